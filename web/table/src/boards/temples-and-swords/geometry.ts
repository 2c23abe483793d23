// Where hexes lie: pointy on top, every second row half a hex further right; A1 is the north-west corner.
import {defineHex, Direction, neighborOf, Orientation} from "honeycomb-grid";

export const radius = 50;
// Where in its hex a city lies, and roads meet.
export const cityAt = {x: 7, y: 7};

const Tile = defineHex({dimensions: radius, orientation: Orientation.POINTY, offset: -1, origin: "topLeft"});
type Tile = InstanceType<typeof Tile>;

export interface Place {
    readonly id: string;
    readonly x: number;
    readonly y: number;
}

const tileOf = (id: string): Tile => new Tile({col: id.charCodeAt(0) - 65, row: Number(id.slice(1)) - 1});
const nameOf = (tile: Tile) => String.fromCharCode(65 + tile.col) + String(tile.row + 1);

export function placeOf(id: string): Place {
    const {x, y} = tileOf(id);
    return {id, x, y};
}

// The neighbour across each edge, clockwise from the north-east.
const clockwise = [Direction.NE, Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW];
export const neighbours = ({id}: Place): string[] => clockwise.map((direction) => nameOf(neighborOf(tileOf(id), direction)));

// The corners of a hex around its own middle, clockwise from the north, so that corner i lies before edge i.
const around = (() => {
    const tile = new Tile({col: 0, row: 0});
    const corners = tile.corners.map(({x, y}) => [(x - tile.x) / radius, (y - tile.y) / radius] as const);
    return [corners[5]!, ...corners.slice(0, 5)];
})();
const cornerText = (i: number, size: number) => around[i % 6]!.map((value) => (value * size).toFixed(2)).join(" ");

export const outline = (size = radius): string => "M" + around.map((_, i) => cornerText(i, size)).join("L") + "Z";
export const edge = (i: number, size: number): string => `M${cornerText(i, size)}L${cornerText(i + 1, size)}`;

export const sizeOf = (places: readonly Place[]) => ({
    width: Math.max(...places.map((place) => place.x)) + (Math.sqrt(3) / 2) * radius,
    height: Math.max(...places.map((place) => place.y)) + radius,
});

export function apart(a: string, b: string): number {
    const [from, to] = [placeOf(a), placeOf(b)];
    return Math.hypot(to.x - from.x, to.y - from.y);
}
