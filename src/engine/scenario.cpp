// Running a scenario against a rule set.
#include "engine/scenario.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <charconv>
#include <optional>

#include "base/ensure.h"
#include "base/text.h"
#include "engine/json_path.h"
#include "engine/names.h"

namespace tessera {

namespace {

using Kind = ScenarioCheck::Kind;

std::string shown(const json::value& value) { return value.is_null() ? "none" : json::serialize(value); }

json::value number_of(Seat seat) { return static_cast<int>(seat); }

// Runs one case. A failure is a sentence about the game; a mistake of the file is thrown.
class Run {
public:
    Run(const std::string& file, const ScenarioCase& one, const AnyGame& game)
        : file_(file), case_(one), game_(game), state_(start())
    {
    }

    std::vector<std::string> failures()
    {
        for (const ScenarioStep& step : case_.steps) {
            heard_.clear();
            for (const ScenarioAction& action : step.actions)
                if (!carry_out(action)) return failures_;
            for (const ScenarioCheck& check : step.checks)
                if (const auto failure = failure_of(check)) fail(check.line, *failure);
        }
        return failures_;
    }

private:
    [[noreturn]] void mistake(std::uint32_t line, const std::string& what) const
    {
        throw BadScenario(fmt::format("{}:{}: {}", file_, line, what));
    }
    void fail(std::uint32_t line, const std::string& what)
    {
        failures_.push_back(fmt::format("{}:{}: {}", file_, line, what));
    }

    AnyState start() const
    {
        const Seats seats{case_.seats};
        const RuleSetInfo& info = game_.rule_set();
        if (seats.count < info.least_seats || seats.count > info.most_seats)
            mistake(case_.line,
                    fmt::format("found {} seats, expected {} to {}", seats.count, info.least_seats, info.most_seats));
        AnyState s = case_.at == "new-game" ? game_.new_game(seats) : blank(seats);
        for (const ScenarioPosition& position : case_.positions) patch(s, position);
        game_.run_to_decision(s);
        return s;
    }

    AnyState blank(Seats seats) const
    {
        try {
            return game_.blank(seats, case_.at);
        } catch (const BadValue& e) {
            mistake(case_.line, e.what());
        }
    }

    void patch(AnyState& s, const ScenarioPosition& position) const
    {
        try {
            game_.patch(s, position.changes);
        } catch (const BadValue& e) {
            const std::string what = e.what();
            const auto found = position.lines.find(what.substr(0, what.find(": ")));
            mistake(found == position.lines.end() ? position.lines.at("") : found->second, what);
        }
    }

    Action parsed(const std::string& text, std::uint32_t line) const
    {
        try {
            return game_.action_from_text(text);
        } catch (const BadValue& e) {
            mistake(line, fmt::format("\"{}\": {}", text, e.what()));
        }
    }

    bool carry_out(const ScenarioAction& written)
    {
        const Action action = parsed(written.text, written.line);
        if (const Verdict verdict = game_.check(state_, action); !verdict) {
            fail(written.line, fmt::format("do \"{}\": refused, {}", written.text, verdict.reason()));
            return false;
        }
        for (const AnyNews& news : game_.apply(state_, action)) heard_.push_back(news);
        return true;
    }

    std::optional<std::string> failure_of(const ScenarioCheck& check) const
    {
        switch (check.kind) {
            case Kind::Value: return value_failure(check);
            case Kind::Refusal: return refusal_failure(check);
            case Kind::Legal: return legal_failure(check, true);
            case Kind::Illegal: return legal_failure(check, false);
            case Kind::Choices: return choices_failure(check);
            case Kind::Heard: return heard_failure(check, true);
            case Kind::NotHeard: return heard_failure(check, false);
            case Kind::Decider: return difference("decider", check.expected, decider());
            case Kind::Asked: return difference("asked", check.expected, json::string(game_.question(state_)));
            case Kind::Winner: return winner_failure(check);
            case Kind::Ranks: return ranking_failure(check);
            case Kind::Scores: return scores_failure(check);
        }
        return std::nullopt;
    }

