// The view of each game that has a board of its own. The build makes these types of the same reflection by which the
// server writes a view (schema_types.mjs), so a member that is named otherwise in one of the two breaks the build.
import type {View as EuropeView} from "./eighteen-hundred/view";
import type {View as MarketView} from "./market-trading/view";
import type {View as TemplesView} from "./temples-and-swords/view";
import type {View as TreasuryView} from "./treasury/view";

export interface Views {
    "market-trading": MarketView;
    treasury: TreasuryView;
    "temples-and-swords": TemplesView;
    "eighteen-hundred": EuropeView;
}

export type BoardGame = keyof Views;

// A table sends the views of its game.
export const isViewOf = <Game extends BoardGame>(board: Game, game: string, _view: unknown): _view is Views[Game] => board === game;

// What is left unsaid to whoever looks is not drawn.
export const known = <T,>(list: readonly (T | null)[]): readonly T[] => list.filter((one): one is T => one !== null);
