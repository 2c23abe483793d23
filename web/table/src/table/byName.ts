// Labels that call a seat by its number call it by its name: rules know nobody's name.
import type {LegalAction, SeatState} from "../protocol/types";

export function byName(actions: readonly LegalAction[], seats: readonly SeatState[]): readonly LegalAction[] {
    const nameOf = (number: string) => seats[Number(number)]?.name ?? "";
    return actions.map((action) => {
        const label = action.label.replace(/^Seat (\d+)$/, (words, number: string) => nameOf(number) || words);
        return label === action.label ? action : {...action, label};
    });
}