    static std::optional<std::string> difference(std::string_view what, const json::value& expected,
                                                 const json::value& found)
    {
        if (same_value(expected, found)) return std::nullopt;
        return fmt::format("{}: expected {}, found {}", what, shown(expected), shown(found));
    }

    std::optional<std::string> value_failure(const ScenarioCheck& check) const
    {
        const json::value all = game_.to_json(state_);
        if (const auto found = value_at(all, check.subject)) return difference(check.subject, check.expected, *found);
        if (!is_past_end(all, check.subject)) refuse_unknown_path(check);
        if (is_nothing(check.expected)) return std::nullopt;
        return fmt::format("{}: expected {}, found {}", check.subject, shown(check.expected),
                           check.expected.is_number() ? "0" : "nothing");
    }

    // Amounts that are zero are left out of a state's JSON. A path that is neither there nor could be written is a
    // slip.
    void refuse_unknown_path(const ScenarioCheck& check) const
    {
        AnyState trial = state_;
        try {
            game_.patch(trial, nested_at(check.subject, check.expected));
        } catch (const BadValue& e) {
            mistake(check.line, e.what());
        }
    }

    std::optional<std::string> refusal_failure(const ScenarioCheck& check) const
    {
        const Verdict verdict = game_.check(state_, parsed(check.subject, check.line));
        const std::string_view expected = check.expected.get_string();
        if (verdict)
            return fmt::format("try \"{}\": expected a refusal by {}, found it legal", check.subject, expected);
        if (verdict.rule() == expected || verdict.reason().find(expected) != std::string_view::npos)
            return std::nullopt;
        return fmt::format("try \"{}\": expected a refusal by {}, found \"{}\"", check.subject, expected,
                           verdict.reason());
    }

    std::optional<std::string> legal_failure(const ScenarioCheck& check, bool expected) const
    {
        const Verdict verdict = game_.check(state_, parsed(check.subject, check.line));
        if (verdict.allowed() == expected) return std::nullopt;
        if (verdict) return fmt::format("illegal \"{}\": found it legal", check.subject);
        return fmt::format("legal \"{}\": refused, {}", check.subject, verdict.reason());
    }

    std::vector<std::string> choices() const
    {
        std::vector<std::string> texts;
        if (game_.decider(state_).is_chance()) {
            for (const Outcome& outcome : game_.chances(state_)) texts.push_back(game_.text(outcome.action));
        } else {
            for (const Action action : game_.legal(state_)) texts.push_back(game_.text(action));
        }
        return texts;
    }

    std::optional<std::string> choices_failure(const ScenarioCheck& check) const
    {
        std::vector<std::string> missing;
        std::vector<std::string> found = choices();
        for (const json::value& item : check.expected.get_array()) {
            const std::string text = game_.text(parsed(std::string(item.get_string()), check.line));
            if (std::erase(found, text) == 0) missing.push_back(text);
        }
        if (missing.empty() && found.empty()) return std::nullopt;
        std::string what = "choices:";
        if (!missing.empty()) what += fmt::format(" expected also \"{}\"", fmt::join(missing, "\", \""));
        if (!found.empty())
            what += fmt::format("{} found also \"{}\"", missing.empty() ? "" : ";", fmt::join(found, "\", \""));
        return what;
    }

    // `card-built seat:0`: the name of the news, and members that must have these values.
    bool tells(const AnyNews& news, std::string_view description) const
    {
        const std::vector<std::string_view> words = split_words(description);
        if (words.empty() || game_.news_name(news) != words[0]) return false;
        const json::value members = game_.to_json(news);
        return std::all_of(words.begin() + 1, words.end(), [&](std::string_view word) {
            const std::size_t colon = word.find(':');
            if (colon == std::string_view::npos) return false;
            const auto found = value_at(members, word.substr(0, colon));
            return found && plain_text(*found) == word.substr(colon + 1);
        });
    }

