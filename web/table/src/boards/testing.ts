// For tests: the content of a game as the server would send it.
import {readdirSync, readFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {parse} from "smol-toml";
import type {ContentFiles} from "./board";

export function contentOf(game: string): ContentFiles {
    const folder = fileURLToPath(new URL(`../../../../content/${game}/`, import.meta.url));
    return Object.fromEntries(
        readdirSync(folder)
            .filter((name) => name.endsWith(".toml"))
            .map((name) => [name.replace(/\.toml$/, ""), parse(readFileSync(folder + name, "utf8"))]),
    );
}
