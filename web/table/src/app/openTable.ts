// A table that was just created is remembered, and gone to.
import type {RestCreated} from "../protocol/types";
import {rememberTable} from "./preferences";
import {go} from "./route";

export function openTable(made: RestCreated): void {
    rememberTable({id: made.id, secret: made.secret, invites: Object.fromEntries(made.invites.map((one) => [one.seat, one.invite]))});
    go({screen: "table", table: made.id, secret: undefined, at: undefined});
}
