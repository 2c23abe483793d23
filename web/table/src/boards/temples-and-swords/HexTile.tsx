// One hex: its land, who controls it, who lives there, what stands and grows there, who camps there.
import type {SpotAttributes} from "../../choosing/Choosing";
import {Icon} from "../../icons/Icon";
import {SeatGlyph} from "../../seats/SeatMark";
import {seatColour} from "../../seats/seats";
import {marching} from "../marches";
import {useMapScale} from "../PanZoom";
import {inAll, type TemplesContent, type Units} from "./content";
import {cityAt, edge, outline, placeOf, radius, type Place} from "./geometry";
import icons from "./icons.icons";
import type {HexState} from "./view";
import style from "./temples.module.css";

interface LandProps {
    place: Place;
    terrain: string;
    state: HexState | undefined;
    owner: number | undefined;
    // Edges across which another controls the land.
    borders: readonly boolean[];
    spot: SpotAttributes;
}

// The land of a hex: what is clicked and lights up.
export function HexLand({place, terrain, state, owner, borders, spot}: LandProps) {
    return (
        <g transform={`translate(${place.x} ${place.y})`} className={style.hex} {...spot}>
            <title>{describe(place, terrain, state)}</title>
            <path d={outline(radius - 0.8)} className={style.land} data-terrain={terrain} />
            <path d={outline(radius - 0.8)} fill={`url(#land-${terrain})`} pointerEvents="none" />
            {owner !== undefined && <path d={outline(radius - 3)} fill={seatColour(owner)} opacity={0.13} pointerEvents="none" />}
            {owner !== undefined &&
                borders.map((other, i) => other && <path key={i} d={edge(i, radius - 3.4)} stroke={seatColour(owner)} className={style.border} />)}
            {/* Inside of the border, which still says whose it is. */}
            <path d={outline(radius - (owner === undefined ? 4 : 9.5))} className={style.glow} />
        </g>
    );
}

interface PiecesProps {
    place: Place;
    state: HexState | undefined;
    content: TemplesContent;
    owner: number | undefined;
    armies: readonly {readonly seat: number; readonly units: Units; readonly from: string | undefined}[];
    points: number;
    site: number;
    marks: readonly string[];
    // Something can be done there, or it is spoken of.
    marked: boolean;
}

// Everything is drawn where a unit of the map has at least so many pixels.
const nearEnough = 0.6;

// What stands on it, over the roads.
export function HexPieces({place, state, content, owner, armies, points, site, marks, marked}: PiecesProps) {
    const projects = Object.entries(state?.projects ?? {}).filter(([id, count]) => id !== "road" && id !== "city" && count > 0);
    const hasCity = (state?.projects["city"] ?? 0) > 0;
    // From afar only what counts is shown: people, cities and armies.
    const far = useMapScale() < nearEnough;
    const growing = Object.entries(state?.progress ?? {}).filter(([, done]) => done > 0);
    // Below the banner of an army, which may be as wide as the hex.
    const peopleAt = armies.length > 0 ? -3 : -10;
    return (
        <g transform={`translate(${place.x} ${place.y})`} className={style.hex} pointerEvents="none">
            {(!far || marked) && (
                <text y={-30} className={style.label}>
                    {place.id}
                </text>
            )}
            {site >= 0 && owner === undefined && <text y={5} className={style.site}>{site + 1}</text>}
            {state && state.populations > 0 && (
                <g transform={`translate(-29 ${peopleAt})`} className={style.people}>
                    <Icon name="population" icons={icons} x={-9} y={-10} size={19} />
                    <text x={12} y={5.5}>
                        {state.populations}
                    </text>
                </g>
            )}
            {!far && state && state.laborers > 0 && (
                <g transform={`translate(-29 ${peopleAt + 21})`} className={style.people}>
                    <Icon name="laborer" icons={icons} x={-8} y={-9} size={16} />
                    <text x={12} y={4.5}>
                        {state.laborers}
                    </text>
                </g>
            )}
            {hasCity && <City walls={(state?.projects["walls"] ?? 0) > 0} />}
            {(far ? [] : projects)
                .filter(([id]) => id !== "walls")
                .map(([id, count], i) => (
                    <g key={id} transform={`translate(${12 + i * 17 - Math.max(0, projects.length - 2) * 8} 32)`}>
                        <circle r={9} className={style.work} />
                        <Icon name={id} icons={icons} x={-6.5} y={-6.5} size={13} />
                        {count > 1 && (
                            <text x={8} y={9} className={style.small}>
                                {count}
                            </text>
                        )}
                    </g>
                ))}
            {(far ? [] : growing.slice(0, 2)).map(([id, done], i) => (
                <Ring key={id} item={id} share={done / costOf(content, id)} x={-21 + i * 20} />
            ))}
            {armies.map(({seat, units, from}, i) => (
                <g key={`${seat} ${from ?? ""}`} {...marching(from === undefined ? undefined : placeOf(from), place)}>
                    <Banner seat={seat} units={units} y={-19 + i * 21} far={far} />
                </g>
            ))}
            {points > 0 && (
                <g transform="translate(24 30)">
                    <rect x={-17} y={-9} width={34} height={17} rx={8.5} className={style.points} />
                    <Icon name="points" icons={icons} x={-13} y={-6.5} size={12} colour="var(--on-accent)" />
                    <text x={6} y={4} className={style.pointsText}>
                        {points}
                    </text>
                </g>
            )}
            {marks.map((mark, i) => (
                <g key={mark} transform={`translate(${-8 + i * 18} -20)`}>
                    <circle r={9.5} className={style.mark} />
                    <Icon name={mark} icons={icons} x={-7} y={-7} size={14} colour="#fffdf6" />
                </g>
            ))}
        </g>
    );
}

