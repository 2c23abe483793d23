// The fight under way: both forces, who leads, the dice of each, and the hits that are still to be answered.
import type {CSSProperties} from "react";
import {useSpot} from "../../choosing/Choosing";
import {Icon} from "../../icons/Icon";
import {SeatMark} from "../../seats/SeatMark";
import type {SeatState} from "../../protocol/types";
import {known} from "../views";
import type {TemplesContent, Units} from "./content";
import icons from "./icons.icons";
import type {Fighting, View as TemplesView} from "./view";
import style from "./temples.module.css";

const fights = /^(choose-kind|roll-damage|choose-casualty|choose-to-fight-on|choose-capture|choose-enslaved)$/;

const rowOf = (hex: string) => Number(hex.slice(1));

export function BattleTray({view, question, seats, content}: {view: TemplesView; question: string; seats: readonly SeatState[]; content: TemplesContent}) {
    const {combat} = view;
    if (!fights.test(question) || combat.hex === null) return null;
    // Dice lie as they fell while their hits are answered; otherwise they wait to be rolled.
    const fallen = question === "choose-casualty";
    const defending = combat.defender === null ? {} : (view.players[combat.defender]?.units[combat.hex] ?? {});
    // Away from the hex that is fought for.
    const rows = Object.values(view.land).flatMap((hexes) => known(hexes).map(rowOf));
    const upper = rowOf(combat.hex) * 2 <= Math.max(...rows);
    return (
        <section className={style.battle} data-low={upper || undefined} aria-label={`The fight in ${combat.hex}`}>
            <Force
                name={combat.attacker === null ? "A warband" : (seats[combat.attacker]?.name ?? "")}
                role="attacks"
                seat={combat.attacker}
                units={combat.attacker === null ? {soldier: combat.warband} : combat.force}
                side={combat.attack}
                dice={{count: view.dice.attack, hits: fallen && combat.defence.hits > 0 ? combat.defence.hits : undefined}}
                content={content}
            />
            <h2>{combat.hex}</h2>
            <Force name={combat.defender === null ? "Nobody" : (seats[combat.defender]?.name ?? "")} role="defends" seat={combat.defender} units={defending} side={combat.defence} dice={{count: view.dice.defence, hits: fallen && combat.attack.hits > 0 ? combat.attack.hits : undefined}} content={content} />
        </section>
    );
}

interface ForceProps {
    name: string;
    role: string;
    seat: number | null;
    units: Units;
    side: Fighting;
    dice: Dice;
    content: TemplesContent;
}

function Force({name, role, seat, units, side, dice, content}: ForceProps) {
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
            {kinds.length > 0 && <Roll dice={dice} />}
            {side.hits > 0 && <p className={style.hits}>{side.hits === 1 ? "1 hit" : `${side.hits} hits`} to answer</p>}
        </div>
    );
}

interface Dice {
    readonly count: number;
    // Those that hit and are not answered yet; unknown before they are rolled.
    readonly hits: number | undefined;
}

// A die shows a sword where it hits, and nothing where it misses.
function Roll({dice: {count, hits}}: {dice: Dice}) {
    return (
        <div className={style.roll} role="img" aria-label={hits === undefined ? `Rolls ${count} dice` : `Rolled ${count} dice`}>
            {Array.from({length: count}, (_, i) => (
                <span key={`${i} ${hits === undefined}`} className={style.die} data-face={hits === undefined ? "unknown" : i < hits ? "hit" : "miss"} style={{"--nth": i} as CSSProperties}>
                    {hits !== undefined && i < hits && <Icon name="attack" icons={icons} size={15} />}
                </span>
            ))}
        </div>
    );
}
