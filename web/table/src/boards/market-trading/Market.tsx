// The common market as a stall: a shelf for each good with its places, what it is worth, and whose tokens lie beside it.
import {useSpot} from "../../choosing/Choosing";
import {Icon} from "../../icons/Icon";
import {SeatMark} from "../../seats/SeatMark";
import type {MarketContent, Resource} from "./content";
import {Good} from "./Good";
import icons from "./icons.icons";
import type {View as MarketView} from "./view";
import style from "./market.module.css";

export function Market({view, content, places}: {view: MarketView; content: MarketContent; places: number}) {
    const tiers = [...new Set(content.resources.map((good) => good.tier))];
    return (
        <section className={style.market} aria-label="The market">
            {tiers.map((tier) => (
                <div key={tier} className={style.tier} style={{"--goods": content.resources.filter((good) => good.tier === tier).length} as React.CSSProperties}>
                    <h2>T{tier}</h2>
                    {content.resources
                        .filter((good) => good.tier === tier)
                        .map((good) => (
                            <Shelf key={good.id} good={good} view={view} places={places} />
                        ))}
                </div>
            ))}
        </section>
    );
}

function Shelf({good, view, places}: {good: Resource; view: MarketView; places: number}) {
    const spot = useSpot();
    const copies = view.market[good.id] ?? 0;
    const flooded = view.flooded.includes(good.id);
    const tokens = view.players.map((player) => player.tokens.beside[good.id] ?? 0);
    return (
        <div
            className={style.shelf}
            data-flooded={flooded || undefined}
            {...spot(`good:${good.id}`, undefined, ["take", "resource"])}
            style={{"--good": good.colour} as React.CSSProperties}
        >
            <div className={style.shelfName}>
                <span>{good.name}</span>
                {flooded && (
                    <em title="The market takes no more of it">
                        <Icon name="flooded" icons={icons} size={13} title="flooded" />
                        <span>flooded</span>
                    </em>
                )}
            </div>
            <div className={style.places}>
                {Array.from({length: Math.max(places, copies)}, (_, i) => (
                    <span key={i} className={style.place}>
                        {i < copies && <Good good={good} size={23} />}
                    </span>
                ))}
            </div>
            <div className={style.beside}>
                {tokens.map((count, seat) =>
                    count === 0 ? null : (
                        <span key={seat} title={`${count} tokens`}>
                            <SeatMark seat={seat} size={11} />
                            {count}
                        </span>
                    ),
                )}
                <span className={style.value} title={`Worth ${good.value}; the first copy ${good.first}`}>
                    {good.value}
                    <small>{good.first}</small>
                </span>
            </div>
        </div>
    );
}
