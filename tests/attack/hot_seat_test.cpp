// Two people at one screen, behind one secret: nothing that was told to the one is left when the other looks.
#include <gmock/gmock.h>

#include "tests/attack/effort.h"
#include "tests/attack/person.h"

namespace tessera::attack {
namespace {

using server::NewTable;
using server::ServerScene;

class HotSeat : public testing::TestWithParam<std::string> {
protected:
    // The log as a client of the protocol has it after these updates.
    static std::vector<std::string> log_after(const std::vector<json::object>& updates)
    {
        std::vector<json::value> lines;
        for (const json::object& update : updates) {
            if (update.at("since").to_number<int>() == 0) lines.clear();
            if (const json::value& to = update.at("rewind"); to.is_int64())
                lines.erase(std::remove_if(lines.begin(), lines.end(),
                                           [&](const json::value& line) {
                                               return !line.at("news").is_null() &&
                                                      line.at("position").to_number<int>() > to.to_number<int>();
                                           }),
                            lines.end());
            for (const json::value& line : update.at("log").as_array()) lines.push_back(line);
        }
        std::vector<std::string> texts;
        for (const json::value& line : lines) texts.emplace_back(line.at("text").as_string());
        return texts;
    }

    // The whole log as a seat reads it.
    static std::vector<std::string> log_of(const ServerScene& scene, const NewTable& table, const json::value& seat)
    {
        return log_after(Person(scene.greet(table.id, table.secret, {{"viewpoint", seat}})).updates());
    }
};

TEST_P(HotSeat, AViewpointIsToldEverythingAnewAndNothingOfTheOther)
{
    const ServerScene scene;
    const NewTable table = scene.create(GetParam(), {"human", "human"});
    Person screen(scene.greet(table.id, table.secret));
    int changes = 0;
    for (int i = 0; i < 30 * effort() && !screen.is_over(); ++i) {
        while (!screen.is_asked()) screen.step();
        const json::value before = screen.update().at("viewpoint");
        screen.act(static_cast<std::size_t>(5 * i + 2));
        const json::object& now = screen.update();
        ASSERT_EQ(now.at("viewpoint"), now.at("decider").is_int64() ? now.at("decider") : before);
        if (now.at("viewpoint") == before) continue;
        ++changes;
        EXPECT_EQ(now.at("since"), 0);
        EXPECT_EQ(log_after(screen.updates()), log_of(scene, table, now.at("viewpoint")));
    }
    EXPECT_GT(changes, 2);

    // Nor when the connection breaks in between.
    Person again(scene.greet(table.id, table.secret, {{"seen", screen.update().at("revision")}}));
    EXPECT_EQ(again.update().at("since"), 0);
    EXPECT_EQ(log_after(again.updates()), log_of(scene, table, again.update().at("viewpoint")));
}

// Whatever is asked while the turn goes on to the other is answered for the one whom the last update was for.
TEST_P(HotSeat, AnswersAreForWhoeverTheLastUpdateWasFor)
{
    const ServerScene scene;
    const NewTable table = scene.create(GetParam(), {"human", "human"});
    Person screen(scene.greet(table.id, table.secret));
    for (int i = 0; i < 12 * effort() && !screen.is_over(); ++i) {
        const json::value revision = screen.update().at("revision"), viewpoint = screen.update().at("viewpoint");
        const json::array& actions = screen.update().at("actions").as_array();
        const json::value action = actions[static_cast<std::size_t>(5 * i + 2) % actions.size()].at("action");
        if (i % 4 == 0) screen.client().send({{"type", "hint"}, {"id", 1'000'000}, {"revision", revision}});
        screen.client().send({{"type", "act"}, {"id", 1'000'001}, {"revision", revision}, {"action", action}});
        screen.client().send({{"type", "at"}, {"id", 1'000'002}, {"position", 1}});
        bool hint_is_due = i % 4 == 0, at_is_due = true;
        while (hint_is_due || at_is_due) {
            const json::object answer = screen.step();
            const json::value* id = answer.if_contains("id");
            if (id == nullptr) continue;
            if (*id == 1'000'000) {
                hint_is_due = false;
                EXPECT_TRUE(answer.at("type") != "hint" || screen.update().at("viewpoint") == viewpoint);
            }
            if (*id == 1'000'002) {
                at_is_due = false;
                EXPECT_EQ(answer.at("viewpoint"), screen.update().at("viewpoint"));
            }
        }
        while (!screen.is_over() && !screen.is_asked()) screen.step();
    }
}

// A bot in one of their seats needs nobody to look: the screen stays with whoever plays.
TEST_P(HotSeat, ABotInASeatOfTheirsShowsItsCardsToNobody)
{
    const ServerScene scene;
    const NewTable table = scene.create(GetParam(), {"human", "human"});
    Person screen(scene.greet(table.id, table.secret));
    screen.does({{"type", "pause"}, {"on", true}});
    screen.does({{"type", "seat"}, {"seat", 1}, {"to", "bot"}, {"level", "random"}});
    screen.does({{"type", "pause"}, {"on", false}});
    const std::size_t begun = screen.updates().size();
    for (int i = 0; i < 10 && !screen.is_over(); ++i) {
        while (!screen.is_asked() && !screen.is_over()) screen.step();
        if (!screen.is_over()) screen.act(static_cast<std::size_t>(i));
    }
    for (std::size_t i = begun; i < screen.updates().size(); ++i) EXPECT_EQ(screen.updates()[i].at("viewpoint"), 0);
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, HotSeat, testing::ValuesIn(all_rule_sets()), test_name);

}  // namespace
}  // namespace tessera::attack
