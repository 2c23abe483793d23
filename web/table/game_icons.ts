// A part of the build: `import icons from "./game.icons"` gives the shapes of the icons that the file names, and
// of no others. The file maps a concept to the name of its icon in the set game-icons (CC BY 3.0, game-icons.net).
import {readFileSync} from "node:fs";
import {createRequire} from "node:module";
import type {Plugin} from "vite";
import {roundedPath} from "./round_path";

interface IconSet {
    icons: Record<string, {body: string}>;
}

export function gameIcons(): Plugin {
    let set: IconSet | undefined;
    return {
        name: "game-icons",
        load(id) {
            if (!id.endsWith(".icons")) return undefined;
            const require = createRequire(import.meta.url);
            set ??= JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8")) as IconSet;
            const shapes: Record<string, string> = {};
            for (const [concept, name] of Object.entries(JSON.parse(readFileSync(id, "utf8")) as Record<string, string>)) {
                const shape = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name]?.body ?? "");
                if (!shape) this.error(`${id}: "${concept}" asks for the icon "${name}", which game-icons does not have as one path`);
                shapes[concept] = roundedPath(shape[1]!);
            }
            return `export default ${JSON.stringify(shapes)};`;
        },
    };
}
