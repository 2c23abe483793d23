// The demand pile as a fan sorted by icon; barbarians are marked.
import {usePeek} from "../../cards/usePeek";
import {useSpot} from "../../choosing/Choosing";
import {Icon} from "../../icons/Icon";
import {known} from "../views";
import {ageColours, type TreasuryCard, type TreasuryContent} from "./content";
import icons from "./icons.icons";
import {faceOf, Resource} from "./TreasuryCardView";
import type {View as TreasuryView} from "./view";
import style from "./treasury.module.css";

export function Demand({view, content}: {view: TreasuryView; content: TreasuryContent}) {
    const covered = new Set(view.claim.covered.map((one) => one.card));
    const groups = content.resources
        .map((resource) => ({resource, cards: known(view.demand).filter((id) => content.card.get(id)?.event.demand[0] === resource)}))
        .filter((group) => group.cards.length > 0);
    return (
        <section className={style.demand} aria-label="The demand pile">
            <h2>
                Demand <small>{view.demand.length}</small>
                {view.barbarians > 0 && (
                    <span className={style.barbarians} title="Strength of the barbarians">
                        <Icon name="barbarian" icons={icons} size={16} /> {view.barbarians}
                    </span>
                )}
            </h2>
            <div className={style.fan} tabIndex={0} role="group" aria-label="Demand cards">
                {groups.map(({resource, cards}) => (
                    <div key={resource} className={style.group}>
                        <p className={style.groupName}>
                            <Resource id={resource} size={20} /> {cards.length}
                        </p>
                        {cards.map((id) => (
                            <Wanted key={id} card={content.card.get(id)!} content={content} covered={covered.has(id)} />
                        ))}
                    </div>
                ))}
                {view.demand.length === 0 && <p className={style.empty}>Nothing is wanted yet.</p>}
            </div>
        </section>
    );
}

function Wanted({card, content, covered}: {card: TreasuryCard; content: TreasuryContent; covered: boolean}) {
    const at = useSpot()(`card:${card.id}`);
    const peek = usePeek(faceOf(card, "event", content), at.role !== undefined);
    return (
        <div className={style.wanted} data-covered={covered || undefined} style={{borderLeftColor: ageColours[card.age]}} {...at} {...peek.attributes}>
            <span>{card.event.name}</span>
            {card.event.demand.slice(1).map((more) => (
                <Resource key={more} id={more} size={15} />
            ))}
            {card.event.barbarian && <Resource id="barbarian" size={15} />}
            {peek.large}
        </div>
    );
}
