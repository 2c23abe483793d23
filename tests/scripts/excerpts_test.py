"""The excerpts in docs/adding-a-game.md stand in the files of the dice race, of Kuhn poker or of Treasury, word by word."""

import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs/adding-a-game.md"
EXAMPLE = ROOT / "tests/games/dice_race"
WITH_SECRETS = ROOT / "tests/games/kuhn_poker"
WITH_CARDS = ROOT / "src/games/treasury"


class Excerpts(unittest.TestCase):
    def test_excerpts_are_in_the_example(self):
        paths = [*EXAMPLE.rglob("*"), *WITH_SECRETS.rglob("*"), *WITH_CARDS.rglob("*")]
        files = [path.read_text(encoding="utf-8") for path in paths if path.suffix in (".h", ".cpp", ".toml")]
        excerpts = re.findall(r"^```(?:cpp|toml)\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.M | re.S)
        self.assertGreater(len(excerpts), 10)
        for excerpt in excerpts:
            self.assertTrue(any(excerpt in text for text in files), f"neither in {EXAMPLE}, {WITH_SECRETS} nor {WITH_CARDS}:\n{excerpt}")

    def test_rules_are_those_of_the_example(self):
        code = (EXAMPLE / "game.h").read_text(encoding="utf-8")
        rules = re.findall(r"^    (DR-\d+  .*)$", DOCUMENT.read_text(encoding="utf-8"), re.M)
        self.assertEqual(rules, re.findall(r"^//   (DR-\d+  .*)$", code, re.M))


if __name__ == "__main__":
    unittest.main()
