// The map of Europe: sea with lines along the coast, land by kind, control, roads and railways, names along the shapes.
import {useMemo, useState, type PointerEvent} from "react";
import {useSpot} from "../../choosing/Choosing";
import {seatColour} from "../../seats/seats";
import {PanZoom} from "../PanZoom";
import type {EuropeContent, Point} from "./content";
import {gateOf, geometryOf, type Geometry} from "./geometry";
import {Pieces} from "./Pieces";
import {ProvinceNote} from "./ProvinceNote";
import {Meals, Reach} from "./SupplyLines";
import type {Reader} from "./supply";
import type {View as EuropeView} from "./view";
import style from "./map.module.css";

const known = new WeakMap<EuropeContent, Geometry>();
function geometry(content: EuropeContent): Geometry {
    const made = known.get(content) ?? geometryOf(content.provinces);
    known.set(content, made);
    return made;
}

const line = (points: readonly Point[]) => "M" + points.map(([x, y]) => `${x} ${y}`).join("L");

// The province that is looked at: under the pointer, with the focus, or tapped last.
function useLookedAt() {
    const [id, setId] = useState<string>();
    const leave = (left: string) => setId((now) => (now === left ? undefined : now));
    return {
        id,
        attributes: (province: string) => ({
            onPointerEnter: () => setId(province),
            // A finger that is lifted has not gone elsewhere.
            onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && leave(province),
            onFocus: () => setId(province),
            onBlur: () => leave(province),
        }),
        nowhere: () => setId(undefined),
    };
}

export function EuropeMap({view, content, reader}: {view: EuropeView; content: EuropeContent; reader: Reader}) {
    const spot = useSpot();
    const lookedAt = useLookedAt();
    const over = lookedAt.id;
    const {shapes, arcs} = geometry(content);
    const land = useMemo(() => shapes.map((shape) => shape.path).join(""), [shapes]);
    const coast = useMemo(() => arcs.filter((arc) => arc.between.length === 1).map((arc) => arc.path).join(""), [arcs]);
    const inland = useMemo(() => arcs.filter((arc) => arc.between.length > 1).map((arc) => arc.path).join(""), [arcs]);
    const controller = new Map(view.players.flatMap((player, seat) => player.provinces.map((id) => [id, seat] as const)));
    return (
        <PanZoom width={content.width} height={content.height} label="The map of Europe" most={5} overlay={over && <ProvinceNote id={over} view={view} content={content} reader={reader} />}>
            <defs>
                <pattern id="europe-field" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
                    <path d="M0 2H9M0 6.5H9" className={style.furrow} />
                </pattern>
                <pattern id="europe-town" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                    <path d="M0 0V8M4 0V8" className={style.hatch} />
                </pattern>
                <pattern id="europe-sea" width="60" height="40" patternUnits="userSpaceOnUse">
                    <path d="M4 12q6-5 12 0t12 0M34 32q6-5 12 0t12 0" className={style.wave} />
                </pattern>
                <marker id="europe-fed" viewBox="-8 -5 10 10" markerWidth="11" markerHeight="11" markerUnits="userSpaceOnUse" orient="auto">
                    <path d="M-8 -5L2 0L-8 5Z" className={style.mealEnd} />
                </marker>
                {shapes.map((shape) => (
                    <clipPath key={shape.id} id={`in-${shape.id}`}>
                        <path d={shape.path} />
                    </clipPath>
                ))}
            </defs>
            <rect x={-600} y={-450} width={content.width + 1200} height={content.height + 900} className={style.sea} onClick={lookedAt.nowhere} />
            <rect x={-600} y={-450} width={content.width + 1200} height={content.height + 900} fill="url(#europe-sea)" pointerEvents="none" />
            {[22, 14, 7].map((width) => (
                <path key={width} d={coast} className={style.shallow} strokeWidth={width * 2} />
            ))}
            {content.crossings.map((crossing) => (
                <path key={`${crossing.a} ${crossing.b}`} d={line(crossing.line)} className={style.crossing}>
                    <title>{crossing.name}</title>
                </path>
            ))}
            <path d={land} className={style.shore} />
            {shapes.map((shape) => {
                const province = content.province.get(shape.id)!;
                const owner = controller.get(shape.id);
                return (
                    <g
                        key={shape.id}
                        className={style.province}
                        data-kind={province.kind}
                        {...lookedAt.attributes(shape.id)}
                        {...spot(`province:${shape.id}`, province.name)}
                    >
                        <path d={shape.path} className={style.land} />
                        <path d={shape.path} fill={province.kind === "urban" ? "url(#europe-town)" : "url(#europe-field)"} pointerEvents="none" />
                        {owner !== undefined && <path d={shape.path} fill={seatColour(owner)} opacity={0.24} pointerEvents="none" />}
                        <g clipPath={`url(#in-${shape.id})`} pointerEvents="none">
                            <path d={shape.path} className={style.glow} />
                        </g>
                        {owner !== undefined && (
                            <g clipPath={`url(#in-${shape.id})`} pointerEvents="none">
                                {shape.arcs
                                    .filter((arc) => arc.between.every((id) => id === shape.id || controller.get(id) !== owner))
                                    .map((arc, i) => (
                                        <path key={i} d={arc.path} stroke={seatColour(owner)} className={style.control} />
                                    ))}
                            </g>
                        )}
                    </g>
                );
            })}
            <path d={inland} className={style.inland} />
            <path d={coast} className={style.coast} />
            {over && <Reach id={over} view={view} reader={reader} shapes={shapes} />}
            <Roads view={view} content={content} />
            <Pieces view={view} content={content} shapes={shapes} reader={reader} />
            {over && <Meals id={over} view={view} content={content} reader={reader} />}
        </PanZoom>
    );
}

function Roads({view, content}: {view: EuropeView; content: EuropeContent}) {
    const spot = useSpot();
    const rails = new Set(view.railroads);
    return (
        <g>
            {view.roads.map((border) => {
                const [a = "", b = ""] = border.split("/");
                const [from, to] = [content.province.get(a)?.label, content.province.get(b)?.label];
                if (!from || !to) return null;
                const gate = gateOf(geometry(content), a, b) ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
                // The curve passes through the gate halfway.
                const bend = [2 * gate[0] - (from[0] + to[0]) / 2, 2 * gate[1] - (from[1] + to[1]) / 2];
                const path = `M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${to[0]} ${to[1]}`;
                return (
                    <g key={border} className={style.way} {...spot(`border:${border}`, `The road between ${a} and ${b}`)}>
                        <path d={path} className={rails.has(border) ? style.railBed : style.roadBed} />
                        <path d={path} className={rails.has(border) ? style.rail : style.road} />
                    </g>
                );
            })}
        </g>
    );
}
