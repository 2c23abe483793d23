#!/usr/bin/env python3
"""Fails when an #include in src/ goes against the layers of docs/architecture.md, or TOML is read behind the bounds."""

import argparse
import pathlib
import re
import sys

# What each layer may include, besides itself.
BELOW = {
    "base": [],
    "engine": ["base"],
    "games": ["engine", "base"],
    "players": ["games", "engine", "base"],
    "table": ["players", "games", "engine", "base"],
    "lab": ["players", "games", "engine", "base"],
    "host": ["table", "players", "games", "engine", "base"],
    "store": ["host", "table", "lab", "players", "games", "engine", "base"],
    "apps": ["store", "host", "table", "lab", "players", "games", "engine", "base"],
}

# The one file that may call the library; all others read through it, so that nobody forgets to measure first.
READS_TOML = pathlib.PurePosixPath("engine/read_toml.cpp")
TOML_PARSE = re.compile(r"\btoml::parse(_file)?\b")

INCLUDE = re.compile(r'\s*#\s*include\s*"([^"]+)"')


def game_of(parts):
    """The game a file in src/ belongs to, if it belongs to one."""
    return parts[1] if parts[0] == "games" and len(parts) > 2 else None


def broken_rule(file, included):
    """The rule that is broken when `file` includes `included` (both relative to src/), or None."""
    here, there = file.parts, pathlib.PurePosixPath(included).parts
    if ".." in there:
        return "an include is written from src/, without .."
    if there[0] not in BELOW:
        return None
    if there[0] != here[0] and there[0] not in BELOW[here[0]]:
        return f"{here[0]} may include only {', '.join([here[0], *BELOW[here[0]]])}"
    game = game_of(there)
    if game is None:
        return None
    if game == game_of(here):
        rules_ask_strategy = there[2] == "strategy" and here[2] != "strategy"
        return ("what a game is says nothing about playing it well: only strategy/ includes strategy/"
                if rules_ask_strategy else None)
    if game_of(here) is not None:
        return "a game knows nothing of another game"
    if there[2:] not in (("game.h",), ("strategy", "strategy.h")):
        return f"others include a game only by its front doors, games/{game}/game.h and strategy/strategy.h"
    return None


def violations(src):
    for path in sorted(src.rglob("*")):
        if not path.is_file() or not path.name.endswith((".h", ".cpp", ".h.in", ".cpp.in")):
            continue
        file = path.relative_to(src)
        if file.parts[0] not in BELOW:
            yield f"{path}:1: src/{file.parts[0]} is not a layer"
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            match = INCLUDE.match(line)
            rule = match and broken_rule(file, match.group(1))
            if rule:
                yield f'{path}:{number}: includes "{match.group(1)}", but {rule}'
            if TOML_PARSE.search(line) and file != READS_TOML:
                yield f"{path}:{number}: reads TOML by itself; read_toml of engine/read_toml.h measures it first"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    src = parser.parse_args().root / "src"
    if not src.is_dir():
        sys.exit(f"{src} is not a folder")
    found = list(violations(src))
    print("\n".join(found) if found else "Every include follows the layers.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
