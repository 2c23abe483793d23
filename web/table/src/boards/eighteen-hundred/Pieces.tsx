// Names, and what stands in each province. From afar only who is there and how many, with the names that have room.
import {useSpot} from "../../choosing/Choosing";
import {useMarches} from "../marches";
import {useMapScale} from "../PanZoom";
import type {EuropeContent, Province} from "./content";
import type {Shape} from "./geometry";
import {mustShow, placesAround, withRoom, type Box} from "./labels";
import {ProvinceSummary, ProvinceTokens, roomOf, summaryRoomOf, type Group, type Regiment, type Standing} from "./ProvinceTokens";
import type {Reader} from "./supply";
import type {View as EuropeView} from "./view";
import style from "./map.module.css";

// Pieces are drawn one by one where a unit of the map has at least so many pixels.
const nearEnough = 0.55;
const smallestName = 11.5;

export function Pieces({view, content, shapes, reader}: {view: EuropeView; content: EuropeContent; shapes: readonly Shape[]; reader: Reader}) {
    const spot = useSpot();
    const scale = useMapScale();
    const far = scale < nearEnough;
    const controller = new Map(view.players.flatMap((player, seat) => player.provinces.map((id) => [id, seat] as const)));
    const spotOf = (id: string) => ({x: content.province.get(id)?.label[0] ?? 0, y: content.province.get(id)?.label[1] ?? 0});
    const apart = (a: string, b: string) => Math.hypot(spotOf(a).x - spotOf(b).x, spotOf(a).y - spotOf(b).y);
    const cameFrom = useMarches(view, () => view.players.map((player) => new Map(player.regiments.map((id) => [id, 1]))), apart);
    const regiments = (id: string): Regiment[] =>
        view.players.flatMap((player, seat) => {
            const from = cameFrom(seat, id);
            return player.regiments.includes(id) ? [{seat, from: from === undefined ? undefined : spotOf(from), at: spotOf(id)}] : [];
        });
    const booming = new Set(view.display);
    const size = Math.max(18, smallestName / scale);
    const weightOf = ({id, kind}: Province) => {
        const {"data-light": light, "data-named": named} = spot(`province:${id}`);
        if (named || light === "chosen") return mustShow;
        return (light ? 4 : 0) + (controller.get(id) === reader ? 2 : 0) + (kind === "urban" ? 1 : 0);
    };
    const groupsIn = (id: string): Group[] =>
        view.players
            .map((player, seat) => ({seat, peasants: player.peasants[id] ?? 0, employed: player.employed[id] ?? 0, bourgeois: player.bourgeois[id] ?? 0, hungry: player.hungry[id] ?? 0}))
            .filter((group) => group.peasants + group.employed + group.bourgeois > 0);
    const standing = new Map<string, Standing>(
        content.provinces.map(({id, kind}) => [
            id,
            {urban: kind === "urban", buildings: view.buildings[id] ?? 0, groups: groupsIn(id), neutrals: view.neutrals[id] ?? 0, regiments: regiments(id), boom: booming.has(id), owner: controller.get(id)},
        ]),
    );
    const boxes = new Map(content.provinces.map(({id, label: [x, y]}) => [id, movedTo(x, y, far ? summaryRoomOf(standing.get(id)!, 1 / scale) : roomOf(standing.get(id)!))]));
    const slants = new Map(shapes.map(({id, slant}) => [id, far ? 0 : Math.round(slant)]));
    const named = withRoom(
        content.provinces.map((province) => ({
            id: province.id,
            text: province.name,
            weight: weightOf(province),
            places: placesAround({x: province.label[0], ...boxes.get(province.id)!}, slants.get(province.id) ?? 0, province.name, size),
        })),
        size,
        [...boxes.values()].filter(({top, bottom}) => bottom > top),
    );
    return shapes.map(({id}) => {
        const province = content.province.get(id)!;
        const [x, y] = province.label;
        const place = named.get(id);
        return (
            <g key={id} pointerEvents="none">
                <g transform={`translate(${x} ${y})`}>{far ? <ProvinceSummary standing={standing.get(id)!} unit={1 / scale} /> : <ProvinceTokens standing={standing.get(id)!} />}</g>
                {place && (
                    <text transform={`translate(${place.x} ${place.y}) rotate(${place.slant})`} className={style.name} data-kind={province.kind} style={{fontSize: size}}>
                        {province.name}
                    </text>
                )}
            </g>
        );
    });
}

const movedTo = (x: number, y: number, {left, right, top, bottom}: Box): Box => ({left: left + x, right: right + x, top: top + y, bottom: bottom + y});
