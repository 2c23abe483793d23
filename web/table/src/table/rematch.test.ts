import {expect, it} from "vitest";
import type {SeatState, ServerUpdate, TableInfo} from "../protocol/types";
import {rematchOf} from "./rematch";

const seat = (number: number, kind: SeatState["kind"], name: string, level: string | null = null): SeatState => ({seat: number, kind, name, level: level as SeatState["level"], resigned: false});

it("keeps who plays and how, and moves the start", () => {
    const table = {rule_set: "treasury-0.7", options: {last_age: "3"}} as unknown as TableInfo;
    const settings = {clock: null, undo: "free", hints: false, spectators: true, forced: true, listed: false} as ServerUpdate["settings"];
    const seats = [seat(0, "human", "Ada"), seat(1, "bot", "Boris", "hard"), seat(2, "human", "Chiara")];
    expect(rematchOf(table, {seats, settings}, [0])).toEqual({
        rule_set: "treasury-0.7",
        seats: [{kind: "bot", level: "hard"}, {kind: "open"}, {kind: "human", name: "Ada"}],
        options: {last_age: "3"},
        settings,
    });
});
