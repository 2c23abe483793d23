// Things move from where they were to where they are. A piece says who it is with `data-piece`; when it is drawn
// elsewhere after an update, it glides there.
import {useLayoutEffect, useRef, type RefObject} from "react";

const duration = 320;
const most = 60;
const farEnough = 3;

export function useGlide(where: RefObject<HTMLElement | null>, when: unknown): void {
    const before = useRef(new Map<string, DOMRect>());
    useLayoutEffect(() => {
        const root = where.current;
        if (!root) return;
        const now = new Map<string, DOMRect>();
        const moves: Animation[] = [];
        const still = matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset["speed"] === "instant";
        for (const piece of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
            const name = piece.dataset["piece"]!;
            const box = piece.getBoundingClientRect();
            const old = before.current.get(name);
            now.set(name, box);
            if (still || !old || moves.length >= most || box.width === 0) continue;
            const [dx, dy] = [old.left - box.left, old.top - box.top];
            if (Math.abs(dx) + Math.abs(dy) < farEnough) continue;
            // Inside a drawing, pixels are not its units.
            const scale = piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a ?? 1) : 1;
            moves.push(
                piece.animate([{transform: `translate(${dx / scale}px, ${dy / scale}px)`}, {transform: "none"}], {duration, easing: "cubic-bezier(0.3, 0, 0.2, 1)"}),
            );
        }
        before.current = now;
        return () => moves.forEach((move) => move.finish());
    }, [where, when]);
}
