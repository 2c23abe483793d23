// What a mark or a number means, for a finger: the pointer has the words by resting on it.
import {useEffect, useState} from "react";
import style from "./WordBubble.module.css";

interface Shown {
    readonly words: string;
    readonly x: number;
    readonly y: number;
}

const shownFor = 2600;
// What does something when it is touched says so itself.
const doesSomething = 'button, a, input, select, summary, [role="button"], [role="tab"], [data-light]';

function wordsAt(target: Element): string | undefined {
    if (target.closest(doesSomething)) return undefined;
    const named = target.closest("[title], svg[role=img][aria-label]");
    return named?.getAttribute("title") ?? named?.getAttribute("aria-label") ?? undefined;
}

export function WordBubble() {
    const [shown, setShown] = useState<Shown>();
    useEffect(() => {
        const touched = (event: MouseEvent) => {
            const words = (event as PointerEvent).pointerType === "touch" ? wordsAt(event.target as Element) : undefined;
            setShown(words === undefined ? undefined : {words, x: event.clientX, y: event.clientY});
        };
        addEventListener("click", touched);
        return () => removeEventListener("click", touched);
    }, []);
    useEffect(() => {
        if (!shown) return;
        const timer = setTimeout(() => setShown(undefined), shownFor);
        return () => clearTimeout(timer);
    }, [shown]);
    if (!shown) return null;
    const above = shown.y > 90;
    return (
        <div
            className={style.bubble}
            role="status"
            style={{left: Math.max(90, Math.min(innerWidth - 90, shown.x)), top: above ? shown.y - 16 : shown.y + 24, translate: above ? "-50% -100%" : "-50% 0"}}
        >
            {shown.words}
        </div>
    );
}