const costOf = (content: TemplesContent, item: string) => [...content.projects, ...content.units].find((one) => one.id === item)?.cost ?? 10;

function describe(place: Place, terrain: string, state: HexState | undefined): string {
    const parts = [`${place.id}, ${terrain}`];
    if (state && state.populations > 0) parts.push(`${state.populations} populations`);
    for (const [id, count] of Object.entries(state?.projects ?? {})) parts.push(count > 1 ? `${count} ${id}` : id);
    for (const [id, done] of Object.entries(state?.progress ?? {})) parts.push(`${done} points into ${id}`);
    return parts.join(", ");
}

function City({walls}: {walls: boolean}) {
    return (
        <g transform={`translate(${cityAt.x} ${cityAt.y})`}>
            {walls && <circle r={20} className={style.walls} />}
            <circle r={16.5} className={style.city} />
            <Icon name="city" icons={icons} x={-12.5} y={-12.5} size={25} colour="#3a2a1c" />
        </g>
    );
}

function Ring({item, share, x}: {item: string; share: number; x: number}) {
    const around = 2 * Math.PI * 9;
    return (
        <g transform={`translate(${x} 31)`}>
            <circle r={9} className={style.ring} />
            <circle r={9} className={style.done} strokeDasharray={`${Math.min(1, share) * around} ${around}`} transform="rotate(-90)" />
            <Icon name={item} icons={icons} x={-5.5} y={-5.5} size={11} className={style.growing} />
        </g>
    );
}

// An army by kinds; from afar only how many there are.
function Banner({seat, units, y, far}: {seat: number; units: Units; y: number; far: boolean}) {
    const kinds = far ? [["soldier", inAll(units)] as const] : Object.entries(units).filter(([, count]) => count > 0);
    if (inAll(units) === 0) return null;
    const step = far ? 30 : 21;
    const width = 18 + kinds.length * step;
    return (
        <g transform={`translate(${43 - width * 0.92} ${y}) scale(0.92)`}>
            <path d={`M0 -10H${width}V10H0L5 0Z`} fill="#fffdf6" stroke={seatColour(seat)} strokeWidth={2.2} strokeLinejoin="round" />
            <g transform="translate(12 0)">
                <SeatGlyph seat={seat} scale={0.5} />
            </g>
            {kinds.map(([kind, count], i) => (
                <g key={kind} transform={`translate(${20 + i * step} 0)`}>
                    <Icon name={kind} icons={icons} x={-2} y={-7} size={13} colour="#22242b" />
                    <text x={far ? 20 : 16} y={far ? 7 : 4.5} className={style.count}>
                        {count}
                    </text>
                </g>
            ))}
        </g>
    );
}
