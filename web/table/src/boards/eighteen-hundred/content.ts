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
