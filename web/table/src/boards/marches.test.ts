import {describe, expect, it} from "vitest";
import {marchesBetween} from "./marches";

const standing = (places: Record<string, number>) => new Map(Object.entries(places));
const apart = (a: string, b: string) => Math.abs(a.charCodeAt(0) - b.charCodeAt(0));

describe("marches", () => {
    it("go from where pieces left to where pieces came", () => {
        expect(marchesBetween(standing({A: 3}), standing({A: 1, B: 2}), apart)).toEqual([{from: "A", to: "B"}]);
    });
    it("match the nearest", () => {
        expect(marchesBetween(standing({A: 1, H: 1}), standing({B: 1, G: 1}), apart)).toEqual([
            {from: "A", to: "B"},
            {from: "H", to: "G"},
        ]);
    });
    it("are none where pieces were made or lost", () => {
        expect(marchesBetween(standing({A: 1}), standing({A: 1, B: 1}), apart)).toEqual([]);
        expect(marchesBetween(standing({A: 2}), standing({A: 1}), apart)).toEqual([]);
    });
    it("never bring more than left", () => {
        expect(marchesBetween(standing({A: 1}), standing({B: 1, C: 1}), apart)).toEqual([{from: "A", to: "B"}]);
    });
});
