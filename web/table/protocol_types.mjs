// Makes the types of the protocol from its schema, so that page and server cannot drift apart:
//   node protocol_types.mjs SCHEMA [OUT]
// Without OUT the types are printed. src/protocol/types.ts is checked in; a test holds it against the schema.
import {readFileSync, writeFileSync} from "node:fs";
import {compile} from "json-schema-to-typescript";

const [schemaFile, out] = process.argv.slice(2);
const schema = JSON.parse(readFileSync(schemaFile, "utf8"));
// Only what is referred to gets a type, so everything is.
const all = Object.keys(schema.$defs).map((name) => ({$ref: `#/$defs/${name}`}));
const types = await compile({...schema, title: "Protocol", oneOf: all}, "Protocol", {
    bannerComment: "// Made from docs/protocol.schema.json by protocol_types.mjs.",
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: {tabWidth: 4, printWidth: 120, bracketSpacing: false},
});
if (out) writeFileSync(out, types);
else process.stdout.write(types);
