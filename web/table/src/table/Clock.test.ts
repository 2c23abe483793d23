import {expect, it} from "vitest";
import {timeLeft} from "./Clock";

it("tells the time that is left in the units that matter", () => {
    expect(timeLeft(-5)).toBe("0:00");
    expect(timeLeft(61_000)).toBe("1:01");
    expect(timeLeft(3_600_000 + 5 * 60_000)).toBe("1:05 h");
    expect(timeLeft(3 * 86_400_000)).toBe("3 days");
});
