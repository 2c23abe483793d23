// A table as it is shown, and what it begins with.
import type {LogLine, SeatPresence, ServerRefused, ServerUpdate, TableInfo, You} from "./types";

export interface TableState {
    readonly connection: "connecting" | "live" | "lost" | "refused";
    // Why the connection was refused or broken, as a sentence.
    readonly trouble: string | undefined;
    readonly table: TableInfo | undefined;
    readonly you: You | undefined;
    readonly here: readonly SeatPresence[];
    // What is shown. While others move it may lag behind, one update after the other.
    readonly update: ServerUpdate | undefined;
    readonly behind: number;
    // As far back as it was told.
    readonly log: readonly LogLine[];
    // There is more of it, of the entries before this revision.
    readonly earlier: number | null;
    // The lines that came with the update that is shown.
    readonly fresh: readonly LogLine[];
    // The action on its way to the server.
    readonly acting: string | undefined;
    // What else is on its way: the types of requests that change the table and are not seen as done yet.
    readonly sending: ReadonlySet<string>;
    readonly refusal: ServerRefused | undefined;
    // How often another viewpoint has come: whatever was told before belongs to somebody else.
    readonly stretch: number;
    // Several people have been at this screen, so that each has to be alone before anything is shown.
    readonly shared: boolean;
}

export const beginning: TableState = {
    connection: "connecting",
    trouble: undefined,
    table: undefined,
    you: undefined,
    here: [],
    update: undefined,
    behind: 0,
    log: [],
    earlier: null,
    fresh: [],
    acting: undefined,
    sending: new Set(),
    refusal: undefined,
    stretch: 0,
    shared: false,
};
