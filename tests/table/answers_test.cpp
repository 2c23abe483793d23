// What a viewer is shown and told.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/table/sitting.h"

namespace tessera::table {
namespace {

namespace json = boost::json;

json::object why(const Sitting& s, Seat viewer, std::string_view action)
{
    std::string out;
    s.table.write_why(3, viewer, action, out);
    return json::parse(out).as_object();
}

json::object why(const Sitting& s, Seat viewer, const std::vector<std::string>& things)
{
    std::string out;
    s.table.write_why(3, viewer, things, out);
    return json::parse(out).as_object();
}

TEST(Update, ShowsTheDeciderWhatCanBeDone)
{
    Sitting s("market-trading", Sitting::people(2));
    while (s.table.decider() != Decider::seat(seat0)) ASSERT_TRUE(s.play_one());
    const json::object mine = s.update(seat0), other = s.update(seat1), public_one = s.update(spectator);

    EXPECT_EQ(mine.at("decider"), 0);
    EXPECT_EQ(mine.at("viewpoint"), 0);
    const json::array& actions = mine.at("actions").as_array();
    ASSERT_EQ(actions.size(), s.table.game().legal(s.table.state()).size());
    for (const json::value& action : actions) {
        EXPECT_TRUE(s.table.act(seat0, s.table.revision(seat0), action.at("action").as_string(), 1));
        EXPECT_FALSE(action.at("label").as_string().empty());
    }
    EXPECT_FALSE(actions[0].at("preview").at("changes").as_array().empty());
    EXPECT_TRUE(other.at("actions").as_array().empty());
    EXPECT_EQ(other.at("prompt"), "Anna decides.");
    EXPECT_TRUE(public_one.at("viewpoint").is_null());
    EXPECT_TRUE(public_one.at("undo").is_null());
    EXPECT_EQ(other.at("view"), s.table.game().view(s.table.state(), seat1));
    EXPECT_TRUE(s.update(seat0, 0, Previews::No).at("actions").as_array()[0].at("preview").is_null());
}

TEST(Update, GoesOnWhereTheReaderLeftOff)
{
    Sitting s("market-trading", Sitting::people(2));
    for (int i = 0; i < 10; ++i) s.play_one();  // all of it is in one page of the log
    const Revision seen = s.table.revision();
    const std::size_t before = s.update(seat0).at("log").as_array().size();
    for (int i = 0; i < 10; ++i) s.play_one();

    const json::array rest = s.update(seat0, seen).at("log").as_array();

    ASSERT_FALSE(rest.empty());
    EXPECT_EQ(before + rest.size(), s.update(seat0).at("log").as_array().size());
    for (const json::value& line : rest) EXPECT_GT(line.at("revision").to_number<Revision>(), seen);
    // Whoever comes from the future, as after a restored backup, gets everything.
    EXPECT_EQ(s.update(seat0, 100000).at("since"), 0);
}

TEST(Update, TellsTheLogInTheWordsOfTheReader)
{
    Sitting s("dice-race", Sitting::people(2));
    for (int i = 0; i < 8; ++i) s.play_one();
    const auto mentions = [&](Seat viewer, std::string_view words) {
        const json::object update = s.update(viewer);
        for (const json::value& line : update.at("log").as_array())
            if (std::string_view(line.at("text").as_string()).find(words) != std::string_view::npos) return true;
        return false;
    };
    EXPECT_TRUE(mentions(seat0, "You "));
    EXPECT_FALSE(mentions(seat0, "Anna "));
    EXPECT_TRUE(mentions(seat1, "Anna "));
    EXPECT_TRUE(mentions(spectator, "Ben "));
}

// A line stands beside the mark of whom it is about, also where another's action brought it about.
TEST(Update, GivesEveryLineToTheSeatThatItNames)
{
    Sitting s("treasury-0.7", Sitting::people(3));
    for (int i = 0; i < 40; ++i) s.play_one();
    const json::object update = s.update(spectator);
    const std::vector<std::string> names = {"Anna", "Ben", "Cleo"};
    int turns = 0;
    for (const json::value& line : update.at("log").as_array()) {
        const std::string text(line.at("text").as_string());
        const std::size_t end = text.find(" began a turn.");
        if (end == std::string::npos) continue;
        ++turns;
        EXPECT_EQ(names.at(line.at("seat").to_number<std::size_t>()), text.substr(0, end)) << text;
    }
    EXPECT_GT(turns, 3);
}

TEST(Update, SaysHowItEnded)
{
    Sitting s("dice-race", Sitting::people(2));
    while (s.play_one()) {}
    const json::object update = s.update(seat0);
    EXPECT_EQ(update.at("phase"), "over");
    EXPECT_TRUE(update.at("decider").is_null());
    EXPECT_EQ(update.at("over").at("ranking").as_array().size(), 2u);
    EXPECT_EQ(update.at("over").at("scores"), update.at("scores"));
    EXPECT_EQ(s.table.act(seat0, s.table.revision(seat0), "roll", 1).refusal().code, RefusalCode::Over);
}

TEST(Preview, SaysWhatWouldHappenAndStopsAtChance)
{
    Settings asked;
    asked.forced = false;
    Sitting s("dice-race", Sitting::people(2), asked);
    const json::value action = s.update(seat0).at("actions").as_array()[0];
    EXPECT_EQ(action.at("action"), "roll");
    EXPECT_EQ(action.at("preview").at("then"), "chance");

    std::string out;
    s.table.write_preview(9, seat0, 0, "roll", out);
    EXPECT_EQ(json::parse(out).at("preview"), action.at("preview"));
    out.clear();
    s.table.write_preview(9, seat0, 0, "hold", out);
    EXPECT_EQ(json::parse(out).at("type"), "refused");
    EXPECT_EQ(json::parse(out).at("rule"), "DR-005");
}

// Whatever a preview is certain of comes true.
TEST(Preview, ComesTrueWhereNothingIsHidden)
{
    Sitting s("market-trading", Sitting::people(2));
    for (int i = 0; i < 80; ++i) {
        s.advance();
        const Seat seat = s.table.decider().seat();
        const json::object before = s.update(seat);
        const json::value& chosen = before.at("actions").as_array()[0];
        const Revision seen = s.table.revision();
        s.act(seat, std::string(chosen.at("action").as_string()));
        const json::object after = s.update(seat, seen);
        for (const json::value& change : chosen.at("preview").at("changes").as_array()) {
            std::string pointer = "/" + std::string(change.at("path").as_string());
            std::replace(pointer.begin(), pointer.end(), '.', '/');
            boost::system::error_code error;
            const json::value* now = after.at("view").find_pointer(pointer, error);
            EXPECT_TRUE(now == nullptr ? change.at("to") == 0 : *now == change.at("to")) << pointer;
        }
        const json::array& lines = chosen.at("preview").at("lines").as_array();
        ASSERT_LE(lines.size(), after.at("log").as_array().size());
        for (std::size_t k = 0; k < lines.size(); ++k) EXPECT_EQ(after.at("log").as_array()[k].at("text"), lines[k]);
    }
}

TEST(Why, CitesTheRuleOfAnAction)
{
    Sitting s("dice-race", Sitting::people(2));
    const json::object answer = why(s, seat0, "hold");
    ASSERT_EQ(answer.at("refusals").as_array().size(), 1u);
    const json::value& refusal = answer.at("refusals").as_array()[0];
    EXPECT_EQ(refusal.at("rule"), "DR-005");
    EXPECT_EQ(refusal.at("text"), "Whoever has not rolled in a turn may not hold.");
    EXPECT_EQ(why(s, seat0, "roll").at("allowed").as_array().size(), 1u);
    EXPECT_EQ(why(s, seat0, "dance").at("refusals").as_array()[0].at("code"), "words");
    EXPECT_EQ(why(s, seat1, "roll").at("refusals").as_array()[0].at("code"), "turn");
    EXPECT_EQ(why(s, spectator, "roll").at("refusals").as_array()[0].at("code"), "role");
}

TEST(Why, FindsTheRefusalsAboutAThing)
{
    Sitting s("market-trading", Sitting::people(2));
    for (int i = 0; i < 20; ++i) s.play_one();
    s.advance();
    const Seat seat = s.table.decider().seat();
    for (const char* thing : {"good:planks", "slot:2", "tile:0", "good:ship"}) {
        const json::object answer = why(s, seat, std::vector<std::string>{thing});
        EXPECT_FALSE(answer.at("refusals").as_array().empty() && answer.at("allowed").as_array().empty()) << thing;
        for (const json::value& refusal : answer.at("refusals").as_array()) {
            EXPECT_EQ(refusal.at("code"), "rules") << thing;
            EXPECT_FALSE(refusal.at("text").is_null()) << refusal.at("reason");
        }
    }
    EXPECT_EQ(why(s, seat, std::vector<std::string>{"dragon:green"}).at("refusals").as_array()[0].at("code"), "words");
}

TEST(Hint, TellsWhatAStrongPlayerWeighs)
{
    Sitting s("market-trading", Sitting::people(2));
    for (int i = 0; i < 12; ++i) s.play_one();
    s.advance();
    const Seat seat = s.table.decider().seat(), other = seat == seat0 ? seat1 : seat0;
    EXPECT_TRUE(std::holds_alternative<Refusal>(s.table.hint(other, s.table.revision(other))));
    EXPECT_TRUE(std::holds_alternative<Refusal>(s.table.hint(spectator, s.table.revision(spectator))));
    auto asked = s.table.hint(seat, s.table.revision(seat));
    ASSERT_TRUE(std::holds_alternative<BotTask>(asked));
    BotTask& task = std::get<BotTask>(asked);
    task.player = task.loaded->players->player("search:simulations=200");

    std::string out;
    s.table.write_hint(4, task, task.run(), out);

    const json::value hint = json::parse(out);
    const json::array& considered = hint.at("considered").as_array();
    ASSERT_FALSE(considered.empty());
    EXPECT_TRUE(s.table.act(seat, s.table.revision(seat), hint.at("best").as_string(), 1));
    EXPECT_LE(considered[0].at("share").as_double(), 1);
    EXPECT_NE(std::string_view(considered[0].at("reasons").at(0).as_string()).find("% of a win"),
              std::string_view::npos);
    SettingsChange none;
    none.hints = false;
    s.expect(s.table.change(none, 1));
    EXPECT_TRUE(std::holds_alternative<Refusal>(s.table.hint(seat, s.table.revision(seat))));
}

// Whose tile it is has to be said to everybody but the one who has it.
TEST(Log, NamesWhatEverySeatHasOfItsOwn)
{
    Sitting s("market-trading", Sitting::people(2));
    s.advance();
    const Seat settler = s.table.decider().seat();
    const Seat other = settler == seat0 ? seat1 : seat0;
    s.act(settler, "settle tile:3");
    const auto named = [&](Seat viewer, const std::string& thing) {
        const json::object update = s.update(viewer);
        for (const json::value& line : update.at("log").as_array()) {
            if (line.at("news") != "settled") continue;
            const json::array& things = line.at("things").as_array();
            return std::find(things.begin(), things.end(), json::value(thing)) != things.end();
        }
        return false;
    };
    const std::string qualified = "tile:" + std::to_string(index_of(settler)) + ":3";
    EXPECT_TRUE(named(settler, "tile:3"));
    EXPECT_TRUE(named(other, qualified));
    EXPECT_TRUE(named(spectator, qualified));
    EXPECT_FALSE(named(other, "tile:3"));
}

TEST(Chart, HasTheScoresOfTheWholeGame)
{
    Sitting s("market-trading", Sitting::people(2));
    for (int i = 0; i < 400 && s.play_one(); ++i) {}
    std::string out;
    s.table.write_chart(5, seat0, out);
    const json::value chart = json::parse(out);
    const json::array& points = chart.at("points").as_array();
    EXPECT_EQ(points[0].at("position"), 0);
    EXPECT_EQ(points.back().at("position"), s.table.position());
    EXPECT_LE(points.size(), 202u);
    EXPECT_EQ(points.back().at("scores"), s.update(seat0).at("scores"));
}

}  // namespace
}  // namespace tessera::table
