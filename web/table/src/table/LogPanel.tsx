// The log in words. Each line lights up what it names, and leads back to the table as it was then. For the keyboard it is
// one stop: arrows go from line to line. How the table was laid is folded away.
import {useEffect, useRef, useState, type KeyboardEvent} from "react";
import {SeatMark} from "../seats/SeatMark";
import type {LogLine} from "../protocol/types";
import {linesOfSetup} from "./passages";
import style from "./LogPanel.module.css";

interface Props {
    log: readonly LogLine[];
    fresh: number;
    // The position that is looked at, while looking back.
    at: number | undefined;
    onName(things: readonly string[]): void;
    onReplay(position: number): void;
}

const mostLines = 300;
// Fewer lines than this are no noise.
const worthFolding = 4;

export function LogPanel({log, fresh, at, onName, onReplay}: Props) {
    const list = useRef<HTMLOListElement>(null);
    const [unfolded, setUnfolded] = useState(false);
    const [current, setCurrent] = useState<number>();
    const setup = linesOfSetup(log);
    const folded = setup >= worthFolding && !unfolded;
    const from = Math.max(log.length - mostLines, folded ? setup : 0);
    const shown = log.slice(from);
    const here = at === undefined ? undefined : shown.findLastIndex((line) => line.news !== null && line.position <= at);
    useEffect(() => {
        const lines = list.current?.children;
        lines?.[here === undefined ? lines.length - 1 : Math.max(0, here)]?.scrollIntoView({block: "nearest"});
    }, [log, here]);
    const stop = Math.min(current ?? shown.length - 1, shown.length - 1);
    const key = (event: KeyboardEvent) => {
        const to = {ArrowUp: stop - 1, ArrowDown: stop + 1, Home: 0, End: shown.length - 1}[event.key];
        if (to === undefined) return;
        event.preventDefault();
        const next = Math.max(0, Math.min(shown.length - 1, to));
        setCurrent(next);
        (list.current?.children[next] as HTMLElement | undefined)?.focus();
    };
    return (
        <>
            {folded && from === setup && (
                <button type="button" className={`button small quiet ${style.setup}`} onClick={() => setUnfolded(true)}>
                    How the table was laid: {setup} lines
                </button>
            )}
            <ol className={style.log} aria-label="What happened" ref={list} onKeyDown={key}>
                {shown.map((line, i) => (
                    <li
                        key={from + i}
                        className={style.line}
                        data-fresh={i >= shown.length - fresh || undefined}
                        data-table={line.news === null || undefined}
                        data-here={i === here || undefined}
                        data-later={(here !== undefined && i > here) || undefined}
                        tabIndex={i === stop ? 0 : -1}
                        onMouseEnter={() => onName(line.things)}
                        onMouseLeave={() => onName([])}
                        onFocus={() => {
                            setCurrent(i);
                            onName(line.things);
                        }}
                        onBlur={() => onName([])}
                        onKeyDown={(event) => {
                            if (event.key === "Enter" && line.news !== null && event.target === event.currentTarget) onReplay(line.position);
                        }}
                    >
                        {line.seat === null ? <span className={style.chance} /> : <SeatMark seat={line.seat} size={13} />}
                        <span className={style.text}>{line.text}</span>
                        {line.news !== null && (
                            <button type="button" className={style.at} tabIndex={-1} onClick={() => onReplay(line.position)} title="Look at the table as it was then">
                                {line.position}
                            </button>
                        )}
                    </li>
                ))}
            </ol>
        </>
    );
}
