// Asking: for a hint, and why something cannot be done.
import {useCallback} from "react";
import type {TableSession} from "../protocol/session";
import type {ServerHint, ServerWhy} from "../protocol/types";
import {useTold} from "./useTold";

export interface HintState {
    readonly hint: ServerHint | "thinking" | undefined;
    readonly trouble: string | undefined;
    ask(revision: number): void;
}

interface Hinted {
    readonly hint: ServerHint | "thinking" | undefined;
    readonly trouble: string | undefined;
}
const unasked: Hinted = {hint: undefined, trouble: undefined};

export function useHint(session: TableSession, stretch: number): HintState {
    const [state, setState] = useTold<Hinted>(stretch, unasked);
    const ask = useCallback(
        (revision: number) => {
            setState({hint: "thinking", trouble: undefined});
            session.ask({type: "hint", revision}).then(
                (told) => setState({hint: told.type === "hint" ? told : undefined, trouble: undefined}),
                (error: Error) => setState({hint: undefined, trouble: error.message}),
            );
        },
        [session, setState],
    );
    return {...state, ask};
}

export interface WhyState {
    readonly about: string;
    readonly why: ServerWhy | undefined;
    readonly trouble: string | undefined;
}

export function useWhy(session: TableSession, stretch: number): {asked: WhyState | undefined; ask(things: readonly string[], about: string): void; close(): void} {
    const [asked, setAsked] = useTold<WhyState | undefined>(stretch, undefined);
    const ask = useCallback(
        (things: readonly string[], about: string) => {
            setAsked({about, why: undefined, trouble: undefined});
            session.ask({type: "why", things: things.slice(0, 1)}).then(
                (why) => setAsked({about, why, trouble: undefined}),
                (error: Error) => setAsked({about, why: undefined, trouble: error.message}),
            );
        },
        [session, setAsked],
    );
    return {asked, ask, close: useCallback(() => setAsked(undefined), [setAsked])};
}
