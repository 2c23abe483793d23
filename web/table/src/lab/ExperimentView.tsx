// An experiment as far as it has got: the share of wins of each seat with its interval, and the findings in sentences.
import {apiAddress} from "../protocol/rest";
import type {RestExperimentState, WinsOfSeats} from "../protocol/types";
import {SeatMark} from "../seats/SeatMark";
import {seatColour} from "../seats/seats";
import style from "./lab.module.css";
import {wait} from "./wait";

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

interface Props {
    state: RestExperimentState;
    // Who sits at the table that it goes on from.
    names: readonly string[] | undefined;
    onCancel(): void;
}

// The lab counts seats from 0; here they go by the names that they have on this screen.
const withNames = (line: string, nameOf: (seat: number) => string) => line.replace(/\bseat (\d+)/gi, (_, seat) => nameOf(Number(seat)));

export function ExperimentView({state, names, onCancel}: Props) {
    const nameOf = (seat: number) => names?.[seat] ?? `Seat ${seat + 1}`;
    const share = state.games > 0 ? state.played / state.games : 0;
    const going = state.state === "queued" || state.state === "running";
    const compared = state.wins_against.length > 0;
    const tables = [
        {caption: names ? "How often each of you wins from here" : compared ? "How often each seat wins with the shipped files" : "How often each seat wins", wins: state.wins},
        {caption: "How often each seat wins with your files", wins: state.wins_against},
    ].filter((one) => one.wins.length > 0);
    // One scale for all of them.
    const most = Math.max(0.01, ...tables.flatMap((one) => one.wins.map((seat) => seat.high)));
    return (
        <section className={`sheet ${style.experiment}`} aria-live="polite">
            <div className={style.progress}>
                <progress value={share} aria-label="How far it is" />
                <span>
                    {state.played.toLocaleString("en")} of {state.games.toLocaleString("en")} games
                </span>
                {going && (
                    <button type="button" className="button small" onClick={onCancel}>
                        Stop
                    </button>
                )}
            </div>
            {going && state.queue && <p className={style.wait}>{wait(state.queue)}</p>}
            {state.state === "failed" && (
                <p className="trouble" role="alert">
                    {state.message ?? "The experiment failed."}
                </p>
            )}
            {tables.map((one) => (
                <WinsTable key={one.caption} {...one} most={most} nameOf={nameOf} />
            ))}
            {state.summary.length > 0 && (
                <ul className={style.summary}>
                    {state.summary.map((line) => (
                        <li key={line}>{withNames(line, nameOf)}</li>
                    ))}
                </ul>
            )}
            {state.report && (
                <a className="button primary" href={state.report.startsWith("/") ? state.report : apiAddress(state.report)} target="_blank" rel="noreferrer">
                    Open the report
                </a>
            )}
        </section>
    );
}

function WinsTable({caption, wins, most, nameOf}: {caption: string; wins: WinsOfSeats; most: number; nameOf(seat: number): string}) {
    return (
        <table className={style.wins}>
            <caption>{caption}</caption>
            <tbody>
                {wins.map((one) => (
                    <tr key={one.seat}>
                        <th scope="row">
                            <SeatMark seat={one.seat} size={16} /> {nameOf(one.seat)}
                        </th>
                        <td className={style.bar}>
                            <svg viewBox="0 0 100 10" preserveAspectRatio="none" width="100%" height="22" aria-hidden="true">
                                <rect x="0" y="1.5" width={(one.share / most) * 100} height="7" fill={seatColour(one.seat)} />
                                <rect x={(one.low / most) * 100} y="4.3" width={((one.high - one.low) / most) * 100} height="1.4" fill="var(--ink)" />
                            </svg>
                        </td>
                        <td className={style.figure}>
                            <b>{percent(one.share)}</b> <small>{`${percent(one.low)} to ${percent(one.high)}`}</small>
                        </td>
                    </tr>
                ))}
            </tbody>
        </table>
    );
}
