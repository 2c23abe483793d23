// An experiment as far as it has got: the share of wins of each seat with its interval, and the findings in sentences.
import {apiAddress} from "../protocol/rest";
import type {RestExperimentState} from "../protocol/types";
import {SeatMark} from "../seats/SeatMark";
import {seatColour} from "../seats/seats";
import style from "./lab.module.css";

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

interface Props {
    state: RestExperimentState;
    // Who sits at the table that it goes on from.
    names: readonly string[] | undefined;
    // Whether an edited copy plays against the shipped content.
    compared: boolean;
    onCancel(): void;
}

// The lab counts seats from 0; here they go by the names that they have on this screen.
const withNames = (line: string, nameOf: (seat: number) => string) => line.replace(/\bseat (\d+)/gi, (_, seat) => nameOf(Number(seat)));

export function ExperimentView({state, names, compared, onCancel}: Props) {
    const nameOf = (seat: number) => names?.[seat] ?? `Seat ${seat + 1}`;
    const share = state.games > 0 ? state.played / state.games : 0;
    const going = state.state === "queued" || state.state === "running";
    const most = Math.max(0.01, ...state.wins.map((one) => one.high));
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
            {state.state === "failed" && (
                <p className="trouble" role="alert">
                    {state.message ?? "The experiment failed."}
                </p>
            )}
            {state.wins.length > 0 && (
                <table className={style.wins}>
                    <caption>{names ? "How often each of you wins from here" : compared ? "How often each seat wins with the shipped files" : "How often each seat wins"}</caption>
                    <tbody>
                        {state.wins.map((one) => (
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
            )}
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
