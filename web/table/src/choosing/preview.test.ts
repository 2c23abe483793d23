import {expect, it} from "vitest";
import {changedBy} from "./preview";

it("finds the things that a preview would change", () => {
    const changed = changedBy({
        lines: [],
        changes: [
            {path: "players.1.peasants.lyon", from: 0, to: 1},
            {path: "hexes.C4.populations", from: 2, to: 3},
        ],
        more: 0,
        then: "seat",
    });
    for (const thing of ["province:lyon", "hex:C4", "seat:1"]) expect(changed.has(thing)).toBe(true);
    for (const thing of ["province:paris", "hex:C5", "seat:0", "tile:1"]) expect(changed.has(thing)).toBe(false);
    expect(changedBy(undefined).has("hex:C4")).toBe(false);
});
