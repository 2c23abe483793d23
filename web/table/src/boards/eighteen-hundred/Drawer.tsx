// The own policies, technologies and institutions with their squares to fill, the stockpile and the hand.
import {usePeek} from "../../cards/usePeek";
import {useSpot} from "../../choosing/Choosing";
import {Icon} from "../../icons/Icon";
import {SeatMark} from "../../seats/SeatMark";
import type {DevelopmentCard, EuropeContent, HandCard} from "./content";
import {developmentFace, handFace} from "./faces";
import icons from "./icons.icons";
import type {CardInPlay, PlayerView, View as EuropeView} from "./view";
import style from "./europe.module.css";

export function Drawer({view, player, seat, content}: {view: EuropeView; player: PlayerView; seat: number; content: EuropeContent}) {
    const cards = view.cards.filter((card) => card.owner === seat);
    const ambition = player.ambition ? content.ambition.get(player.ambition) : undefined;
    const copyOf = (card: CardInPlay, i: number) => cards.slice(0, i).filter((earlier) => earlier.card === card.card).length;
    const hungry = Object.values(player.hungry).reduce((sum, workers) => sum + workers, 0);
    const kinds = ["policy", "technology", "institution"] as const;
    return (
        <div className={style.drawer}>
            <div className={style.stockpile}>
                <Stock resource="production" count={player.production} />
                <Stock resource="commerce" count={player.commerce} />
            </div>
            <p className={style.fed} data-short={hungry > 0 || undefined}>
                <Icon name="food" icons={icons} size={16} />
                {hungry > 0 ? `${hungry} ${hungry === 1 ? "worker goes" : "workers go"} hungry` : "Well-fed"}
                <span>
                    <Icon name="navy" icons={icons} size={16} title="Navy" /> {player.navy}
                    {player.sea_open ? ", the sea is open" : ""}
                </span>
            </p>
            {ambition && (
                <p className={style.ambition}>
                    <Icon name="ambition" icons={icons} size={16} /> <b>{ambition.name}</b>: {ambition.text}
                </p>
            )}
            {kinds.map((kind) => {
                const own = cards.flatMap((card, i) => {
                    const info = card.card === null ? undefined : content.card.get(card.card);
                    return info?.kind === kind ? [{card, info, copy: copyOf(card, i)}] : [];
                });
                if (own.length === 0) return null;
                return (
                    <section key={kind}>
                        <h2>{kind === "policy" ? "Policies" : kind === "technology" ? "Technologies" : "Institutions"}</h2>
                        <div className={style.rows}>
                            {own.map(({card, info, copy}, i) => (
                                <CardRow key={i} card={card} copy={copy} info={info} />
                            ))}
                        </div>
                    </section>
                );
            })}
            <HandRows player={player} content={content} />
            <Routes view={view} content={content} />
        </div>
    );
}

function Stock({resource, count}: {resource: "production" | "commerce"; count: number}) {
    const spot = useSpot();
    return (
        <div className={style.stock} data-kind={resource} data-drag {...spot(`resource:${resource}`)}>
            <Icon name={resource} icons={icons} size={24} />
            <b>{count}</b>
            <span>{resource}</span>
        </div>
    );
}

function CardRow({card, copy, info}: {card: CardInPlay; copy: number; info: DevelopmentCard}) {
    const spot = useSpot();
    const at = spot(`card:${card.card}`, undefined, undefined, [`copy:${copy}`]);
    const peek = usePeek(developmentFace(info), at.role !== undefined);
    return (
        <div className={style.row} data-done={card.activated || undefined} {...at} {...peek.attributes}>
            <Icon name={info.slot ?? (info.kind === "institution" ? "institution" : "industrial")} icons={icons} size={17} title={info.slot ?? info.kind} />
            <span className={style.rowName}>
                {info.name}
                {card.activated && <span className="tag">used</span>}
            </span>
            <span className={style.squares}>
                <Squares kind="production" filled={card.production} of={info.slots?.production ?? 0} />
                <Squares kind="commerce" filled={card.commerce} of={info.slots?.commerce ?? 0} />
            </span>
            <span className={style.rowText}>{info.text}</span>
            {peek.large}
        </div>
    );
}

function Squares({kind, filled, of}: {kind: "production" | "commerce"; filled: number; of: number}) {
    return Array.from({length: Math.max(of, filled)}, (_, i) => (
        <span key={i} className={style.square} data-kind={kind} data-filled={i < filled || undefined} title={`${kind}, ${i < filled ? "filled" : "free"}`}>
            <Icon name={kind} icons={icons} size={11} />
        </span>
    ));
}

function HandRows({player, content}: {player: PlayerView; content: EuropeContent}) {
    const cards = Object.entries(player.hand).filter(([, count]) => count > 0);
    return (
        <section>
            <h2>Hand</h2>
            {cards.length === 0 ? (
                <p className={style.empty}>No cards in hand.</p>
            ) : (
                <div className={style.rows}>
                    {cards.map(([id, count]) => {
                        const card = content.handCard.get(id);
                        return card && <HandRow key={id} card={card} count={count} />;
                    })}
                </div>
            )}
        </section>
    );
}

function HandRow({card, count}: {card: HandCard; count: number}) {
    const at = useSpot()(`hand-card:${card.id}`);
    const peek = usePeek(handFace(card), at.role !== undefined);
    return (
        <div className={style.row} {...at} {...peek.attributes}>
            <Icon name={card.deck} icons={icons} size={17} title={card.deck} />
            <span className={style.rowName}>{card.name}</span>
            {count > 1 && <b>×{count}</b>}
            <span className={style.rowText}>{card.text}</span>
            {peek.large}
        </div>
    );
}

// The trade routes overseas, and who has tokens on them.
function Routes({view, content}: {view: EuropeView; content: EuropeContent}) {
    const routes = [...content.card.values()].filter((card) => card.route !== undefined);
    return (
        <section>
            <h2>Trade routes</h2>
            <div className={style.routes}>
                {routes.map((route) => (
                    <Route key={route.id} route={route} view={view} />
                ))}
            </div>
        </section>
    );
}

function Route({route, view}: {route: DevelopmentCard; view: EuropeView}) {
    const at = useSpot()(`route:${route.id}`);
    const peek = usePeek(developmentFace(route), at.role !== undefined);
    return (
        <div className={style.route} {...at} {...peek.attributes}>
            <Icon name="route" icons={icons} size={14} />
            {route.name}
            {view.players.map((player, seat) => {
                const tokens = player.tokens[route.id] ?? 0;
                return tokens === 0 ? null : (
                    <span key={seat} className={style.token}>
                        <SeatMark seat={seat} size={12} />
                        {tokens}
                    </span>
                );
            })}
            {peek.large}
        </div>
    );
}
