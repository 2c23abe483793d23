import {describe, expect, it} from "vitest";
import {anchored, fitting, lookAt, seen, zoomed} from "./panning";

const drawing = {width: 1600, height: 1000};
const area = {width: 800, height: 600};

describe("a look at a big drawing", () => {
    it("shows all of it at first", () => {
        expect(fitting(drawing, area).scale).toBe(0.5);
    });
    it("keeps the point under the finger where it is while it comes closer", () => {
        const at = {x: 600, y: 300};
        const before = fitting(drawing, area);
        const after = zoomed(before, 2, at, drawing, area, 5);
        const under = (look: typeof before) => seen(look, area).x + at.x / look.scale;
        expect(under(after)).toBeCloseTo(under(before));
    });
    it("goes no farther away than all of it, and no closer than it may", () => {
        expect(zoomed(fitting(drawing, area), 0.5, {x: 0, y: 0}, drawing, area, 5)).toEqual(fitting(drawing, area));
        expect(zoomed(fitting(drawing, area), 100, {x: 400, y: 300}, drawing, area, 5).scale).toBe(2.5);
    });
    it("does not move when the room below it becomes smaller", () => {
        const before = zoomed(fitting(drawing, area), 2, {x: 400, y: 300}, drawing, area, 5);
        const after = anchored(before, area, {width: 800, height: 420});
        expect(after.scale).toBe(before.scale);
        expect([seen(after, {width: 800, height: 420}).x, seen(after, {width: 800, height: 420}).y]).toEqual([seen(before, area).x, seen(before, area).y]);
    });
    it("begins near its start, and never past the edges", () => {
        expect(lookAt({x: 0, y: 0, scale: 1}, drawing, area)).toEqual({x: 400, y: 300, scale: 1});
    });
});
