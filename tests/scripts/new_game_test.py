"""scripts/new-game, in a copy of what it reads: the game that it lays out compiles and keeps the rules of the tree."""

import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


class NewGame(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        for part in ("scripts", "src/games", "content", "docs/rules", "docs/spec", "tests/games", "tests/scenarios"):
            shutil.copytree(ROOT / part, self.root / part, ignore=shutil.ignore_patterns("__pycache__"))

    def new_game(self, *arguments):
        return subprocess.run([self.root / "scripts/new-game", *arguments], capture_output=True, text=True)

    def refusal(self, *arguments):
        registered = (self.root / "src/games/CMakeLists.txt").read_text()
        ran = self.new_game(*arguments)
        self.assertEqual((ran.returncode, ran.stdout), (1, ""))
        self.assertEqual(ran.stderr.count("\n"), 1)
        self.assertEqual((self.root / "src/games/CMakeLists.txt").read_text(), registered)
        return ran.stderr

    def read(self, place):
        return (self.root / place).read_text(encoding="utf-8")

    def test_refuses_what_is_no_id_or_is_taken(self):
        self.assertIn('"My_Game" is no id', self.refusal("My_Game"))
        self.assertIn("tessera::class is something else", self.refusal("class"))
        self.assertIn('"treasury" is taken: there is src/games/treasury', self.refusal("treasury"))
        self.assertIn('"dice-race-short" is taken: it is a rule set', self.refusal("dice-race-short"))
        self.assertIn('"TR" begins the rules of another game', self.refusal("silk-road", "--rules", "TR"))

    def test_lays_out_a_game_with_everything_that_one_needs(self):
        ran = self.new_game("silk-road", "--title", "Silk road")
        self.assertEqual(ran.returncode, 0, ran.stderr)
        self.assertIn("tessera_game(silk-road)\n", self.read("src/games/CMakeLists.txt"))
        self.assertIn('name = "Silk road"', self.read("content/silk-road/ruleset.silk-road.toml"))
        self.assertIn("- **SR-001** ", self.read("docs/spec/silk-road.md"))
        self.assertIn("# Silk road", self.read("docs/rules/silk-road.md"))
        self.assertIn('rule_set = "silk-road"', self.read("tests/scenarios/silk-road/serving.toml"))
        self.assertIn("'silk-road' is taken".replace("'", '"'), self.refusal("silk-road"))
        # No other game begins its rules with the same letters.
        self.assertEqual(self.new_game("salt-run").returncode, 0)
        self.assertNotIn("SR-", self.read("docs/spec/salt-run.md"))

    def test_what_it_lays_out_compiles_and_has_a_test_for_each_rule(self):
        self.assertEqual(self.new_game("silk-road").returncode, 0)
        test = self.root / "tests/games/silk_road/silk_road_test.cpp"
        unit = self.root / "unit.cpp"
        unit.write_text(
            '#include "games/silk_road/strategy/strategy.h"\n#include "engine/typed_words.h"\n'
            "template class tessera::TypedWords<tessera::silk_road::Game>;\n"
        )
        for source in (unit, test):
            places = ["-I", self.root / "src", "-I", ROOT / "src", "-I", ROOT]
            ran = subprocess.run(
                ["c++", "-std=c++20", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", *places, source],
                capture_output=True, text=True,
            )
            self.assertEqual(ran.returncode, 0, ran.stderr[:2000])
        with open(self.root / "scripts/finished_games.txt", "a", encoding="utf-8") as finished:
            finished.write("silk-road\n")
        ran = subprocess.run(
            ["python3", "-B", self.root / "scripts/rule_coverage.py", "--root", self.root, "--out", self.root / "coverage"],
            capture_output=True, text=True,
        )
        self.assertNotIn("silk-road", ran.stdout)
        self.assertNotIn("SR-", ran.stdout)


if __name__ == "__main__":
    unittest.main()
