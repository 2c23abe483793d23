// What a board is: how one game draws its view. Boards know how things look, never what may be done with them.
import type {ComponentType, ReactNode} from "react";
import type {Icons} from "../icons/Icon";
import type {Choice} from "../choosing/machine";
import type {SeatState} from "../protocol/types";
import type {ViewShape} from "./any/shape";
import type {BoardGame} from "./views";

export type ContentFiles = Readonly<Record<string, unknown>>;

export interface BoardProps<View = unknown> {
    readonly game: string;
    readonly view: View;
    readonly files: ContentFiles;
    // Options of the table that differ from the rule set.
    readonly options: Readonly<Record<string, string>>;
    readonly seats: readonly SeatState[];
    // The seat from which one looks; null for a spectator.
    readonly viewpoint: number | null;
    readonly decider: number | "chance" | "window" | null;
    readonly question: string;
    readonly scores: readonly (number | null)[];
    // For a board that knows nothing of the game: the shape of its view, and what can be chosen now.
    readonly shape?: ViewShape | undefined;
    readonly choices?: readonly Choice[] | undefined;
}

// One of the few numbers of a player that everybody wants to see at a glance.
export interface Figure {
    readonly icon: string;
    readonly label: string;
    // Below the number, where the label is too long for that.
    readonly short?: string;
    readonly value: ReactNode;
}

export interface BoardModule {
    readonly Board: ComponentType<BoardProps>;
    // What lies in front of the player: hand, tableau, drawer.
    readonly Hand?: ComponentType<BoardProps>;
    readonly icons: Icons;
    figures(props: BoardProps, seat: number): Figure[];
    // What the score is called in this game.
    readonly scoreName?: string;
    // What a seat is called in this game besides its player's name: a nation.
    title?(props: BoardProps, seat: number): string | undefined;
    // Where the hand is worth opening on its own tab of a phone.
    readonly handName?: string;
    // On a wide screen, to the right of the board instead of below it.
    readonly handBeside?: boolean;
}

const modules: Record<BoardGame, () => Promise<{default: BoardModule}>> = {
    "market-trading": () => import("./market-trading"),
    treasury: () => import("./treasury"),
    "temples-and-swords": () => import("./temples-and-swords"),
    "eighteen-hundred": () => import("./eighteen-hundred"),
};

export const hasOwnBoard = (game: string): game is BoardGame => Object.hasOwn(modules, game);

// The game's own board, or the one that is drawn from the view alone and serves any game.
export async function boardOf(game: string, plain = false): Promise<BoardModule> {
    return !plain && hasOwnBoard(game) ? (await modules[game]()).default : (await import("./any/AnyBoard")).default;
}
