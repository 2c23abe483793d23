// The treasury in the middle, with what everybody shares: population, tax, age, and the forecast of the round's end.
import {Icon} from "../../icons/Icon";
import type {SeatState} from "../../protocol/types";
import {SeatMark} from "../../seats/SeatMark";
import type {TreasuryContent} from "./content";
import icons from "./icons.icons";
import type {View as TreasuryView} from "./view";
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
            <Forecast view={view} seats={seats} />
        </section>
    );
}

// Who would be paid what in which wave, what tax would be due, and who would start the next round.
function Forecast({view, seats}: {view: TreasuryView; seats: readonly SeatState[]}) {
    const waves = Math.max(1, ...view.players.map((player) => player.round_end.waves.length));
    const starts = view.next_starting;
    return (
        <table className={style.forecast}>
            <caption>If the round ended now</caption>
            <thead>
                <tr>
                    <th scope="col">
                        <span className="sr-only">Player</span>
                    </th>
                    {Array.from({length: waves}, (_, wave) => (
                        <th key={wave} scope="col">
                            {wave === 0 ? <>Wave 1</> : wave + 1}
                        </th>
                    ))}
                    <th scope="col">Tax</th>
                </tr>
            </thead>
            <tbody>
                {view.players.map(({round_end: {waves: paid, due}}, seat) => (
                    <tr key={seat}>
                        <th scope="row">
                            <SeatMark seat={seat} size={12} /> {seats[seat]?.name}
                            {starts === seat && (
                                <span className={style.starts} title="Would start the next round">
                                    starts
                                </span>
                            )}
                        </th>
                        {Array.from({length: waves}, (_, wave) => (
                            <td key={wave} data-none={paid[wave] === undefined || undefined}>
                                {paid[wave] === undefined ? "·" : `+${paid[wave]}`}
                            </td>
                        ))}
                        <td data-none={due === 0 || undefined}>{due === 0 ? "·" : `−${due}`}</td>
                    </tr>
                ))}
            </tbody>
        </table>
    );
}
