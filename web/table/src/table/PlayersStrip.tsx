// The players in turn order, each with the two or three numbers that matter; the seat to act glows.
import {useSpot} from "../choosing/Choosing";
import {Icon} from "../icons/Icon";
import {SeatMark} from "../seats/SeatMark";
import {seatColour} from "../seats/seats";
import type {BoardModule, BoardProps} from "../boards/board";
import type {SeatPresence} from "../protocol/types";
import style from "./PlayersStrip.module.css";

const mostInARow = 5;

interface Props {
    board: BoardModule;
    props: BoardProps;
    here: readonly SeatPresence[];
    yours: readonly number[];
}

export function PlayersStrip({board, props, here, yours}: Props) {
    const spot = useSpot();
    const {seats, scores, decider} = props;
    const scoreName = board.scoreName ?? "Score";
    return (
        <div className={style.strip} role="group" aria-label="Players" style={{"--columns": seats.length <= mostInARow ? seats.length : Math.ceil(seats.length / 2)} as React.CSSProperties}>
            {seats.map((seat) => {
                const title = board.title?.(props, seat.seat);
                const away = seat.kind === "human" && here.some((one) => one.seat === seat.seat && !one.here);
                const deciding = decider === seat.seat;
                const score = scores[seat.seat];
                return (
                    <div
                        key={seat.seat}
                        className={style.player}
                        data-deciding={deciding || undefined}
                        data-yours={yours.includes(seat.seat) || undefined}
                        style={{"--seat": seatColour(seat.seat)} as React.CSSProperties}
                        {...spot([`seat:${seat.seat}`, `owner:${seat.seat}`])}
                    >
                        <SeatMark seat={seat.seat} size={22} />
                        <div className={style.who}>
                            <span className={style.name}>
                                {seat.name || "Open seat"}
                                {title && <span className={style.title}>{title}</span>}
                                {seat.kind === "bot" && <Icon name="bot" size={13} title={`Bot, ${seat.level ?? ""}`} />}
                                {seat.resigned && <span className={style.note}>resigned</span>}
                                {away && <span className={style.note}>away</span>}
                                {seat.kind === "open" && <span className={style.note}>open</span>}
                            </span>
                            <ul className={style.figures}>
                                {board.figures(props, seat.seat).map((figure) => (
                                    <li key={figure.label} title={figure.label}>
                                        <Icon name={figure.icon} icons={board.icons} size={14} title={figure.label} />
                                        <b>{figure.value}</b>
                                        <span className={style.label} aria-hidden="true">
                                            {figure.short ?? figure.label.toLowerCase()}
                                        </span>
                                    </li>
                                ))}
                            </ul>
                        </div>
                        <p className={style.score} title={scoreName}>
                            <span className="sr-only">{scoreName}</span>
                            <b>{score ?? "?"}</b>
                            <span className={style.label} aria-hidden="true">
                                {scoreName.toLowerCase()}
                            </span>
                        </p>
                        {deciding && <span className="sr-only">decides now</span>}
                    </div>
                );
            })}
        </div>
    );
}
