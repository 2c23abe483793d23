"""scripts/rule_coverage.py finds rules that nobody proves, and tests that name rules which do not exist."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "scripts/rule_coverage.py"
SPEC = "- **QQ-001** Two sit down.\n- **QQ-R02** Both move. See QQ-001.\n"


class RuleCoverage(unittest.TestCase):
    def run_over(self, tests, finished="quick\n"):
        """Runs the script over a small tree: path in tests/ -> its text."""
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            files = {"docs/spec/quick.md": SPEC, "scripts/finished_games.txt": finished, "tests/README.md": "QQ-R02"}
            files |= {f"tests/{name}": text for name, text in tests.items()}
            for name, text in files.items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text)
            result = subprocess.run(
                [sys.executable, SCRIPT, "--root", root, "--out", root / "out"], capture_output=True, text=True)
            self.table = (root / "out/rules.md").read_text()
            self.csv = (root / "out/rules.csv").read_text()
            return result

    def test_every_rule_named_is_fine(self):
        result = self.run_over({"a_test.cpp": "\n// QQ-001\n", "scenarios/quick/both.toml": '# QQ-R02\n'})
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertIn("| quick | QQ-001 | tests/a_test.cpp:2 |", self.table)
        self.assertIn("quick,QQ-R02,tests/scenarios/quick/both.toml:1", self.csv)

    def test_a_rule_nobody_names_is_caught(self):
        result = self.run_over({"a_test.cpp": "// QQ-001\n"})
        self.assertEqual(result.returncode, 1)
        self.assertIn("quick: no test names QQ-R02\n", result.stdout)
        self.assertIn("| quick | QQ-R02 | **nowhere** |", self.table)

    def test_a_range_does_not_name_what_lies_between(self):
        self.assertEqual(self.run_over({"a_test.cpp": "// QQ-001 to QQ-R03\n"}).returncode, 1)

    def test_an_unfinished_game_may_have_gaps(self):
        self.assertEqual(self.run_over({"a_test.cpp": "// QQ-001\n"}, finished="").returncode, 0)

    def test_a_rule_that_does_not_exist_is_caught(self):
        result = self.run_over({"a_test.cpp": "// QQ-001, QQ-R02\n// QQ-9\n"})
        self.assertEqual(result.returncode, 1)
        self.assertIn("tests/a_test.cpp:2: names QQ-9, which no specification defines", result.stdout)

    def test_other_prefixes_are_nobodys_business(self):
        self.assertEqual(self.run_over({"a_test.cpp": "// QQ-001, QQ-R02, ZZ-001, UTF-8\n"}).returncode, 0)

    def test_a_finished_game_has_a_specification(self):
        result = self.run_over({"a_test.cpp": "// QQ-001, QQ-R02\n"}, finished="quick\nslow\n")
        self.assertEqual(result.returncode, 1)
        self.assertIn("docs/spec/slow.md defines no rules", result.stdout)


if __name__ == "__main__":
    unittest.main()
