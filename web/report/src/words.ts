// Numbers and names as people read them.
import type {Estimate} from "./data";

export const percent = (share: number, digits = 1) => `${(100 * share).toFixed(digits)}%`;

export function plain(number: number): string {
    const size = Math.abs(number);
    return number.toFixed(size >= 100 || Number.isInteger(number) ? 0 : size >= 10 ? 1 : 2);
}

export const shown = (number: number, share: boolean) => (share ? percent(number) : plain(number));

export const interval = (e: Estimate, share: boolean) =>
    `${shown(e.value, share)} (${shown(e.low, share)} to ${shown(e.high, share)})`;

export function signed(e: Estimate, share: boolean): string {
    const sign = (number: number) => (number > 0 ? "+" : "") + (share ? (100 * number).toFixed(1) : plain(number));
    return `${sign(e.value)} (${sign(e.low)} to ${sign(e.high)})`;
}

// `business-opened.by` and `saw_pit` become `Business opened, by` and `Saw pit`; sentences stay as they are.
export function title(name: string): string {
    const spaced = name.includes(" ") ? name : name.replace(/[-_]/g, " ").replace(/\./g, ", ");
    return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

// The names of columns, in words.
const columns: Record<string, string> = {
    decisions: "Decisions",
    choices: "Decisions with a choice",
    chances: "Strokes of luck",
    longest_wait: "Longest wait, in choices of others",
    turns: "Turns",
    rounds: "Rounds",
    margin: "Points by which the winner is ahead",
    lead_changes: "Changes of the lead",
    lead_for_good: "When the winner leads for good, as a share of the game",
    shared_win: "Games with several winners",
    "forced-share": "Decisions without a choice",
    branching: "Actions to choose from",
    "choices-in-a-turn": "Choices in a turn",
    waiting: "Choices of others between two turns",
};

export function figureName(name: string): string {
    if (columns[name]) return columns[name];
    const [kind, rest] = [name.slice(0, name.indexOf(".")), name.slice(name.indexOf(".") + 1)];
    if (kind === "win") return `Wins of seat ${rest}`;
    if (kind === "won") return `Wins of ${rest}`;
    if (kind === "score") return `Score of seat ${rest}`;
    if (kind === "news") return `${title(rest)}, in a game`;
    if (kind === "amount") return `${title(rest)}, amount in a game`;
    return title(name);
}

export const ordinal = (place: number) => ["First", "Second", "Third"][place - 1] ?? `${place}th`;
