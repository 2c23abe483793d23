// What stands in a province: improvements with who works there, citizens by role, regiments.
import {memo} from "react";
import {Icon} from "../../icons/Icon";
import {SeatGlyph} from "../../seats/SeatMark";
import {marching} from "../marches";
import {seatColour} from "../../seats/seats";
import icons from "./icons.icons";
import type {Box} from "./labels";
import style from "./map.module.css";

export interface Group {
    readonly seat: number;
    readonly peasants: number;
    readonly employed: number;
    readonly bourgeois: number;
    readonly hungry: number;
}

export interface Regiment {
    readonly seat: number;
    // Where it stands, and where it came from just now.
    readonly at: {readonly x: number; readonly y: number};
    readonly from: {readonly x: number; readonly y: number} | undefined;
}

// What stands in a province.
export interface Standing {
    readonly urban: boolean;
    readonly buildings: number;
    readonly groups: readonly Group[];
    readonly neutrals: number;
    readonly regiments: readonly Regiment[];
    readonly boom: boolean;
    readonly owner: number | undefined;
}

interface Token {
    readonly key: string;
    readonly seat: number;
    readonly count: number;
    readonly icon: string;
    // Of the workers, so many are not fed.
    readonly hungry?: number | undefined;
}

const step = 25;
const rowStep = 23;
const perRow = 3;
const ownerWidth = 15;
const sunWidth = 23;
const coneWidth = 17;

function tokensOf({urban, buildings, groups, neutrals}: Standing): Token[] {
    const works = urban ? "factory" : "farm";
    const tokens: Token[] = groups.flatMap(({seat, peasants, employed, bourgeois, hungry}) => [
        ...(employed > 0 ? [{key: `e${seat}`, seat, count: employed, icon: works, hungry}] : []),
        ...(bourgeois > 0 ? [{key: `b${seat}`, seat, count: bourgeois, icon: "bourgeois", hungry: employed > 0 ? 0 : hungry}] : []),
        ...(peasants > 0 ? [{key: `p${seat}`, seat, count: peasants, icon: "peasant"}] : []),
    ]);
    const idle = buildings - groups.reduce((sum, group) => sum + group.employed, 0);
    if (idle > 0) tokens.push({key: "idle", seat: -1, count: idle, icon: works});
    if (neutrals > 0) tokens.push({key: "neutral", seat: -2, count: neutrals, icon: "peasant"});
    return tokens;
}

const halfRow = (tokens: number) => (Math.min(perRow, tokens) * step) / 2;

// The room that all of it takes around the middle of the province, close up and from afar.
export function roomOf(standing: Standing): Box {
    const tokens = tokensOf(standing).length;
    const {regiments, boom, owner} = standing;
    const left = halfRow(tokens) + (owner === undefined ? 0 : ownerWidth) + (boom ? sunWidth : 0);
    return {left: -left, right: halfRow(tokens) + regiments.length * coneWidth + (tokens > 0 ? 5 : 0), top: -12, bottom: Math.max(0, Math.ceil(tokens / perRow) - 1) * rowStep + 14};
}
export function summaryRoomOf({groups, regiments, boom}: Standing, unit: number): Box {
    const [half, tall] = [9.5 * groups.length * unit, (groups.length + regiments.length > 0 || boom ? 9.5 : 0) * unit];
    return {left: -half - (boom ? (groups.length === 0 ? 18 : 14) * unit : 0), right: half + regiments.length * 13 * unit, top: -tall, bottom: tall};
}

export const ProvinceTokens = memo(function ProvinceTokens({standing}: {standing: Standing}) {
    const {regiments, boom, owner} = standing;
    const tokens = tokensOf(standing);
    const half = halfRow(tokens.length);
    return (
        <g className={style.tokens}>
            {owner !== undefined && (
                <g transform={`translate(${-half - 8} 0)`}>
                    <SeatGlyph seat={owner} scale={0.6} />
                </g>
            )}
            {boom && <Icon name="boom" icons={icons} x={-half - (owner === undefined ? 0 : ownerWidth) - 22} y={-10.5} size={21} className={style.boom} />}
            {tokens.map((token, i) => {
                const row = Math.floor(i / perRow);
                const inRow = Math.min(perRow, tokens.length - row * perRow);
                return (
                    <g key={token.key} transform={`translate(${((i % perRow) - (inRow - 1) / 2) * step} ${row * rowStep})`}>
                        <Citizen token={token} />
                    </g>
                );
            })}
            {regiments.map(({seat, at, from}, i) => (
                <g key={`${seat} ${from?.x ?? ""}`} {...marching(from, at)}>
                    <g transform={`translate(${half + 12 + i * coneWidth} 0)`}>
                        <Cone seat={seat} />
                    </g>
                </g>
            ))}
        </g>
    );
});

// The same from afar: how many citizens each player has here, and what must not be overlooked.
export const ProvinceSummary = memo(function ProvinceSummary({standing: {groups, regiments, boom}, unit}: {standing: Standing; unit: number}) {
    return (
        <g transform={`scale(${unit})`}>
            {boom && <Icon name="boom" icons={icons} x={-18 - groups.length * 7} y={-7} size={14} className={style.boom} />}
            {groups.map((group, i) => (
                <g key={group.seat} transform={`translate(${(i - (groups.length - 1) / 2) * 17} 0)`}>
                    <g className={style.summary}>
                        <SeatGlyph seat={group.seat} scale={0.95} />
                    </g>
                    <text y={4} className={style.summaryCount}>
                        {group.peasants + group.employed + group.bourgeois}
                    </text>
                    {group.hungry > 0 && (
                        <g transform="translate(1 1) scale(0.8)">
                            <HungryMark />
                        </g>
                    )}
                </g>
            ))}
            {regiments.map(({seat}, i) => (
                <g key={seat} transform={`translate(${groups.length * 9 + 6 + i * 12} -4) scale(0.8)`}>
                    <Cone seat={seat} />
                </g>
            ))}
        </g>
    );
});

export function Cone({seat}: {seat: number}) {
    return (
        <>
            <path d="M0 -13L8 9A8 3 0 0 1 -8 9Z" fill={seatColour(seat)} className={style.cone} />
            <g transform="translate(0 3)">
                <SeatGlyph seat={seat} scale={0.36} />
            </g>
        </>
    );
}

// Wheat, struck out.
export function HungryMark() {
    return (
        <g transform="translate(-11 -10)">
            <circle r={8} className={style.hungry} />
            <Icon name="food" icons={icons} x={-5.5} y={-5.5} size={11} colour="#fffdf6" />
            <path d="M-5 5L5 -5" className={style.struck} />
        </g>
    );
}

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
            {(token.hungry ?? 0) > 0 && <HungryMark />}
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
