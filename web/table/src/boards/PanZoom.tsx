// A big drawing: wheel or pinch to zoom, drag to move, buttons for those who like neither. A drag is never a click.
// Type in it grows as the drawing shrinks, so that it can always be read: `--legible` is the smallest size that can, in
// units of the drawing. What then has no room is left out until one looks closer (`useMapScale`). It stays where it is
// when only the room around it changes, and goes by itself to what happens out of sight.
import {createContext, useContext, useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type PointerEvent, type ReactNode, type RefObject} from "react";
import {useTidings} from "../choosing/Choosing";
import {anchored, between, fitting, kept, lookAt, seen, zoomed, type Look, type Size, type Spot} from "./panning";
import style from "./PanZoom.module.css";

interface Props extends Size {
    label: string;
    children: ReactNode;
    // Drawn over the map, outside its coordinates.
    overlay?: ReactNode;
    most?: number;
    // Where to look first, and how many pixels of the screen a unit should at least have then.
    start?: Look;
}

const dragFrom = 6;
const smallestType = 11.5;

const MapScale = createContext(1);
// How many pixels of the screen a unit of the drawing has, in steps that are worth drawing anew for.
export const useMapScale = () => useContext(MapScale);
const inSteps = (scale: number) => Math.exp(Math.round(Math.log(scale) * 12) / 12);

export function PanZoom({width, height, label, children, overlay, most = 5, start}: Props) {
    const svg = useRef<SVGSVGElement>(null);
    const drawing = {width, height};
    const {area, look, setLook} = useLook(svg, drawing, start);
    const fingers = useRef(new Map<number, Spot>());
    const dragged = useRef(false);
    const {scale} = look;
    useFollowing(svg, (by) => fingers.current.size === 0 && setLook((before) => kept({...before, x: before.x + by.x / before.scale, y: before.y + by.y / before.scale}, drawing, area), "slowly"));

    // Around a point of the screen, or the middle.
    const zoom = (by: number, at?: Spot) => {
        const box = svg.current?.getBoundingClientRect();
        const point = at && box ? {x: at.x - box.left, y: at.y - box.top} : {x: area.width / 2, y: area.height / 2};
        setLook((before) => zoomed(before, by, point, drawing, area, most));
    };
    const latestZoom = useRef(zoom);
    latestZoom.current = zoom;
    useEffect(() => {
        const element = svg.current;
        // React listens passively; the page must not scroll while the map zooms.
        const wheel = (event: WheelEvent) => {
            event.preventDefault();
            latestZoom.current(Math.exp(-event.deltaY / 400), {x: event.clientX, y: event.clientY});
        };
        element?.addEventListener("wheel", wheel, {passive: false});
        return () => element?.removeEventListener("wheel", wheel);
    }, []);

    const fit = fitting(drawing, area).scale;
    const down = (event: PointerEvent) => {
        fingers.current.set(event.pointerId, {x: event.clientX, y: event.clientY});
        if (fingers.current.size === 1) dragged.current = false;
    };
    const move = (event: PointerEvent) => {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const now = {x: event.clientX, y: event.clientY};
        if (fingers.current.size === 2) {
            const other = [...fingers.current].find(([id]) => id !== event.pointerId)![1];
            const apart = (a: Spot) => Math.hypot(a.x - other.x, a.y - other.y);
            dragged.current = true;
            zoom(apart(now) / Math.max(1, apart(before)), {x: (now.x + other.x) / 2, y: (now.y + other.y) / 2});
        } else {
            if (!dragged.current && Math.hypot(now.x - before.x, now.y - before.y) < dragFrom) return;
            dragged.current = true;
            setLook((was) => kept({...was, x: was.x - (now.x - before.x) / was.scale, y: was.y - (now.y - before.y) / was.scale}, drawing, area));
        }
        fingers.current.set(event.pointerId, now);
    };
    const up = (event: PointerEvent) => fingers.current.delete(event.pointerId);
    const box = seen(look, area);
    const closer = scale > fit * 1.001;

    return (
        <div className={style.frame}>
            <svg
                ref={svg}
                className={style.map}
                viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
                role="group"
                aria-label={label}
                data-zoomed={closer || undefined}
                style={{"--legible": `${(smallestType / scale).toFixed(2)}px`} as CSSProperties}
                onPointerDown={down}
                onPointerMove={move}
                onPointerUp={up}
                onPointerCancel={up}
                onPointerLeave={up}
                onClickCapture={(event) => {
                    if (dragged.current) event.stopPropagation();
                    dragged.current = false;
                }}
            >
                <MapScale.Provider value={inSteps(scale)}>{children}</MapScale.Provider>
            </svg>
            {overlay}
            <div className={style.buttons}>
                <button type="button" onClick={() => zoom(1.5)} aria-label="Closer">
                    +
                </button>
                <button type="button" onClick={() => zoom(1 / 1.5)} aria-label="Farther" disabled={!closer}>
                    −
                </button>
            </div>
        </div>
    );
}

