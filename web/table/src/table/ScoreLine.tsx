// The players where there is little room: whose turn it is and how it stands, always in sight.
import {useSpot} from "../choosing/Choosing";
import type {SeatState} from "../protocol/types";
import {SeatMark} from "../seats/SeatMark";
import {seatColour} from "../seats/seats";
import style from "./ScoreLine.module.css";

interface Props {
    seats: readonly SeatState[];
    scores: readonly (number | null)[];
    decider: number | "chance" | "window" | null;
    yours: readonly number[];
}

export function ScoreLine({seats, scores, decider, yours}: Props) {
    const spot = useSpot();
    return (
        <ul className={style.line} aria-label="Scores">
            {seats.map(({seat, name}) => (
                <li
                    key={seat}
                    className={style.player}
                    data-deciding={decider === seat || undefined}
                    data-yours={yours.includes(seat) || undefined}
                    style={{"--seat": seatColour(seat)} as React.CSSProperties}
                    title={name || "Open seat"}
                >
                    <span className={style.spot} {...spot([`seat:${seat}`, `owner:${seat}`], name)}>
                        <SeatMark seat={seat} size={16} />
                        <span className={decider === seat ? style.name : "sr-only"}>{name || "Open seat"}</span>
                        <b>{scores[seat] ?? "?"}</b>
                        {decider === seat && <span className="sr-only">decides now</span>}
                    </span>
                </li>
            ))}
        </ul>
    );
}
