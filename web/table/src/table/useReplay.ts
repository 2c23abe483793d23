// Looking at the table as it was.
import {useCallback, useEffect, useState} from "react";
import type {TableSession} from "../protocol/session";
import type {ServerAt} from "../protocol/types";

export interface Replay {
    readonly position: number | undefined;
    readonly shown: ServerAt | undefined;
    readonly trouble: string | undefined;
    move(position: number): void;
    leave(): void;
}

export function useReplay(session: TableSession, start: number | undefined): Replay {
    const [position, setPosition] = useState(start);
    const [shown, setShown] = useState<ServerAt>();
    const [trouble, setTrouble] = useState<string>();
    useEffect(() => {
        if (position === undefined) return;
        let current = true;
        session.ask({type: "at", position}).then(
            (told) => {
                if (!current) return;
                setShown(told);
                setTrouble(undefined);
            },
            (error: Error) => current && setTrouble(error.message),
        );
        return () => {
            current = false;
        };
    }, [session, position]);
    return {
        position,
        shown: position === undefined ? undefined : shown,
        trouble,
        move: setPosition,
        leave: useCallback(() => {
            setPosition(undefined);
            setShown(undefined);
            setTrouble(undefined);
        }, []),
    };
}
