// What is known about the province that is looked at, in words.
import type {EuropeContent} from "./content";
import {groupOf, mealsAt, type Reader} from "./supply";
import type {View as EuropeView} from "./view";
import style from "./europe.module.css";

const list = (parts: readonly string[]) => parts.join(", ");
const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

export function ProvinceNote({id, view, content, reader}: {id: string; view: EuropeView; content: EuropeContent; reader: Reader}) {
    const province = content.province.get(id);
    if (!province) return null;
    const controller = view.players.findIndex((player) => player.provinces.includes(id));
    const nation = (seat: number) => content.nation.get(view.players[seat]?.nation ?? "") ?? `Seat ${seat + 1}`;
    const urban = province.kind === "urban";
    const people = view.players.flatMap((player, seat) => {
        const parts = [
            [player.peasants[id] ?? 0, "peasant", "peasants"],
            [player.employed[id] ?? 0, ...(urban ? ["laborer", "laborers"] : ["farmer", "farmers"])],
            [player.bourgeois[id] ?? 0, "bourgeois", "bourgeois"],
        ] as [number, string, string][];
        const present = parts.filter(([count]) => count > 0);
        return present.length > 0 ? [`${nation(seat)}: ${list(present.map((part) => counted(...part)))}`] : [];
    });
    const {seat, group} = groupOf(view, id, reader);
    const name = (of: string | null) => (of === null ? "food from elsewhere" : (content.province.get(of)?.name ?? of));
    const meals = mealsAt(view, id);
    const from = meals.filter((meal) => meal.town === id).map((meal) => `${name(meal.farm)} ${meal.workers}`);
    const to = meals.filter((meal) => meal.farm === id).map((meal) => `${name(meal.town)} ${meal.workers}`);
    const hungry = view.players.reduce((sum, player) => sum + (player.hungry[id] ?? 0), 0);
    return (
        // On the other side of the map than what it tells about.
        <div className={style.noteBox} data-right={province.label[0] < content.width / 2 || undefined} role="status">
            <b>{province.name}</b>
            <span>
                {province.kind}, {urban ? counted(view.buildings[id] ?? 0, "factory", "factories") : counted(view.buildings[id] ?? 0, "farm")}
                {view.display.includes(id) ? ", a boom is due" : ""}
            </span>
            <span>{controller >= 0 ? `Controlled by ${nation(controller)}` : "Controlled by nobody"}</span>
            {people.map((words) => (
                <span key={words}>{words}</span>
            ))}
            {(view.neutrals[id] ?? 0) > 0 && <span>Neutral: {counted(view.neutrals[id] ?? 0, "peasant")}</span>}
            <span className={style.noteApart}>
                {group.length > 1 ? `Connected with ${counted(group.length - 1, "province")} for ${nation(seat)}` : `Connected with nothing for ${nation(seat)}`}
            </span>
            {from.length > 0 && <span>Fed by {list(from)}</span>}
            {to.length > 0 && <span>Feeds {list(to)}</span>}
            {hungry > 0 && <span className={style.noteBad}>{counted(hungry, "worker goes", "workers go")} hungry</span>}
        </div>
    );
}
