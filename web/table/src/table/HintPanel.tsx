// What a strong player would do, and why.
import type {ServerHint} from "../protocol/types";
import style from "./HintPanel.module.css";

const percent = (share: number) => `${Math.round(share * 100)} %`;
const mostShown = 6;

interface Props {
    hint: ServerHint | "thinking" | undefined;
    trouble: string | undefined;
    // Whether the hint still belongs to the position on the table.
    current: boolean;
    canAsk: boolean;
    onAsk(): void;
    onName(things: readonly string[]): void;
    onChoose(action: string): void;
}

export function HintPanel({hint, trouble, current, canAsk, onAsk, onName, onChoose}: Props) {
    return (
        <div className={style.panel}>
            <p className={style.about}>A strong player looks at the table as you see it and tells what it would weigh.</p>
            <button type="button" className="button" onClick={onAsk} disabled={!canAsk || hint === "thinking"}>
                {hint === "thinking" ? "Thinking…" : "Ask for a hint"}
            </button>
            {trouble && <p className="trouble">{trouble}</p>}
            {hint && hint !== "thinking" && (
                <>
                    {!current && <p className={style.about}>This was about an earlier position.</p>}
                    <ol className={style.list}>
                        {hint.considered.slice(0, mostShown).map((one, i) => (
                            <li
                                key={one.action}
                                className={style.one}
                                onMouseEnter={() => onName(one.things)}
                                onMouseLeave={() => onName([])}
                            >
                                <div className={style.head}>
                                    <strong>{one.label}</strong>
                                    <span title="What it expects: 100 % is a win">{percent(one.value)}</span>
                                </div>
                                <div className={style.meter} role="img" aria-label={`${percent(one.share)} of its attention`}>
                                    <span style={{width: `${one.share * 100}%`}} />
                                </div>
                                {one.reasons.length > 0 && (
                                    <ul>
                                        {one.reasons.map((reason) => (
                                            <li key={reason}>{reason}</li>
                                        ))}
                                    </ul>
                                )}
                                {i === 0 && current && (
                                    <button type="button" className="button small" onClick={() => onChoose(one.action)}>
                                        Take it
                                    </button>
                                )}
                            </li>
                        ))}
                    </ol>
                    {hint.considered.length === 0 && <p>It would play: {hint.best}</p>}
                    <p className={style.about}>{hint.simulations.toLocaleString("en")} games thought through.</p>
                </>
            )}
        </div>
    );
}
