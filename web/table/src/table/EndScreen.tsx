// How the game ended, as a moment that covers everything: who won, the ranking, the story in a chart, what counted.
import {lazy, Suspense, useEffect, useRef} from "react";
import type {LogLine, Result, SeatState, ServerChart} from "../protocol/types";
import {SeatMark} from "../seats/SeatMark";
import {seatColour} from "../seats/seats";
import {momentsOf} from "./moments";
import style from "./EndScreen.module.css";

const ScoreChart = lazy(() => import("./ScoreChart"));

const widest = 540;

interface Props {
    result: Result;
    seats: readonly SeatState[];
    yours: readonly number[];
    chart: ServerChart | undefined;
    log: readonly LogLine[];
    onReplay(position?: number): void;
    onLook(): void;
    // Missing for those who only look on.
    onRematch: (() => void) | undefined;
    onSave(): void;
}

function headline(winners: readonly SeatState[], yours: readonly number[]): string {
    if (winners.length !== 1) return `${winners.map(({name}) => name).join(" and ")} share the win`;
    const {seat, name} = winners[0]!;
    return yours.length === 1 && yours.includes(seat) ? "You win" : `${name} wins`;
}

export function EndScreen({result, seats, yours, chart, log, onReplay, onLook, onRematch, onSave}: Props) {
    const first = useRef<HTMLButtonElement>(null);
    useEffect(() => first.current?.focus({preventScroll: true}), []);
    const order = [...seats].sort((a, b) => (result.ranking[a.seat] ?? 9) - (result.ranking[b.seat] ?? 9));
    const last = log.filter((line) => line.news !== null).at(-1);
    const winners = seats.filter((seat) => result.ranking[seat.seat] === 1);
    return (
        <div className={style.screen} role="dialog" aria-modal="true" aria-label="The game is over" style={{"--winner": seatColour(winners[0]?.seat)} as React.CSSProperties}>
            <div className={style.sheet}>
                <p className={style.marks}>
                    {winners.map(({seat}) => (
                        <SeatMark key={seat} seat={seat} size={64} />
                    ))}
                </p>
                <h2>{headline(winners, yours)}</h2>
                {last && <p className={style.story}>{last.text}</p>}
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
                <div className={style.buttons}>
                    {onRematch && (
                        <button ref={first} type="button" className="button primary" onClick={onRematch}>
                            Rematch
                        </button>
                    )}
                    <button type="button" className="button" onClick={() => onReplay()}>
                        Replay
                    </button>
                    <button type="button" className="button" onClick={onSave}>
                        Save the game
                    </button>
                    <button type="button" className="button" onClick={onLook}>
                        Look at the board
                    </button>
                    <a className="button quiet" href="#/">
                        To the lobby
                    </a>
                </div>
                <div className={style.chart}>
                    <Suspense fallback={null}>{chart && <ScoreChart chart={chart} seats={seats} width={Math.min(widest, innerWidth - 84)} height={196} />}</Suspense>
                </div>
                {chart && (
                    <section className={style.moments} aria-label="The moments that counted">
                        <h3>The moments that counted</h3>
                        <ul>
                            {momentsOf(chart, log, seats.length).map((moment) => (
                                <li key={`${moment.seat} ${moment.position}`}>
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
            </div>
        </div>
    );
}
