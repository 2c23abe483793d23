// 1800: the map of Europe, the development pool below it, the own policies, technologies and institutions in a drawer.
import {softened} from "../../cards/softened";
import {usePeek} from "../../cards/usePeek";
import {useSpot} from "../../choosing/Choosing";
import {Icon} from "../../icons/Icon";
import {SeatMark} from "../../seats/SeatMark";
import {defineBoard, type Drawn} from "../define";
import {known} from "../views";
import {europeContent, type DevelopmentCard, type EuropeContent} from "./content";
import {Drawer} from "./Drawer";
import {developmentFace} from "./faces";
import {EuropeMap} from "./EuropeMap";
import icons from "./icons.icons";
import {Legend} from "./Legend";
import type {View as EuropeView} from "./view";
import style from "./europe.module.css";

const eras = ["", "I", "II", "III"];

type Props = Drawn<"eighteen-hundred", EuropeContent>;

function Board({view, content, seats, viewpoint}: Props) {
    const neutral = useSpot()("owner:neutral");
    return (
        <div className={style.board}>
            <div className={style.map}>
                <EuropeMap view={view} content={content} reader={viewpoint} />
                <div className={style.corner}>
                    <Legend />
                    <p className={style.era}>
                        Era {eras[view.era] ?? view.era}
                        {view.end_triggered && <span>The end is near</span>}
                    </p>
                </div>
                {neutral["data-light"] && (
                    <div className={style.neutral} {...neutral}>
                        <Icon name="peasant" icons={icons} size={18} /> Neutral people
                    </div>
                )}
                <Battle view={view} content={content} names={seats.map((seat) => seat.name)} />
            </div>
            <Pool view={view} content={content} />
        </div>
    );
}

// The cards that can be taken, the oldest first, and how many are left behind them.
function Pool({view, content}: {view: EuropeView; content: EuropeContent}) {
    const spot = useSpot();
    return (
        <section className={style.pool} aria-label="Developments">
            {known(view.pool).map((id, place) => {
                const card = content.card.get(id);
                return card && <Offer key={`${place} ${id}`} card={card} place={place} />;
            })}
            <div className={style.deck} {...spot("verb:draw-admin")}>
                <Icon name="admin" icons={icons} size={22} />
                <span>
                    {view.admin_deck} admin
                    <br />
                    {view.development_deck} developments
                </span>
            </div>
        </section>
    );
}

function Offer({card, place}: {card: DevelopmentCard; place: number}) {
    const at = useSpot()(`place:${place}`);
    const peek = usePeek(developmentFace(card), at.role !== undefined);
    return (
        <div className={style.offer} {...at} {...peek.attributes}>
            <p>
                <Icon name={card.slot ?? "institution"} icons={icons} size={17} title={card.slot ?? card.kind} /> <b>{softened(card.name)}</b>
            </p>
            <span>{card.text}</span>
            {peek.large}
        </div>
    );
}

function Battle({view, content, names}: {view: EuropeView; content: EuropeContent; names: readonly string[]}) {
    const {province, attacker, defender, played} = view.battle;
    if (province === null || attacker === null || defender === null) return null;
    return (
        <section className={style.battle} aria-label="Battle">
            <h2>The battle for {content.province.get(province)?.name}</h2>
            <p>
                <SeatMark seat={attacker} /> {names[attacker]} attacks, <SeatMark seat={defender} /> {names[defender]} defends
            </p>
            <ol>
                {played.map(({seat, card, cancelled}, i) => {
                    const info = card === null ? undefined : content.handCard.get(card);
                    return (
                        <li key={i} data-cancelled={cancelled || undefined}>
                            {seat !== null && <SeatMark seat={seat} size={13} />} {info?.name}: {info?.text}
                        </li>
                    );
                })}
            </ol>
        </section>
    );
}

function Hand({view, content, viewpoint}: Props) {
    const seat = viewpoint ?? view.turn.seat ?? 0;
    const player = view.players[seat];
    return player ? <Drawer view={view} player={player} seat={seat} content={content} /> : null;
}

export default defineBoard({
    game: "eighteen-hundred",
    read: europeContent,
    Board,
    Hand,
    handName: "Nation",
    handBeside: true,
    scoreName: "Prosperity",
    icons,
    figures: ({view}, seat) => {
        const player = view.players[seat];
        if (!player) return [];
        return [
            {icon: "provinces", label: "Provinces", value: player.provinces.length},
            {icon: "admin", label: "Admin cards", short: "admin", value: player.admin_cards},
            {icon: "military", label: "Military cards", short: "military", value: player.military_cards},
        ];
    },
    title: ({view, content}, seat) => content.nation.get(view.players[seat]?.nation ?? ""),
});
