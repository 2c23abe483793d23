// The moments that counted: where scores rose most at once, with what was told then. A chart has the scores at some
// positions only, so whatever was told since the one before may be what counted.
import type {LogLine, ServerChart} from "../protocol/types";

export interface Moment {
    readonly seat: number;
    readonly position: number;
    readonly gain: number;
    readonly text: string | undefined;
}

const mostMoments = 3;
const numbersIn = (text: string) => text.split(/\D+/).filter((word) => word !== "").map(Number);

// Which line told of the gain: rather the seat's own, rather the one that says most of it, rather the last.
function lineOf(lines: readonly LogLine[], seat: number, gain: number): LogLine | undefined {
    const own = lines.filter((line) => line.seat === seat);
    const told = ({text}: LogLine) => Math.max(0, ...numbersIn(text).filter((number) => number <= gain));
    const most = Math.max(0, ...own.map(told));
    return own.findLast((line) => told(line) === most) ?? lines.at(-1);
}

export function momentsOf(chart: ServerChart, log: readonly LogLine[], seats: number): Moment[] {
    const told = log.filter((line) => line.news !== null);
    const rises = Array.from({length: seats}, (_, seat) => {
        let [before, from] = [chart.points[0]?.scores[seat] ?? 0, chart.points[0]?.position ?? 0];
        return chart.points.flatMap(({position, scores}) => {
            const now = scores[seat];
            if (now === null || now === undefined) return [];
            const rise = {seat, from, position, gain: now - before};
            [before, from] = [now, position];
            return rise.gain > 0 ? [rise] : [];
        });
    }).flat();
    const greatest = rises.sort((a, b) => b.gain - a.gain || a.position - b.position).slice(0, mostMoments);
    return greatest
        .map(({seat, from, position, gain}) => {
            const line = lineOf(told.filter((one) => one.position > from && one.position <= position), seat, gain);
            return {seat, gain, position: line?.position ?? position, text: line?.text};
        })
        .sort((a, b) => a.position - b.position);
}
