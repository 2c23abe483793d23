// Of every operation that cards are made of: a scenario of the game carries it out. What else an operation needs (what
// it does, what it says, what a bot expects of it) the compiler asks for.
#pragma once

#include <boost/json.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "engine/operation_info.h"
#include "engine/play.h"
#include "engine/registry.h"
#include "engine/scenario.h"
#include "tests/support/places.h"

namespace tessera::conformance {

// Hears which operations are carried out.
struct OperationsCarriedOut : NewsSink {
    template <class News>
    void operator()(const News&) const
    {
    }
    void carried_out(const std::string& word) { words.insert(word); }
    std::set<std::string> words;
};

// Plays a case of a scenario; whether its expectations hold is tested elsewhere.
template <Game G>
void play_case(const ScenarioCase& one, OperationsCarriedOut& heard)
{
    using P = Play<G>;
    const std::shared_ptr<const AnyGame> game = load_rule_set(one.rule_set, one.options);
    const auto& rules = *static_cast<const typename G::Rules*>(game->typed_rules());
    AnyState any = one.at == "new-game" ? game->new_game(Seats{one.seats}) : game->blank(Seats{one.seats}, one.at);
    for (const ScenarioPosition& position : one.positions) game->patch(any, position.changes);
    auto& s = *static_cast<typename G::State*>(any.data());
    P::run_to_decision(s, rules, heard);
    for (const ScenarioStep& step : one.steps)
        for (const ScenarioAction& action : step.actions)
            P::carry_out(s, rules, game->action_from_text(action.text), heard);
}

template <Game G>
std::set<std::string> operations_in_scenarios()
{
    OperationsCarriedOut heard;
    for (const auto& entry :
         std::filesystem::directory_iterator(source_tree() + "tests/scenarios/" + std::string(G::id))) {
        std::ifstream file(entry.path());
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        for (const ScenarioCase& one : read_scenario(entry.path().filename().string(), text).cases)
            play_case<G>(one, heard);
    }
    return heard.words;
}

}  // namespace tessera::conformance
