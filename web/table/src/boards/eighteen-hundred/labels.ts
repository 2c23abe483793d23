// Which names have room. The more a province matters now, the sooner its name is written; a name that would run into
// one already written waits until one looks closer.
export interface Label {
    readonly id: string;
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly weight: number;
}

export interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
}

// From this weight on a name is written whatever it runs into.
export const mustShow = 10;
// Letters of the type that names are set in are about so wide for their height.
const letter = 0.47;

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

// `taken` is where something else stands; `touching` how far names may run into each other, in parts of their height.
export function withRoom(labels: readonly Label[], size: number, taken: readonly Box[] = [], touching = 0.2): ReadonlySet<string> {
    const boxes = [...taken];
    const written = new Set<string>();
    for (const {id, text, x, y, weight} of [...labels].sort((a, b) => b.weight - a.weight)) {
        const half = (text.length * letter * size) / 2 - touching * size;
        const box = {left: x - half, right: x + half, top: y - (0.8 - touching) * size, bottom: y + (0.2 - touching / 2) * size};
        if (weight < mustShow && boxes.some((other) => overlap(box, other))) continue;
        boxes.push(box);
        written.add(id);
    }
    return written;
}
