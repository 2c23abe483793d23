#!/usr/bin/env python3
"""Lists every rule of docs/spec/ with the tests and scenarios that name it.

Fails when no test names a rule of a finished game (scripts/finished_games.txt), and when a test names a rule that the
specification with this prefix does not have.
"""

import argparse
import csv
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

DEFINITION = re.compile(r"\*\*([A-Z]{2}-[A-Z]?\d+)\*\*")
MENTION = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b")


def rules_of(spec):
    """The ids that a specification defines, in its order."""
    return list(dict.fromkeys(DEFINITION.findall(spec.read_text(encoding="utf-8"))))


def mentions_in(tests):
    """Which files name an id, and where: id -> list of file:line, the first one in each file."""
    found = {}
    for path in sorted(tests.rglob("*")):
        if path.suffix not in (".cpp", ".h", ".toml"):
            continue
        seen = set()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for rule in MENTION.findall(line):
                if rule not in seen:
                    seen.add(rule)
                    found.setdefault(rule, []).append(f"{path.relative_to(tests.parent).as_posix()}:{number}")
    return found


def write_tables(out, rows):
    out.mkdir(parents=True, exist_ok=True)
    with open(out / "rules.csv", "w", encoding="utf-8", newline="") as file:
        table = csv.writer(file)
        table.writerow(["game", "rule", "named in"])
        table.writerows([game, rule, " ".join(places)] for game, rule, places in rows)
    lines = ["# Rules and the tests that name them", "", "| game | rule | named in |", "|---|---|---|"]
    lines += [f"| {game} | {rule} | {'<br>'.join(places) or '**nowhere**'} |" for game, rule, places in rows]
    (out / "rules.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=pathlib.Path, default=ROOT)
    parser.add_argument("--out", type=pathlib.Path, required=True, help="folder for rules.md and rules.csv")
    args = parser.parse_args()

    games = {spec.stem: rules_of(spec) for spec in sorted((args.root / "docs/spec").glob("*.md"))}
    finished = (args.root / "scripts/finished_games.txt").read_text(encoding="utf-8").split()
    mentions = mentions_in(args.root / "tests")

    rows = [(game, rule, mentions.get(rule, [])) for game, rules in games.items() for rule in rules]
    write_tables(args.out, rows)

    mistakes = []
    for game in finished:
        if not games.get(game):
            mistakes.append(f"docs/spec/{game}.md defines no rules")
        unproved = [rule for rule in games.get(game, []) if rule not in mentions]
        if unproved:
            mistakes.append(f"{game}: no test names {', '.join(unproved)}")
    # Examples in tests of the engine may cite rules of their own, so only the prefixes of our games are looked up.
    known = {rule for rules in games.values() for rule in rules}
    prefixes = {rule.split("-")[0] for rule in known}
    for rule, places in sorted(mentions.items()):
        if rule not in known and rule.split("-")[0] in prefixes:
            mistakes += [f"{place}: names {rule}, which no specification defines" for place in places]

    for mistake in mistakes:
        print(mistake)
    named = sum(1 for _, _, places in rows if places)
    print(f"{named} of {len(rows)} rules are named by a test; the table is in {args.out}")
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
