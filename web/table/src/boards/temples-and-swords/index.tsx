// Temples and Swords: a map of hexes, the phases of the turn along its upper edge, works, units and advances below it.
import {usePeek} from "../../cards/usePeek";
import {useSpot} from "../../choosing/Choosing";
import {Icon} from "../../icons/Icon";
import {defineBoard, type Drawn} from "../define";
import {BattleTray} from "./BattleTray";
import {inAll, templesContent, type Piece, type TemplesContent} from "./content";
import {HexMap} from "./HexMap";
import icons from "./icons.icons";
import style from "./temples.module.css";

const phases = ["People", "Upkeep", "Tech", "War", "Build", "Taxes", "Disasters", "Growth"];

type Props = Drawn<"temples-and-swords", TemplesContent>;

function Board({view, content, question, seats, viewpoint}: Props) {
    const disaster = content.disasters.find((one) => one.id === view.turn.disaster);
    return (
        <div className={style.board}>
            <ol className={style.phases} aria-label="Phases of the turn" tabIndex={0}>
                <li className={style.round}>Round {view.round}</li>
                {phases.map((name, i) => (
                    <li key={name} aria-current={view.phase === i + 1 ? "step" : undefined}>
                        {name}
                    </li>
                ))}
                {disaster && <li className={style.disaster}>{disaster.name}</li>}
            </ol>
            <div className={style.map}>
                <HexMap view={view} content={content} reader={viewpoint} />
                <BattleTray view={view} question={question} seats={seats} content={content} />
            </div>
        </div>
    );
}

function Hand({view, content, viewpoint}: Props) {
    const player = view.players[viewpoint ?? view.turn.seat ?? 0];
    const known = new Set(player?.advances ?? []);
    const rolled = new Set(view.turn.chart);
    return (
        <div className={style.hand}>
            <section>
                <h2>Works</h2>
                <div className={style.chips}>
                    {content.projects.map((piece) => (
                        <Chip key={piece.id} piece={piece} things={[`item:${piece.id}`]} />
                    ))}
                </div>
            </section>
            <section>
                <h2>Units</h2>
                <div className={style.chips}>
                    {content.units.map((piece) => (
                        <Chip key={piece.id} piece={piece} things={[`unit-kind:${piece.id}`, `item:${piece.id}`]} />
                    ))}
                </div>
            </section>
            <section>
                <h2>
                    Advances, {player?.tech_points ?? 0} of {content.advanceCost} points
                </h2>
                <div className={style.chips}>
                    {content.advances.map((piece) => (
                        <Chip key={piece.id} piece={piece} things={[`advance:${piece.id}`]} state={known.has(piece.id) ? "known" : rolled.has(piece.id) ? "rolled" : "unknown"} />
                    ))}
                </div>
            </section>
        </div>
    );
}

function Chip({piece, things, state}: {piece: Piece; things: readonly string[]; state?: string}) {
    const at = useSpot()(things);
    const peek = usePeek({name: piece.name, colour: "#7a4a2b", body: <p>{piece.text}</p>, legend: piece.cost ? `Costs ${piece.cost}.` : undefined}, at.role !== undefined);
    return (
        <div className={style.chip} data-state={state} {...at} {...peek.attributes}>
            <Icon name={piece.id} icons={icons} size={20} />
            <span>{piece.name}</span>
            {piece.cost ? <b>{piece.cost}</b> : null}
            {peek.large}
        </div>
    );
}

export default defineBoard({
    game: "temples-and-swords",
    read: templesContent,
    Board,
    Hand,
    handName: "Works",
    handBeside: true,
    scoreName: "Points",
    icons,
    figures: ({view}, seat) => {
        const player = view.players[seat];
        if (!player) return [];
        const army = Object.entries(player.units).reduce((sum, [, units]) => sum + inAll(units), 0);
        return [
            {icon: "gold", label: "Gold", value: player.gold},
            {icon: "tech", label: "Advances", value: player.advances.length},
            {icon: "soldier", label: "Units", value: army},
        ];
    },
    title: ({view}, seat) => (view.players[seat]?.eliminated ? "eliminated" : undefined),
});
