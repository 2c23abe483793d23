// The map of Europe: sea with lines along the coast, land by kind, control, roads and railways, names along the shapes.
import {useMemo, useState} from "react";
import {useSpot} from "../../choosing/Choosing";
import {SeatGlyph} from "../../seats/SeatMark";
import {seatColour} from "../../seats/seats";
import {PanZoom} from "../PanZoom";
import type {EuropeContent, EuropeView, Point} from "./content";
import {gateOf, geometryOf, type Geometry} from "./geometry";
import {ProvinceTokens} from "./ProvinceTokens";
import style from "./europe.module.css";

const known = new WeakMap<EuropeContent, Geometry>();
function geometry(content: EuropeContent): Geometry {
    const made = known.get(content) ?? geometryOf(content.provinces);
    known.set(content, made);
    return made;
}

const line = (points: readonly Point[]) => "M" + points.map(([x, y]) => `${x} ${y}`).join("L");

export function EuropeMap({view, content}: {view: EuropeView; content: EuropeContent}) {
    const spot = useSpot();
    const [over, setOver] = useState<string>();
    const {shapes, arcs} = geometry(content);
    const land = useMemo(() => shapes.map((shape) => shape.path).join(""), [shapes]);
    const coast = useMemo(() => arcs.filter((arc) => arc.between.length === 1).map((arc) => arc.path).join(""), [arcs]);
    const inland = useMemo(() => arcs.filter((arc) => arc.between.length > 1).map((arc) => arc.path).join(""), [arcs]);
    const controller = new Map(view.players.flatMap((player, seat) => player.provinces.map((id) => [id, seat] as const)));
    const regiments = (id: string) => view.players.flatMap((player, seat) => (player.regiments.includes(id) ? [seat] : []));
    const booming = new Set(view.display);

    return (
        <PanZoom width={content.width} height={content.height} label="The map of Europe" most={5} overlay={over && <ProvinceNote id={over} view={view} content={content} />}>
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
                {shapes.map((shape) => (
                    <clipPath key={shape.id} id={`in-${shape.id}`}>
                        <path d={shape.path} />
                    </clipPath>
                ))}
            </defs>
            <rect x={-600} y={-450} width={content.width + 1200} height={content.height + 900} className={style.sea} />
            <rect x={-600} y={-450} width={content.width + 1200} height={content.height + 900} fill="url(#europe-sea)" />
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
                        onPointerEnter={() => setOver(shape.id)}
                        onPointerLeave={() => setOver((now) => (now === shape.id ? undefined : now))}
                        {...spot(`province:${shape.id}`, province.name)}
                    >
                        <path d={shape.path} className={style.land} />
                        <path d={shape.path} fill={province.kind === "urban" ? "url(#europe-town)" : "url(#europe-field)"} pointerEvents="none" />
                        {owner !== undefined && (
                            <g clipPath={`url(#in-${shape.id})`} pointerEvents="none">
                                <path d={shape.path} fill={seatColour(owner)} opacity={0.24} />
                                {shape.arcs
                                    .filter((arc) => arc.between.every((id) => id === shape.id || controller.get(id) !== owner))
                                    .map((arc, i) => (
                                        <path key={i} d={arc.path} stroke={seatColour(owner)} className={style.control} />
                                    ))}
                            </g>
                        )}
                        <g clipPath={`url(#in-${shape.id})`} pointerEvents="none">
                            <path d={shape.path} className={style.glow} />
                        </g>
                    </g>
                );
            })}
            <path d={inland} className={style.inland} />
            <path d={coast} className={style.coast} />
            <Roads view={view} content={content} />
            {shapes.map((shape) => {
                const province = content.province.get(shape.id)!;
                const owner = controller.get(shape.id);
                const [x, y] = province.label;
                return (
                    <g key={shape.id} transform={`translate(${x} ${y})`} pointerEvents="none">
                        <text transform={`rotate(${shape.slant.toFixed(0)} 0 -14)`} y={-14} className={style.name} data-kind={province.kind}>
                            {province.name}
                        </text>
                        {owner !== undefined && (
                            <g transform="translate(0 -34)">
                                <SeatGlyph seat={owner} scale={0.55} />
                            </g>
                        )}
                        <g transform="translate(0 4)">
                            <ProvinceTokens
                                urban={province.kind === "urban"}
                                buildings={view.buildings[shape.id] ?? 0}
                                groups={view.players
                                    .map((player, seat) => ({seat, peasants: player.peasants[shape.id] ?? 0, employed: player.employed[shape.id] ?? 0, bourgeois: player.bourgeois[shape.id] ?? 0}))
                                    .filter((group) => group.peasants + group.employed + group.bourgeois > 0)}
                                neutrals={view.neutrals[shape.id] ?? 0}
                                regiments={regiments(shape.id)}
                                boom={booming.has(shape.id) ? province.name.length * 4.2 : undefined}
                            />
                        </g>
                    </g>
                );
            })}
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

// What is known about the province under the pointer, in words.
function ProvinceNote({id, view, content}: {id: string; view: EuropeView; content: EuropeContent}) {
    const province = content.province.get(id);
    if (!province) return null;
    const controller = view.players.findIndex((player) => player.provinces.includes(id));
    const nation = (seat: number) => content.nation.get(view.players[seat]?.nation ?? "") ?? `Seat ${seat + 1}`;
    const works = province.kind === "urban" ? "factories" : "farms";
    const lines = view.players.flatMap((player, seat) => {
        const parts = [
            [player.peasants[id], "peasants"],
            [player.employed[id], province.kind === "urban" ? "laborers" : "farmers"],
            [player.bourgeois[id], "bourgeois"],
        ].filter(([count]) => Number(count) > 0);
        return parts.length > 0 ? [`${nation(seat)}: ${parts.map((part) => part.join(" ")).join(", ")}`] : [];
    });
    return (
        <div className={style.noteBox} role="status">
            <b>{province.name}</b>
            <span>
                {province.kind}, {view.buildings[id] ?? 0} {works}
                {view.display.includes(id) ? ", a boom is due" : ""}
            </span>
            <span>{controller >= 0 ? `Controlled by ${nation(controller)}` : "Controlled by nobody"}</span>
            {lines.map((words) => (
                <span key={words}>{words}</span>
            ))}
            {(view.neutrals[id] ?? 0) > 0 && <span>Neutral: {view.neutrals[id]} peasants</span>}
        </div>
    );
}
