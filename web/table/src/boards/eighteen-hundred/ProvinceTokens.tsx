// What stands in a province: improvements with who works there, citizens by role, regiments.
import {memo} from "react";
import {Icon} from "../../icons/Icon";
import {SeatGlyph} from "../../seats/SeatMark";
import {seatColour} from "../../seats/seats";
import icons from "./icons.icons";
import style from "./europe.module.css";

export interface Group {
    readonly seat: number;
    readonly peasants: number;
    readonly employed: number;
    readonly bourgeois: number;
}

interface Props {
    urban: boolean;
    buildings: number;
    groups: readonly Group[];
    neutrals: number;
    regiments: readonly number[];
    // Whether a boom is due, and how far from the middle the name ends.
    boom: number | undefined;
}

interface Token {
    readonly key: string;
    readonly seat: number;
    readonly count: number;
    readonly icon: string;
}

const step = 25;

export const ProvinceTokens = memo(function ProvinceTokens({urban, buildings, groups, neutrals, regiments, boom}: Props) {
    const works = urban ? "factory" : "farm";
    const tokens: Token[] = groups.flatMap(({seat, peasants, employed, bourgeois}) => [
        ...(employed > 0 ? [{key: `e${seat}`, seat, count: employed, icon: works}] : []),
        ...(bourgeois > 0 ? [{key: `b${seat}`, seat, count: bourgeois, icon: "bourgeois"}] : []),
        ...(peasants > 0 ? [{key: `p${seat}`, seat, count: peasants, icon: "peasant"}] : []),
    ]);
    const idle = buildings - groups.reduce((sum, group) => sum + group.employed, 0);
    if (idle > 0) tokens.push({key: "idle", seat: -1, count: idle, icon: works});
    if (neutrals > 0) tokens.push({key: "neutral", seat: -2, count: neutrals, icon: "peasant"});
    const perRow = 3;
    return (
        <g className={style.tokens}>
            {boom !== undefined && <Icon name="boom" icons={icons} x={-boom - 22} y={-34} size={21} className={style.boom} />}
            {tokens.map((token, i) => {
                const row = Math.floor(i / perRow);
                const inRow = Math.min(perRow, tokens.length - row * perRow);
                return (
                    <g key={token.key} transform={`translate(${((i % perRow) - (inRow - 1) / 2) * step} ${row * 23})`}>
                        <Citizen token={token} />
                    </g>
                );
            })}
            {regiments.map((seat, i) => (
                <g key={seat} transform={`translate(${30 + i * 15} -20)`}>
                    <path d="M0 -13L8 9A8 3 0 0 1 -8 9Z" fill={seatColour(seat)} className={style.cone} />
                    <g transform="translate(0 3)">
                        <SeatGlyph seat={seat} scale={0.36} />
                    </g>
                </g>
            ))}
        </g>
    );
});

// A disc of its owner with the sign of its role; what nobody owns is pale.
function Citizen({token}: {token: Token}) {
    const owned = token.seat >= 0;
    const building = token.icon === "farm" || token.icon === "factory";
    return (
        <>
            {building ? (
                <rect x={-11} y={-11} width={22} height={22} rx={3} className={style.citizen} style={owned ? {fill: seatColour(token.seat)} : undefined} />
            ) : (
                <circle r={11} className={style.citizen} style={owned ? {fill: seatColour(token.seat)} : undefined} data-neutral={token.seat === -2 || undefined} />
            )}
            <Icon name={token.icon} icons={icons} x={-8} y={-8} size={16} colour={owned ? "#fffdf6" : "#55534c"} className={owned ? style.role : undefined} />
            {token.count > 1 && (
                <g transform="translate(9 8)">
                    <circle r={8} className={style.countBack} />
                    <text y={4.8} className={style.count}>
                        {token.count}
                    </text>
                </g>
            )}
        </>
    );
}
