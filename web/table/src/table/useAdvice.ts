// Asking: for a hint, and why something cannot be done.
import {useCallback, useState} from "react";
import type {TableSession} from "../protocol/session";
import type {ServerHint, ServerWhy} from "../protocol/types";

export interface HintState {
    readonly hint: ServerHint | "thinking" | undefined;
    readonly trouble: string | undefined;
    ask(revision: number): void;
}

export function useHint(session: TableSession): HintState {
    const [state, setState] = useState<{hint: ServerHint | "thinking" | undefined; trouble: string | undefined}>({hint: undefined, trouble: undefined});
    const ask = useCallback(
        (revision: number) => {
            setState({hint: "thinking", trouble: undefined});
            session.ask({type: "hint", revision}).then(
                (told) => setState({hint: told.type === "hint" ? told : undefined, trouble: undefined}),
                (error: Error) => setState({hint: undefined, trouble: error.message}),
            );
        },
        [session],
    );
    return {...state, ask};
}

export interface WhyState {
    readonly about: string;
    readonly why: ServerWhy | undefined;
    readonly trouble: string | undefined;
}

export function useWhy(session: TableSession): {asked: WhyState | undefined; ask(things: readonly string[], about: string): void; close(): void} {
    const [asked, setAsked] = useState<WhyState>();
    const ask = useCallback(
        (things: readonly string[], about: string) => {
            setAsked({about, why: undefined, trouble: undefined});
            session.ask({type: "why", things: things.slice(0, 1)}).then(
                (why) => setAsked({about, why, trouble: undefined}),
                (error: Error) => setAsked({about, why: undefined, trouble: error.message}),
            );
        },
        [session],
    );
    return {asked, ask, close: useCallback(() => setAsked(undefined), [])};
}
