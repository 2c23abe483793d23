// Nobody can foretell the luck of a table: of the secret that it comes from, nothing leaves but what luck has brought.
#include <gmock/gmock.h>

#include "tests/table/sitting.h"

namespace tessera::table {
namespace {

// What anybody might get from a table: for each viewer, the present, the past, and what could be decided.
std::vector<std::string> everything_said(const Table& table)
{
    std::vector<std::string> said{record_text(table.record()), record_text(table.record(table.position() / 2))};
    std::vector<Seat> viewers{spectator};
    for (int i = 0; i < table.seats().count; ++i) viewers.push_back(static_cast<Seat>(i));
    for (const Seat viewer : viewers) {
        std::string& text = said.emplace_back();
        table.write_update(viewer, 0, text);
        table.write_at(1, viewer, table.position(viewer) / 2, text);
        table.write_chart(2, viewer, text);
        for (const Action action : table.game().conceivable(table.state(), {}, 3))
            table.write_why(3, viewer, table.game().text(action), text);
        if (const auto known = table.known(viewer, table.position(viewer));
            std::holds_alternative<KnownPosition>(known))
            text += std::to_string(table.game().signature(std::get<KnownPosition>(known).state));
    }
    return said;
}

class Luck : public testing::TestWithParam<std::string> {};

// Two tables at which the same has happened, and that differ in their secrets only.
TEST_P(Luck, OfATableIsInNothingThatItSays)
{
    Sitting one(GetParam(), Sitting::people(3), {}, 7);
    Table other(shared_rule_set(GetParam()), one.table.header(), 0xfedcba9876543210u);
    for (int i = 0; i < 80 && one.play_one(); ++i) {}
    for (const Entry& entry : one.entries) other.apply(entry);

    EXPECT_EQ(everything_said(one.table), everything_said(other));
}

INSTANTIATE_TEST_SUITE_P(RuleSets, Luck,
                         testing::Values("market-trading", "treasury-0.6", "treasury-0.7", "temples-and-swords",
                                         "1800"));

}  // namespace
}  // namespace tessera::table