type ChangeLook = (change: (before: Look) => Look, how?: "slowly") => void;

// Where one looks, and the room there is. Until somebody moves the drawing, all of it is shown in every window.
function useLook(svg: RefObject<SVGSVGElement | null>, drawing: Size, start: Look | undefined): {area: Size; look: Look; setLook: ChangeLook} {
    const [{area, look}, setState] = useState(() => ({area: drawing, look: fitting(drawing, drawing)}));
    const moved = useRef(false);
    const window = useRef({width: 0, height: 0});
    const journey = useRef(0);
    const {width, height} = drawing;
    const begin = useRef(start);
    useLayoutEffect(() => {
        const element = svg.current;
        if (!element) return;
        // A drawing of another size is looked at anew.
        window.current = {width: 0, height: 0};
        const all = {width, height};
        const measure = () => {
            const room = element.getBoundingClientRect();
            if (room.width === 0 || room.height === 0) return;
            const other = window.current.width !== innerWidth || window.current.height !== innerHeight;
            window.current = {width: innerWidth, height: innerHeight};
            setState(({area, look}) => {
                const now = {width: room.width, height: room.height};
                if (other && (!moved.current || look.scale <= fitting(all, area).scale * 1.001)) return {area: now, look: begin.current ? lookAt(begin.current, all, now) : fitting(all, now)};
                return {area: now, look: anchored(look, area, now)};
            });
        };
        measure();
        const observer = new ResizeObserver(measure);
        observer.observe(element);
        return () => observer.disconnect();
    }, [svg, width, height]);
    useEffect(() => () => cancelAnimationFrame(journey.current), []);

    const setLook: ChangeLook = (change, how) => {
        cancelAnimationFrame(journey.current);
        if (how !== "slowly" || !matchMedia("(prefers-reduced-motion: no-preference)").matches) {
            moved.current = true;
            return setState(({area, look}) => ({area, look: change(look)}));
        }
        const from = look;
        const to = change(from);
        const began = performance.now();
        const step = () => {
            const share = Math.min(1, (performance.now() - began) / travelTime);
            setState(({area}) => ({area, look: between(from, to, share * (2 - share))}));
            if (share < 1) journey.current = requestAnimationFrame(step);
        };
        step();
    };
    return {area, look, setLook};
}

const travelTime = 350;
const fromEdge = 24;

// What happened just now, or what can be picked, is brought into sight if nothing of it is.
function useFollowing(svg: RefObject<SVGSVGElement | null>, move: (by: Spot) => void): void {
    const tidings = useTidings();
    const latest = useRef(move);
    latest.current = move;
    useEffect(() => {
        const room = svg.current?.getBoundingClientRect();
        if (!room || room.width === 0) return;
        const places = (kind: string) => [...svg.current!.querySelectorAll(kind)].map((one) => one.getBoundingClientRect());
        const news = places("[data-news]");
        const boxes = news.length > 0 ? news : places('[data-light="lit"]');
        if (boxes.length === 0) return;
        const middles = boxes.map((box) => ({x: box.left + box.width / 2, y: box.top + box.height / 2}));
        const inSight = ({x, y}: Spot) => x > room.left + fromEdge && x < room.right - fromEdge && y > room.top + fromEdge && y < room.bottom - fromEdge;
        if (middles.some(inSight)) return;
        const centre = {x: room.left + room.width / 2, y: room.top + room.height / 2};
        const nearest = middles.sort((a, b) => Math.hypot(a.x - centre.x, a.y - centre.y) - Math.hypot(b.x - centre.x, b.y - centre.y))[0]!;
        latest.current({x: nearest.x - centre.x, y: nearest.y - centre.y});
    }, [svg, tidings]);
}
