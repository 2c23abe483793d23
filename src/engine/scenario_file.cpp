// Reading a scenario: TOML into plain data. Nothing here knows a game.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <set>

#include "base/text.h"
#include "engine/read_toml.h"
#include "engine/scenario.h"

namespace tessera {

namespace {

namespace json = boost::json;
using Kind = ScenarioCheck::Kind;

std::uint32_t line_of(const toml::node& node) { return node.source().begin.line; }

std::string deeper(const std::string& path, std::string_view key)
{
    return path.empty() ? std::string(key) : fmt::format("{}.{}", path, key);
}

// A value of an option as `--set` takes it. JSON is TOML but for its tables.
std::string setting_text(const json::value& value)
{
    const json::object* table = value.if_object();
    if (table == nullptr) return json::serialize(value);
    std::vector<std::string> parts;
    for (const auto& [key, item] : *table)
        parts.push_back(fmt::format("\"{}\" = {}", std::string_view(key), setting_text(item)));
    return fmt::format("{{{}}}", fmt::join(parts, ", "));
}

class Reader {
public:
    explicit Reader(const std::string& file) : file_(file) {}

    Scenario read(const toml::table& root)
    {
        Scenario scenario{file_, {}};
        const ScenarioCase shared = read_case(root, ScenarioCase{});
        if (const toml::node* cases = root.get("case")) {
            for (const toml::table* own : tables(*cases, "case")) scenario.cases.push_back(read_case(*own, shared));
        } else {
            scenario.cases.push_back(shared);
        }
        for (const ScenarioCase& one : scenario.cases) refuse_incomplete(one);
        if (mistakes_.empty()) return scenario;
        throw BadScenario(fmt::format("{}", fmt::join(mistakes_, "\n")));
    }

private:
    void note(std::uint32_t line, const std::string& what)
    {
        mistakes_.push_back(fmt::format("{}:{}: {}", file_, line, what));
    }

    void refuse_incomplete(const ScenarioCase& one)
    {
        if (one.rule_set.empty()) note(one.line, "\"rule_set\" is missing, expected the name of a rule set");
        if (one.title.empty()) note(one.line, "\"title\" is missing, expected a sentence about the game");
        if (one.steps.empty()) note(one.line, "there is no [[step]], so nothing is proved");
    }

    void refuse_unknown(const toml::table& table, const std::vector<std::string>& known)
    {
        for (const auto& [key, value] : table)
            if (std::find(known.begin(), known.end(), key.str()) == known.end())
                note(key.source().begin.line,
                     fmt::format("unknown key \"{}\"{}", key.str(), did_you_mean(key.str(), known)));
    }

    // A case says what differs from what stands above all cases.
    ScenarioCase read_case(const toml::table& table, ScenarioCase one)
    {
        refuse_unknown(table, {"title", "rules", "rule_set", "seats", "options", "at", "position", "step", "case"});
        one.line = std::max(line_of(table), 1u);
        if (const toml::node* title = table.get("title")) one.title = text(*title, "title");
        if (const toml::node* rules = table.get("rules"))
            for (const ScenarioAction& rule : texts(*rules, "rules")) one.rules.push_back(rule.text);
        if (const toml::node* rule_set = table.get("rule_set")) one.rule_set = text(*rule_set, "rule_set");
        if (const toml::node* at = table.get("at")) one.at = text(*at, "at");
        if (const toml::node* seats = table.get("seats")) one.seats = number(*seats, "seats");
        if (const toml::node* options = table.get("options")) read_options(*options, one.options);
        if (const toml::node* position = table.get("position")) {
            one.positions.emplace_back();
            one.positions.back().changes = value(*position, "", &one.positions.back().lines);
            one.positions.back().lines[""] = line_of(*position);
        }
        if (const toml::node* steps = table.get("step"))
            for (const toml::table* step : tables(*steps, "step")) one.steps.push_back(read_step(*step));
        return one;
    }

