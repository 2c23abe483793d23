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

export const ageColours = ["#776a56", "#97662c", "#4a5d7a", "#6a4a45", "#3f6b63", "#43467d"];
// A face-down card that is not known shows its age.
export const unseenAge = (card: string): number | undefined => {
    const match = /^unseen_age(\d+)$/.exec(card);
    return match ? Number(match[1]) : undefined;
};
