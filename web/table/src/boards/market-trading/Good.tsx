// A unit of a good: a disc in its colour with its icon.
import {Icon} from "../../icons/Icon";
import type {Resource} from "./content";
import icons from "./icons.icons";
import style from "./market.module.css";

const dark = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
    return 0.3 * r + 0.59 * g + 0.11 * b < 150;
};

export function Good({good, size = 24, count}: {good: Resource; size?: number; count?: number | undefined}) {
    return (
        <span className={style.good} style={{width: size, height: size, background: good.colour, color: dark(good.colour) ? "#fffdf6" : "#22242b"}}>
            {icons[good.id] ? <Icon name={good.id} icons={icons} size={size * 0.68} /> : good.name.slice(0, 2)}
            {count !== undefined && count !== 1 && <b className={style.count}>{count}</b>}
        </span>
    );
}

// A wild unit of a tier, in costs.
export const Wild = ({tier, size = 22}: {tier: string; size?: number}) => (
    <span className={`${style.good} ${style.wild}`} style={{width: size, height: size, fontSize: size * 0.48}}>
        T{tier}
    </span>
);
