// The map made smooth. Neighbours share the vertices of their border, so a border is cut at its ends into an arc and
// each arc is rounded once, the same for both sides; no gaps open and nothing overlaps.
import type {Point, Province} from "./content";

export interface Arc {
    // As a path that begins at its first point.
    readonly path: string;
    readonly points: readonly Point[];
    // On both sides; one side only is coast or the edge of the map.
    readonly between: readonly string[];
}

export interface Shape {
    readonly id: string;
    readonly path: string;
    readonly arcs: readonly Arc[];
    // How its name lies, in degrees.
    readonly slant: number;
    readonly wide: number;
}

export interface Geometry {
    readonly shapes: readonly Shape[];
    readonly arcs: readonly Arc[];
}

const key = ([x, y]: Point) => `${x},${y}`;
const edgeKey = (a: Point, b: Point) => (key(a) < key(b) ? `${key(a)} ${key(b)}` : `${key(b)} ${key(a)}`);
const text = (value: number) => value.toFixed(1);

// A curve through all points: Catmull and Rom's, which is the same in both directions.
function curve(points: readonly Point[], closed: boolean): string {
    const count = points.length;
    const at = (i: number): Point => (closed ? points[(i + count) % count]! : points[Math.max(0, Math.min(count - 1, i))]!);
    let path = "";
    for (let i = 0; i < (closed ? count : count - 1); ++i) {
        const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
        const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
        const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
        path += `C${text(first[0]!)} ${text(first[1]!)} ${text(second[0]!)} ${text(second[1]!)} ${text(to[0])} ${text(to[1])}`;
    }
    return path;
}

// The direction in which a shape is longest, as far as a name can follow it.
function slantOf(points: readonly Point[]): {slant: number; wide: number} {
    const mean = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis as 0 | 1], 0) / points.length) as [number, number];
    let [xx, xy, yy] = [0, 0, 0];
    for (const [x, y] of points) {
        xx += (x - mean[0]) ** 2;
        xy += (x - mean[0]) * (y - mean[1]);
        yy += (y - mean[1]) ** 2;
    }
    const angle = (Math.atan2(2 * xy, xx - yy) / 2) * (180 / Math.PI);
    const xs = points.map(([x]) => x);
    return {slant: Math.max(-24, Math.min(24, Math.abs(angle) > 60 ? 0 : angle)), wide: Math.max(...xs) - Math.min(...xs)};
}

export function geometryOf(provinces: readonly Province[]): Geometry {
    const sides = new Map<string, string[]>();
    const edges = (ring: readonly Point[]) => ring.map((point, i) => [point, ring[(i + 1) % ring.length]!] as const);
    for (const province of provinces)
        for (const ring of province.polygons) for (const [a, b] of edges(ring)) sides.set(edgeKey(a, b), [...(sides.get(edgeKey(a, b)) ?? []), province.id]);
    const sidesOf = (a: Point, b: Point) => (sides.get(edgeKey(a, b)) ?? []).join(" ");
    const arcs = new Map<string, Arc>();

    const shapeOf = (province: Province): Shape => {
        const own: Arc[] = [];
        let path = "";
        for (const ring of province.polygons) {
            const count = ring.length;
            // Where the neighbour changes, an arc ends.
            const ends = ring.map((_, i) => i).filter((i) => sidesOf(ring[(i + count - 1) % count]!, ring[i]!) !== sidesOf(ring[i]!, ring[(i + 1) % count]!));
            if (ends.length === 0) {
                const arc = {path: `M${text(ring[0]![0])} ${text(ring[0]![1])}${curve(ring, true)}Z`, points: ring, between: sidesOf(ring[0]!, ring[1]!).split(" ")};
                path += arc.path;
                own.push(arc);
                arcs.set(key(ring[0]!) + province.id, arc);
                continue;
            }
            ends.forEach((start, n) => {
                const stop = ends[(n + 1) % ends.length]!;
                const length = ((stop - start + count - 1) % count) + 1;
                const points = Array.from({length: length + 1}, (_, i) => ring[(start + i) % count]!);
                const begin = `M${text(points[0]![0])} ${text(points[0]![1])}`;
                const bend = curve(points, false);
                const between = sidesOf(points[0]!, points[1]!).split(" ");
                const arc: Arc = {path: begin + bend, points, between};
                path += (n === 0 ? begin : "") + bend;
                own.push(arc);
                const name = [key(points[0]!), key(points.at(-1)!)].sort().join(" ") + between.join(" ");
                if (!arcs.has(name)) arcs.set(name, arc);
            });
            path += "Z";
        }
        const largest = province.polygons.reduce((most, ring) => (ring.length > most.length ? ring : most));
        return {id: province.id, path, arcs: own, ...slantOf(largest)};
    };
    const shapes = provinces.map(shapeOf);
    return {shapes, arcs: [...arcs.values()]};
}

// Where a road crosses the border of two provinces: in the middle of their longest common arc.
export function gateOf(geometry: Geometry, a: string, b: string): Point | undefined {
    const common = geometry.arcs.filter((arc) => arc.between.includes(a) && arc.between.includes(b));
    const longest = common.sort((one, other) => other.points.length - one.points.length)[0];
    return longest?.points[Math.floor(longest.points.length / 2)];
}
