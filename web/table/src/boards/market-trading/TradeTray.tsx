// A trade being built: what is given on the left, what is taken on the right, the credit between them.
import {useSpot} from "../../choosing/Choosing";
import type {MarketContent} from "./content";
import {Good} from "./Good";
import type {View as MarketView} from "./view";
import style from "./market.module.css";

function Goods({goods, content}: {goods: Readonly<Record<string, number>>; content: MarketContent}) {
    const held = content.resources.filter((good) => (goods[good.id] ?? 0) > 0);
    if (held.length === 0) return <span className={style.empty}>nothing yet</span>;
    return held.map((good) => <Good key={good.id} good={good} size={30} count={goods[good.id]} />);
}

export function TradeTray({view, content}: {view: MarketView; content: MarketContent}) {
    const spot = useSpot();
    const {trade, turn} = view;
    const any = Object.keys(trade.offered).length + Object.keys(trade.taken).length > 0;
    if (!turn.trade_open && !any) return null;
    return (
        <section className={style.tray} aria-label="The trade being made">
            <div>
                <h3>You give</h3>
                <p>
                    <Goods goods={trade.offered} content={content} />
                </p>
            </div>
            <div className={style.credit} {...spot("verb:close")}>
                <b>{trade.credit}</b>
                <span>to spend</span>
                {trade.passes_left > 0 && <span>{trade.passes_left} flood passes</span>}
            </div>
            <div>
                <h3>You take</h3>
                <p>
                    <Goods goods={trade.taken} content={content} />
                </p>
            </div>
        </section>
    );
}
