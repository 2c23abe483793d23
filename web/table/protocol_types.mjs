// Makes src/protocol/types.ts, the types of the protocol, from its schema.
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
writeFileSync(out, types);
