// Names and texts of things, wherever the content has them: any table with an id, or under a key that is the id.
import type {ContentFiles} from "../board";

export interface Said {
    readonly name: string;
    readonly text?: string | undefined;
}

export const inWords = (id: string): string => id.replaceAll(/[_-]/g, " ");
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

// Texts of halves count as well: a card of which each side says something.
function textOf(table: Record<string, unknown>): string | undefined {
    if (typeof table["text"] === "string") return table["text"];
    const halves = Object.values(table)
        .filter((part): part is Record<string, unknown> => typeof part === "object" && part !== null && !Array.isArray(part))
        .filter((part) => typeof part["name"] === "string" && typeof part["text"] === "string")
        .map((part) => `${String(part["name"])}: ${String(part["text"])}`);
    return halves.length === 0 ? undefined : halves.join("\n");
}

function nameOf(table: Record<string, unknown>): string | undefined {
    if (typeof table["name"] === "string") return table["name"];
    for (const part of Object.values(table)) {
        const name = typeof part === "object" && part !== null ? (part as Record<string, unknown>)["name"] : undefined;
        if (typeof name === "string") return name;
    }
    return undefined;
}

export function namesIn(files: ContentFiles): ReadonlyMap<string, Said> {
    const names = new Map<string, Said>();
    const walk = (value: unknown, key: string | undefined): void => {
        if (Array.isArray(value)) value.forEach((item) => walk(item, undefined));
        else if (typeof value === "object" && value !== null) {
            const table = value as Record<string, unknown>;
            const id = typeof table["id"] === "string" ? table["id"] : key;
            const name = nameOf(table);
            if (id !== undefined && name !== undefined && !names.has(id)) names.set(id, {name, text: textOf(table)});
            for (const [member, inner] of Object.entries(table)) walk(inner, member);
        }
    };
    for (const [file, content] of Object.entries(files)) if (!/^(options|questions|ruleset)/.test(file)) walk(content, undefined);
    return names;
}

export const said = (names: ReadonlyMap<string, Said>, word: string): Said => names.get(word) ?? {name: capital(inWords(word))};
