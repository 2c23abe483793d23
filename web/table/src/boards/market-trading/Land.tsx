// A player's land: tiles with piles on them. Others' tiles are named by the log with the seat in between: `tile:1:3`.
import {useSpot} from "../../choosing/Choosing";
import {Icon} from "../../icons/Icon";
import {known} from "../views";
import type {MarketContent} from "./content";
import {Good} from "./Good";
import icons from "./icons.icons";
import type {Player as MarketPlayer} from "./view";
import style from "./market.module.css";

const columns = 6;

export function Land({player, seat, content, own}: {player: MarketPlayer; seat: number; content: MarketContent; own: boolean}) {
    const spot = useSpot();
    return (
        <div className={style.land} role="group" style={{gridTemplateColumns: `repeat(${columns}, 1fr)`}} aria-label="Land">
            {known(player.terrain).map((id, tile) => {
                const terrain = content.terrain.get(id);
                const pile = player.piles[tile] ?? 0;
                const good = terrain && content.resource.get(terrain.resource);
                return (
                    <div
                        key={tile}
                        className={style.tile}
                        data-terrain={id}
                        {...spot(own ? `tile:${tile}` : `tile:${seat}:${tile}`, `${terrain?.name ?? id} ${tile}, ${pile} units`)}
                    >
                        <Icon name={id} icons={icons} className={style.motif} size="62%" />
                        {pile > 0 && good && (
                            <span className={style.pile} key={pile}>
                                {Array.from({length: Math.min(pile, 4)}, (_, i) => (
                                    <span key={i} style={{"--lift": i} as React.CSSProperties}>
                                        <Good good={good} size={26} />
                                    </span>
                                ))}
                                <b>{pile}</b>
                            </span>
                        )}
                    </div>
                );
            })}
        </div>
    );
}
