"""scripts/check_layers.py lets good includes pass, and catches each kind of bad one."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "scripts/check_layers.py"


def check(files):
    """Runs the script over a small tree: path in src/ -> its text."""
    with tempfile.TemporaryDirectory() as root:
        for name, text in files.items():
            path = pathlib.Path(root, "src", name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return subprocess.run([sys.executable, SCRIPT, "--root", root], capture_output=True, text=True)


class Layers(unittest.TestCase):
    def assert_caught(self, file, included, rule):
        result = check({file: f'#pragma once\n#include "{included}"\n'})
        self.assertEqual(result.returncode, 1, result.stdout)
        self.assertIn(f"src/{file}:2: ", result.stdout)
        self.assertIn(rule, result.stdout)

    def test_downwards_is_fine(self):
        result = check({
            "apps/cli/main.cpp": '#include "players/search.h"\n#include "games/chess/game.h"\n#include <vector>\n',
            "games/chess/game.h": '#include "games/chess/state.h"\n#include "engine/game.h"\n',
            "games/chess/strategy/strategy.h": '#include "games/chess/game.h"\n#include "games/chess/strategy/policy.h"\n',
            "players/instantiate.cpp.in": '#include "games/@GAME_NAMESPACE@/game.h"\n',
            "players/chess.cpp": '#include "games/chess/strategy/strategy.h"\n',
            "store/files.cpp": '#include "table/table.h"\n#include "lab/experiment.h"\n',
        })
        self.assertEqual(result.returncode, 0, result.stdout)

    def test_upwards_is_caught(self):
        self.assert_caught("engine/game.h", "games/chess/game.h", "engine may include only engine, base")
        self.assert_caught("base/text.h", "engine/game.h", "base may include only base")

    def test_table_and_lab_do_not_meet(self):
        self.assert_caught("table/table.h", "lab/experiment.h", "table may include only")
        self.assert_caught("lab/experiment.h", "table/table.h", "lab may include only")

    def test_a_host_knows_neither_store_nor_server(self):
        self.assert_caught("host/journal.h", "store/store.h", "host may include only")
        self.assert_caught("host/journal.h", "apps/server/clock.h", "host may include only")
        self.assert_caught("host/journal.h", "lab/study.h", "host may include only")

    def test_a_game_never_includes_another(self):
        self.assert_caught("games/chess/game.h", "games/go/game.h", "a game knows nothing of another game")

    def test_a_game_is_included_by_its_front_door(self):
        self.assert_caught("players/search.h", "games/chess/state.h", "front doors, games/chess/game.h and")

    def test_rules_never_include_a_strategy(self):
        self.assert_caught("games/chess/rules.h", "games/chess/strategy/weights.h", "only strategy/ includes strategy/")

    def test_includes_do_not_climb(self):
        self.assert_caught("games/chess/game.h", "../go/game.h", "without ..")

    def test_toml_is_read_in_one_place(self):
        self.assertEqual(check({"engine/read_toml.cpp": "return toml::parse(text, name);\n"}).returncode, 0)
        result = check({"apps/server/config.cpp": "const auto file = toml::parse_file(name);\n"})
        self.assertEqual(result.returncode, 1)
        self.assertIn("src/apps/server/config.cpp:1: reads TOML by itself", result.stdout)

    def test_an_unknown_folder_is_caught(self):
        result = check({"misc/odds.h": ""})
        self.assertEqual(result.returncode, 1)
        self.assertIn("src/misc is not a layer", result.stdout)


if __name__ == "__main__":
    unittest.main()
