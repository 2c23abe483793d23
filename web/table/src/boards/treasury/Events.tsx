// Both event piles: the revealed event large, how many wait behind it, and what is laid up for the future.
import {useSpot, type SpotAttributes} from "../../choosing/Choosing";
import {ageColours, unseenAge, type TreasuryContent} from "./content";
import {Resource, TreasuryCardView} from "./TreasuryCardView";
import type {View as TreasuryView} from "./view";
import style from "./treasury.module.css";

export function Events({view, content}: {view: TreasuryView; content: TreasuryContent}) {
    const spot = useSpot();
    const resolving = view.resolving.at(-1);
    const top = resolving ?? view.current[0];
    const pile = view.piles.findIndex((count) => count > 0);
    return (
        <section className={style.events} aria-label="Events">
            <div className={style.now}>
                <h2>{resolving ? "Resolving" : "Next event"}</h2>
                {top ? (
                    <TreasuryCardView id={top} content={content} half="event" width={128} spot={spot(["verb:trigger", `card:${top}`])} />
                ) : (
                    <div className={style.gap}>none left</div>
                )}
            </div>
            <div className={style.piles}>
                <Pile name="Current" count={view.current.length} top={view.current[1] ?? undefined} content={content} />
                <Pile name="Future" count={view.future.length} top={view.future.at(-1) ?? undefined} content={content} />
                <Pile name={pile < 0 ? "Draw" : `Draw, ${content.ages[pile] ?? ""}`} count={view.piles.reduce((sum, count) => sum + count, 0)} top={view.peeked[0] ?? (pile < 0 ? undefined : `unseen_age${pile}`)} content={content} things={["seed-from:draw-pile"]} />
            </div>
        </section>
    );
}

function Pile({name, count, top, content, things}: {name: string; count: number; top: string | undefined; content: TreasuryContent; things?: readonly string[]}) {
    const spot = useSpot();
    return (
        <div className={style.pile}>
            <div className={style.pileCard}>
                {count > 0 && top ? <PileTop id={top} content={content} spot={things ? spot(things, name) : undefined} /> : <div className={style.gap} />}
            </div>
            <p>
                <b>{count}</b> {name}
            </p>
        </div>
    );
}

// The uppermost card of a pile, as small as it can be: its age, and what is known of it.
function PileTop({id, content, spot}: {id: string; content: TreasuryContent; spot: SpotAttributes | undefined}) {
    const card = content.card.get(id);
    const age = card?.age ?? unseenAge(id) ?? 0;
    return (
        <div className={style.pileTop} style={{background: ageColours[age]}} title={card ? `${card.event.name}: ${card.event.text ?? ""}` : content.ages[age]} {...spot}>
            {card ? card.event.demand.map((resource, i) => <Resource key={i} id={resource} size={20} />) : <span aria-hidden="true">?</span>}
        </div>
    );
}
