// Scenarios: a position, actions, and what is expected of them, in a TOML file that a designer writes
// (docs/scenarios.md describes it). Reading the file and running it are apart: what is read is plain data that knows
// its lines.
#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "engine/options.h"

namespace tessera {

// A file that is no scenario, or names what the game does not have: all mistakes, one to a line.
class BadScenario : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// An action as written, and where.
struct ScenarioAction {
    std::string text;
    std::uint32_t line;
};

// One thing to look at after the actions of a step.
struct ScenarioCheck {
    enum class Kind {
        Value,    // `subject` is a path into the state
        Refusal,  // `subject` is an action, `expected` the rule or a part of the reason
        Legal,
        Illegal,
        Choices,
        Heard,
        NotHeard,
        Decider,
        Asked,
        Winner,
        Ranks,
        Scores,
    };
    Kind kind;
    std::string subject;
    boost::json::value expected;
    std::uint32_t line;
};

struct ScenarioStep {
    std::vector<ScenarioAction> actions;
    std::vector<ScenarioCheck> checks;
};

// What differs from the blank position; `lines` says where each path is written.
struct ScenarioPosition {
    boost::json::value changes;
    std::map<std::string, std::uint32_t> lines;
};

struct ScenarioCase {
    std::string title;
    std::vector<std::string> rules;
    std::string rule_set;
    int seats = 2;
    OptionSettings options;
    std::string at;
    std::uint32_t line = 0;
    std::vector<ScenarioPosition> positions;  // the one that the cases share, then the case's own
    std::vector<ScenarioStep> steps;
};

struct Scenario {
    std::string file;  // as messages call it
    std::vector<ScenarioCase> cases;
};

// Throws BadScenario with every mistake: wrong types, missing keys, unknown keys.
Scenario read_scenario(const std::string& file, const std::string& toml);

struct CaseReport {
    std::string title;
    std::vector<std::string> rules;
    std::vector<std::string> failures;  // `file:line: players.0.stock.grain: expected 2, found 1`
    bool passed() const { return failures.empty(); }
};

using RuleSetLoader = std::function<std::shared_ptr<const AnyGame>(const std::string&, const OptionSettings&)>;

// Runs every case. Throws BadScenario if the file names a rule set, a piece or an action that does not exist.
std::vector<CaseReport> run_scenario(const Scenario& scenario, const RuleSetLoader& load);

}  // namespace tessera
