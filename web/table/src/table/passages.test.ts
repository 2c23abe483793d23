import {describe, expect, it} from "vitest";
import type {LogLine} from "../protocol/types";
import {firstTurn, linesOfSetup, stopAfter, stopBefore, stopsOf} from "./passages";

const line = (position: number, news: string | null): LogLine => ({revision: position, position, seat: null, news, text: "", things: []});
const log = [
    line(0, null),
    line(3, "card-dealt"),
    line(7, "round-began"),
    line(7, "turn-began"),
    line(9, "card-played"),
    line(12, "turn-began"),
    line(15, "card-played"),
    line(20, "round-began"),
    line(20, "turn-began"),
];

describe("a game that is looked at again", () => {
    it("is walked through by turns and rounds", () => {
        expect(stopsOf(log, "turn", 22)).toEqual([7, 12, 20, 22]);
        expect(stopsOf(log, "round", 22)).toEqual([7, 20, 22]);
        expect(stopsOf(log, "decision", 22)).toEqual([3, 7, 9, 12, 15, 20, 22]);
        expect(stopsOf(log, "action", 3)).toEqual([0, 1, 2, 3]);
    });
    it("stops at the next and at the last before", () => {
        const turns = stopsOf(log, "turn", 22);
        expect([stopAfter(turns, 7), stopBefore(turns, 13), stopAfter(turns, 22), stopBefore(turns, 7)]).toEqual([12, 12, undefined, undefined]);
    });
    it("begins where something happens, and keeps apart how the table was laid", () => {
        expect(firstTurn(log)).toBe(7);
        expect(linesOfSetup(log)).toBe(2);
    });
});
