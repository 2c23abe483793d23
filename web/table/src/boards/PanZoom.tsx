// A big drawing: wheel or pinch to zoom, drag to move, buttons for those who like neither. A drag is never a click.
import {useCallback, useEffect, useRef, useState, type PointerEvent, type ReactNode} from "react";
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
}

const dragFrom = 6;

export function PanZoom({width, height, label, children, overlay, most = 5}: Props) {
    const svg = useRef<SVGSVGElement>(null);
    const [box, setBox] = useState<Box>({x: 0, y: 0, width, height});
    const fingers = useRef(new Map<number, {x: number; y: number}>());
    const dragged = useRef(false);
    useEffect(() => setBox({x: 0, y: 0, width, height}), [width, height]);

    const keep = useCallback(
        (next: Box): Box => ({
            ...next,
            x: Math.max(-next.width * 0.3, Math.min(width - next.width * 0.7, next.x)),
            y: Math.max(-next.height * 0.3, Math.min(height - next.height * 0.7, next.y)),
        }),
        [width, height],
    );
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

    const scale = () => box.width / Math.max(1, svg.current?.getBoundingClientRect().width ?? 1);
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
            const by = scale();
            setBox((was) => (was.width >= width ? was : keep({...was, x: was.x - (now.x - before.x) * by, y: was.y - (now.y - before.y) * by})));
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
                {children}
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
