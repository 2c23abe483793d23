// The frame of every card: a band in the colour of its kind, the name, costs as chips on the left edge, what it does in
// a sentence, small print in italics. Ratio 63:88. Hovering, or a tap where nothing can be picked, shows it large.
import {useEffect, useRef, useState, type CSSProperties, type ReactNode} from "react";
import {createPortal} from "react-dom";
import type {SpotAttributes} from "../choosing/Choosing";
import style from "./Card.module.css";

export interface CardFace {
    readonly name: string;
    readonly kind?: string | undefined;
    // Of the band.
    readonly colour: string;
    readonly costs?: ReactNode;
    readonly body: ReactNode;
    readonly lore?: string | undefined;
    // Only on the large card: what every icon means.
    readonly legend?: ReactNode;
    readonly corner?: ReactNode;
}

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

const peekAfter = 420;
const largeWidth = 300;

export function Card({face, spot, width, dimmed, badge, className, piece}: Props) {
    const card = useRef<HTMLDivElement>(null);
    const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
    const [peek, setPeek] = useState<CSSProperties>();
    const open = () => card.current && setPeek(placeBeside(card.current.getBoundingClientRect()));
    const close = () => {
        clearTimeout(timer.current);
        setPeek(undefined);
    };
    useEffect(() => () => clearTimeout(timer.current), []);
    return (
        <div
            ref={card}
            {...spot}
            data-piece={piece}
            data-name={face.name}
            className={`${style.card} ${className ?? ""}`}
            style={{"--band": face.colour, width} as CSSProperties}
            data-dimmed={dimmed || undefined}
            onPointerEnter={(event) => {
                if (event.pointerType === "mouse") timer.current = setTimeout(open, peekAfter);
            }}
            onPointerLeave={close}
            onClick={() => (!spot?.["data-light"] && matchMedia("(pointer: coarse)").matches ? open() : close())}
        >
            <Face face={face} />
            {badge && <div className={style.badge}>{badge}</div>}
            {peek &&
                createPortal(
                    <div className={style.peek} style={peek} onClick={close}>
                        <div className={`${style.card} ${style.large}`} style={{"--band": face.colour} as CSSProperties}>
                            <Face face={face} />
                        </div>
                        {face.legend && <div className={style.legend}>{face.legend}</div>}
                    </div>,
                    document.body,
                )}
        </div>
    );
}

function Face({face}: {face: CardFace}) {
    return (
        <>
            <header className={style.band}>
                <span className={style.name}>{face.name}</span>
                {face.corner}
            </header>
            <div className={style.middle}>
                {face.costs && <div className={style.costs}>{face.costs}</div>}
                <div className={style.body}>{face.body}</div>
            </div>
            {face.lore && <p className={style.lore}>{face.lore}</p>}
            {face.kind && <span className={style.kind}>{face.kind}</span>}
        </>
    );
}

// Next to the card, on the side where there is room.
function placeBeside(box: DOMRect): CSSProperties {
    const right = box.right + 12 + largeWidth < innerWidth;
    const left = Math.max(8, Math.min(innerWidth - largeWidth - 8, right ? box.right + 12 : box.left - largeWidth - 12));
    const height = (largeWidth * 88) / 63 + 90;
    return {left, top: Math.max(8, Math.min(innerHeight - height, box.top - 40)), width: largeWidth};
}

// A face-down card.
export function CardBack({label, colour, spot, width}: {label: string; colour: string; spot?: SpotAttributes | undefined; width?: number | string}) {
    return (
        <div {...spot} className={`${style.card} ${style.back}`} style={{"--band": colour, width} as CSSProperties}>
            <span>{label}</span>
        </div>
    );
}
