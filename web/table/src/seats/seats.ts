// Seats are told apart by colour and by shape, on every token, chart line and log entry.
export const seatShapes = ["disc", "square", "triangle", "diamond", "hexagon", "star", "cross", "shield"] as const;
export type SeatShape = (typeof seatShapes)[number];

export const seatShape = (seat: number): SeatShape => seatShapes[seat % seatShapes.length]!;
export const seatColour = (seat: number | null | undefined): string =>
    seat === null || seat === undefined || seat < 0 || seat > 7 ? "var(--seat-none)" : `var(--seat-${seat})`;

const ring = (points: readonly (readonly [number, number])[]) =>
    "M" + points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L") + "Z";
const turned = (count: number, radius: (i: number) => number, start = -Math.PI / 2) =>
    Array.from({length: count}, (_, i) => {
        const angle = start + (2 * Math.PI * i) / count;
        return [radius(i) * Math.cos(angle), radius(i) * Math.sin(angle)] as const;
    });

// Outlines around the origin, in a box of about -10 to 10, all of about the same weight to the eye.
export const shapePath: Record<SeatShape, string> = {
    disc: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z",
    square: "M-8 -8H8V8H-8Z",
    triangle: ring([[0, -9.5], [9.6, 7.5], [-9.6, 7.5]]),
    diamond: ring([[0, -10.5], [8.5, 0], [0, 10.5], [-8.5, 0]]),
    hexagon: ring(turned(6, () => 9.4)),
    star: ring(turned(10, (i) => (i % 2 === 0 ? 11 : 5.2))),
    cross: "M-3.4 -9.5H3.4V-3.4H9.5V3.4H3.4V9.5H-3.4V3.4H-9.5V-3.4H-3.4Z",
    shield: "M-8 -9H8V0C8 5.5 4.5 8.5 0 10.5C-4.5 8.5 -8 5.5 -8 0Z",
};
