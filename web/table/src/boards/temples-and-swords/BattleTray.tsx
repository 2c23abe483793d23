// The fight under way: both forces, who leads, and the hits that are still to be answered.
import {useSpot} from "../../choosing/Choosing";
import {Icon} from "../../icons/Icon";
import {SeatMark} from "../../seats/SeatMark";
import type {SeatState} from "../../protocol/types";
import type {Side, TemplesContent, TemplesView, Units} from "./content";
import icons from "./icons.icons";
import style from "./temples.module.css";

const fights = /^(choose-kind|roll-damage|choose-casualty|choose-to-fight-on|choose-capture|choose-enslaved)$/;

export function BattleTray({view, question, seats, content}: {view: TemplesView; question: string; seats: readonly SeatState[]; content: TemplesContent}) {
    const {combat} = view;
    if (!fights.test(question) || combat.hex === null) return null;
    const defending = combat.defender === null ? {} : (view.players[combat.defender]?.units[combat.hex] ?? {});
    return (
        <section className={style.battle} aria-label={`The fight in ${combat.hex}`}>
            <Force
                name={combat.attacker === null ? "A warband" : (seats[combat.attacker]?.name ?? "")}
                role="attacks"
                seat={combat.attacker}
                units={combat.attacker === null ? {soldier: combat.warband} : combat.force}
                side={combat.attack}
                content={content}
            />
            <h2>{combat.hex}</h2>
            <Force name={combat.defender === null ? "Nobody" : (seats[combat.defender]?.name ?? "")} role="defends" seat={combat.defender} units={defending} side={combat.defence} content={content} />
        </section>
    );
}

function Force({name, role, seat, units, side, content}: {name: string; role: string; seat: number | null; units: Units; side: Side; content: TemplesContent}) {
    const spot = useSpot();
    const kinds = Object.entries(units).filter(([, count]) => count > 0);
    return (
        <div className={style.force}>
            <p>
                {seat !== null && <SeatMark seat={seat} size={18} />}
                <b>{name}</b> {role}
            </p>
            <div className={style.kinds}>
                {kinds.map(([kind, count]) => (
                    <div key={kind} data-leads={side.declared === kind || undefined} {...spot(`unit-kind:${kind}`)}>
                        <Icon name={kind} icons={icons} size={22} />
                        {count} {content.units.find((unit) => unit.id === kind)?.name ?? kind}
                    </div>
                ))}
                {kinds.length === 0 && <div>no units</div>}
            </div>
            {side.hits > 0 && (
                <p className={style.hits}>
                    {Array.from({length: Math.min(side.hits, 8)}, (_, i) => (
                        <span key={i} className={style.die} aria-hidden="true" />
                    ))}
                    {side.hits === 1 ? "1 hit" : `${side.hits} hits`} to answer
                </p>
            )}
        </div>
    );
}
