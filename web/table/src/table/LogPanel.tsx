// The log in words. Each line lights up what it names, and leads back to the table as it was then. For the keyboard it is
// one stop: arrows go from line to line. How the table was laid is folded away. What was told before comes page by page,
// when somebody scrolls up to it.
import {useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject} from "react";
import {SeatMark} from "../seats/SeatMark";
import type {LogLine} from "../protocol/types";
import {linesOfSetup, sinceLastTurn} from "./passages";
import style from "./LogPanel.module.css";

interface Props {
    log: readonly LogLine[];
    fresh: number;
    // There is more than the page knows.
    hasEarlier: boolean;
    onEarlier(): void;
    // The position that is looked at, while looking back.
    at: number | undefined;
    // The seats of whoever reads it.
    yours: readonly number[];
    onName(things: readonly string[]): void;
    onReplay(position: number): void;
}

const linesAtFirst = 300;
const moreLines = 100;
// Fewer lines than this are no noise.
const worthFolding = 4;

export function LogPanel({log, fresh, hasEarlier, onEarlier, at, yours, onName, onReplay}: Props) {
    const list = useRef<HTMLOListElement>(null);
    const [unfolded, setUnfolded] = useState(false);
    const [current, setCurrent] = useState<string>();
    const [most, setMost] = useState(linesAtFirst);
    const setup = hasEarlier ? 0 : linesOfSetup(log);
    const folded = setup >= worthFolding && !unfolded;
    const first = folded ? setup : 0;
    const from = Math.max(log.length - most, first);
    const shown = log.slice(from);
    const keys = keysOf(shown);
    useHeldPlace(list, shown);
    const since = sinceLastTurn(log, yours);
    const here = at === undefined ? undefined : shown.findLastIndex((line) => line.news !== null && line.position <= at);
    useEffect(() => {
        const lines = list.current?.children;
        lines?.[here === undefined ? lines.length - 1 : Math.max(0, here)]?.scrollIntoView({block: "nearest"});
    }, [log.at(-1), here]);
    const known = current === undefined ? -1 : keys.indexOf(current);
    const stop = known >= 0 ? known : shown.length - 1;
    const key = (event: KeyboardEvent) => {
        const to = {ArrowUp: stop - 1, ArrowDown: stop + 1, Home: 0, End: shown.length - 1}[event.key];
        if (to === undefined) return;
        event.preventDefault();
        const next = Math.max(0, Math.min(shown.length - 1, to));
        setCurrent(keys[next]);
        (list.current?.children[next] as HTMLElement | undefined)?.focus();
    };
    const earlier = () => {
        setMost(most + moreLines);
        if (from === first) onEarlier();
    };
    return (
        <>
            {(hasEarlier || from > first) && <Earlier onSeen={earlier} />}
            {folded && from === setup && (
                <button type="button" className={`button small quiet ${style.setup}`} onClick={() => setUnfolded(true)}>
                    How the table was laid: {setup} lines
                </button>
            )}
            <ol className={style.log} aria-label="What happened" ref={list} onKeyDown={key}>
                {shown.map((line, i) => (
                    <li
                        key={keys[i]}
                        className={style.line}
                        data-fresh={i >= shown.length - fresh || undefined}
                        data-table={line.news === null || undefined}
                        data-since={from + i === since || undefined}
                        data-begins={line.news === "round-began" || line.news === "era-began" || undefined}
                        data-here={i === here || undefined}
                        data-later={(here !== undefined && i > here) || undefined}
                        tabIndex={i === stop ? 0 : -1}
                        onMouseEnter={() => onName(line.things)}
                        onMouseLeave={() => onName([])}
                        onFocus={() => {
                            setCurrent(keys[i]);
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

// A line has no name of its own: it is one of those of its entry.
function keysOf(lines: readonly LogLine[]): string[] {
    let nth = 0;
    return lines.map((line, i) => {
        nth = lines[i - 1]?.revision === line.revision ? nth + 1 : 0;
        return `${line.revision}.${nth}`;
    });
}

// Stands above the first line. Whoever scrolls to it, or presses it, has what came before.
function Earlier({onSeen}: {onSeen(): void}) {
    const button = useRef<HTMLButtonElement>(null);
    const seen = useRef(onSeen);
    seen.current = onSeen;
    useEffect(() => {
        const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && seen.current());
        watcher.observe(button.current!);
        return () => watcher.disconnect();
    }, []);
    return (
        <button ref={button} type="button" className={`button small quiet ${style.setup}`} onClick={onSeen}>
            What came before
        </button>
    );
}

// What is read stays in its place when lines come above it.
function useHeldPlace(list: RefObject<HTMLOListElement | null>, shown: readonly LogLine[]): void {
    const before = useRef({first: shown[0], last: shown.at(-1), height: 0});
    useLayoutEffect(() => {
        const height = list.current!.scrollHeight;
        const {first, last, height: was} = before.current;
        const scroller = list.current!.closest("[role=tabpanel]");
        if (scroller && first !== shown[0] && last === shown.at(-1)) scroller.scrollTop += height - was;
        before.current = {first: shown[0], last: shown.at(-1), height};
    });
}
