// What the end of a round brought, told at once: who was paid, who paid, who begins.
import {useEffect, useState} from "react";
import {Dialog} from "../app/Dialog";
import {preferences} from "../app/preferences";
import {useRemembered} from "../app/store";
import type {TableState} from "../protocol/state";
import type {LogLine} from "../protocol/types";
import {SeatMark} from "../seats/SeatMark";
import {endOfRound} from "./passages";
import style from "./RoundSheet.module.css";

export function RoundSheet({state}: {state: TableState}) {
    const {speed} = useRemembered(preferences);
    const [lines, setLines] = useState<readonly LogLine[]>([]);
    useEffect(() => {
        const told = endOfRound(state.log, state.fresh);
        // Not to those who want to be told nothing.
        if (told.length > 0 && speed !== "instant") setLines(told);
    }, [state.log, state.fresh, speed]);
    // Not before all else is told.
    const shown = lines.length > 0 && state.behind === 0 && state.update?.phase === "playing";
    return shown ? <Sheet lines={lines} onClose={() => setLines([])} /> : null;
}

function Sheet({lines, onClose}: {lines: readonly LogLine[]; onClose(): void}) {
    return (
        <Dialog label="The end of the round" onClose={onClose}>
            {(close) => (
                <>
                    <h2>The end of the round</h2>
                    <ul className={`rows ${style.lines}`}>
                        {lines.map((line, i) => (
                            <li key={i}>
                                {line.seat === null ? <span className={style.nobody} /> : <SeatMark seat={line.seat} size={15} />}
                                {line.text}
                            </li>
                        ))}
                    </ul>
                    <button type="button" className="button primary" autoFocus onClick={close}>
                        Go on
                    </button>
                </>
            )}
        </Dialog>
    );
}
