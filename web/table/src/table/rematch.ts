// The same people, bots and rules at a new table, with the start moved on to the next seat.
import type {RestCreate, SeatPlan, SeatState, ServerUpdate, TableInfo} from "../protocol/types";

export function rematchOf(table: TableInfo, update: Pick<ServerUpdate, "seats" | "settings">, yours: readonly number[]): RestCreate {
    const plan = ({seat, kind, level, name}: SeatState): SeatPlan => {
        if (yours.includes(seat)) return {kind: "human", name};
        // Whoever sits elsewhere comes by link again.
        return kind === "bot" ? {kind: "bot", level: level ?? "medium"} : {kind: "open"};
    };
    const seats = update.seats.map(plan);
    return {
        rule_set: table.rule_set,
        seats: [...seats.slice(1), ...seats.slice(0, 1)],
        ...(Object.keys(table.options).length > 0 ? {options: table.options} : {}),
        settings: update.settings,
    };
}
