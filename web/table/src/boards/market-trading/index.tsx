// Market Trading: the card row above, the market as a stall in the middle, the own land below.
import {useState} from "react";
import {useSpot} from "../../choosing/Choosing";
import {SeatMark} from "../../seats/SeatMark";
import {defineBoard, type Drawn} from "../define";
import {known} from "../views";
import {Bowl} from "./Bowl";
import {marketContent, type MarketContent} from "./content";
import {Good} from "./Good";
import icons from "./icons.icons";
import {ImprovementCard} from "./ImprovementCard";
import {Land} from "./Land";
import {Market} from "./Market";
import {TradeTray} from "./TradeTray";
import type {Player as MarketPlayer, View as MarketView} from "./view";
import style from "./market.module.css";

const steps = ["Harvest", "Trade and improve", "Build", "Trade and improve", "Forage", "Donation"];

type Props = Drawn<"market-trading", MarketContent>;

// A number among the options: as the table was laid, or as the game ships.
function optionOf({files, options}: Props, key: string, seat = 0): number {
    const shipped = (files["options"] as {options?: Record<string, {default: unknown}>} | undefined)?.options?.[key]?.default;
    const numbers = options[key]?.match(/\d+/g)?.map(Number) ?? (Array.isArray(shipped) ? shipped.map(Number) : [Number(shipped)]);
    return numbers[seat] ?? numbers[0] ?? 0;
}

function Board(props: Props) {
    const {view, content} = props;
    const [looking, setLooking] = useState<number>();
    const shown = looking ?? props.viewpoint ?? view.turn.seat ?? 0;
    const player = view.players[shown];
    const row = known(view.row);
    return (
        <div className={style.board}>
            <section className={style.row} style={{"--cards": row.length} as React.CSSProperties} aria-label="The card row" tabIndex={0}>
                {view.row.map((card, slot) => card && <ImprovementCard key={`${slot} ${card}`} id={card} content={content} things={[`slot:${slot}`, `card:${card}`]} verbs={["build", "slot"]} />)}
            </section>
            <Market view={view} content={content} places={optionOf(props, "market_cap")} />
            <section className={style.home} aria-label="Land and improvements">
                <div className={style.side}>
                    <div className={style.lookers} role="group" aria-label="Whose land">
                        {props.seats.map((seat) => (
                            <button key={seat.seat} type="button" aria-pressed={seat.seat === shown} onClick={() => setLooking(seat.seat === (props.viewpoint ?? -1) ? undefined : seat.seat)} title={`Look at ${seat.name}`}>
                                <SeatMark seat={seat.seat} size={14} />
                                {seat.name}
                            </button>
                        ))}
                    </div>
                    <ol className={style.steps} aria-label="Steps of the turn">
                        {steps.map((name, i) => (
                            <li key={i} aria-current={view.turn.step === i + 1 ? "step" : undefined}>
                                {name}
                            </li>
                        ))}
                    </ol>
                </div>
                {player && <Home player={player} seat={shown} view={view} content={content} own={shown === props.viewpoint} full={optionOf(props, "bowl_tokens", shown)} />}
            </section>
        </div>
    );
}

interface HomeProps {
    player: MarketPlayer;
    seat: number;
    view: MarketView;
    content: MarketContent;
    own: boolean;
    full: number;
}

function Home({player, seat, view, content, own, full}: HomeProps) {
    const acting = view.turn.seat === seat;
    return (
        <div className={style.nation}>
            <div>
                <h2 className={style.landName}>{(player.board && content.boardName.get(player.board)) ?? "The land"}</h2>
                <Land player={player} seat={seat} content={content} own={own} />
            </div>
            <div className={style.goods}>
                <div className={style.stockRow}>
                    <Stock player={player} content={content} own={own} donation={acting ? view.donation : undefined} />
                    <Bowl left={player.bowl} full={full} seat={seat} />
                </div>
                {acting && <TradeTray view={view} content={content} />}
                <div className={style.improvements}>
                    {known(player.improvements).map((card, i) => (
                        <ImprovementCard
                            key={`${i} ${card}`}
                            id={card}
                            content={content}
                            things={own ? [`card:${card}`] : [`built:${seat}:${card}`]}
                            verbs={["use", "effect"]}
                            width={112}
                            used={acting && (view.turn.uses[i] ?? 0) > 0}
                        />
                    ))}
                    {player.improvements.length === 0 && <p className={style.empty}>No improvements yet.</p>}
                </div>
            </div>
        </div>
    );
}

interface StockProps {
    player: MarketPlayer;
    content: MarketContent;
    own: boolean;
    // What it would score now, during the player's turn.
    donation: MarketView["donation"] | undefined;
}

function Stock({player, content, own, donation}: StockProps) {
    const spot = useSpot();
    const inAll = Object.values(donation ?? {}).reduce((sum, points) => sum + points, 0);
    const held = content.resources.filter((good) => (player.stock[good.id] ?? 0) > 0);
    const stored = content.resources.filter((good) => (player.stored[good.id] ?? 0) > 0);
    return (
        <div className={style.stock}>
            <h3>
                In stock
                {donation && held.length > 0 && (
                    <span className={style.donation}>
                        donated now, it scores <b>{inAll}</b>
                    </span>
                )}
            </h3>
            <p>
                {held.map((good) => (
                    <span key={good.id} className={style.unit} {...(own ? spot(`good:${good.id}`, undefined, ["offer", "pay", "store", "resource"]) : {})}>
                        <Good good={good} size={34} />
                        <b>{player.stock[good.id]}</b>
                        <span>{good.name}</span>
                        {donation && (
                            <em className={style.points} data-none={!donation[good.id] || undefined} title={donation[good.id] ? "Points if it were donated now" : "The market would refuse it"}>
                                +{donation[good.id] ?? 0}
                            </em>
                        )}
                    </span>
                ))}
                {held.length === 0 && <span className={style.empty}>Nothing in stock.</span>}
            </p>
            {stored.length > 0 && (
                <p className={style.stored}>
                    Stored: {stored.map((good) => `${player.stored[good.id]} ${good.name.toLowerCase()}`).join(", ")}
                </p>
            )}
        </div>
    );
}

export default defineBoard({
    game: "market-trading",
    read: marketContent,
    scoreName: "Points",
    Board,
    icons,
    figures: ({view}, seat) => {
        const player = view.players[seat];
        if (!player) return [];
        return [
            {icon: "improvements", label: "Improvements", value: player.improvements.length},
            {icon: "bowl", label: "Tokens left in the bowl", short: "in the bowl", value: player.bowl},
        ];
    },
});
