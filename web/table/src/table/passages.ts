// How a game can be walked through: by actions, by what was told of them, by turns and by rounds.
import type {LogLine} from "../protocol/types";

export const strides = ["action", "decision", "turn", "round"] as const;
export type Stride = (typeof strides)[number];

const begins = {turn: /^turn-began$/, round: /^(round|era)-began$/};
const saysRound = (log: readonly LogLine[]) => log.some(({news}) => news !== null && begins.round.test(news));

// The positions at which such a stride may stop; the end is always among them.
export function stopsOf(log: readonly LogLine[], stride: Stride, last: number): number[] {
    const told = log.filter((line) => line.news !== null);
    const wanted = (line: LogLine) => stride === "decision" || stride === "action" || begins[stride].test(line.news!);
    const stops = stride === "action" ? Array.from({length: last + 1}, (_, i) => i) : told.filter(wanted).map(({position}) => position);
    return [...new Set([...stops, last])].filter((stop) => stop <= last).sort((a, b) => a - b);
}

export const stopAfter = (stops: readonly number[], at: number): number | undefined => stops.find((stop) => stop > at);
export const stopBefore = (stops: readonly number[], at: number): number | undefined => stops.findLast((stop) => stop < at);

// How many lines tell how the table was laid, before anybody had a turn.
export function linesOfSetup(log: readonly LogLine[]): number {
    const first = log.findIndex(({news}) => news !== null && (begins.turn.test(news) || (saysRound(log) && begins.round.test(news))));
    return Math.max(0, first);
}

// Where a replay begins: with the first turn.
export const firstTurn = (log: readonly LogLine[]): number => log.find(({news}) => news !== null && begins.turn.test(news))?.position ?? 0;

const endsTurn = ({news}: LogLine) => news === "turn-ended" || news === "turn-passed";
// Fewer lines than this are told where everything is told.
const worthASheet = 2;

// What was told at the end of a round that has just ended, between the last turn and the new round.
export function endOfRound(log: readonly LogLine[], fresh: readonly LogLine[]): LogLine[] {
    const begun = fresh.find(({news}) => news === "round-began");
    const at = begun === undefined ? -1 : log.findLastIndex(({revision, news}) => revision === begun.revision && news === begun.news);
    if (at <= 0) return [];
    const before = log.slice(0, at);
    const from = before.findLastIndex((line) => line.news === "round-ended" || endsTurn(line) || (line.news !== null && begins.turn.test(line.news))) + 1;
    const told = before.slice(from).filter(({news}) => news !== null);
    return told.length < worthASheet ? [] : told;
}

// Where in the log what others did since one's last turn begins.
export function sinceLastTurn(log: readonly LogLine[], yours: readonly number[]): number | undefined {
    const own = ({seat}: LogLine) => seat !== null && yours.includes(seat);
    const last = log.findLastIndex((line) => endsTurn(line) && own(line));
    return last < 0 || !log.slice(last + 1).some((line) => line.seat !== null && !own(line)) ? undefined : last + 1;
}
