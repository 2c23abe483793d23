"""scripts/fuzz knows every fuzzer, and every fuzzer has seeds, small ones, and words."""

import pathlib
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
FUZZ = ROOT / "tests/fuzz"
SMALL = 16 * 1024


class Fuzzers(unittest.TestCase):
    def test_each_is_listed(self):
        listed = subprocess.run([sys.executable, ROOT / "scripts/fuzz", "--list"], capture_output=True, text=True, check=True)
        self.assertEqual(listed.stdout.split(), sorted(path.stem for path in FUZZ.glob("*.cpp")))

    def test_each_has_seeds_and_words(self):
        for fuzzer in FUZZ.glob("*.cpp"):
            with self.subTest(fuzzer.stem):
                seeds = list((FUZZ / "corpus" / fuzzer.stem).iterdir())
                self.assertTrue(seeds)
                for seed in seeds:
                    self.assertLess(seed.stat().st_size, SMALL, seed)
                for line in (FUZZ / f"{fuzzer.stem}.dict").read_text().splitlines():
                    self.assertRegex(line, r'^#|^"(\\x[0-9A-F]{2}|\\["\\]|[ !#-\[\]-~])+"$')

    def test_nothing_is_left_of_a_fuzzer_that_is_gone(self):
        names = {path.stem for path in FUZZ.glob("*.cpp")}
        self.assertEqual({path.name for path in (FUZZ / "corpus").iterdir()}, names)
        self.assertEqual({path.stem for path in FUZZ.glob("*.dict")}, names)

    def test_a_name_that_is_none_is_refused(self):
        ran = subprocess.run([sys.executable, ROOT / "scripts/fuzz", "nonsense"], capture_output=True, text=True, check=False)
        self.assertNotEqual(ran.returncode, 0)
        self.assertIn('there is no fuzzer "nonsense"', ran.stderr)


if __name__ == "__main__":
    unittest.main()
