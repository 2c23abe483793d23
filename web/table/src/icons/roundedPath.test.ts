import {readFileSync} from "node:fs";
import {createRequire} from "node:module";
import {expect, test} from "vitest";
import {roundedPath} from "../../round_path";

test("what is whole already stays as it is", () => {
    expect(roundedPath("M10 20h30v-5l-4 5zm3 4")).toBe("m10 20h30v-5l-4 5zm3 4");
    expect(roundedPath("M1,2 3,4")).toBe("m1 2 2 2");
});

test("errors do not add up", () => {
    expect(roundedPath("M0 0" + "l.4 .4".repeat(10))).toMatch(/^m0 0/);
    const steps = roundedPath("M0 0" + "l.4 .4".repeat(10)).slice("m0 0".length).match(/-?\d+/g)!.map(Number);
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(8);
});

test("after a shape is closed, the next one begins where it began", () => {
    expect(roundedPath("M10.4 10.4l5 0l0 5zm1.2 0l5 0z")).toBe("m10 10 5 0 0 5zm2 0 5 0z");
});

test("the flags of an arc may stand close together", () => {
    expect(roundedPath("M5 5a5 5 0 014 4A2.25 2 0 1 0 3 3")).toBe("m5 5a5 5 0 0 1 4 4 2.3 2 0 1 0-6-6");
});

test("what is no path is told", () => {
    expect(() => roundedPath("M1 2 3")).toThrow("number too few");
    expect(() => roundedPath("M1 2 X3")).toThrow("no command");
    expect(() => roundedPath("M1 2#")).toThrow("no number");
});

// Every number that a path draws through, in absolute places.
function places(path: string): {x: number; y: number}[] {
    const found: {x: number; y: number}[] = [];
    const lengths: Record<string, number> = {m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0};
    let [x, y, fromX, fromY] = [0, 0, 0, 0];
    for (const [, letter, text] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
        const small = letter!.toLowerCase();
        const numbers = (text!.match(/[+-]?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
        const relative = letter === small;
        for (let i = 0; i === 0 || i < numbers.length; i += lengths[small]! || 1) {
            const values = numbers.slice(i, i + lengths[small]!);
            if (small === "z") [x, y] = [fromX, fromY];
            else if (small === "h") x = values[0]! + (relative ? x : 0);
            else if (small === "v") y = values[0]! + (relative ? y : 0);
            else [x, y] = [values.at(-2)! + (relative ? x : 0), values.at(-1)! + (relative ? y : 0)];
            if (small === "m" && i === 0) [fromX, fromY] = [x, y];
            found.push({x, y});
        }
    }
    return found;
}

test("no point of any icon moves by more than half a unit", () => {
    const require = createRequire(import.meta.url);
    const {icons} = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8")) as {icons: Record<string, {body: string}>};
    const used = ["../icons/common", "../lobby/icons", ...["market-trading", "treasury", "temples-and-swords", "eighteen-hundred"].map((game) => `../boards/${game}/icons`)];
    for (const file of used)
        for (const name of Object.values(JSON.parse(readFileSync(new URL(`${file}.icons`, import.meta.url), "utf8")) as Record<string, string>)) {
            const path = / d="([^"]+)"/.exec(icons[name]!.body)![1]!;
            const [before, after] = [places(path), places(roundedPath(path))];
            expect(after.length, name).toBe(before.length);
            const furthest = Math.max(...before.map((point, i) => Math.max(Math.abs(point.x - after[i]!.x), Math.abs(point.y - after[i]!.y))));
            expect(furthest, name).toBeLessThan(0.51);
        }
});
