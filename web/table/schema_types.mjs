// Makes a file of TypeScript types from a JSON schema, which a program understands in the same words:
//     node schema_types.mjs SCHEMA OUT
// A file that would stay as it is stays untouched, so that nothing is made anew of it.
import {existsSync, readFileSync, writeFileSync} from "node:fs";
import {basename} from "node:path";
import {compile} from "json-schema-to-typescript";

const [source, out] = process.argv.slice(2);
const {$ref: _, ...schema} = JSON.parse(readFileSync(source, "utf8"));
// Only what is referred to gets a type, so everything is.
const all = Object.keys(schema.$defs).map((name) => ({$ref: `#/$defs/${name}`}));
const types = await compile({...schema, title: "Anything", oneOf: all}, "Anything", {
    bannerComment: `// Made from ${basename(source)} by schema_types.mjs.`,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: {tabWidth: 4, printWidth: 120, bracketSpacing: false},
});
if (!existsSync(out) || readFileSync(out, "utf8") !== types) writeFileSync(out, types);
