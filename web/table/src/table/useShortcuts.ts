// Keys that work wherever nothing is being typed.
import {useEffect, useRef} from "react";

export interface Shortcuts {
    digit(digit: string): void;
    enter(): void;
    escape(): void;
    letters: Readonly<Record<string, () => void>>;
}

export function useShortcuts(shortcuts: Shortcuts): void {
    const latest = useRef(shortcuts);
    latest.current = shortcuts;
    useEffect(() => {
        const listen = (event: KeyboardEvent) => {
            const target = event.target as HTMLElement;
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            if (target.closest("input, textarea, select, dialog[open]")) return;
            const onButton = target.closest("button, a, [role=button]") !== null;
            const {digit, enter, escape, letters} = latest.current;
            if (/^\d$/.test(event.key)) digit(event.key);
            else if (event.key === "Escape") escape();
            else if (event.key === "Enter" && !onButton) enter();
            else if (letters[event.key] && !(onButton && event.key === " ")) letters[event.key]!();
            else return;
            event.preventDefault();
        };
        addEventListener("keydown", listen);
        return () => removeEventListener("keydown", listen);
    }, []);
}
