// What the marks on the map mean, for whoever asks.
import type {ReactNode} from "react";
import {Icon} from "../../icons/Icon";
import {SeatGlyph} from "../../seats/SeatMark";
import icons from "./icons.icons";
import {Cone, HungryMark} from "./ProvinceTokens";
import europe from "./europe.module.css";
import style from "./map.module.css";

const Mark = ({children}: {children: ReactNode}) => (
    <svg width={26} height={22} viewBox="-13 -11 26 22" aria-hidden="true">
        {children}
    </svg>
);

const People = ({icon, building = false}: {icon: string; building?: boolean}) => (
    <Mark>
        {building ? <rect x={-10} y={-10} width={20} height={20} rx={3} className={style.citizen} /> : <circle r={10} className={style.citizen} />}
        <Icon name={icon} icons={icons} x={-7} y={-7} size={14} colour="#55534c" />
    </Mark>
);

const marks: readonly (readonly [ReactNode, string])[] = [
    [<Icon name="boom" icons={icons} size={22} className={style.boom} />, "A boom is due in this province"],
    [<Mark><SeatGlyph seat={0} /></Mark>, "A player, by colour and shape; the number counts citizens"],
    [<People icon="farm" building />, "Farmers on their farms"],
    [<People icon="factory" building />, "Laborers in their factories"],
    [<People icon="peasant" />, "Peasants, without work; pale ones are neutral"],
    [<People icon="bourgeois" />, "Bourgeois"],
    [<Mark><g transform="scale(0.9)"><Cone seat={0} /></g></Mark>, "A regiment"],
    [<Mark><g transform="translate(11 10)"><HungryMark /></g></Mark>, "Somebody here goes hungry"],
    [<Mark><path d="M-12 0H12" className={style.roadBed} /><path d="M-12 0H12" className={style.road} /></Mark>, "A road"],
    [<Mark><path d="M-12 0H12" className={style.railBed} /><path d="M-12 0H12" className={style.rail} /></Mark>, "A railroad"],
    [<Mark><path d="M-12 0H12" className={style.crossing} /></Mark>, "A crossing of the sea"],
    [<Mark><rect x={-12} y={-9} width={24} height={18} fill="#e3d5bd" /></Mark>, "A town; green is countryside"],
];

export const Legend = () => (
    <details className={europe.legend}>
        <summary>Legend</summary>
        <ul>
            {marks.map(([mark, words]) => (
                <li key={words}>
                    {mark}
                    {words}
                </li>
            ))}
        </ul>
    </details>
);
