// Where hexes lie: pointy on top, every second row half a hex further right; A1 is the north-west corner.
export const radius = 50;
// Where in its hex a city lies, and roads meet.
export const cityAt = {x: 7, y: 7};
const wide = Math.sqrt(3) * radius;

export interface Place {
    readonly id: string;
    readonly column: number;
    readonly row: number;
    readonly x: number;
    readonly y: number;
}

export function placeOf(id: string): Place {
    const column = id.charCodeAt(0) - 65;
    const row = Number(id.slice(1)) - 1;
    return {id, column, row, x: wide * (column + 0.5 + (row % 2 === 1 ? 0.5 : 0)), y: radius * (1 + 1.5 * row)};
}

const idAt = (column: number, row: number) => String.fromCharCode(65 + column) + String(row + 1);

// The neighbour across each edge, clockwise from the north-east.
export function neighbours({column, row}: Place): string[] {
    const shift = row % 2 === 1 ? 1 : 0;
    return [
        idAt(column + shift, row - 1),
        idAt(column + 1, row),
        idAt(column + shift, row + 1),
        idAt(column + shift - 1, row + 1),
        idAt(column - 1, row),
        idAt(column + shift - 1, row - 1),
    ];
}

// Corner i lies before edge i, clockwise from the north.
export const corner = (i: number, size = radius): [number, number] => {
    const angle = (Math.PI / 3) * i;
    return [size * Math.sin(angle), -size * Math.cos(angle)];
};
export const outline = (size = radius): string =>
    "M" + Array.from({length: 6}, (_, i) => corner(i, size).map((value) => value.toFixed(2)).join(" ")).join("L") + "Z";
export const edge = (i: number, size: number): string => {
    const [a, b] = [corner(i, size), corner(i + 1, size)];
    return `M${a[0].toFixed(2)} ${a[1].toFixed(2)}L${b[0].toFixed(2)} ${b[1].toFixed(2)}`;
};
export const sizeOf = (places: readonly Place[]) => ({
    width: Math.max(...places.map((place) => place.x)) + wide / 2,
    height: Math.max(...places.map((place) => place.y)) + radius,
});
