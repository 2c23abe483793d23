// Where things lie on a board that is drawn from the view alone. The same thing may stand in several places of a view (a
// card in a hand and in a list of what is known); only one of them lights up: in front of whoever looks, else in the
// middle, else in front of another.
import {drawable, type Shape, type ViewShape} from "./shape";

// The way to a value in the view: `players.0.hand.2`.
export type Path = string;
export const inside = (path: Path, step: string | number): Path => (path === "" ? String(step) : `${path}.${step}`);

interface Found {
    readonly thing: string;
    readonly path: Path;
    // Who it lies in front of.
    readonly seat: number | null;
}

export interface Looking {
    readonly view: unknown;
    readonly shape: ViewShape;
    readonly viewpoint: number | null;
}

function* found({view, shape: whole}: Looking): Generator<Found> {
    function* walk(value: unknown, shape: Shape, path: Path, seat: number | null): Generator<Found> {
        const seen = drawable(value, shape, whole);
        if (seen.kind === "thing") yield {thing: `${seen.noun}:${seen.word}`, path, seat};
        else if (seen.kind === "list")
            for (const [i, item] of seen.items.entries()) yield* walk(item, seen.of, inside(path, i), seen.perSeat ? i : seat);
        else if (seen.kind === "amounts")
            for (const word of wordsOf(seen.noun, seen.amounts, whole)) {
                yield {thing: `${seen.noun}:${word}`, path: inside(path, word), seat};
                yield* walk(seen.amounts[word], seen.of, inside(path, word), seat);
            }
        else if (seen.kind === "record") for (const member of seen.members) yield* walk(member.value, member.shape, inside(path, member.name), seat);
    }
    yield* walk(view, whole, "", null);
}

const mostWords = 64;
// The words that amounts are drawn for: where there are few, those too that have none.
export function wordsOf(noun: string, amounts: Readonly<Record<string, unknown>>, whole: ViewShape): readonly string[] {
    const all = whole["x-words"][noun] ?? [];
    const nested = Object.values(amounts).some((amount) => typeof amount === "object");
    return nested && all.length <= mostWords ? all : Object.keys(amounts);
}

const rank = (one: Found, viewpoint: number | null) => (one.seat === null ? 1 : one.seat === viewpoint ? 0 : 2);

// The one path of each thing.
export function placesOfThings(looking: Looking): ReadonlyMap<string, Path> {
    const best = new Map<string, Found>();
    for (const one of found(looking)) {
        // Who looks, and whose turn it is, are no places of a seat: the players above are.
        if (one.thing.startsWith("seat:")) continue;
        const known = best.get(one.thing);
        if (!known || rank(one, looking.viewpoint) < rank(known, looking.viewpoint)) best.set(one.thing, one);
    }
    return new Map([...best].map(([thing, {path}]) => [thing, path]));
}
