// A card with its two halves: the business above, the event below. The half that matters where it lies is lit.
import type {ReactNode} from "react";
import {Card, CardBack} from "../../cards/Card";
import type {CardFace} from "../../cards/Face";
import type {SpotAttributes} from "../../choosing/Choosing";
import {Icon} from "../../icons/Icon";
import {ageColours, unseenAge, type TreasuryCard, type TreasuryContent} from "./content";
import icons from "./icons.icons";
import style from "./treasury.module.css";

export function Resource({id, size = 18}: {id: string; size?: number}) {
    return (
        <span className={style.resource} data-kind={id} title={id}>
            <Icon name={id} icons={icons} size={size} title={id} />
        </span>
    );
}

const Number = ({icon, value, title}: {icon: string; value: ReactNode; title: string}) => (
    <span className={style.number} title={title}>
        <Icon name={icon} icons={icons} size={14} title={title} />
        {value}
    </span>
);

export type Half = "both" | "business" | "event";

export function faceOf(card: TreasuryCard, half: Half, content: TreasuryContent): CardFace {
    const {business, event} = card;
    return {
        name: half === "event" ? event.name : business.name,
        colour: ageColours[card.age] ?? "#55534c",
        kind: content.ages[card.age],
        corner: half === "event" ? undefined : <span className={style.provides}>{business.provides.map((id, i) => <Resource key={i} id={id} size={16} />)}</span>,
        body: (
            <div className={style.halves}>
                {half !== "event" && (
                    <section>
                        <p className={style.numbers}>
                            <Number icon="develop" value={business.develop} title="Development cards to open it" />
                            <Number icon="gold" value={business.gold} title="Gold to open it, and its sale value" />
                            <Number icon="contract" value={business.contract} title="Contract price" />
                        </p>
                        <p>{business.text}</p>
                    </section>
                )}
                {half !== "business" && (
                    <section className={half === "both" ? style.event : undefined}>
                        <p className={style.eventName}>
                            {half === "both" && <b>{event.name}</b>}
                            <span>
                                {event.demand.map((id, i) => (
                                    <Resource key={i} id={id} size={half === "both" ? 15 : 24} />
                                ))}
                                {event.barbarian && <Resource id="barbarian" size={half === "both" ? 15 : 24} />}
                            </span>
                        </p>
                        <p>{event.text}</p>
                    </section>
                )}
            </div>
        ),
        legend: (
            <>
                {half === "event" && (
                    <p>
                        Its business: {business.name}, {business.text}
                    </p>
                )}
                {half === "business" && (
                    <p>
                        Its event: {event.name}, demands {event.demand.join(" and ")}
                        {event.barbarian ? ", with barbarians" : ""}. {event.text}
                    </p>
                )}
                <p>
                    Provides {business.provides.join(", ")}. Opens with {business.develop} development cards or {business.gold} gold. A contract pays {business.contract}.
                </p>
            </>
        ),
    };
}

interface Props {
    id: string;
    content: TreasuryContent;
    half: Half;
    spot?: SpotAttributes | undefined;
    width?: number | string;
    badge?: ReactNode;
}

export function TreasuryCardView({id, content, half, spot, width, badge}: Props) {
    const age = unseenAge(id);
    const card = content.card.get(id);
    if (age !== undefined || !card)
        return <CardBack label={content.ages[age ?? 0] ?? id} colour={ageColours[age ?? 0] ?? "#55534c"} spot={spot} width={width ?? "100%"} />;
    return <Card face={faceOf(card, half, content)} spot={spot} width={width ?? "100%"} badge={badge} piece={`card ${id}`} />;
}