    std::string told(const AnyNews& news) const
    {
        std::string text = game_.news_name(news);
        const json::value members = game_.to_json(news);
        for (const auto& [key, value] : members.get_object())
            text += fmt::format(" {}:{}", std::string_view(key), plain_text(value));
        return text;
    }

    std::optional<std::string> heard_failure(const ScenarioCheck& check, bool expected) const
    {
        const bool found =
            std::any_of(heard_.begin(), heard_.end(), [&](const AnyNews& news) { return tells(news, check.subject); });
        if (found == expected) return std::nullopt;
        if (found) return fmt::format("not_heard \"{}\": it was heard", check.subject);
        std::vector<std::string> all;
        for (const AnyNews& news : heard_) all.push_back(fmt::format("\"{}\"", told(news)));
        return fmt::format("heard \"{}\": found {}", check.subject, all.empty() ? "no news" : joined(all));
    }

    json::value decider() const
    {
        const Decider who = game_.decider(state_);
        if (who.is_seat()) return number_of(who.seat());
        return json::string(who.is_chance() ? "chance" : "nobody");
    }

    std::optional<std::string> winner_failure(const ScenarioCheck& check) const
    {
        if (!game_.decider(state_).is_nobody()) return "winner: the game is not over";
        const Ranking ranking = game_.ranking(state_);
        json::array winners;
        for (std::size_t i = 0; i < ranking.size(); ++i)
            if (ranking[i] == 1) winners.push_back(number_of(id_at<Seat>(i)));
        json::value found = winners;
        if (winners.empty()) found = json::string("nobody");
        if (winners.size() == 1 && !check.expected.is_array()) found = winners[0];
        return difference("winner", check.expected, found);
    }

    std::optional<std::string> ranking_failure(const ScenarioCheck& check) const
    {
        if (!game_.decider(state_).is_nobody()) return "ranking: the game is not over";
        json::array ranks;
        for (const std::uint8_t rank : game_.ranking(state_)) ranks.push_back(static_cast<int>(rank));
        return difference("ranking", check.expected, ranks);
    }

    std::optional<std::string> scores_failure(const ScenarioCheck& check) const
    {
        json::array scores;
        for (int i = 0; i < case_.seats; ++i) scores.push_back(game_.score(state_, static_cast<Seat>(i)));
        const json::object* some = check.expected.if_object();
        if (some == nullptr) return difference("scores", check.expected, scores);
        for (const auto& [seat, expected] : *some) {
            const auto found = value_at(scores, seat);
            if (!found) mistake(check.line, fmt::format("scores: there is no seat {}", std::string_view(seat)));
            if (auto failure = difference(fmt::format("scores.{}", std::string_view(seat)), expected, *found))
                return failure;
        }
        return std::nullopt;
    }

    const std::string& file_;
    const ScenarioCase& case_;
    const AnyGame& game_;
    AnyState state_;
    std::vector<AnyNews> heard_;
    std::vector<std::string> failures_;
};

}  // namespace

std::vector<CaseReport> run_scenario(const Scenario& scenario, const RuleSetLoader& load)
{
    std::vector<CaseReport> reports;
    for (const ScenarioCase& one : scenario.cases) {
        std::shared_ptr<const AnyGame> game;
        try {
            game = load(one.rule_set, one.options);
        } catch (const std::runtime_error& e) {  // an unknown rule set, or options that it does not have
            throw BadScenario(fmt::format("{}:{}: {}", scenario.file, one.line, e.what()));
        }
        CaseReport report{one.title, one.rules, {}};
        try {
            report.failures = Run(scenario.file, one, *game).failures();
        } catch (const BrokenPromise& e) {
            report.failures = {fmt::format("{}:{}: the game broke its promise: {}", scenario.file, one.line, e.what())};
        }
        reports.push_back(std::move(report));
    }
    return reports;
}

}  // namespace tessera
