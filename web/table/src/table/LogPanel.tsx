// The log in words. Each line lights up what it names.
import {useEffect, useRef} from "react";
import {SeatMark} from "../seats/SeatMark";
import type {LogLine} from "../protocol/types";
import style from "./LogPanel.module.css";

interface Props {
    log: readonly LogLine[];
    fresh: number;
    onName(things: readonly string[]): void;
    onReplay(position: number): void;
}

const mostLines = 300;

export function LogPanel({log, fresh, onName, onReplay}: Props) {
    const end = useRef<HTMLLIElement>(null);
    useEffect(() => {
        end.current?.scrollIntoView({block: "nearest"});
    }, [log]);
    const shown = log.slice(-mostLines);
    return (
        <ol className={style.log} aria-label="What happened">
            {shown.map((line, i) => (
                <li
                    key={log.length - shown.length + i}
                    className={style.line}
                    data-fresh={i >= shown.length - fresh || undefined}
                    data-table={line.news === null || undefined}
                    tabIndex={line.things.length > 0 ? 0 : undefined}
                    onMouseEnter={() => onName(line.things)}
                    onMouseLeave={() => onName([])}
                    onFocus={() => onName(line.things)}
                    onBlur={() => onName([])}
                >
                    {line.seat === null ? <span className={style.chance} /> : <SeatMark seat={line.seat} size={13} />}
                    <span className={style.text}>{line.text}</span>
                    {line.news !== null && (
                        <button type="button" className={style.at} onClick={() => onReplay(line.position)} title="Look at the table as it was then">
                            {line.position}
                        </button>
                    )}
                </li>
            ))}
            <li ref={end} aria-hidden="true" />
        </ol>
    );
}
