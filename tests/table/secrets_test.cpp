// Nothing hidden ever leaves. Whole games of every rule set are played by people; at moments along the way, for every
// viewer, each kind of message is written twice: by the table, and by one in which everything that the viewer does not
// know is dealt anew. Not a byte may differ.
#include <gtest/gtest.h>

#include "tests/table/sitting.h"

namespace tessera::table {
namespace {

std::vector<Seat> viewers_of(const Table& table)
{
    std::vector<Seat> all = {spectator};
    for (int i = 0; i < table.seats().count; ++i) all.push_back(id_at<Seat>(static_cast<std::size_t>(i)));
    return all;
}

// What somebody may ask about: some legal actions and their things, and some that are none.
struct Questions {
    std::vector<std::string> actions;
    std::vector<std::vector<std::string>> things;
};

Questions questions(const Sitting& s, Rng& rng)
{
    Questions asked;
    const AnyGame& game = s.table.game();
    const std::vector<Action> legal = game.legal(s.table.state());
    for (int i = 0; i < 3 && !legal.empty(); ++i) {
        const Action action = legal[rng.below(legal.size())];
        asked.actions.push_back(game.text(action));
        if (const std::vector<std::string> things = game.things(action); !things.empty()) {
            asked.things.push_back({things[0]});
            for (Action other : game.conceivable(s.table.state(), asked.things.back(), 3))
                asked.actions.push_back(game.text(other));
        }
    }
    return asked;
}

// Every message that a viewer may get at this moment, as (name, bytes).
std::vector<std::pair<std::string, std::string>> messages_to(const Table& table, Seat viewer, Revision since,
                                                             const Questions& asked, bool with_hint)
{
    std::vector<std::pair<std::string, std::string>> all;
    const auto add = [&](const std::string& name, const auto& write) {
        all.emplace_back(name, "");
        write(all.back().second);
    };
    add("update", [&](std::string& m) { table.write_update(viewer, since, m); });
    add("whole update", [&](std::string& m) { table.write_update(viewer, 0, m, Previews::No); });
    add("at", [&](std::string& m) { table.write_at(1, viewer, table.position(viewer), m); });
    for (const std::string& action : asked.actions) {
        add("why " + action, [&](std::string& m) { table.write_why(2, viewer, action, m); });
        add("preview " + action,
            [&](std::string& m) { table.write_preview(3, viewer, table.revision(viewer), action, m); });
    }
    for (const std::vector<std::string>& things : asked.things)
        add("why " + things[0], [&](std::string& m) { table.write_why(4, viewer, things, m); });
    if (!with_hint) return all;
    auto hint = table.hint(viewer, table.revision(viewer));
    if (BotTask* task = std::get_if<BotTask>(&hint)) {
        task->player = task->loaded->players->player("search:simulations=20");
        const Choice choice = task->run();
        add("hint", [&](std::string& m) { table.write_hint(5, *task, choice, m); });
    }
    return all;
}

struct Compared {
    int tables = 0;
    int tables_that_differ = 0;
    int messages = 0;
};

// Looks at every few positions of a game, and at its end.
void compare_in_a_game(Sitting s, Compared& compared)
{
    Rng rng(99);
    Revision seen = 0;
    bool goes_on = true;
    for (int i = 0; goes_on && !testing::Test::HasFailure(); ++i) {
        goes_on = s.play_one();
        s.advance();
        if (i % 5 != 0 && goes_on) continue;
        const Questions asked = questions(s, rng);
        for (Seat viewer : viewers_of(s.table)) {
            const Table other = s.table.determinized(viewer, rng());
            ++compared.tables;
            if (s.table.game().signature(other.state()) != s.table.game().signature(s.table.state()))
                ++compared.tables_that_differ;
            const bool with_hint = i % 25 == 0;
            const auto mine = messages_to(s.table, viewer, seen, asked, with_hint);
            const auto others = messages_to(other, viewer, seen, asked, with_hint);
            for (std::size_t k = 0; k < mine.size(); ++k, ++compared.messages)
                ASSERT_EQ(mine[k].second, others[k].second) << mine[k].first << " tells viewer " << index_of(viewer)
                                                            << " something hidden at position " << s.table.position();
        }
        seen = s.table.revision();
    }
}

class Secrets : public testing::TestWithParam<std::string> {
protected:
    Sitting sitting(int seats, std::uint64_t seed) const
    {
        return {GetParam(), Sitting::people(std::min(seats, info().most_seats)), {}, seed};
    }
    const RuleSetInfo& info() const { return shared_rule_set(GetParam())->game->rule_set(); }
};

TEST_P(Secrets, NoMessageDependsOnWhatTheViewerDoesNotKnow)
{
    if (!shared_rule_set(GetParam())->game->hidden_information()) return;
    Compared compared;
    for (std::uint64_t seed = 1; (seed <= 3 || compared.messages < 500) && !HasFailure(); ++seed)
        compare_in_a_game(sitting(info().least_seats + static_cast<int>(seed % 3), seed), compared);
    // Something was hidden, or nothing is proved.
    EXPECT_GT(compared.tables_that_differ, compared.tables / 3);
}

// What is told of an action, to those who cannot tell it from another, is the same in another deal.
TEST_P(Secrets, TheLogTellsNoMoreThanTheView)
{
    const AnyGame& game = *shared_rule_set(GetParam())->game;
    if (!game.hidden_information()) return;
    Rng rng(98);
    int compared = 0;
    std::uint64_t seed = 0;
    Sitting s = sitting(info().least_seats, seed);
    while (compared < 200) {
        if (s.table.phase() != Phase::Playing) s = sitting(info().least_seats, ++seed);
        s.advance();
        const Table before = s.table;
        s.play_one();
        const Entry& entry = s.entries.back();
        if (s.table.position() != before.position() + 1 || rng.below(4) != 0) continue;
        const Action action = game.action_from_text(std::get<Acted>(entry.what).action);
        for (Seat viewer : viewers_of(s.table)) {
            Table other = before.determinized(viewer, rng());
            if (!game.check(other.state(), action)) continue;
            other.apply(entry);
            std::string mine, others, view, other_view;
            game.write_view(s.table.state(), viewer, view);
            game.write_view(other.state(), viewer, other_view);
            if (view != other_view) continue;  // something was revealed, and may be told
            s.table.write_update(viewer, before.revision(viewer), mine);
            other.write_update(viewer, before.revision(viewer), others);
            ++compared;
            ASSERT_EQ(mine.substr(0, mine.find("\"undo\"")), others.substr(0, others.find("\"undo\"")))
                << entry_text(entry) << " as told to viewer " << index_of(viewer);
        }
    }
}

// An earlier position shows what was shown then.
TEST_P(Secrets, LookingBackShowsWhatWasShown)
{
    Sitting s = sitting(info().least_seats, 5);
    std::vector<std::pair<Position, std::string>> shown;
    const Seat viewer = seat0;
    for (int i = 0; s.play_one(); ++i) {
        if (i % 20 != 0) continue;
        std::string view;
        s.table.game().write_view(s.table.state(viewer), viewer, view);
        shown.emplace_back(s.table.position(viewer), view);
    }
    for (const auto& [position, view] : shown) {
        std::string message;
        s.table.write_at(1, viewer, position, message);
        ASSERT_NE(message.find("\"view\":" + view + ","), std::string::npos) << position;
    }
}

std::vector<std::string> all_rule_sets()
{
    std::vector<std::string> ids;
    for (const RuleSetListing& listing : shipped_rule_sets()) ids.push_back(listing.info.id);
    ids.push_back("kuhn-poker");
    return ids;
}

INSTANTIATE_TEST_SUITE_P(RuleSets, Secrets, testing::ValuesIn(all_rule_sets()), [](const auto& test) {
    std::string name = test.param;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '-' || c == '.'; }, '_');
    return name;
});

}  // namespace
}  // namespace tessera::table
