import {expect, it} from "vitest";
import type {LogLine, ServerChart} from "../protocol/types";
import {momentsOf} from "./moments";

const chart: ServerChart = {
    type: "chart",
    id: 1,
    points: [
        {position: 0, scores: [0, 0, null]},
        {position: 4, scores: [1, 0, null]},
        {position: 9, scores: [1, 5, null]},
        {position: 12, scores: [4, 4, null]},
    ],
};
const line = (position: number, seat: number, text: string): LogLine => ({revision: position, position, seat, news: "x", text, things: []});

it("finds where each score rose most, and what was told", () => {
    const log = [line(9, 1, "Bruno donated tools."), line(9, 0, "Ada waited."), line(12, 1, "Bruno paid.")];
    expect(momentsOf(chart, log, 3)).toEqual([
        {seat: 1, position: 9, gain: 5, text: "Bruno donated tools."},
        {seat: 0, position: 12, gain: 3, text: "Bruno paid."},
    ]);
});
