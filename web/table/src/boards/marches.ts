// Who has marched: pieces have no names of their own, so what left one place and what came to another since the last
// position are matched, the nearest first. Boards let pieces that came glide from where they were.
import {useRef, type CSSProperties} from "react";

// How many pieces stand in each place.
export type Standing = ReadonlyMap<string, number>;
export interface March {
    readonly from: string;
    readonly to: string;
}

export function marchesBetween(before: Standing, after: Standing, apart: (a: string, b: string) => number): March[] {
    const change = (place: string) => (after.get(place) ?? 0) - (before.get(place) ?? 0);
    const places = [...new Set([...before.keys(), ...after.keys()])];
    const left = new Map(places.filter((place) => change(place) < 0).map((place) => [place, -change(place)]));
    const pairs = places
        .filter((place) => change(place) > 0)
        .flatMap((to) => [...left.keys()].map((from) => ({from, to, apart: apart(from, to)})))
        .sort((a, b) => a.apart - b.apart);
    const arrived = new Set<string>();
    const marches: March[] = [];
    for (const {from, to} of pairs) {
        if (arrived.has(to) || left.get(from) === 0) continue;
        arrived.add(to);
        left.set(from, Math.max(0, left.get(from)! - change(to)));
        marches.push({from, to});
    }
    return marches;
}

interface Spot {
    readonly x: number;
    readonly y: number;
}

// For the group of a piece: it glides from there, if it came from anywhere.
export const marching = (from: Spot | undefined, to: Spot): {className?: string; style?: CSSProperties} =>
    from ? {className: "marching", style: {"--from-x": `${from.x - to.x}px`, "--from-y": `${from.y - to.y}px`} as CSSProperties} : {};

// For each seat, from where what stands in a place has come with the position that is shown now.
export function useMarches(view: unknown, standing: () => readonly Standing[], apart: (a: string, b: string) => number): (seat: number, place: string) => string | undefined {
    const last = useRef<{view: unknown; standing: readonly Standing[]; came: ReadonlyMap<string, string>}>(undefined);
    if (last.current?.view !== view) {
        const now = standing();
        const before = last.current?.standing;
        const came = now.flatMap((one, seat) => marchesBetween(before?.[seat] ?? one, one, apart).map(({from, to}) => [`${seat} ${to}`, from] as const));
        last.current = {view, standing: now, came: new Map(came)};
    }
    const {came} = last.current!;
    return (seat, place) => came.get(`${seat} ${place}`);
}