    void read_options(const toml::node& node, OptionSettings& settings)
    {
        const toml::table* table = node.as_table();
        if (table == nullptr) return note(line_of(node), "\"options\" must be a table of options and their values");
        for (const auto& [key, given] : *table) {
            const std::string name(key.str());
            std::erase_if(settings, [&](const auto& setting) { return setting.first == name; });
            settings.emplace_back(name, setting_text(value(given, "", nullptr)));
        }
    }

    ScenarioStep read_step(const toml::table& table)
    {
        refuse_unknown(table, {"do", "try", "expect_refusal", "legal", "illegal", "choices", "expect", "heard",
                               "not_heard", "decider", "asked", "winner", "ranking", "scores"});
        ScenarioStep step;
        if (const toml::node* actions = table.get("do")) step.actions = texts(*actions, "do");
        read_refusals(table, step);
        read_lists(table, step);
        if (const toml::node* expect = table.get("expect")) {
            if (const toml::table* values = expect->as_table())
                read_values(*values, "", step);
            else
                note(line_of(*expect), "\"expect\" must be a table of paths and values");
        }
        read_outlook(table, step);
        if (step.actions.empty() && step.checks.empty()) note(line_of(table), "a step with nothing to do or to expect");
        return step;
    }

    void read_refusals(const toml::table& table, ScenarioStep& step)
    {
        const toml::node* attempt = table.get("try");
        const toml::node* refusal = table.get("expect_refusal");
        if ((attempt == nullptr) != (refusal == nullptr))
            note(line_of(table),
                 "\"try\" and \"expect_refusal\" stand together: an action, and the rule that forbids it");
        if (attempt == nullptr || refusal == nullptr) return;
        for (const ScenarioAction& action : texts(*attempt, "try"))
            step.checks.push_back(
                {Kind::Refusal, action.text, json::string(text(*refusal, "expect_refusal")), action.line});
    }

    void read_lists(const toml::table& table, ScenarioStep& step)
    {
        static constexpr std::pair<const char*, Kind> lists[] = {
            {"legal", Kind::Legal}, {"illegal", Kind::Illegal}, {"heard", Kind::Heard}, {"not_heard", Kind::NotHeard}};
        for (const auto& [key, kind] : lists)
            if (const toml::node* node = table.get(key))
                for (const ScenarioAction& item : texts(*node, key))
                    step.checks.push_back({kind, item.text, nullptr, item.line});
        if (const toml::node* node = table.get("choices")) {
            json::array all;
            for (const ScenarioAction& item : texts(*node, "choices")) all.emplace_back(json::string(item.text));
            step.checks.push_back({Kind::Choices, "", all, line_of(*node)});
        }
    }

    // A dotted path leads to one value; a table in braces is a value itself.
    void read_values(const toml::table& table, const std::string& path, ScenarioStep& step)
    {
        for (const auto& [key, node] : table) {
            const std::string here = deeper(path, key.str());
            // In quotes a key may have any number of dots, and each is one level of the position.
            if (static_cast<std::size_t>(std::count(here.begin(), here.end(), '.')) > deepest_toml) {
                note(key.source().begin.line, fmt::format("a path has more than {} dots", deepest_toml));
                continue;
            }
            const toml::table* inner = node.as_table();
            if (inner != nullptr && !inner->is_inline())
                read_values(*inner, here, step);
            else
                step.checks.push_back({Kind::Value, here, value(node, "", nullptr), key.source().begin.line});
        }
    }

