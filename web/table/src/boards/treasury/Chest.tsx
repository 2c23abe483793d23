// The treasury in the middle, with what everybody shares: population, tax, age, and the forecast of the round's end.
import {Icon} from "../../icons/Icon";
import type {SeatState} from "../../protocol/types";
import {SeatMark} from "../../seats/SeatMark";
import type {TreasuryContent, TreasuryView} from "./content";
import icons from "./icons.icons";
import style from "./treasury.module.css";

export function Chest({view, content, seats}: {view: TreasuryView; content: TreasuryContent; seats: readonly SeatState[]}) {
    const stage = view.game_end_triggered ? "the end is near" : view.extra_round ? "extra round" : view.final_phase ? "final phase" : view.round.set_to_end ? "the round ends after this lap" : undefined;
    return (
        <section className={style.chest} aria-label="The treasury">
            <p className={style.age}>
                {content.ages[view.age] ?? ""}, round {view.round.number}
            </p>
            <div className={style.top}>
                <div className={style.gold}>
                    <Icon name="treasury" icons={icons} size={66} />
                    <strong>{view.treasury}</strong>
                </div>
                <p className={style.shared}>
                    <span title="Population">
                        <Icon name="population" icons={icons} size={20} title="Population" /> {view.population}
                    </span>
                    <span title="Tax rate">
                        <Icon name="tax" icons={icons} size={20} title="Tax rate" /> {view.tax}
                    </span>
                </p>
            </div>
            {stage && <p className={style.stage}>{stage}</p>}
            <table className={style.forecast}>
                <caption>If the round ended now</caption>
                <thead>
                    <tr>
                        <th scope="col">
                            <span className="sr-only">Player</span>
                        </th>
                        <th scope="col">Contracts</th>
                        <th scope="col">Pay</th>
                    </tr>
                </thead>
                <tbody>
                    {view.players.map((player, seat) => {
                        const contracts = player.businesses.reduce((sum, one) => sum + (one.opened ? one.contracts : 0), 0);
                        const pay = player.businesses.reduce((sum, one) => sum + (one.opened ? one.contracts * one.price : 0), 0);
                        return (
                            <tr key={seat}>
                                <th scope="row">
                                    <SeatMark seat={seat} size={12} /> {seats[seat]?.name}
                                    {view.round.starting === seat && <small> starts</small>}
                                </th>
                                <td>{contracts}</td>
                                <td>{pay}</td>
                            </tr>
                        );
                    })}
                </tbody>
            </table>
        </section>
    );
}
