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
