import {expect, it} from "vitest";
import type {LegalAction, SeatState} from "../protocol/types";
import {byName} from "./byName";

const action = (label: string): LegalAction => ({action: label, things: [], label, preview: null});
const seats = ["Ada", "Bruno"].map((name, seat): SeatState => ({seat, name, kind: "human", level: null, resigned: false}));

it("calls people by name", () => {
    expect(byName([action("Seat 1"), action("Seat 7"), action("Start Seat 1")], seats).map(({label}) => label)).toEqual(["Bruno", "Seat 7", "Start Seat 1"]);
});
