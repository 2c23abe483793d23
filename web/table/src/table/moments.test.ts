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
        {position: 15, scores: [4, 6, null]},
    ],
};
const line = (position: number, seat: number, text: string): LogLine => ({revision: position, position, seat, news: "x", text, things: []});

it("finds where scores rose most, and what was told, in the order of the game", () => {
    const log = [line(9, 1, "Bruno donated tools."), line(9, 0, "Ada waited."), line(12, 0, "Ada was paid 3."), line(15, 1, "Bruno was paid.")];
    expect(momentsOf(chart, log, 3)).toEqual([
        {seat: 1, position: 9, gain: 5, text: "Bruno donated tools."},
        {seat: 0, position: 12, gain: 3, text: "Ada was paid 3."},
        {seat: 1, position: 15, gain: 2, text: "Bruno was paid."},
    ]);
});

it("finds what was told between two points of a chart, and leads to the position where it was", () => {
    const log = [line(4, 1, "Bruno began."), line(6, 1, "Bruno sold ships for 5."), line(8, 1, "Bruno ended the turn."), line(9, 0, "Ada began.")];
    expect(momentsOf(chart, log, 2)[0]).toEqual({seat: 1, position: 6, gain: 5, text: "Bruno sold ships for 5."});
});
