// What was told through one viewpoint, or is about what was: with another viewpoint it is forgotten. `stretch` is that
// of the session; an answer that comes too late belongs to a stretch that is over, and changes nothing.
import {useCallback, useState} from "react";

type Next<T> = T | ((before: T) => T);

export function useTold<T>(stretch: number, first: T): readonly [T, (next: Next<T>) => void] {
    const [kept, setKept] = useState({stretch, value: first});
    const tell = useCallback(
        (next: Next<T>) =>
            setKept((before) => {
                if (before.stretch > stretch) return before;
                const value = before.stretch === stretch ? before.value : first;
                return {stretch, value: next instanceof Function ? next(value) : next};
            }),
        // What it begins with counts only at the beginning of a stretch.
        [stretch],
    );
    return [kept.stretch === stretch ? kept.value : first, tell];
}
