import {useMemo} from "react";
import {useSpot} from "../../choosing/Choosing";
import {Icon} from "../../icons/Icon";
import {useMarches} from "../marches";
import {PanZoom} from "../PanZoom";
import {known} from "../views";
import {inAll, type TemplesContent} from "./content";
import {apart, cityAt, neighbours, placeOf, radius, sizeOf} from "./geometry";
import {HexLand, HexPieces} from "./HexTile";
import icons from "./icons.icons";
import type {View as TemplesView} from "./view";
import style from "./temples.module.css";

const noBorders = [false, false, false, false, false, false];
const margin = 8;

// On a small screen, hexes of about this size to begin with.
const startScale = 0.66;

export function HexMap({view, content, reader}: {view: TemplesView; content: TemplesContent; reader: number | null}) {
    const spot = useSpot();
    const cameFrom = useMarches(view, () => view.players.map((player) => new Map(Object.entries(player.units).map(([hex, units]) => [hex, inAll(units)]))), apart);
    const {places, terrainOf} = useMemo(() => {
        const terrainOf = new Map(Object.entries(view.land).flatMap(([terrain, hexes]) => known(hexes).map((hex) => [hex, terrain] as const)));
        return {terrainOf, places: [...terrainOf.keys()].map(placeOf)};
    }, [view.land]);
    const ownerOf = new Map(view.players.flatMap((player, seat) => player.hexes.map((hex) => [hex, seat] as const)));
    const size = sizeOf(places);
    const home = placeOf(view.players[reader ?? view.turn.seat ?? 0]?.hexes[0] ?? places[0]?.id ?? "A1");
    const roads = places.filter((place) => (view.hexes[place.id]?.projects["road"] ?? 0) > 0);
    const hasRoad = new Set(roads.map((place) => place.id));
    const marksOf = (hex: string) => [
        ...(view.diseases.some((one) => one.hex === hex) ? ["disease"] : []),
        ...(view.warbands.some((one) => one.hex === hex) ? ["warband"] : []),
        ...(view.turn.struck.includes(hex) ? ["disaster"] : []),
    ];
    return (
        <PanZoom width={size.width + 2 * margin} height={size.height + 2 * margin} label="The map" most={3} start={{...home, scale: startScale}}>
            <defs>
                <pattern id="land-grassland" width="26" height="22" patternUnits="userSpaceOnUse">
                    <path d="M5 8l1.5-4M7 8v-5M9 8l-1.5-4M18 18l1.5-4M20 18v-5M22 18l-1.5-4" className={style.tuft} />
                </pattern>
                <pattern id="land-desert" width="30" height="18" patternUnits="userSpaceOnUse">
                    <path d="M2 6q6-4 12 0M17 14q5-3 10 0" className={style.dune} />
                </pattern>
            </defs>
            <g transform={`translate(${margin} ${margin})`}>
                {places.map((place) => {
                    const owner = ownerOf.get(place.id);
                    return (
                        <HexLand
                            key={place.id}
                            place={place}
                            terrain={terrainOf.get(place.id)!}
                            state={view.hexes[place.id]}
                            owner={owner}
                            borders={owner === undefined ? noBorders : neighbours(place).map((other) => ownerOf.get(other) !== owner)}
                            spot={spot(`hex:${place.id}`)}
                        />
                    );
                })}
                <g className={style.roads} transform={`translate(${cityAt.x} ${cityAt.y})`}>
                    {roads.flatMap((place) => {
                        const joined = neighbours(place).filter((other) => hasRoad.has(other));
                        const lines = joined.filter((other) => other > place.id).map((other) => {
                            const end = placeOf(other);
                            const by = 18 / (radius * Math.sqrt(3));
                            const [dx, dy] = [end.x - place.x, end.y - place.y];
                            return `M${place.x + dx * by} ${place.y + dy * by}L${end.x - dx * by} ${end.y - dy * by}`;
                        });
                        const spur = joined.length === 0 ? [`M${place.x - 34} ${place.y + 8}q34 -15 68 -3`] : [];
                        return [...lines, ...spur].map((d) => (
                            <g key={place.id + d}>
                                <path d={d} className={style.roadEdge} />
                                <path d={d} className={style.road} />
                            </g>
                        ));
                    })}
                </g>
                {places.map((place) => {
                    const {"data-light": light, "data-named": named} = spot(`hex:${place.id}`);
                    return (
                        <HexPieces
                            key={place.id}
                            place={place}
                            state={view.hexes[place.id]}
                            content={content}
                            owner={ownerOf.get(place.id)}
                            armies={view.players.flatMap((player, seat) => (player.units[place.id] ? [{seat, units: player.units[place.id]!, from: cameFrom(seat, place.id)}] : []))}
                            points={view.turn.points[place.id] ?? 0}
                            site={view.sites.indexOf(place.id)}
                            marks={marksOf(place.id)}
                            marked={light !== undefined || named !== undefined}
                        />
                    );
                })}
                {view.turn.attacks.map(({hex, defender}) => {
                    if (hex === null) return null;
                    const place = placeOf(hex);
                    return (
                        <g key={`${hex} ${defender}`} transform={`translate(${place.x} ${place.y})`} className={style.attack}>
                            <circle r={17} />
                            <Icon name="attack" icons={icons} x={-12} y={-12} size={24} title={`An attack is declared in ${hex}`} />
                        </g>
                    );
                })}
            </g>
        </PanZoom>
    );
}
