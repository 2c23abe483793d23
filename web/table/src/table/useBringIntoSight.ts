// When something is asked and nothing that can be picked is in sight, the board is scrolled to the first of it. (A map
// does the same for itself.)
import {useEffect, type RefObject} from "react";

const fromEdge = 20;

export function useBringIntoSight(where: RefObject<HTMLElement | null>, asked: number | undefined): void {
    useEffect(() => {
        const board = where.current?.querySelector("main");
        if (asked === undefined || !board) return;
        const room = board.getBoundingClientRect();
        const lit = [...board.querySelectorAll<HTMLElement>('[data-light="lit"]')].filter((one) => one instanceof HTMLElement);
        const inSight = (one: HTMLElement) => {
            const box = one.getBoundingClientRect();
            return box.top + fromEdge < room.bottom && box.bottom - fromEdge > room.top && box.left + fromEdge < room.right && box.right - fromEdge > room.left;
        };
        if (lit.length === 0 || lit.some(inSight)) return;
        const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
        lit[0]!.scrollIntoView({block: "center", inline: "center", behavior: still ? "instant" : "smooth"});
    }, [where, asked]);
}
