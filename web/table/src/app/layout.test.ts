import {expect, it} from "vitest";
import {layoutOf} from "./layout";

it("gives every screen a layout that fits it", () => {
    const screens = [
        [360, 740, "sheet-below"],
        [390, 844, "sheet-below"],
        [701, 900, "sheet-below"],
        [744, 1133, "sheet-below"],
        [820, 1180, "sheet-below"],
        [844, 390, "sheet-beside"],
        [1024, 768, "desk"],
        [1440, 900, "desk"],
        [1920, 1080, "desk"],
    ] as const;
    for (const [width, height, layout] of screens) expect([width, height, layoutOf(width, height)]).toEqual([width, height, layout]);
});
