import {describe, expect, it} from "vitest";
import type {LogLine} from "../protocol/types";
import {endOfRound, firstTurn, linesOfSetup, sinceLastTurn, stopAfter, stopBefore, stopsOf} from "./passages";

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

const said = (revision: number, news: string, text: string, seat: number | null = null): LogLine => ({revision, position: revision, seat, news, text, things: []});

describe("what happened", () => {
    const end = [
        said(30, "turn-passed", "Bruno passed.", 1),
        said(30, "card-drawn", "Bruno drew.", 1),
        said(31, "round-ended", "Round 1 ends."),
        said(31, "contract-paid", "Ada was paid 4.", 0),
        said(31, "tax-paid", "Bruno paid 2 of tax.", 1),
        said(31, "round-began", "Round 2."),
        said(31, "turn-began", "Ada began a turn.", 0),
    ];
    it("at the end of a round is what was told between the last turn and the next round", () => {
        expect(endOfRound(end, end.slice(1)).map(({text}) => text)).toEqual(["Ada was paid 4.", "Bruno paid 2 of tax."]);
    });
    it("is told once, and only when it is new", () => {
        expect(endOfRound(end, [])).toEqual([]);
        expect(endOfRound([end[0]!, end[5]!], [end[5]!])).toEqual([]);
    });
    it("since one's last turn begins behind its end, where others have moved", () => {
        const log = [said(1, "turn-ended", "You ended your turn.", 0), said(2, "card-played", "Bruno played.", 1)];
        expect(sinceLastTurn(log, [0])).toBe(1);
        expect(sinceLastTurn(log.slice(0, 1), [0])).toBeUndefined();
        expect(sinceLastTurn(log, [1])).toBeUndefined();
    });
});
