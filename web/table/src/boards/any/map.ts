// The map of a game whose places go by coordinates: everything that the view says of a place, gathered where it lies.
import {cellsOf, type Cell} from "./grid";
import {inside, type Path} from "./places";
import {drawable, type Drawable, type Shape, type ViewShape} from "./shape";

export interface MapPlace extends Cell {
    // The lists that name it: `grassland`, `sites`.
    readonly tags: string[];
    readonly holds: {readonly name: string; readonly value: unknown; readonly shape: Shape; readonly path: Path}[];
}
export interface GameMap {
    readonly noun: string;
    readonly places: readonly MapPlace[];
    // Members of the view that say nothing else.
    readonly gathered: ReadonlySet<string>;
}

type Member = {readonly name: string; readonly value: unknown; readonly shape: Shape; readonly seen: Drawable};

// The words of the noun that a list names, if it is a list of such things.
const named = (seen: Drawable, noun: string, whole: ViewShape): string[] | undefined => {
    if (seen.kind !== "list") return undefined;
    const things = seen.items.map((item) => drawable(item, seen.of, whole));
    return things.every((thing) => thing.kind === "thing" && thing.noun === noun) ? things.map((thing) => (thing.kind === "thing" ? thing.word : "")) : undefined;
};

export function mapIn(members: readonly Member[], whole: ViewShape): GameMap | undefined {
    for (const [noun, words] of Object.entries(whole["x-words"])) {
        const cells = cellsOf(words);
        if (!cells) continue;
        const places = new Map(cells.map((cell) => [cell.word, {...cell, tags: [] as string[], holds: [] as MapPlace["holds"]}]));
        const gathered = new Set<string>();
        for (const {name, seen} of members) {
            const direct = named(seen, noun, whole);
            if (direct) {
                direct.forEach((word) => places.get(word)?.tags.push(name));
                gathered.add(name);
            } else if (seen.kind === "amounts" && seen.noun === noun) {
                for (const [word, value] of Object.entries(seen.amounts)) places.get(word)?.holds.push({name, value, shape: seen.of, path: inside(inside("", name), word)});
                gathered.add(name);
            } else if (seen.kind === "amounts") {
                const lists = Object.entries(seen.amounts).map(([key, value]) => [key, named(drawable(value, seen.of, whole), noun, whole)] as const);
                if (lists.length === 0 || !lists.every(([, list]) => list !== undefined)) continue;
                for (const [key, list] of lists) list?.forEach((word) => places.get(word)?.tags.push(key));
                gathered.add(name);
            }
        }
        const used = [...places.values()].filter((place) => place.tags.length > 0 || place.holds.length > 0);
        if (gathered.size > 0 && used.length > 1) return {noun, places: used, gathered};
    }
    return undefined;
}
