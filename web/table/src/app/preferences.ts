// What a player likes, and which tables this browser has a seat at.
import type {Speed} from "../protocol/session";
import {mergeKnown, Remembered} from "./store";

export interface Preferences {
    readonly name: string;
    readonly theme: "system" | "light" | "dark";
    // How fast others' moves are shown.
    readonly speed: Speed;
    // When a choice waits for a second click: where it cannot be taken back, or always.
    readonly confirm: "risky" | "always";
    readonly sound: boolean;
    // Every game on the board that is drawn from its view alone.
    readonly plainBoards: boolean;
}

export const preferences = new Remembered<Preferences>(
    "tessera.preferences",
    {name: "", theme: "system", speed: "quick", confirm: "risky", sound: false, plainBoards: false},
    mergeKnown,
);
export const prefer = (change: Partial<Preferences>): void => preferences.set({...preferences.get(), ...change});

export interface KnownTable {
    readonly id: string;
    readonly secret: string;
    // Invitations that the owner can still hand out, by seat.
    readonly invites: Readonly<Record<number, string>>;
}

export const knownTables = new Remembered<readonly KnownTable[]>("tessera.tables", [], (stored) =>
    Array.isArray(stored) ? (stored as KnownTable[]).filter((table) => typeof table?.secret === "string") : [],
);
export const secretOf = (table: string): string | undefined => knownTables.get().find((known) => known.id === table)?.secret;

export function rememberTable(table: KnownTable): void {
    const others = knownTables.get().filter((known) => known.id !== table.id);
    knownTables.set([table, ...others].slice(0, 200));
}
export const forgetTable = (id: string): void => knownTables.set(knownTables.get().filter((known) => known.id !== id));
