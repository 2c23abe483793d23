// A value that lives outside the components, remembered by the browser.
import {useSyncExternalStore} from "react";

export class Remembered<T> {
    private value: T;
    private readonly listeners = new Set<() => void>();

    constructor(
        private readonly key: string,
        fallback: T,
        understand: (stored: unknown, fallback: T) => T,
    ) {
        this.value = fallback;
        try {
            const stored = localStorage.getItem(key);
            if (stored !== null) this.value = understand(JSON.parse(stored), fallback);
        } catch {
            // A browser that keeps nothing, or something that is not ours: the fallback it is.
        }
    }

    get = (): T => this.value;
    set(value: T): void {
        this.value = value;
        try {
            localStorage.setItem(this.key, JSON.stringify(value));
        } catch {
            // It is remembered as long as the page is open.
        }
        for (const listener of this.listeners) listener();
    }
    subscribe = (listener: () => void): (() => void) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
    };
}

export const useRemembered = <T>(store: Remembered<T>): T => useSyncExternalStore(store.subscribe, store.get);

export const mergeKnown = <T extends object>(stored: unknown, fallback: T): T =>
    typeof stored === "object" && stored !== null ? {...fallback, ...stored} : fallback;
