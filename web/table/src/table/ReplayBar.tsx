// A slider over the whole game. What it shows can be shared by link, and played on from there.
import {useEffect, useState} from "react";
import type {LogLine} from "../protocol/types";
import {stopAfter, stopBefore, stopsOf, strides, type Stride} from "./passages";
import style from "./ReplayBar.module.css";

interface Props {
    position: number;
    last: number;
    log: readonly LogLine[];
    // What happened there, in words.
    lines: readonly string[];
    loading: boolean;
    onMove(position: number): void;
    onShare(): void;
    // The link to this moment is copied.
    shared: boolean;
    onFork(): void;
    onWhatIf(): void;
    onClose(): void;
}

// How long each stop is looked at, in milliseconds.
const paces = {slow: 2000, normal: 1000, fast: 350};
type Pace = keyof typeof paces;

export function ReplayBar({position, last, log, lines, loading, onMove, onShare, shared, onFork, onWhatIf, onClose}: Props) {
    const [playing, setPlaying] = useState(false);
    const [pace, setPace] = useState<Pace>("normal");
    const [stride, setStride] = useState<Stride>("decision");
    const stops = stopsOf(log, stride, last);
    const [before, after] = [stopBefore(stops, position), stopAfter(stops, position)];
    useEffect(() => {
        if (!playing || loading) return;
        if (after === undefined) return setPlaying(false);
        const timer = setTimeout(() => onMove(after), paces[pace]);
        return () => clearTimeout(timer);
    }, [playing, loading, after, pace, onMove]);
    const move = (to: number | undefined) => {
        setPlaying(false);
        if (to !== undefined) onMove(to);
    };
    return (
        <section className={style.bar} aria-label="Replay">
            <div className={style.row}>
                <button type="button" className="button small" onClick={() => move(before)} disabled={before === undefined} aria-label={`One ${stride} back`}>
                    ◂
                </button>
                <button type="button" className="button small" onClick={() => setPlaying(!playing)} disabled={after === undefined}>
                    {playing ? "Stop" : "Play"}
                </button>
                <button type="button" className="button small" onClick={() => move(after)} disabled={after === undefined} aria-label={`One ${stride} on`}>
                    ▸
                </button>
                <select className="field" aria-label="Step" value={stride} onChange={(event) => setStride(event.target.value as Stride)}>
                    {strides.map((one) => (
                        <option key={one} value={one}>
                            by {one}
                        </option>
                    ))}
                </select>
                <select className="field" aria-label="Speed" value={pace} onChange={(event) => setPace(event.target.value as Pace)}>
                    {Object.keys(paces).map((one) => (
                        <option key={one}>{one}</option>
                    ))}
                </select>
                <input
                    className={style.slider}
                    type="range"
                    min={0}
                    max={last}
                    value={position}
                    aria-label="Position in the game"
                    onChange={(event) => move(Number(event.target.value))}
                />
                <span className={style.where}>
                    {position} of {last}
                </span>
                <button type="button" className="button small" onClick={onShare}>
                    {shared ? "Link copied" : "Share"}
                </button>
                <button type="button" className="button small" onClick={onFork}>
                    Play on from here
                </button>
                <button type="button" className="button small" onClick={onWhatIf} title="How would bots fare from here?">
                    What if
                </button>
                <button type="button" className="button small primary" onClick={onClose}>
                    Back to the table
                </button>
            </div>
            <p className={style.lines} aria-live="polite">
                {lines.length > 0 ? lines.join(" ") : " "}
            </p>
        </section>
    );
}
