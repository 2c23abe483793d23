// A part of the build: beside every file that gets smaller by it lie the same bytes compressed, for the server to hand
// out: `index.js.br` and `index.js.gz`. This is done once, so it may take its time.
import {readdirSync, readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {brotliCompressSync, constants, gzipSync} from "node:zlib";
import type {Plugin} from "vite";

// Pictures and fonts are compressed already.
const worthIt = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;

const brotli = (bytes: Buffer) =>
    brotliCompressSync(bytes, {
        params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
    });

export function compressed(): Plugin {
    let publicFiles: string[] = [];
    return {
        name: "compressed",
        apply: "build",
        configResolved({publicDir}) {
            publicFiles = readdirSync(publicDir);
        },
        writeBundle({dir}, bundle) {
            for (const name of [...Object.keys(bundle), ...publicFiles].filter((file) => worthIt.test(file))) {
                const file = join(dir!, name);
                const bytes = readFileSync(file);
                for (const [ending, smaller] of [[".br", brotli(bytes)], [".gz", gzipSync(bytes, {level: 9})]] as const)
                    if (smaller.length < bytes.length) writeFileSync(file + ending, smaller);
            }
        },
    };
}
