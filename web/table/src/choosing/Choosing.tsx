// Choosing on a board. A board draws its things and says which is which with `spot`; clicks, keys and questions are
// handled here, once for all games, by looking at what was hit.
import {createContext, useCallback, useContext, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useMemo, useRef} from "react";
import type {Light, Lights, Pick} from "./machine";
import type {Changed} from "./preview";
import {useDrag} from "./useDrag";

export interface SpotAttributes {
    "data-thing": string;
    "data-verbs"?: string | undefined;
    "data-besides"?: string | undefined;
    "data-light"?: Light | undefined;
    "data-named"?: true | undefined;
    "data-news"?: true | undefined;
    "data-changed"?: true | undefined;
    role?: "button" | undefined;
    tabIndex?: number | undefined;
    "aria-label"?: string | undefined;
    "aria-pressed"?: boolean | undefined;
}

export type Spot = (things: string | readonly string[], label?: string, verbs?: readonly string[], besides?: readonly string[]) => SpotAttributes;

// How things look.
interface Shown {
    lights: Lights;
    // The things that a line of the log, a hint or a preview names just now.
    named: ReadonlySet<string>;
    // The things that something happened to just now.
    news: ReadonlySet<string>;
    // The things that the choice about to be made would change.
    changed: Changed;
    // The next click asks why instead of picking.
    asking: boolean;
    // Which question of ours this is, as long as there is one.
    asked?: number | undefined;
}

interface SurfaceProps extends Shown {
    // `unsure`: a finger in a drawing, which may have meant what lies beside.
    onPick(pick: Pick, unsure?: boolean): void;
    // A thing is dragged, and let go over another or nowhere.
    onHold(pick: Pick): void;
    onDrop(pick: Pick | undefined): void;
    onWhy(things: readonly string[], about: string): void;
    children: ReactNode;
    className?: string | undefined;
}

const ChoosingContext = createContext<Shown>({lights: {of: () => "none"}, named: new Set(), news: new Set(), changed: {has: () => false}, asking: false});

export function useSpot(): Spot {
    const {lights, named, news, changed, asking} = useContext(ChoosingContext);
    return useCallback(
        (what, label, verbs, besides) => {
            const things = typeof what === "string" ? [what] : what;
            const light = lights.of({things, verbs, besides});
            const live = light !== "none" || asking;
            return {
                "data-thing": things.join(" "),
                "data-verbs": verbs?.join(" "),
                "data-besides": besides?.join(" "),
                "data-light": light === "none" ? undefined : light,
                "data-named": things.some((thing) => named.has(thing)) || undefined,
                "data-news": things.some((thing) => news.has(thing)) || undefined,
                "data-changed": things.some((thing) => changed.has(thing)) || undefined,
                role: live ? "button" : undefined,
                tabIndex: live ? 0 : undefined,
                "aria-label": live ? label : undefined,
                "aria-pressed": light === "chosen" ? true : undefined,
            };
        },
        [lights, named, news, changed, asking],
    );
}

// Changes whenever something has happened or something else is asked: what lies out of sight may be worth a look.
export function useTidings(): unknown {
    const {news, asked} = useContext(ChoosingContext);
    return useMemo(() => ({news, asked}), [news, asked]);
}

// What people call the thing: as it says itself, or the first words on it.
const nameOf = (element: Element): string =>
    element.getAttribute("aria-label") ?? element.getAttribute("data-name") ?? element.querySelector("title")?.textContent ?? element.textContent?.trim().split("\n", 1)[0] ?? "";

function pickAt(target: EventTarget): {pick: Pick; light: string | undefined; name: string; element: Element} | undefined {
    const element = (target as Element).closest("[data-thing]");
    if (!element) return undefined;
    const words = (key: string) => element.getAttribute(key)?.split(" ");
    return {
        pick: {things: words("data-thing") ?? [], verbs: words("data-verbs"), besides: words("data-besides")},
        light: element.getAttribute("data-light") ?? undefined,
        name: nameOf(element),
        element,
    };
}

const longPress = 550;

// The surface on which things lie: the board, the hand, the players.
export function Surface({children, className, onPick, onHold, onDrop, onWhy, ...shown}: SurfaceProps) {
    const {lights, named, news, changed, asking, asked} = shown;
    const value = useMemo(() => ({lights, named, news, changed, asking, asked}), [lights, named, news, changed, asking, asked]);
    const drag = useDrag({hitAt: pickAt, onHold, onDrop});
    const press = useRef<{timer: ReturnType<typeof setTimeout>; fired: boolean} | undefined>(undefined);

    const click = (event: MouseEvent) => {
        if (drag.dragged()) return;
        if (press.current?.fired) {
            press.current = undefined;
            return;
        }
        const hit = pickAt(event.target);
        if (!hit) return;
        if (asking) onWhy(hit.pick.things, hit.name);
        else if (hit.light) onPick(hit.pick, (event.nativeEvent as globalThis.PointerEvent).pointerType === "touch" && hit.element instanceof SVGElement);
    };
    const key = (event: KeyboardEvent) => {
        const hit = pickAt(event.target);
        if (!hit || hit.element !== event.target) return;
        if (event.key === "?") onWhy(hit.pick.things, hit.name);
        else if (event.key !== " " && event.key !== "Enter") return;
        else if (asking) onWhy(hit.pick.things, hit.name);
        else if (hit.light) onPick(hit.pick);
        event.preventDefault();
        event.stopPropagation();
    };
    const down = (event: PointerEvent) => {
        const hit = pickAt(event.target);
        drag.down(event);
        release();
        press.current = undefined;
        if (!hit || hit.light === "lit" || event.button !== 0) return;
        const held = {
            fired: false,
            timer: setTimeout(() => {
                held.fired = true;
                onWhy(hit.pick.things, hit.name);
            }, longPress),
        };
        press.current = held;
    };
    const release = () => press.current && clearTimeout(press.current.timer);

    return (
        <ChoosingContext.Provider value={value}>
            <div
                className={className}
                data-asking={asking || undefined}
                onClick={click}
                onKeyDown={key}
                onPointerDown={down}
                onPointerMove={(event) => drag.move(event) && release()}
                onPointerUp={(event) => {
                    release();
                    drag.up(event);
                }}
                onPointerCancel={() => {
                    release();
                    drag.cancel();
                }}
                onPointerLeave={release}
            >
                {children}
            </div>
        </ChoosingContext.Provider>
    );
}
