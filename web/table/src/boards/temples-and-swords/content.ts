// The content and the view of Temples and Swords, as far as the board draws them.
import type {ContentFiles} from "../board";

export interface Piece {
    readonly id: string;
    readonly name: string;
    readonly text: string;
    readonly cost?: number;
    readonly plural?: string;
}

export interface TemplesContent {
    readonly projects: readonly Piece[];
    readonly units: readonly Piece[];
    readonly advances: readonly Piece[];
    readonly disasters: readonly Piece[];
    readonly advanceCost: number;
}

export function templesContent(files: ContentFiles): TemplesContent {
    const list = (file: string, key: string) => ((files[file] as Record<string, Piece[]> | undefined)?.[key] ?? []) as readonly Piece[];
    return {
        projects: list("projects", "project"),
        units: list("units", "unit"),
        advances: list("advances", "advance"),
        disasters: list("disasters", "disaster"),
        advanceCost: (files["game"] as {tech?: {advance_cost?: number}} | undefined)?.tech?.advance_cost ?? 10,
    };
}

// So many of each kind.
export type Units = Readonly<Record<string, number>>;
export const inAll = (units: Units | undefined): number => Object.values(units ?? {}).reduce((sum, count) => sum + count, 0);
