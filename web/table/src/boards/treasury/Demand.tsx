// The demand pile as a fan sorted by icon; barbarians are marked.
import {useSpot} from "../../choosing/Choosing";
import {Icon} from "../../icons/Icon";
import {ageColours, type TreasuryContent, type TreasuryView} from "./content";
import icons from "./icons.icons";
import {Resource} from "./TreasuryCardView";
import style from "./treasury.module.css";

export function Demand({view, content}: {view: TreasuryView; content: TreasuryContent}) {
    const spot = useSpot();
    const covered = new Set(view.claim.covered.map((one) => one.card));
    const groups = content.resources
        .map((resource) => ({resource, cards: view.demand.filter((id) => content.card.get(id)?.event.demand[0] === resource)}))
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
                        {cards.map((id) => {
                            const card = content.card.get(id);
                            return (
                                <div
                                    key={id}
                                    className={style.wanted}
                                    data-covered={covered.has(id) || undefined}
                                    style={{borderLeftColor: ageColours[card?.age ?? 0]}}
                                    title={card ? `${card.event.name}: demands ${card.event.demand.join(", ")}` : id}
                                    {...spot(`card:${id}`)}
                                >
                                    <span>{card?.event.name}</span>
                                    {card?.event.demand.slice(1).map((more) => <Resource key={more} id={more} size={15} />)}
                                    {card?.event.barbarian && <Resource id="barbarian" size={15} />}
                                </div>
                            );
                        })}
                    </div>
                ))}
                {view.demand.length === 0 && <p className={style.empty}>Nothing is wanted yet.</p>}
            </div>
        </section>
    );
}
