// Treasury: events, the chest and the demand pile in the middle, the tableaus around, the own one in front.
import {useSpot} from "../../choosing/Choosing";
import {Icon} from "../../icons/Icon";
import {SeatMark} from "../../seats/SeatMark";
import {defineBoard, type Drawn} from "../define";
import {known} from "../views";
import {Chest} from "./Chest";
import {treasuryContent, type TreasuryContent} from "./content";
import {Demand} from "./Demand";
import {Events} from "./Events";
import icons from "./icons.icons";
import {Tableau} from "./Tableau";
import {TreasuryCardView} from "./TreasuryCardView";
import style from "./treasury.module.css";

type Props = Drawn<"treasury", TreasuryContent>;

function Board({view, content, seats, viewpoint}: Props) {
    const front = viewpoint ?? view.turn.seat ?? 0;
    const others = view.players.map((player, seat) => ({player, seat})).filter(({seat}) => seat !== front);
    const own = view.players[front];
    return (
        <div className={style.board}>
            <div className={style.middle}>
                <Events view={view} content={content} />
                <Chest view={view} content={content} seats={seats} />
                <Demand view={view} content={content} />
            </div>
            {own && (
                <section className={style.own} aria-label="Your businesses">
                    <Tableau player={own} seat={front} own content={content} />
                </section>
            )}
            <div className={style.others}>
                {others.map(({player, seat}) => (
                    <section key={seat} className={style.other} aria-label={`Businesses of ${seats[seat]?.name ?? ""}`}>
                        <h3>
                            <SeatMark seat={seat} size={14} /> {seats[seat]?.name}
                            <span>
                                <Icon name="cards" icons={icons} size={14} title="Cards in hand" /> {player.hand.length}
                            </span>
                        </h3>
                        <Tableau player={player} seat={seat} own={false} content={content} />
                    </section>
                ))}
            </div>
        </div>
    );
}

function Hand({view, content, viewpoint}: Props) {
    const spot = useSpot();
    const player = viewpoint === null ? undefined : view.players[viewpoint];
    if (!player) return null;
    return (
        <section className={style.hand} aria-label="Your hand">
            {known(player.hand).map((id) => (
                <TreasuryCardView key={id} id={id} content={content} half="both" width="auto" spot={spot(`card:${id}`)} />
            ))}
            {player.hand.length === 0 && <p className={style.empty}>No cards in hand.</p>}
        </section>
    );
}

export default defineBoard({
    game: "treasury",
    read: treasuryContent,
    Board,
    Hand,
    handName: "Hand",
    icons,
    figures: ({view}, seat) => {
        const player = view.players[seat];
        if (!player) return [];
        return [
            {icon: "gold", label: "Gold", value: player.gold},
            {icon: "strength", label: "Strength", value: player.strength},
            {icon: "cards", label: "Cards in hand", short: "hand", value: player.hand.length},
        ];
    },
});
