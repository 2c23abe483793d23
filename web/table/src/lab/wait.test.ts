import {expect, test} from "vitest";
import {duration, wait} from "./wait";

test("a duration is told roughly", () => {
    expect([0, 1, 40, 119, 5990, 10_000].map(duration)).toEqual(["1 second", "1 second", "40 seconds", "2 minutes", "100 minutes", "3 hours"]);
});

test("the wait is told as far as it is known", () => {
    expect(wait({ahead: 0, sharing: 1, seconds_left: null})).toBe("");
    expect(wait({ahead: 1, sharing: 2, seconds_left: 30})).toBe("1 of your experiments comes first. The lab takes turns with 1 other visitor. About 30 seconds left.");
    expect(wait({ahead: 2, sharing: 3, seconds_left: null})).toBe("2 of your experiments come first. The lab takes turns with 2 other visitors.");
});
