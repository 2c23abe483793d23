// Dragging a thing onto another, where a board allows it (`data-drag`): the same as picking the one and then the other.
import {useEffect, useRef, type PointerEvent} from "react";
import type {Pick} from "./machine";

interface Hit {
    readonly pick: Pick;
    readonly light: string | undefined;
    readonly element: Element;
}

interface Means {
    hitAt(target: EventTarget): Hit | undefined;
    onHold(pick: Pick): void;
    // Where it was let go; undefined where nothing is.
    onDrop(pick: Pick | undefined): void;
}

const dragFrom = 6;

interface Drag {
    readonly pointer: number;
    readonly hit: Hit;
    readonly x: number;
    readonly y: number;
    ghost: HTMLElement | undefined;
}

// The piece itself, following the pointer.
function ghostOf(element: Element): HTMLElement {
    const box = element.getBoundingClientRect();
    const ghost = element.cloneNode(true) as HTMLElement;
    for (const name of ["data-thing", "data-light", "role", "tabindex", "aria-label"]) ghost.removeAttribute(name);
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
        position: "fixed",
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        pointerEvents: "none",
        zIndex: "50",
        opacity: "0.9",
        boxShadow: "var(--shadow-high)",
    });
    document.body.append(ghost);
    return ghost;
}

export function useDrag({hitAt, onHold, onDrop}: Means) {
    const drag = useRef<Drag>(undefined);
    // A click that ends a drag is none.
    const dragged = useRef(false);
    useEffect(() => () => drag.current?.ghost?.remove(), []);

    const end = (at: Element | null) => {
        const {ghost, hit} = drag.current ?? {};
        drag.current = undefined;
        if (!ghost) return;
        ghost.remove();
        const onto = at ? hitAt(at) : undefined;
        onDrop(onto && onto.element !== hit?.element ? onto.pick : undefined);
    };
    return {
        dragged: () => {
            const was = dragged.current;
            dragged.current = false;
            return was;
        },
        down: (event: PointerEvent) => {
            dragged.current = false;
            const hit = hitAt(event.target);
            if (!hit?.light || event.button !== 0 || !hit.element.hasAttribute("data-drag")) return;
            drag.current = {pointer: event.pointerId, hit, x: event.clientX, y: event.clientY, ghost: undefined};
        },
        // Whether something is being dragged.
        move: (event: PointerEvent): boolean => {
            const held = drag.current;
            if (!held || held.pointer !== event.pointerId) return false;
            const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
            if (!held.ghost) {
                if (Math.hypot(dx, dy) < dragFrom) return false;
                held.ghost = ghostOf(held.hit.element);
                dragged.current = true;
                onHold(held.hit.pick);
            }
            held.ghost.style.transform = `translate(${dx}px, ${dy}px) scale(0.92)`;
            return true;
        },
        up: (event: PointerEvent) => drag.current?.pointer === event.pointerId && end(document.elementFromPoint(event.clientX, event.clientY)),
        cancel: () => end(null),
    };
}
