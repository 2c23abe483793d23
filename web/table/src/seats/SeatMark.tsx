import {seatColour, seatShape, shapePath} from "./seats";

// The mark of a seat in running text and lists.
export function SeatMark({seat, size = 16, title}: {seat: number; size?: number; title?: string}) {
    return (
        <svg
            width={size}
            height={size}
            viewBox="-12 -12 24 24"
            role={title ? "img" : undefined}
            aria-label={title}
            aria-hidden={title ? undefined : true}
            style={{flex: "none"}}
        >
            <SeatGlyph seat={seat} />
        </svg>
    );
}

// The same mark inside a drawing, around the origin of its group.
export function SeatGlyph({seat, scale = 1, faded = false}: {seat: number; scale?: number; faded?: boolean}) {
    return (
        <path
            d={shapePath[seatShape(seat)]}
            transform={scale === 1 ? undefined : `scale(${scale})`}
            fill={faded ? "var(--paper)" : seatColour(seat)}
            stroke={faded ? seatColour(seat) : "var(--seat-edge, #22242b)"}
            strokeWidth={1.6 / scale}
            strokeLinejoin="round"
        />
    );
}
