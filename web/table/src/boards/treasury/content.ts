// The content and the view of Treasury, as far as the board draws them.
import type {ContentFiles} from "../board";

export interface TreasuryCard {
    readonly id: string;
    readonly age: number;
    readonly business: {
        readonly name: string;
        readonly provides: readonly string[];
        readonly develop: number;
        readonly gold: number;
        readonly contract: number;
        readonly text?: string;
    };
    readonly event: {readonly name: string; readonly demand: readonly string[]; readonly barbarian?: boolean; readonly text?: string};
}

export interface TreasuryContent {
    readonly card: ReadonlyMap<string, TreasuryCard>;
    readonly ages: readonly string[];
    readonly resources: readonly string[];
}

export function treasuryContent(files: ContentFiles): TreasuryContent {
    const cards = Object.entries(files)
        .filter(([name]) => name.startsWith("cards"))
        .flatMap(([, file]) => (file as {card?: TreasuryCard[]}).card ?? []);
    const game = files["game"] as {age?: {name: string}[]; resource?: {id: string}[]} | undefined;
    return {
        card: new Map(cards.map((card) => [card.id, card])),
        ages: (game?.age ?? []).map((age) => age.name),
        resources: (game?.resource ?? []).map((resource) => resource.id),
    };
}

export interface BusinessView {
    readonly card: string | null;
    readonly opened: boolean;
    readonly started_now: boolean;
    readonly developed_now: boolean;
    readonly used: boolean;
    readonly contracts: number;
    readonly price: number;
    readonly laid: readonly string[];
    readonly laid_in_all: number;
}
export interface TreasuryPlayer {
    readonly gold: number;
    readonly strength: number;
    readonly due: number;
    readonly hand: readonly string[];
    readonly businesses: readonly BusinessView[];
    // If the round ended now: gold from the treasury wave by wave, and the tax that would be due.
    readonly round_end: {readonly waves: readonly number[]; readonly due: number};
}
export interface TreasuryView {
    readonly players: readonly TreasuryPlayer[];
    readonly treasury: number;
    readonly turn: {readonly seat: number; readonly acted: boolean};
    readonly round: {readonly number: number; readonly starting: number; readonly set_to_end: boolean};
    readonly age: number;
    readonly tax: number;
    readonly population: number;
    readonly barbarians: number;
    readonly final_phase: boolean;
    readonly extra_round: boolean;
    readonly game_end_triggered: boolean;
    readonly current: readonly string[];
    readonly future: readonly string[];
    readonly demand: readonly string[];
    readonly resolving: readonly string[];
    readonly piles: readonly number[];
    readonly peeked: readonly string[];
    readonly discard: readonly string[];
    // If the round ended now; null if there would be no other.
    readonly next_starting: number | null;
    readonly claim: {readonly business: number; readonly covered: readonly {readonly card: string | null}[]};
}

export const ageColours = ["#776a56", "#97662c", "#4a5d7a", "#6a4a45", "#3f6b63", "#43467d"];
// A face-down card that is not known shows its age.
export const unseenAge = (card: string): number | undefined => {
    const match = /^unseen_age(\d+)$/.exec(card);
    return match ? Number(match[1]) : undefined;
};
