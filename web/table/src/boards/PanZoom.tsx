// A big drawing: wheel or pinch to zoom, drag to move, buttons for those who like neither. A drag is never a click.
// Type in it grows as the drawing shrinks, so that it can always be read: `--legible` is the smallest size that can, in
// units of the drawing. What then has no room is left out until one looks closer (`useMapScale`).
import {createContext, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type PointerEvent, type ReactNode} from "react";
import style from "./PanZoom.module.css";

interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}

interface Props {
    width: number;
    height: number;
    label: string;
    children: ReactNode;
    // Drawn over the map, outside its coordinates.
    overlay?: ReactNode;
    most?: number;
    // Where to look first, and how many pixels of the screen a unit should at least have then.
    start?: {readonly x: number; readonly y: number; readonly scale: number};
}

const dragFrom = 6;
const smallestType = 11.5;

const MapScale = createContext(1);
// How many pixels of the screen a unit of the drawing has, in steps that are worth drawing anew for.
export const useMapScale = () => useContext(MapScale);
const inSteps = (scale: number) => Math.exp(Math.round(Math.log(scale) * 12) / 12);

export function PanZoom({width, height, label, children, overlay, most = 5, start}: Props) {
    const svg = useRef<SVGSVGElement>(null);
    const [area, setArea] = useState({width, height});
    const [box, setBox] = useState<Box>({x: 0, y: 0, width, height});
    const fingers = useRef(new Map<number, {x: number; y: number}>());
    const dragged = useRef(false);
    const begin = useRef(start);
    // A drawing of another size is looked at anew.
    const drawn = useRef({width, height});
    useEffect(() => {
        if (drawn.current.width === width && drawn.current.height === height) return;
        drawn.current = {width, height};
        setBox({x: 0, y: 0, width, height});
    }, [width, height]);
    useLayoutEffect(() => {
        const element = svg.current;
        if (!element) return;
        const measure = () => {
            const {width: wide, height: tall} = element.getBoundingClientRect();
            if (wide > 0 && tall > 0) setArea({width: wide, height: tall});
        };
        measure();
        const observer = new ResizeObserver(measure);
        observer.observe(element);
        return () => observer.disconnect();
    }, []);

    const keep = useCallback(
        (next: Box): Box => ({
            ...next,
            x: Math.max(-next.width * 0.3, Math.min(width - next.width * 0.7, next.x)),
            y: Math.max(-next.height * 0.3, Math.min(height - next.height * 0.7, next.y)),
        }),
        [width, height],
    );
    // Once the room is known: closer, where all of it would be too small.
    useLayoutEffect(() => {
        const from = begin.current;
        const measured = svg.current?.getBoundingClientRect();
        if (!from || !measured || measured.width === 0) return;
        begin.current = undefined;
        const by = from.scale / Math.min(measured.width / width, measured.height / height);
        if (by <= 1) return;
        // The middle of what is seen: as near to the start as can be without looking past the edges.
        const middle = (at: number, seen: number, all: number) => (seen >= all ? all / 2 : Math.max(seen / 2, Math.min(all - seen / 2, at)));
        const [x, y] = [middle(from.x, measured.width / from.scale, width), middle(from.y, measured.height / from.scale, height)];
        setBox({x: x - width / by / 2, y: y - height / by / 2, width: width / by, height: height / by});
    }, [area, width, height]);
    // Zooms around a point of the screen, or the middle.
    const zoom = useCallback(
        (by: number, at?: {x: number; y: number}) =>
            setBox((before) => {
                const next = Math.min(width, Math.max(width / most, before.width / by));
                if (next >= width) return {x: 0, y: 0, width, height};
                const area = svg.current?.getBoundingClientRect();
                const share = at && area ? {x: (at.x - area.left) / area.width, y: (at.y - area.top) / area.height} : {x: 0.5, y: 0.5};
                const tall = (next * height) / width;
                return keep({x: before.x + (before.width - next) * share.x, y: before.y + (before.height - tall) * share.y, width: next, height: tall});
            }),
        [width, height, most, keep],
    );

    useEffect(() => {
        const element = svg.current;
        // React listens passively; the page must not scroll while the map zooms.
        const wheel = (event: WheelEvent) => {
            event.preventDefault();
            zoom(Math.exp(-event.deltaY / 400), {x: event.clientX, y: event.clientY});
        };
        element?.addEventListener("wheel", wheel, {passive: false});
        return () => element?.removeEventListener("wheel", wheel);
    }, [zoom]);

    const scale = Math.min(area.width / box.width, area.height / box.height);
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
            const apart = (a: {x: number; y: number}) => Math.hypot(a.x - other.x, a.y - other.y);
            dragged.current = true;
            zoom(apart(now) / Math.max(1, apart(before)), {x: (now.x + other.x) / 2, y: (now.y + other.y) / 2});
        } else {
            if (!dragged.current && Math.hypot(now.x - before.x, now.y - before.y) < dragFrom) return;
            dragged.current = true;
            setBox((was) => (was.width >= width ? was : keep({...was, x: was.x - (now.x - before.x) / scale, y: was.y - (now.y - before.y) / scale})));
        }
        fingers.current.set(event.pointerId, now);
    };
    const up = (event: PointerEvent) => fingers.current.delete(event.pointerId);
    const zoomed = box.width < width * 0.999;

    return (
        <div className={style.frame}>
            <svg
                ref={svg}
                className={style.map}
                viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
                role="group"
                aria-label={label}
                data-zoomed={zoomed || undefined}
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
                <button type="button" onClick={() => zoom(1 / 1.5)} aria-label="Farther" disabled={!zoomed}>
                    −
                </button>
            </div>
        </div>
    );
}
