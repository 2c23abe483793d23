#!/usr/bin/env python3
"""Holds messages against docs/protocol.schema.json. Each line of the file is `server MESSAGE` or `client MESSAGE`, or
`not-client MESSAGE` for one that the schema has to refuse; or `rest_created BODY` for a body of HTTP.

The definition is chosen by the message's type, which makes complaints short and validation quick; that of a body is
said. Prints what is wrong
with the first few messages that do not follow the schema.
"""

import json
import sys

import jsonschema

MOST_COMPLAINTS = 5


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    validators = {}
    complaints = []
    with open(sys.argv[2], encoding="utf-8") as file:
        for line in file:
            side, text = line.rstrip("\n").split(" ", 1)
            wrong = side.startswith("not-")
            message = json.loads(text)
            name = side if side.startswith("rest_") else f"{side.removeprefix('not-')}_{message.get('type')}"
            if name not in schema["$defs"]:
                if not wrong:
                    complaints.append(f"{name} is not in the schema")
                continue
            if name not in validators:
                one = {"$schema": schema["$schema"], "$ref": f"#/$defs/{name}", "$defs": schema["$defs"]}
                validators[name] = jsonschema.Draft202012Validator(one)
            error = next(validators[name].iter_errors(message), None)
            if wrong and error is None:
                complaints.append(f"{text} should be refused")
            elif error is not None and not wrong:
                place = "/".join(str(step) for step in error.absolute_path)
                complaints.append(f"{name} at /{place}: {error.message[:300]}")
    for complaint in complaints[:MOST_COMPLAINTS]:
        print(complaint)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
