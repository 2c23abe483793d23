// A link as a picture that a phone can read.
import {encode} from "uqr";

export default function QrCode({text, label}: {text: string; label: string}) {
    const {data, size} = encode(text, {border: 2});
    const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
    return (
        <svg viewBox={`0 0 ${size} ${size}`} width={180} height={180} role="img" aria-label={label} shapeRendering="crispEdges">
            <rect width={size} height={size} fill="#fff" />
            <path d={path} fill="#000" />
        </svg>
    );
}
