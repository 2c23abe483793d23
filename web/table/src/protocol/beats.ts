// The turns of others are told in beats: whatever waits of one turn is shown in a few steps, however many actions it had,
// so that a turn takes no longer to tell than it takes to see what has changed.
import type {LogLine, ServerUpdate} from "./types";

// How far the turn that is being told has been told.
export interface Telling {
    readonly seat: number | undefined;
    readonly beats: number;
}
export const untold: Telling = {seat: undefined, beats: 0};

// In so many steps a turn is told, each so many milliseconds after the one before.
export const mostBeats = 3;
export const beat = 450;

export const beginsTurn = (line: LogLine) => line.news === "turn-began";

// How many of the updates that wait belong to the turn that is being told. A turn ends with the news that another begins;
// where a game has no such news (`bySeat`), with another seat that decides.
function runOf(shown: ServerUpdate, queue: readonly ServerUpdate[], bySeat: boolean): {run: number; seat: number | undefined; ends: boolean} {
    let [before, seat, run] = [shown, undefined as number | undefined, 0];
    for (const update of queue) {
        const mover = typeof before.decider === "number" ? before.decider : undefined;
        if (bySeat && seat !== undefined && mover !== undefined && mover !== seat) break;
        seat ??= mover;
        ++run;
        before = update;
        if (update.log.some(beginsTurn)) return {run, seat, ends: true};
    }
    return {run, seat, ends: false};
}

// How many of the updates that wait are shown at the next beat.
export function nextBeat(shown: ServerUpdate, queue: readonly ServerUpdate[], telling: Telling, bySeat: boolean): {count: number; telling: Telling} {
    const {run, seat, ends} = runOf(shown, queue, bySeat);
    const goesOn = !bySeat || seat === undefined || telling.seat === undefined || seat === telling.seat;
    const beats = goesOn ? telling.beats : 0;
    const count = Math.ceil(run / Math.max(1, mostBeats - beats));
    const over = ends && count === run;
    return {count, telling: over ? untold : {seat: seat ?? telling.seat, beats: beats + 1}};
}
