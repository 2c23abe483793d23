// Names, and what stands in each province. From afar only who is there and how many, with the names that have room.
import {useSpot} from "../../choosing/Choosing";
import {SeatGlyph} from "../../seats/SeatMark";
import {useMarches} from "../marches";
import {useMapScale} from "../PanZoom";
import type {EuropeContent, EuropeView, Province} from "./content";
import type {Shape} from "./geometry";
import {mustShow, withRoom, type Box} from "./labels";
import {ProvinceSummary, ProvinceTokens, type Group, type Regiment} from "./ProvinceTokens";
import type {Reader} from "./supply";
import style from "./map.module.css";

// Pieces are drawn one by one where a unit of the map has at least so many pixels.
const nearEnough = 0.55;
const smallestName = 11.5;

// The room that the summary of a province takes, with the sun of a boom to its left.
function summaryBox({label: [x, y]}: Province, groups: number, booms: boolean, scale: number): Box[] {
    const [half, tall, sun] = [(8.5 * groups) / scale, 8 / scale, booms ? (14 + (groups === 0 ? 4 : 0)) / scale : 0];
    return groups === 0 && !booms ? [] : [{left: x - half - sun, right: x + half, top: y - tall, bottom: y + tall}];
}

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
    // From afar pieces are larger in the drawing, and names stand clear of them.
    const nameAt = (id: string) => (!far ? -14 : groupsIn(id).length > 0 ? -11 / scale : 4 / scale);
    const taken = far ? content.provinces.flatMap((province) => summaryBox(province, groupsIn(province.id).length, booming.has(province.id), scale)) : [];
    const named = withRoom(
        content.provinces.map((province) => ({id: province.id, text: province.name, x: province.label[0], y: province.label[1] + nameAt(province.id), weight: weightOf(province)})),
        size,
        taken,
        far ? 0.05 : 0.2,
    );
    return shapes.map((shape) => {
        const province = content.province.get(shape.id)!;
        const owner = controller.get(shape.id);
        const [x, y] = province.label;
        const groups = groupsIn(shape.id);
        const boom = booming.has(shape.id) ? province.name.length * 4.2 : undefined;
        return (
            <g key={shape.id} transform={`translate(${x} ${y})`} pointerEvents="none">
                {named.has(shape.id) && (
                    <text transform={`rotate(${(far ? 0 : shape.slant).toFixed(0)} 0 ${nameAt(shape.id)})`} y={nameAt(shape.id)} className={style.name} data-kind={province.kind} style={{fontSize: size}}>
                        {province.name}
                    </text>
                )}
                {far ? (
                    <ProvinceSummary groups={groups} regiments={regiments(shape.id)} boom={boom} unit={1 / scale} />
                ) : (
                    <>
                        {owner !== undefined && (
                            <g transform="translate(0 -34)">
                                <SeatGlyph seat={owner} scale={0.55} />
                            </g>
                        )}
                        <g transform="translate(0 4)">
                            <ProvinceTokens
                                urban={province.kind === "urban"}
                                buildings={view.buildings[shape.id] ?? 0}
                                groups={groups}
                                neutrals={view.neutrals[shape.id] ?? 0}
                                regiments={regiments(shape.id)}
                                boom={boom}
                            />
                        </g>
                    </>
                )}
            </g>
        );
    });
}
