// The content files of Market Trading, as far as the board draws them.
import type {ContentFiles} from "../board";

export interface Resource {
    readonly id: string;
    readonly name: string;
    readonly tier: number;
    readonly value: number;
    readonly first: number;
    readonly colour: string;
}
export interface Terrain {
    readonly id: string;
    readonly name: string;
    readonly resource: string;
    readonly colour: string;
}
export interface Improvement {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    readonly cost: Readonly<Record<string, number>>;
    readonly requires?: Readonly<Record<string, number>>;
    readonly text: string;
    readonly lore?: string;
}

export interface MarketContent {
    readonly resources: readonly Resource[];
    readonly resource: ReadonlyMap<string, Resource>;
    readonly terrain: ReadonlyMap<string, Terrain>;
    readonly improvement: ReadonlyMap<string, Improvement>;
    readonly boardName: ReadonlyMap<string, string>;
}

const byId = <T extends {id: string}>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));

export function marketContent(files: ContentFiles): MarketContent {
    const {resource} = files["resources"] as {resource: Resource[]};
    const {terrain, board} = files["boards"] as {terrain: Terrain[]; board: {id: string; name: string}[]};
    const {improvement} = files["improvements"] as {improvement: Improvement[]};
    return {
        resources: resource,
        resource: byId(resource),
        terrain: byId(terrain),
        improvement: byId(improvement),
        boardName: new Map(board.map((one) => [one.id, one.name])),
    };
}

export interface MarketPlayer {
    readonly board: string;
    readonly terrain: readonly string[];
    readonly piles: readonly number[];
    readonly stock: Readonly<Record<string, number>>;
    readonly stored: Readonly<Record<string, number>>;
    readonly bowl: number;
    readonly surplus: number;
    readonly tokens: {readonly beside: Readonly<Record<string, number>>; readonly square: number};
    readonly improvements: readonly string[];
}
export interface MarketView {
    readonly players: readonly MarketPlayer[];
    readonly market: Readonly<Record<string, number>>;
    readonly flooded: readonly string[];
    readonly row: readonly (string | null)[];
    readonly deck: Readonly<Record<string, number>>;
    readonly round: number;
    readonly turn: {
        readonly seat: number;
        readonly step: number;
        readonly uses: readonly number[];
        readonly trade_open: boolean;
        readonly bonus_credit: number;
        readonly flood_passes: number;
    };
    readonly trade: {
        readonly offered: Readonly<Record<string, number>>;
        readonly taken: Readonly<Record<string, number>>;
        readonly credit: number;
        readonly passes_left: number;
    };
    // The points that each kind in the mover's stock would score if it were donated now.
    readonly donation: Readonly<Record<string, number>>;
    readonly payment: {readonly wild: readonly number[]};
}
