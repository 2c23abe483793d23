// How a table is laid out on the screen, by its width and height. Decided here and nowhere else: style sheets go by
// `data-layout` at the root of the page.
import {useLayoutEffect, useSyncExternalStore} from "react";

// `desk`: the board in the middle, what is asked below it, a panel beside it. `sheet-below` and `sheet-beside`: the board alone, and a
// sheet with everything else below it (a phone, a tablet held upright) or beside it (a phone held across).
export type Layout = "desk" | "sheet-below" | "sheet-beside";

const deskWidth = 900;
const deskHeight = 560;

export function layoutOf(width: number, height: number): Layout {
    if (height < deskHeight && width > height) return "sheet-beside";
    return width < deskWidth ? "sheet-below" : "desk";
}

const listen = (listener: () => void) => {
    addEventListener("resize", listener);
    return () => removeEventListener("resize", listener);
};

export const useLayout = (): Layout => useSyncExternalStore(listen, () => layoutOf(innerWidth, innerHeight));

export function useLayoutAtRoot(): void {
    const layout = useLayout();
    useLayoutEffect(() => {
        document.documentElement.dataset["layout"] = layout;
    }, [layout]);
}
