// The businesses of a player: startups face-down with their development cards, open ones with their contracts.
import type {CardFace} from "../../cards/Face";
import {usePeek} from "../../cards/usePeek";
import {type SpotAttributes, useSpot} from "../../choosing/Choosing";
import {Icon} from "../../icons/Icon";
import {known} from "../views";
import {ageColours, unseenAge, type TreasuryContent} from "./content";
import icons from "./icons.icons";
import {faceOf, Resource, TreasuryCardView} from "./TreasuryCardView";
import type {BusinessView, PlayerView} from "./view";
import style from "./treasury.module.css";

interface Props {
    player: PlayerView;
    seat: number;
    own: boolean;
    content: TreasuryContent;
}

const noteOf = (business: BusinessView): string | undefined =>
    business.started_now ? "new" : business.developed_now ? "developed" : business.used ? "used" : undefined;

export function Tableau({player, seat, own, content}: Props) {
    const spot = useSpot();
    const places = player.businesses.map((business, place) => ({business, place})).filter(({business}) => business.card !== null);
    if (places.length === 0) return <p className={style.empty}>No businesses yet.</p>;
    return (
        <div className={own ? style.tableau : style.small} tabIndex={own ? undefined : 0}>
            {places.map(({business, place}) => {
                const things = own ? [`business:${place}`] : [`business:${seat}:${place}`];
                return own ? (
                    <div key={place} className={style.business} data-startup={!business.opened || undefined}>
                        <TreasuryCardView id={business.card!} content={content} half="business" spot={spot(things)} badge={noteOf(business) && <span className="tag">{noteOf(business)}</span>} />
                        <Below business={business} content={content} own />
                    </div>
                ) : (
                    <SmallBusiness key={place} business={business} content={content} spot={spot(things)} />
                );
            })}
        </div>
    );
}

function Below({business, content, own}: {business: BusinessView; content: TreasuryContent; own: boolean}) {
    const spot = useSpot();
    if (!business.opened)
        return (
            <p className={style.below}>
                <Icon name="develop" icons={icons} size={14} title="Development cards" />
                {business.laid_in_all} laid
            </p>
        );
    return (
        <p className={style.below} data-paid={business.contracts > 0 || undefined}>
            <Icon name="contract" icons={icons} size={14} title="Contracts" />
            {business.contracts === 0 ? "no contract" : `${business.contracts} × ${business.price}`}
            {own &&
                known(business.laid).map((id) => (
                    <span key={id} className={style.laid} title={content.card.get(id)?.event.name} {...spot(`card:${id}`, content.card.get(id)?.event.name)}>
                        {content.card.get(id)?.event.demand.map((resource, i) => <Resource key={i} id={resource} size={14} />)}
                    </span>
                ))}
        </p>
    );
}

const hiddenFace = (name: string, colour: string): CardFace => ({name, colour, body: <p>A startup, face down. Only its owner knows what it is.</p>});

function SmallBusiness({business, content, spot}: {business: BusinessView; content: TreasuryContent; spot: SpotAttributes}) {
    const age = unseenAge(business.card!);
    const card = content.card.get(business.card!);
    const peek = usePeek(card ? faceOf(card, "business", content) : hiddenFace(content.ages[age ?? 0] ?? "Startup", ageColours[age ?? 0]!), spot.role !== undefined);
    return (
        <div className={style.mini} data-startup={!business.opened || undefined} style={{borderTopColor: ageColours[card?.age ?? age ?? 0]}} {...spot} {...peek.attributes}>
            {peek.large}
            <span className={style.miniName}>{card ? card.business.name : (content.ages[age ?? 0] ?? "Startup")}</span>
            <span className={style.miniRow}>
                {business.opened && card?.business.provides.map((id, i) => <Resource key={i} id={id} size={15} />)}
                {business.opened ? (
                    business.contracts > 0 && (
                        <b>
                            <Icon name="contract" icons={icons} size={13} title="Contracts" />
                            {business.contracts} × {business.price}
                        </b>
                    )
                ) : (
                    <b>
                        <Icon name="develop" icons={icons} size={13} title="Development cards" />
                        {business.laid_in_all}
                    </b>
                )}
            </span>
        </div>
    );
}
