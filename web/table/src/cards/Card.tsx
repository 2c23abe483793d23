// The frame of every card. Ratio 63:88. Hovering, or a tap where nothing can be picked, shows it large.
import type {CSSProperties, ReactNode} from "react";
import type {SpotAttributes} from "../choosing/Choosing";
import {Face, type CardFace} from "./Face";
import {usePeek} from "./usePeek";
import style from "./Card.module.css";

interface Props {
    face: CardFace;
    spot?: SpotAttributes | undefined;
    width?: number | string;
    dimmed?: boolean;
    badge?: ReactNode;
    className?: string | undefined;
    // Who it is, so that it can be seen to move.
    piece?: string | undefined;
}

export function Card({face, spot, width, dimmed, badge, className, piece}: Props) {
    const peek = usePeek(face, spot?.role !== undefined);
    return (
        <div
            {...spot}
            {...peek.attributes}
            data-piece={piece}
            data-name={face.name}
            className={`${style.card} ${className ?? ""}`}
            style={{"--band": face.colour, width} as CSSProperties}
            data-dimmed={dimmed || undefined}
        >
            <Face face={face} />
            {badge && <div className={style.badge}>{badge}</div>}
            {peek.large}
        </div>
    );
}

// A face-down card.
export function CardBack({label, colour, spot, width}: {label: string; colour: string; spot?: SpotAttributes | undefined; width?: number | string}) {
    return (
        <div {...spot} className={`${style.card} ${style.back}`} style={{"--band": colour, width} as CSSProperties}>
            <span>{label}</span>
        </div>
    );
}
