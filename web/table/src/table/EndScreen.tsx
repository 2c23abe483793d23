// How the game ended: the ranking, and its story in a chart.
import {lazy, Suspense} from "react";
import type {LogLine, Result, SeatState, ServerChart} from "../protocol/types";
import {SeatMark} from "../seats/SeatMark";
import {Icon} from "../icons/Icon";
import {momentsOf} from "./moments";
import style from "./EndScreen.module.css";

const ScoreChart = lazy(() => import("./ScoreChart"));

interface Props {
    result: Result;
    seats: readonly SeatState[];
    chart: ServerChart | undefined;
    log: readonly LogLine[];
    onReplay(position?: number): void;
    onLook(): void;
    onAgain(): void;
    onSave(): void;
}

export function EndScreen({result, seats, chart, log, onReplay, onLook, onAgain, onSave}: Props) {
    const order = [...seats].sort((a, b) => (result.ranking[a.seat] ?? 9) - (result.ranking[b.seat] ?? 9));
    const last = log.filter((line) => line.news !== null).at(-1);
    const winners = seats.filter((seat) => result.ranking[seat.seat] === 1).map((seat) => seat.name);
    return (
        <div className={style.screen}>
            <div className={style.sheet} role="dialog" aria-label="The game is over">
                <Icon name="crown" size={30} className={style.crown} />
                <h2>{winners.length === 1 ? `${winners[0]} wins` : `${winners.join(" and ")} share the win`}</h2>
                <ol className={style.ranking}>
                    {order.map((seat) => (
                        <li key={seat.seat} data-first={result.ranking[seat.seat] === 1 || undefined}>
                            <span className={style.rank}>{result.ranking[seat.seat]}</span>
                            <SeatMark seat={seat.seat} size={22} />
                            <span className={style.name}>{seat.name}</span>
                            <strong>{result.scores[seat.seat]}</strong>
                        </li>
                    ))}
                </ol>
                {last && <p className={style.story}>{last.text}</p>}
                <div className={style.chart}>
                    <Suspense fallback={null}>{chart && <ScoreChart chart={chart} seats={seats} width={540} height={196} />}</Suspense>
                </div>
                {chart && (
                    <section className={style.moments} aria-label="The moments that counted">
                        <h3>The moments that counted</h3>
                        <ul>
                            {momentsOf(chart, log, seats.length).map((moment) => (
                                <li key={moment.seat}>
                                    <SeatMark seat={moment.seat} size={14} />
                                    <b>+{moment.gain}</b>
                                    <span>{moment.text ?? seats[moment.seat]?.name}</span>
                                    <button type="button" className="button small quiet" onClick={() => onReplay(moment.position)}>
                                        Show
                                    </button>
                                </li>
                            ))}
                        </ul>
                    </section>
                )}
                <div className={style.buttons}>
                    <button type="button" className="button primary" onClick={onAgain}>
                        Play again
                    </button>
                    <button type="button" className="button" onClick={() => onReplay()}>
                        Replay
                    </button>
                    <button type="button" className="button" onClick={onSave}>
                        Save the game
                    </button>
                    <button type="button" className="button" onClick={onLook}>
                        Look at the board
                    </button>
                </div>
            </div>
        </div>
    );
}
