// What the view says about connection and food, for the province that is looked at.
import type {View as EuropeView, Meal} from "./view";

// The seat from which one looks; null for a spectator.
export type Reader = number | null;

const citizensIn = (view: EuropeView, seat: number, id: string) => {
    const player = view.players[seat];
    return player ? (player.peasants[id] ?? 0) + (player.employed[id] ?? 0) + (player.bourgeois[id] ?? 0) : 0;
};

// For whom the lines of a province matter: the reader who lives there, else whoever most live there, else whoever
// controls it, else the reader.
function concerned(view: EuropeView, id: string, reader: Reader): number {
    const self = reader ?? view.turn.seat ?? 0;
    if (citizensIn(view, self, id) > 0) return self;
    const most = view.players.map((_, seat) => seat).reduce((best, seat) => (citizensIn(view, seat, id) > citizensIn(view, best, id) ? seat : best), self);
    if (citizensIn(view, most, id) > 0) return most;
    const controller = view.players.findIndex((player) => player.provinces.includes(id));
    return controller >= 0 ? controller : self;
}

// Everything that is connected with a province, itself included, and for whom.
export function groupOf(view: EuropeView, id: string, reader: Reader): {seat: number; group: readonly string[]} {
    const seat = concerned(view, id, reader);
    const found = view.groups.find((one) => one.seats.includes(seat) && one.provinces.includes(id));
    return {seat, group: found?.provinces ?? [id]};
}

// So many workers of a town are fed by a farm, or by food that reaches them anywhere.
export interface ServedMeal extends Meal {
    readonly seat: number;
    readonly town: string;
}

export const mealsOf = (view: EuropeView): readonly ServedMeal[] =>
    view.players.flatMap((player, seat) => player.meals.flatMap(({town, ...meal}) => (town === null ? [] : [{...meal, town, seat}])));
export const mealsAt = (view: EuropeView, id: string): readonly ServedMeal[] => mealsOf(view).filter((meal) => meal.farm === id || meal.town === id);
