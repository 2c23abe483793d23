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

export type Units = Readonly<Record<string, number>>;
export interface HexState {
    readonly populations: number;
    readonly laborers: number;
    readonly projects: Readonly<Record<string, number>>;
    readonly progress: Readonly<Record<string, number>>;
}
export interface TemplesPlayer {
    readonly hexes: readonly string[];
    readonly gold: number;
    readonly tech_points: number;
    readonly eliminated: number;
    readonly advances: readonly string[];
    readonly units: Readonly<Record<string, Units>>;
}
export interface TemplesView {
    readonly land: Readonly<Record<string, readonly string[]>>;
    readonly sites: readonly string[];
    readonly players: readonly TemplesPlayer[];
    readonly hexes: Readonly<Record<string, HexState>>;
    readonly diseases: readonly {readonly hex: string; readonly turns: number}[];
    readonly warbands: readonly {readonly hex: string | null; readonly soldiers: number; readonly seat: number}[];
    readonly round: number;
    // From 1; 0 between turns.
    readonly phase: number;
    readonly turn: {
        readonly seat: number;
        readonly chart: readonly string[];
        readonly attacks: readonly {readonly hex: string; readonly defender: number; readonly force: Units}[];
        readonly points: Readonly<Record<string, number>>;
        readonly disaster: string | null;
        readonly struck: readonly string[];
    };
    // How many dice each side of the fight rolls.
    readonly dice: {readonly attack: number; readonly defence: number};
    readonly combat: {
        readonly hex: string | null;
        readonly attacker: number | null;
        readonly defender: number | null;
        readonly warband: number;
        readonly force: Units;
        readonly attack: Side;
        readonly defence: Side;
    };
}
export interface Side {
    readonly declared: string | null;
    readonly hits: number;
}

export const inAll = (units: Units | undefined): number => Object.values(units ?? {}).reduce((sum, count) => sum + count, 0);
