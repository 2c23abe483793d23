// Which names have room, and where. The more a province matters now, the sooner its name is written; a name that would run
// into one already written, or onto what stands there, takes another place beside its province, or waits until one looks
// closer.
export interface Place {
    // The middle of the line on which it is written.
    readonly x: number;
    readonly y: number;
    // In degrees.
    readonly slant: number;
}

export interface Label {
    readonly id: string;
    readonly text: string;
    readonly weight: number;
    // The best first.
    readonly places: readonly Place[];
}

export interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
}

// From this weight on a name is written whatever it runs into.
export const mustShow = 10;
// How wide the letters of the type that names are set in are for their height.
const widthOfLetter = (letter: string) => (/[mwMW]/.test(letter) ? 0.87 : /[A-Z]/.test(letter) ? 0.7 : /[ijltfr ']/.test(letter) ? 0.37 : 0.55);

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const widthOf = (text: string, size: number) => [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0) * size;

// The upright box around a name.
export function boxOf(text: string, size: number, {x, y, slant}: Place): Box {
    const [half, above, below] = [widthOf(text, size) / 2, 0.68 * size, 0.18 * size];
    const [across, along] = [Math.abs(Math.cos((slant * Math.PI) / 180)), Math.abs(Math.sin((slant * Math.PI) / 180))];
    const [wide, tall] = [half * across + above * along, half * along];
    return {left: x - wide, right: x + wide, top: y - above - tall, bottom: y + below + tall};
}

// `taken` is where something else stands.
export function withRoom(labels: readonly Label[], size: number, taken: readonly Box[] = []): ReadonlyMap<string, Place> {
    const boxes = [...taken];
    const written = new Map<string, Place>();
    for (const {id, text, weight, places} of [...labels].sort((a, b) => b.weight - a.weight)) {
        const free = places.find((place) => !boxes.some((other) => overlap(boxOf(text, size, place), other)));
        const place = free ?? (weight >= mustShow ? places[0] : undefined);
        if (!place) continue;
        boxes.push(boxOf(text, size, place));
        written.set(id, place);
    }
    return written;
}

// Around what stands in a province, which reaches from `top` to `bottom` at `x`: above it, along its shape if it can be,
// else below it, else to the side.
export function placesAround({x, top, bottom}: {x: number; top: number; bottom: number}, slant: number, text: string, size: number): Place[] {
    const aside = widthOf(text, size) / 3;
    const above = top - 0.22 * size;
    const below = bottom + 0.74 * size;
    const straight = [
        {x, y: above},
        {x, y: below},
        {x: x - aside, y: above},
        {x: x + aside, y: above},
        {x: x - aside, y: below},
        {x: x + aside, y: below},
    ].map((place) => ({...place, slant: 0}));
    const leaning = Math.abs(Math.sin((slant * Math.PI) / 180)) * (widthOf(text, size) / 2) * 0.6;
    return slant === 0 ? straight : [{x, y: above - leaning, slant}, ...straight];
}
