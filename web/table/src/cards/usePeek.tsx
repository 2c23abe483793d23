// A card shown large beside itself: when the pointer rests on it, by a tap where nothing can be picked, or by Z where the
// keyboard is; Enter does it too where nothing can be picked.
import {useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode} from "react";
import {createPortal} from "react-dom";
import {Face, type CardFace} from "./Face";
import style from "./Card.module.css";

const peekAfter = 420;
const largeWidth = 300;

export interface Peek {
    // For the element that stands for the card.
    readonly attributes: {
        ref: React.RefObject<HTMLDivElement | null>;
        onPointerEnter(event: PointerEvent): void;
        onPointerLeave(): void;
        onClick(): void;
        onKeyDown(event: KeyboardEvent): void;
        onBlur(): void;
        // Also where nothing can be picked, so that the keyboard gets there.
        tabIndex: number;
        role: "button" | "group";
        "aria-label"?: string;
    };
    readonly large: ReactNode;
}

export function usePeek(face: CardFace, pickable: boolean): Peek {
    const card = useRef<HTMLDivElement>(null);
    const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
    const [place, setPlace] = useState<CSSProperties>();
    const open = () => card.current && setPlace(placeBeside(card.current.getBoundingClientRect()));
    const close = () => {
        clearTimeout(timer.current);
        setPlace(undefined);
    };
    useEffect(() => () => clearTimeout(timer.current), []);
    return {
        attributes: {
            ref: card,
            onPointerEnter: (event) => {
                if (event.pointerType === "mouse") timer.current = setTimeout(open, peekAfter);
            },
            onPointerLeave: close,
            onBlur: close,
            tabIndex: 0,
            role: pickable ? "button" : "group",
            ...(pickable ? {} : {"aria-label": face.name}),
            onKeyDown: (event) => {
                if (event.key === "Escape" && place) close();
                else if (event.key === "z" || event.key === "Z" || (event.key === "Enter" && !pickable)) (place ? close : open)();
                else return;
                event.preventDefault();
                event.stopPropagation();
            },
            onClick: () => (!pickable && !place && matchMedia("(pointer: coarse)").matches ? open() : close()),
        },
        large:
            place &&
            createPortal(
                <div className={style.peek} style={place} onClick={close}>
                    <div className={`${style.card} ${style.large}`} style={{"--band": face.colour} as CSSProperties}>
                        <Face face={face} />
                    </div>
                    {face.legend && <div className={style.legend}>{face.legend}</div>}
                </div>,
                document.body,
            ),
    };
}

// Next to the card, on the side where there is room.
function placeBeside(box: DOMRect): CSSProperties {
    const right = box.right + 12 + largeWidth < innerWidth;
    const left = Math.max(8, Math.min(innerWidth - largeWidth - 8, right ? box.right + 12 : box.left - largeWidth - 12));
    const height = (largeWidth * 88) / 63 + 90;
    return {left, top: Math.max(8, Math.min(innerHeight - height, box.top - 40)), width: largeWidth};
}
