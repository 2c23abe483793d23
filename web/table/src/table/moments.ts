// The moments that counted: where each seat's score rose most at once, with what was told then.
import type {LogLine, ServerChart} from "../protocol/types";

export interface Moment {
    readonly seat: number;
    readonly position: number;
    readonly gain: number;
    readonly text: string | undefined;
}

export function momentsOf(chart: ServerChart, log: readonly LogLine[], seats: number): Moment[] {
    const moments: Moment[] = [];
    for (let seat = 0; seat < seats; ++seat) {
        let best: Moment | undefined;
        let before = chart.points[0]?.scores[seat] ?? 0;
        for (const point of chart.points) {
            const now = point.scores[seat];
            if (now === null || now === undefined) continue;
            if (now - before > (best?.gain ?? 0)) best = {seat, position: point.position, gain: now - before, text: undefined};
            before = now;
        }
        if (!best) continue;
        const told = log.filter((line) => line.news !== null && line.position === best.position);
        const own = told.filter((line) => line.seat === seat);
        // Rather the line that says by how much than one that says what came of it.
        const counted = own.filter((line) => line.text.split(/\D+/).includes(String(best.gain)));
        moments.push({...best, text: [counted, own, told].find((lines) => lines.length > 0)?.at(-1)?.text});
    }
    return moments.sort((a, b) => b.gain - a.gain);
}
