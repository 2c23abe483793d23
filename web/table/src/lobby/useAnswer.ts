import {useCallback, useEffect, useState} from "react";

export interface Answer<T> {
    readonly value: T | undefined;
    readonly trouble: string | undefined;
    again(): void;
}

// What a server answers, once it does; asked again when `keys` change or on demand.
export function useAnswer<T>(ask: () => Promise<T>, keys: readonly unknown[]): Answer<T> {
    const [state, setState] = useState<{value: T | undefined; trouble: string | undefined}>({value: undefined, trouble: undefined});
    const [turn, setTurn] = useState(0);
    useEffect(() => {
        let current = true;
        ask().then(
            (value) => current && setState({value, trouble: undefined}),
            (error: Error) => current && setState((before) => ({value: before.value, trouble: error.message})),
        );
        return () => {
            current = false;
        };
        // What is asked depends on the keys.
    }, [...keys, turn]);
    return {...state, again: useCallback(() => setTurn((before) => before + 1), [])};
}
