// The content and the view of 1800, as far as the board draws them.
import type {ContentFiles} from "../board";

export type Point = readonly [number, number];
export interface Province {
    readonly id: string;
    readonly name: string;
    readonly kind: "urban" | "countryside";
    readonly coastal: boolean;
    readonly label: Point;
    readonly neighbours: readonly string[];
    readonly polygons: readonly (readonly Point[])[];
}
export interface Crossing {
    readonly a: string;
    readonly b: string;
    readonly name: string;
    readonly line: readonly Point[];
}
export interface DevelopmentCard {
    readonly id: string;
    readonly name: string;
    readonly kind: "policy" | "technology" | "institution";
    readonly slot?: string;
    readonly level?: number;
    readonly slots?: {readonly production?: number; readonly commerce?: number};
    // Of an overseas trade route.
    readonly route?: unknown;
    readonly text: string;
}
export interface HandCard {
    readonly id: string;
    readonly name: string;
    readonly text: string;
    readonly deck: "admin" | "military";
}

export interface EuropeContent {
    readonly width: number;
    readonly height: number;
    readonly provinces: readonly Province[];
    readonly province: ReadonlyMap<string, Province>;
    readonly crossings: readonly Crossing[];
    readonly card: ReadonlyMap<string, DevelopmentCard>;
    readonly handCard: ReadonlyMap<string, HandCard>;
    readonly nation: ReadonlyMap<string, string>;
    readonly ambition: ReadonlyMap<string, {readonly name: string; readonly text: string}>;
}

export function europeContent(files: ContentFiles): EuropeContent {
    const map = files["map"] as {map: {width: number; height: number}; province: Province[]; crossing: Crossing[]};
    const game = files["game"] as {nation: {id: string; name: string}[]; mat: DevelopmentCard[]};
    const cards = (name: string) => (files[name] as {card?: unknown[]} | undefined)?.card ?? [];
    const hand = (deck: "admin" | "military") => (cards(deck) as HandCard[]).map((card) => ({...card, deck}));
    return {
        width: map.map.width,
        height: map.map.height,
        provinces: map.province,
        province: new Map(map.province.map((one) => [one.id, one])),
        crossings: map.crossing,
        card: new Map([...game.mat, ...(cards("developments") as DevelopmentCard[])].map((one) => [one.id, one])),
        handCard: new Map([...hand("admin"), ...hand("military")].map((one) => [one.id, one])),
        nation: new Map(game.nation.map((one) => [one.id, one.name])),
        ambition: new Map(((files["ambitions"] as {ambition?: {id: string; name: string; text: string}[]} | undefined)?.ambition ?? []).map((one) => [one.id, one])),
    };
}

type Counts = Readonly<Record<string, number>>;

export interface EuropePlayer {
    readonly nation: string | null;
    readonly ambition: string | null;
    readonly prosperity: number;
    readonly production: number;
    readonly commerce: number;
    readonly peasants: Counts;
    readonly employed: Counts;
    readonly bourgeois: Counts;
    readonly regiments: readonly string[];
    readonly partners: readonly number[];
    readonly hand: Counts;
    readonly admin_cards: number;
    readonly military_cards: number;
    readonly tokens: Counts;
    readonly navy: number;
    readonly provinces: readonly string[];
    readonly food: number;
    readonly shortage: number;
    readonly sea_open: boolean;
    readonly meals: readonly Meal[];
    readonly hungry: Counts;
}
// So many workers of a town are fed by a farm, or by food that reaches them anywhere.
export interface Meal {
    readonly farm: string | null;
    readonly town: string;
    readonly workers: number;
}
export interface CardInPlay {
    readonly owner: number;
    readonly card: string;
    readonly production: number;
    readonly commerce: number;
    readonly placed: number;
    readonly activated: boolean;
    readonly partner: number | null;
}
export interface EuropeView {
    readonly players: readonly EuropePlayer[];
    readonly neutrals: Counts;
    readonly buildings: Counts;
    readonly roads: readonly string[];
    readonly railroads: readonly string[];
    readonly cards: readonly CardInPlay[];
    readonly admin_deck: number;
    readonly military_deck: number;
    readonly display: readonly string[];
    readonly era: number;
    readonly development_deck: number;
    readonly pool: readonly string[];
    readonly first_player: number;
    readonly turns: number;
    readonly end_triggered: boolean;
    readonly turn: {readonly seat: number; readonly boomed: readonly string[]; readonly acted: readonly string[]};
    // Provinces that are connected with one another, for these seats.
    readonly groups: readonly {readonly seats: readonly number[]; readonly provinces: readonly string[]}[];
    readonly battle: {
        readonly province: string | null;
        readonly attacker: number;
        readonly defender: number;
        readonly played: readonly {readonly seat: number; readonly card: string; readonly cancelled: boolean}[];
    };
}
