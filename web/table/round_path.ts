// Writes the path of a shape anew on a grid of whole numbers, in relative steps. Each step starts where the rounded one
// before it ended, so that errors do not add up: no point is off by more than half a unit.

const arguments_ = {m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0} as const;
type Command = keyof typeof arguments_;

const isCommand = (letter: string): letter is Command => letter in arguments_;

// The numbers of each command; one that is repeated without its letter is told like the others.
function* commandsOf(path: string): Generator<{command: Command; relative: boolean; values: number[]}> {
    for (const [, letter, text] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
        const small = letter!.toLowerCase();
        if (!isCommand(small)) throw new Error(`a path has no command "${letter}"`);
        let command: Command = small;
        const relative = letter === small;
        const numbers = numbersOf(text!, command);
        do {
            const values = numbers.splice(0, arguments_[command]);
            if (values.length < arguments_[command]) throw new Error(`"${letter}${text}" has a number too few`);
            yield {command, relative, values};
            // More points after a first one are lines.
            if (command === "m") command = "l";
        } while (numbers.length > 0);
    }
}

// The two flags of an arc need no space between them: "a5 5 0 014 4".
function numbersOf(text: string, command: Command): number[] {
    const number = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i;
    const flag = /^[\s,]*([01])/;
    const numbers: number[] = [];
    while (text.trim() !== "") {
        const place = numbers.length % 7;
        const found = (command === "a" && (place === 3 || place === 4) ? flag : number).exec(text);
        if (!found) throw new Error(`"${text}" is no number`);
        numbers.push(Number(found[1]));
        text = text.slice(found[0].length);
    }
    return numbers;
}

interface Point {
    x: number;
    y: number;
}

export function roundedPath(path: string): string {
    // Where the pen is, and where it is after rounding.
    const real: Point = {x: 0, y: 0};
    const grid: Point = {x: 0, y: 0};
    let begun = {real: {...real}, grid: {...grid}};
    let out = "";
    let last = "";
    for (const {command, relative, values} of commandsOf(path)) {
        const absolute = (value: number, axis: "x" | "y") => (relative ? value + real[axis] : value);
        const step = (value: number, axis: "x" | "y") => Math.round(value) - grid[axis];
        let steps: number[];
        let end: Point = {...real};
        if (command === "z") {
            steps = [];
            end = {...begun.real};
        } else if (command === "h" || command === "v") {
            const axis = command === "h" ? "x" : "y";
            end = {...real, [axis]: absolute(values[0]!, axis)};
            steps = [step(end[axis], axis)];
        } else {
            // Of an arc only the end is a point; its radii are lengths.
            const lead = command === "a" ? [...values.slice(0, 2).map((radius) => Math.round(radius * 10) / 10), ...values.slice(2, 5)] : [];
            const points = values.slice(lead.length).map((value, i) => absolute(value, i % 2 === 0 ? "x" : "y"));
            steps = [...lead, ...points.map((value, i) => step(value, i % 2 === 0 ? "x" : "y"))];
            end = {x: points.at(-2)!, y: points.at(-1)!};
        }
        if (command === "z") Object.assign(grid, begun.grid);
        else Object.assign(grid, {x: command === "v" ? grid.x : Math.round(end.x), y: command === "h" ? grid.y : Math.round(end.y)});
        Object.assign(real, end);
        if (command === "m") begun = {real: {...real}, grid: {...grid}};
        // What repeats a command needs no letter; a first point may be followed by lines without one.
        const silent = command === last && command !== "m" && command !== "z";
        const text = steps.map((value, i) => (value < 0 || (i === 0 && !silent) ? "" : " ") + shortest(value)).join("");
        out += (silent ? "" : command) + text;
        last = command === "m" ? "l" : command;
    }
    return out;
}

const shortest = (value: number) => String(value).replace(/^(-?)0\./, "$1.");
