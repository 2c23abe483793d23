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
