// docs/hooks.md names every hook that there is, with its signature.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "engine/game_hooks.h"
#include "players/strategy.h"
#include "tests/support/places.h"

namespace tessera {
namespace {

struct Row {
    std::string name;
    std::string signature;
};

std::vector<std::string> cells_of(const std::string& line)
{
    std::vector<std::string> cells;
    std::istringstream rest(line);
    for (std::string cell; std::getline(rest, cell, '|');) {
        const std::size_t first = cell.find_first_not_of(' ');
        cells.push_back(first == std::string::npos ? "" : cell.substr(first, cell.find_last_not_of(' ') + 1 - first));
    }
    return cells;
}

// The rows of a table whose first cell is a word of code.
std::vector<Row> rows_below(const std::string& heading)
{
    std::ifstream file(source_tree() + "docs/hooks.md");
    EXPECT_TRUE(file);
    std::vector<Row> rows;
    bool below = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("## ")) below = line == heading;
        const std::vector<std::string> cells = cells_of(line);
        if (below && cells.size() > 5 && cells[1].starts_with('`')) rows.push_back({cells[1], cells[2]});
    }
    return rows;
}

void expect_same(const std::vector<Row>& rows, std::span<const HookText> hooks)
{
    ASSERT_EQ(rows.size(), hooks.size());
    for (const HookText& hook : hooks) {
        const std::string name = "`" + std::string(hook.name) + "`";
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const Row& each) { return each.name == name; });
        ASSERT_NE(row, rows.end()) << hook.name;
        EXPECT_EQ(row->signature, "`" + std::string(hook.signature) + "`");
    }
}

TEST(Hooks, OfAGameStandInTheTable) { expect_same(rows_below("## Of a game"), game_hooks::all); }

TEST(Hooks, OfAStrategyStandInTheTable) { expect_same(rows_below("## Of a strategy"), strategy_hooks::all); }

}  // namespace
}  // namespace tessera