    void read_outlook(const toml::table& table, ScenarioStep& step)
    {
        const auto read = [&](const char* key, Kind kind, auto&& fits, const char* expected) {
            const toml::node* node = table.get(key);
            if (node == nullptr) return;
            if (!fits(*node)) return note(line_of(*node), fmt::format("\"{}\" must be {}", key, expected));
            step.checks.push_back({kind, "", value(*node, "", nullptr), line_of(*node)});
        };
        const auto numbers = [](const toml::node& node) {
            return node.is_array() && node.as_array()->is_homogeneous<std::int64_t>();
        };
        read(
            "decider", Kind::Decider,
            [](const toml::node& n) {
                return n.is_integer() || n.value_or(std::string_view{}) == "chance" ||
                       n.value_or(std::string_view{}) == "nobody";
            },
            "the number of a seat, \"chance\" or \"nobody\"");
        read(
            "asked", Kind::Asked, [](const toml::node& n) { return n.is_string(); }, "the name of a question");
        read(
            "winner", Kind::Winner,
            [&](const toml::node& n) {
                return n.is_integer() || numbers(n) || n.value_or(std::string_view{}) == "nobody";
            },
            "the number of a seat, a list of them, or \"nobody\"");
        read("ranking", Kind::Ranks, numbers, "a list with the rank of each seat");
        read(
            "scores", Kind::Scores, [&](const toml::node& n) { return numbers(n) || n.is_table(); },
            "a list with the score of each seat, or a table of seats and scores");
    }

    // A TOML value as JSON; notes on which line each path below it stands.
    json::value value(const toml::node& node, const std::string& path, std::map<std::string, std::uint32_t>* lines)
    {
        if (lines != nullptr) lines->emplace(path, line_of(node));
        if (const toml::table* table = node.as_table()) {
            json::object object;
            for (const auto& [key, item] : *table) object[key.str()] = value(item, deeper(path, key.str()), lines);
            return object;
        }
        if (const toml::array* array = node.as_array()) {
            json::array items;
            for (const toml::node& item : *array)
                items.push_back(value(item, deeper(path, std::to_string(items.size())), lines));
            return items;
        }
        if (node.is_string()) return json::value(json::string(**node.as_string()));
        if (node.is_integer()) return **node.as_integer();
        if (node.is_floating_point()) return **node.as_floating_point();
        if (node.is_boolean()) return **node.as_boolean();
        note(line_of(node), "found a date or time, which no game has");
        return nullptr;
    }

    std::string text(const toml::node& node, std::string_view key)
    {
        if (node.is_string()) return **node.as_string();
        note(line_of(node), fmt::format("\"{}\" must be a text", key));
        return {};
    }

    int number(const toml::node& node, std::string_view key)
    {
        const std::int64_t found = node.value_or(std::int64_t{0});
        if (found >= 1 && found <= static_cast<std::int64_t>(max_seats)) return static_cast<int>(found);
        note(line_of(node), fmt::format("\"{}\" must be a number from 1 to {}", key, max_seats));
        return 1;
    }

    // One text, or a list of them.
    std::vector<ScenarioAction> texts(const toml::node& node, std::string_view key)
    {
        const toml::array* array = node.as_array();
        if (array == nullptr) return {{text(node, key), line_of(node)}};
        std::vector<ScenarioAction> all;
        for (const toml::node& item : *array) all.push_back({text(item, key), line_of(item)});
        return all;
    }

    std::vector<const toml::table*> tables(const toml::node& node, std::string_view key)
    {
        std::vector<const toml::table*> all;
        const toml::array* array = node.as_array();
        if (array == nullptr || !array->is_homogeneous<toml::table>()) {
            note(line_of(node), fmt::format("\"{0}\" must be written as [[{0}]]", key));
            return all;
        }
        for (const toml::node& item : *array) all.push_back(item.as_table());
        return all;
    }

    const std::string& file_;
    std::vector<std::string> mistakes_;
};

}  // namespace

Scenario read_scenario(const std::string& file, const std::string& toml)
{
    toml::table root;
    try {
        root = read_toml(toml, file);
    } catch (const BadToml& e) {
        throw BadScenario(fmt::format("{}:{}: {}", file, e.line(), e.what()));
    }
    return Reader(file).read(root);
}

}  // namespace tessera
