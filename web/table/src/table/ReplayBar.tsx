// A slider over the whole game. What it shows can be shared by link, and played on from there.
import {useEffect, useState} from "react";
import style from "./ReplayBar.module.css";

interface Props {
    position: number;
    last: number;
    // What happened there, in words.
    lines: readonly string[];
    loading: boolean;
    onMove(position: number): void;
    onShare(): Promise<void>;
    onFork(): void;
    onWhatIf(): void;
    onClose(): void;
}

const playEvery = 900;

export function ReplayBar({position, last, lines, loading, onMove, onShare, onFork, onWhatIf, onClose}: Props) {
    const [playing, setPlaying] = useState(false);
    const [shared, setShared] = useState(false);
    useEffect(() => {
        if (!playing || loading) return;
        if (position >= last) return setPlaying(false);
        const timer = setTimeout(() => onMove(position + 1), playEvery);
        return () => clearTimeout(timer);
    }, [playing, loading, position, last, onMove]);
    const move = (to: number) => {
        setPlaying(false);
        onMove(Math.max(0, Math.min(last, to)));
    };
    return (
        <section className={style.bar} aria-label="Replay">
            <div className={style.row}>
                <button type="button" className="button small" onClick={() => move(position - 1)} disabled={position <= 0} aria-label="One action back">
                    ◂
                </button>
                <button type="button" className="button small" onClick={() => setPlaying(!playing)} disabled={position >= last}>
                    {playing ? "Stop" : "Play"}
                </button>
                <button type="button" className="button small" onClick={() => move(position + 1)} disabled={position >= last} aria-label="One action on">
                    ▸
                </button>
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
                <button
                    type="button"
                    className="button small"
                    onClick={() => void onShare().then(() => setShared(true))}
                    onBlur={() => setShared(false)}
                >
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
