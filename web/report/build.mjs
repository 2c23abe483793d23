// Bundles the page of a report into one HTML file, and that into a source file for the program:
//   node build.mjs OUT.html OUT.cpp
import {readFileSync, writeFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {dirname, join} from "node:path";
import {buildSync} from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const [htmlOut, cppOut] = process.argv.slice(2);

const bundle = buildSync({
    entryPoints: [join(here, "src/main.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    charset: "ascii",
    write: false,
});
const script = bundle.outputFiles[0].text.replaceAll("</script", "<\\/script");
const style = readFileSync(join(here, "src/style.css"), "utf8");
const html = readFileSync(join(here, "src/page.html"), "utf8")
    .replace("/* STYLE */", () => style)
    .replace("/* SCRIPT */", () => script);
writeFileSync(htmlOut, html);

// String literals, each well below every limit of a compiler, side by side.
const pieceLength = 8000;
const pieces = [];
const bytes = Buffer.from(html, "utf8");
for (let at = 0; at < bytes.length; at += pieceLength) {
    let piece = "";
    for (const byte of bytes.subarray(at, at + pieceLength)) {
        const c = String.fromCharCode(byte);
        if (c === "\\" || c === '"') piece += "\\" + c;
        else if (c === "?") piece += "\\?";
        else if (byte >= 0x20 && byte < 0x7f) piece += c;
        else piece += "\\" + byte.toString(8).padStart(3, "0");
    }
    pieces.push(`    "${piece}"`);
}
writeFileSync(
    cppOut,
    `// Made from web/report by its build.mjs.
#include "lab/report_template.h"

namespace tessera::lab {

constexpr char page[] =
${pieces.join("\n")};
const std::string_view report_template(page, sizeof page - 1);

}  // namespace tessera::lab
`,
);
