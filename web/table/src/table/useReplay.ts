// Looking at the table as it was.
import {useCallback, useEffect} from "react";
import type {TableSession} from "../protocol/session";
import type {ServerAt} from "../protocol/types";
import {useTold} from "./useTold";

export interface Replay {
    readonly position: number | undefined;
    readonly shown: ServerAt | undefined;
    readonly trouble: string | undefined;
    move(position: number): void;
    leave(): void;
}

export function useReplay(session: TableSession, stretch: number, start: number | undefined): Replay {
    const [position, setPosition] = useTold(stretch, start);
    const [shown, setShown] = useTold<ServerAt | undefined>(stretch, undefined);
    const [trouble, setTrouble] = useTold<string | undefined>(stretch, undefined);
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
    }, [session, position, setShown, setTrouble]);
    return {
        position,
        shown: position === undefined ? undefined : shown,
        trouble,
        move: setPosition,
        leave: useCallback(() => {
            setPosition(undefined);
            setShown(undefined);
            setTrouble(undefined);
        }, [setPosition, setShown, setTrouble]),
    };
}
