import {seatColour} from "../../seats/seats";

// The bowl empties as points are scored; who empties it first wins.
export function Bowl({left, full, seat, size = 92}: {left: number; full: number; seat: number; size?: number}) {
    const level = Math.max(0, Math.min(1, left / Math.max(1, full)));
    const top = 74 - 46 * level;
    return (
        <svg width={size} height={size * 0.82} viewBox="0 0 100 82" role="img" aria-label={`${left} tokens left in the bowl`}>
            <clipPath id={`bowl-${seat}`}>
                <path d="M8 26C8 58 28 76 50 76S92 58 92 26Z" />
            </clipPath>
            <g clipPath={`url(#bowl-${seat})`}>
                <rect x="0" y="20" width="100" height="62" fill="var(--paper-shade)" />
                <rect x="0" y={top} width="100" height="70" fill={seatColour(seat)} opacity="0.72" style={{transition: "y var(--calm)"}} />
                <ellipse cx="50" cy={top} rx="44" ry="4" fill={seatColour(seat)} />
            </g>
            <path d="M8 26C8 58 28 76 50 76S92 58 92 26" fill="none" stroke="var(--ink)" strokeWidth="2.4" />
            <ellipse cx="50" cy="26" rx="42" ry="7" fill="none" stroke="var(--ink)" strokeWidth="2" />
            <path d="M20 40C23 52 28 59 34 64" fill="none" stroke="var(--paper)" strokeWidth="3" strokeLinecap="round" opacity="0.7" />
            <text x="50" y="18" textAnchor="middle" fontSize="19" fontWeight="650">
                {left}
            </text>
        </svg>
    );
}
