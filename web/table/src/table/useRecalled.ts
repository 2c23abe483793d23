// Who looks back, or at a game that is over, has the whole log before long: what leads from turn to turn is found in it.
import {useEffect} from "react";
import type {TableSession} from "../protocol/session";
import type {TableState} from "../protocol/state";

// A server takes some twenty messages a second.
const pause = 60;

export function useRecalled(session: TableSession, {earlier, connection}: TableState, wanted: boolean): void {
    useEffect(() => {
        if (!wanted || earlier === null || connection !== "live") return;
        const next = setTimeout(() => void session.recall().catch(() => {}), pause);
        return () => clearTimeout(next);
    }, [session, earlier, connection, wanted]);
}
