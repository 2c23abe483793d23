// Which things on the board a preview would change. Changes come as paths into the view (`players.0.peasants.lyon`); a
// spot is meant if the path names its seat or its word.
import type {Preview} from "../protocol/types";

export interface Changed {
    has(thing: string): boolean;
}

const none: Changed = {has: () => false};

export function changedBy(preview: Preview | undefined): Changed {
    if (!preview || preview.changes.length === 0) return none;
    const seats = new Set<string>();
    const words = new Set<string>();
    for (const {path} of preview.changes) {
        const parts = path.split(".");
        parts.forEach((part, i) => {
            if (parts[i - 1] === "players") seats.add(part);
            else if (!/^\d+$/.test(part)) words.add(part);
        });
    }
    return {
        has(thing) {
            const [noun, word = ""] = thing.split(":", 2);
            return noun === "seat" ? seats.has(word) : words.has(word);
        },
    };
}
