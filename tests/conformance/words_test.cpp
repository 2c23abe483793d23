// Words: actions, states and whole games survive being written down, and everything has a name for people.
#include <algorithm>
#include <boost/json.hpp>

#include "base/text.h"
#include "engine/game_schema.h"
#include "engine/json_path.h"
#include "engine/rule_texts.h"
#include "tests/conformance/conformance.h"

namespace tessera::conformance {

namespace {

boost::json::value written_and_read(const boost::json::value& value)
{
    return boost::json::parse(boost::json::serialize(value));
}

}  // namespace

TEST_P(Conformance, ActionsSurviveAsText)
{
    in_positions(thousands(), [&](const Position& p) {
        for (Action action : p.choices)
            ASSERT_EQ(game().action_from_text(game().text(action)), action) << p.text(action);
    });
}

TEST_P(Conformance, ActionsSurviveAsJson)
{
    in_positions(thousands(), [&](const Position& p) {
        for (Action action : p.choices)
            ASSERT_EQ(game().action_from_json(written_and_read(game().to_json(action))), action) << p.text(action);
    });
}

// What another seat sees of an action is an action too, with words left unsaid.
TEST_P(Conformance, ActionsSeenByOthersSurvive)
{
    in_positions(hundreds(), [&](const Position& p) {
        if (p.decider.is_nobody()) return;
        for (Seat viewer : all_viewers()) {
            const Action seen = game().redact_for(p.state, p.next, viewer);
            ASSERT_EQ(game().action_from_text(game().text(seen)), seen) << p;
            ASSERT_EQ(game().action_from_json(written_and_read(game().to_json(seen))), seen) << p;
        }
    });
}

TEST_P(Conformance, StatesSurviveAsJson)
{
    in_positions(hundreds(), [&](const Position& p) {
        const boost::json::value written = game().to_json(p.state);
        const AnyState read = game().state_from_json(written_and_read(written));
        ASSERT_EQ(game().signature(read), game().signature(p.state)) << p << "\n" << written;
        ASSERT_EQ(boost::json::serialize(game().to_json(read)), boost::json::serialize(written)) << p;
    });
}

// A state that was written and read goes on like the original.
TEST_P(Conformance, StatesReadFromJsonPlayOn)
{
    in_positions(hundreds(), [&](const Position& p) {
        if (p.decider.is_nobody()) return;
        AnyState original = p.state;
        AnyState read = game().state_from_json(game().to_json(p.state));
        ASSERT_EQ(game().legal(read), game().legal(original)) << p;
        game().apply(original, p.next);
        game().apply(read, p.next);
        ASSERT_EQ(game().signature(read), game().signature(original)) << p;
    });
}

TEST_P(Conformance, LogsReplayToTheSameStates)
{
    std::vector<std::string> log;
    std::vector<std::uint64_t> signatures;
    in_games(std::max(1, many_games() / 20), [&](const Position& p) {
        if (p.number == 0) {
            log.clear();
            signatures.clear();
        }
        signatures.push_back(game().signature(p.state));
        if (!p.decider.is_nobody()) return log.push_back(game().text(p.next));

        AnyState again = game().new_game(seats());
        ASSERT_EQ(game().signature(again), signatures[0]) << p;
        for (std::size_t i = 0; i < log.size(); ++i) {
            const Action action = game().action_from_text(log[i]);
            ASSERT_TRUE(game().check(again, action)) << "replaying \"" << log[i] << "\", action " << i << " " << p;
            game().apply(again, action);
            ASSERT_EQ(game().signature(again), signatures[i + 1])
                << "after \"" << log[i] << "\", action " << i << " " << p;
        }
    });
}

TEST_P(Conformance, ActionsHaveLabelsAndThings)
{
    in_positions(hundreds(), [&](const Position& p) {
        const Seat decides = p.decider.is_seat() ? p.decider.seat() : spectator;
        for (Action action : p.choices) {
            EXPECT_FALSE(game().label(p.state, action, decides).empty()) << p.text(action);
            for (const std::string& thing : game().things(action)) {
                const std::size_t colon = thing.find(':');
                EXPECT_TRUE(colon != std::string::npos && colon > 0 && colon + 1 < thing.size())
                    << "\"" << thing << "\" is not noun:word, of " << p.text(action);
                EXPECT_EQ(thing.find(' '), std::string::npos)
                    << "\"" << thing << "\" is two words, of " << p.text(action);
            }
        }
    });
}

// Written straight into a buffer, a view is the same text as through a document.
TEST_P(Conformance, ViewsAreWrittenAsTheirJsonIs)
{
    std::string written;
    in_positions(hundreds(), [&](const Position& p) {
        for (Seat viewer : all_viewers()) {
            written.clear();
            game().write_view(p.state, viewer, written);
            ASSERT_EQ(written, boost::json::serialize(game().view(p.state, viewer))) << p;
        }
    });
}

// The changes of a view lead from one to the other: there are none exactly if nothing changed.
TEST_P(Conformance, ChangesOfViewsAreWhatIsDifferent)
{
    // What a table of a view leaves out is nothing: 0, an empty list.
    const auto holds = [](const boost::json::value& view, const std::string& path, const std::string& value) {
        std::string pointer = "/" + path;
        std::replace(pointer.begin(), pointer.end(), '.', '/');
        boost::system::error_code error;
        const boost::json::value* found = view.find_pointer(pointer, error);
        return found == nullptr ? is_nothing(boost::json::parse(value)) : boost::json::serialize(*found) == value;
    };
    in_positions(hundreds(), [&](const Position& p) {
        if (p.decider.is_nobody()) return;
        AnyState after = p.state;
        game().apply(after, p.next);
        for (Seat viewer : all_viewers()) {
            const boost::json::value from = game().view(p.state, viewer), to = game().view(after, viewer);
            const std::vector<ViewChange> changes = game().view_changes(p.state, after, viewer);
            ASSERT_EQ(changes.empty(), from == to) << p;
            for (const ViewChange& change : changes) {
                ASSERT_TRUE(holds(from, change.path, change.from)) << change.from << " at " << change.path << " " << p;
                ASSERT_TRUE(holds(to, change.path, change.to)) << change.to << " at " << change.path << " " << p;
            }
        }
    });
}

// Whoever points at everything that a legal action touches is reminded of that action.
TEST_P(Conformance, LegalActionsAreConceivable)
{
    in_positions(std::max(1, hundreds() / 4), [&](const Position& p) {
        if (!p.decider.is_seat()) return;
        const std::vector<std::string> things = game().things(p.next);
        if (things.empty()) return;
        EXPECT_TRUE(contains(game().conceivable(p.state, things, 50), p.next)) << p;
    });
}

TEST_P(Conformance, QuestionsAreAskedByRulesThatThereAre)
{
    if (!GetParam().ships) return;
    const RuleTexts rules(game_of(GetParam().rule_set).specification);
    in_positions(hundreds(), [&](const Position& p) {
        const std::string_view rule = game().asking_rule(p.state);
        if (rule.empty()) return;
        EXPECT_FALSE(rules.find(rule).empty()) << rule << " " << p;
    });
}

// Where there are secrets, what is asked is told to nobody but the seat that is asked.
TEST_P(Conformance, EveryPositionHasAPromptAndAPicture)
{
    in_positions(hundreds(), [&](const Position& p) {
        for (Seat viewer : all_viewers()) {
            const bool is_told = !game().hidden_information() || p.decider.is_nobody() ||
                                 (p.decider.is_seat() && p.decider.seat() == viewer);
            EXPECT_EQ(game().prompt(p.state, viewer).empty(), !is_told) << p;
        }
        EXPECT_FALSE(game().question(p.state).empty()) << p;
        for (Seat viewer : all_viewers())
            for (bool coloured : {false, true})
                EXPECT_FALSE(game().picture(p.state, viewer, TextStyle(coloured)).empty()) << p;
    });
}

// What a member of a piece of news is worth as a number, by what is written of it.
std::int64_t expected_value(const MemberSchema& member, const boost::json::value& written)
{
    using Type = MemberSchema::Type;
    if (written.is_null()) return not_said;
    // A thing without a name, such as a tile of a board, goes by its number.
    if (member.type == Type::Other) return written.is_number() ? written.to_number<std::int64_t>() : not_said;
    if (member.type == Type::Truth) return written.as_bool() ? 1 : 0;
    if (member.type == Type::Id || member.type == Type::Enumerator) {
        const auto word = std::find(member.words.begin(), member.words.end(), written.as_string().c_str());
        return word == member.words.end() ? not_said : word - member.words.begin();
    }
    if (member.type != Type::Amounts) return written.to_number<std::int64_t>();
    std::int64_t total = 0;
    for (const auto& amount : written.as_object()) total += amount.value().to_number<std::int64_t>();
    return total;
}

TEST_P(Conformance, NewsSaysWhatTheSchemaTells)
{
    const GameSchema schema = game().schema();
    in_positions(hundreds(), [&](const Position& p) {
        if (p.decider.is_nobody()) return;
        AnyState after = p.state;
        for (const AnyNews& news : game().apply(after, p.next)) {
            const NewsSchema& kind = schema.news.at(news.kind);
            EXPECT_EQ(kind.name, game().news_name(news)) << p;
            const boost::json::object written = game().to_json(news).as_object();
            ASSERT_EQ(written.size(), kind.members.size()) << p;
            std::size_t place = 0;
            for (const auto& entry : written) {
                const NewsMember& member = kind.members[place++];
                EXPECT_EQ(member.name, kebab_case(entry.key())) << p;
                EXPECT_EQ(member.value(news), expected_value(member, entry.value()))
                    << kind.name << "." << member.name << ": " << p;
            }
        }
    });
}

TEST_P(Conformance, NewsHasNamesAndIsWritten)
{
    const std::vector<std::string> names(static_cast<std::size_t>(seats().count), "Anna");
    in_positions(hundreds(), [&](const Position& p) {
        if (p.decider.is_nobody()) return;
        AnyState after = p.state;
        for (const AnyNews& news : game().apply(after, p.next)) {
            EXPECT_FALSE(game().news_name(news).empty()) << p;
            EXPECT_TRUE(game().to_json(news).is_object()) << p;
            for (Seat viewer : all_viewers()) EXPECT_NO_THROW(game().line(news, Narrator(viewer, names))) << p;
        }
    });
}

}  // namespace tessera::conformance
