// What a choice would do, as far as it is certain.
import type {Change, Preview} from "../protocol/types";
import style from "./PreviewLines.module.css";

const simple = (value: unknown): value is number | string | boolean =>
    typeof value === "number" || typeof value === "string" || typeof value === "boolean";

// `players.0.gold` reads as "gold"; what cannot be said in a word is left to the board.
const changeWords = (change: Change): string | undefined => {
    const name = change.path.split(".").at(-1) ?? "";
    if (!simple(change.from) || !simple(change.to) || /^\d+$/.test(name)) return undefined;
    return `${name.replaceAll("_", " ")} ${String(change.from)} → ${String(change.to)}`;
};

const mostChanges = 5;

export function PreviewLines({preview}: {preview: Preview | undefined}) {
    if (!preview) return null;
    const changes = preview.lines.length > 0 ? [] : [...new Set(preview.changes.map(changeWords))].filter((words) => words !== undefined);
    const lines = [...preview.lines, ...changes.slice(0, mostChanges)];
    return (
        <ul className={style.lines} aria-label="What it would do">
            {lines.length > 0 && <li className={style.lead}>What will be told:</li>}
            {lines.map((line, i) => (
                <li key={i}>{line}</li>
            ))}
            {preview.then === "chance" && <li className={style.then}>Random outcome: cannot be undone.</li>}
        </ul>
    );
}
