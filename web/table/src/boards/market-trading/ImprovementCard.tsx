import {Card} from "../../cards/Card";
import {softened} from "../../cards/softened";
import {useSpot} from "../../choosing/Choosing";
import {Icon} from "../../icons/Icon";
import type {Improvement, MarketContent} from "./content";
import {Good, Wild} from "./Good";
import icons from "./icons.icons";
import style from "./market.module.css";

const kindColour: Record<string, string> = {craft: "#7a4a2b", land: "#4b6b36", trade: "#2c5a7d", civic: "#6b4a7d"};
const colourOf = (kind: string) => kindColour[kind] ?? "#55534c";

function Costs({card, content}: {card: Improvement; content: MarketContent}) {
    return (
        <>
            {Object.entries(card.cost).map(([key, count]) => {
                const good = content.resource.get(key);
                return (
                    <span key={key} className={style.cost}>
                        {good ? <Good good={good} size={20} /> : <Wild tier={key.replace("any_t", "")} size={20} />}
                        {count > 1 && <b>{count}</b>}
                    </span>
                );
            })}
            {Object.entries(card.requires ?? {}).map(([terrain, count]) => (
                <span key={terrain} className={style.cost} title={`needs ${count} ${terrain}`}>
                    <Icon name={terrain} icons={icons} size={15} />
                    <small>{count}</small>
                </span>
            ))}
        </>
    );
}

function Legend({card, content}: {card: Improvement; content: MarketContent}) {
    const costs = Object.entries(card.cost).map(([key, count]) => `${count} ${content.resource.get(key)?.name.toLowerCase() ?? `of any good of tier ${key.replace("any_t", "")}`}`);
    const needs = Object.entries(card.requires ?? {}).map(([terrain, count]) => `${count} tiles of ${terrain}`);
    return (
        <>
            Costs {costs.join(", ") || "nothing"}.{needs.length > 0 && ` Needs ${needs.join(" and ")} on your board.`}
        </>
    );
}

interface Props {
    id: string;
    content: MarketContent;
    things: readonly string[];
    verbs?: readonly string[];
    width?: number | string;
    used?: boolean;
}

export function ImprovementCard({id, content, things, verbs, width, used}: Props) {
    const spot = useSpot();
    const card = content.improvement.get(id);
    if (!card) return null;
    const words = softened(card.text.replaceAll("->", "→"));
    return (
        <Card
            width={width ?? "100%"}
            piece={`card ${id}`}
            dimmed={used ?? false}
            spot={spot(things, undefined, verbs)}
            face={{
                name: card.name,
                kind: card.kind,
                colour: colourOf(card.kind),
                costs: <Costs card={card} content={content} />,
                body: words.split(/(?<=\.) (?=On|Use|Always)/).map((part) => <p key={part}>{part}</p>),
                lore: card.lore,
                legend: <Legend card={card} content={content} />,
            }}
            badge={used ? <span className="tag">used</span> : undefined}
        />
    );
}
