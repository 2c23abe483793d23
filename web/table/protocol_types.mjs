// Makes the types of the protocol from its schema, so that page and server cannot drift apart:
//   node protocol_types.mjs [--check]
// With --check, src/protocol/types.ts is only held against the schema.
import {readFileSync, writeFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {compile} from "json-schema-to-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const out = here("src/protocol/types.ts");
const schema = JSON.parse(readFileSync(here("../../docs/protocol.schema.json"), "utf8"));
// Only what is referred to gets a type, so everything is.
const all = Object.keys(schema.$defs).map((name) => ({$ref: `#/$defs/${name}`}));
const types = await compile({...schema, title: "Protocol", oneOf: all}, "Protocol", {
    bannerComment: "// Made from docs/protocol.schema.json by protocol_types.mjs.",
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: {tabWidth: 4, printWidth: 120, bracketSpacing: false},
});
if (!process.argv.includes("--check")) {
    writeFileSync(out, types);
} else if (readFileSync(out, "utf8") !== types) {
    console.error("src/protocol/types.ts is not what docs/protocol.schema.json says; run: node web/table/protocol_types.mjs");
    process.exit(1);
}
