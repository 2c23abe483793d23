// Temples and Swords: the folder's front door, and the only header of it that others include. The chapters stand in the
// order of the rulebook.
#pragma once

#include "engine/game.h"

// The layout of these lines is the order of the rulebook, not of the alphabet.
// clang-format off
#include "games/temples_and_swords/board.h"
#include "games/temples_and_swords/setup.h"
#include "games/temples_and_swords/turn.h"
#include "games/temples_and_swords/population_distribution.h"
#include "games/temples_and_swords/tech.h"
#include "games/temples_and_swords/movement.h"
#include "games/temples_and_swords/attacks.h"
#include "games/temples_and_swords/combat.h"
#include "games/temples_and_swords/conquest.h"
#include "games/temples_and_swords/build.h"
#include "games/temples_and_swords/tax.h"
#include "games/temples_and_swords/operations/standing.h"
#include "games/temples_and_swords/operations/harms.h"
#include "games/temples_and_swords/disasters.h"
#include "games/temples_and_swords/warbands.h"
#include "games/temples_and_swords/population_change.h"
#include "games/temples_and_swords/game_end.h"
#include "games/temples_and_swords/view.h"
#include "games/temples_and_swords/bookkeeping.h"
#include "games/temples_and_swords/strategy/evaluation.h"
#include "games/temples_and_swords/strategy/rollout_policy.h"
#include "games/temples_and_swords/words.h"
#include "games/temples_and_swords/questions.h"
// clang-format on

namespace tessera::temples_and_swords {

static_assert(sizeof(State) <= 8192, "a state stays within 8 KB, so that copying it takes less than a microsecond");

struct Game {
    static constexpr std::string_view id = "temples-and-swords";
    using State = temples_and_swords::State;
    using Rules = temples_and_swords::Rules;
    using View = temples_and_swords::View;
    using Verbs = temples_and_swords::Verbs;
    using Steps = temples_and_swords::Steps;
    using News = temples_and_swords::News;
    using Operations = temples_and_swords::Harms;
    using StandingOperations = temples_and_swords::StandingOperations;
    // Section 6: an attack on each of five others in each of 99 hexes, and the end.
    static constexpr std::size_t max_actions = 500;
    static constexpr std::size_t max_outcomes = max_places;
    static constexpr bool hidden_information = false;
    static constexpr bool carries_out_the_only_action = true;  // TS-012
    static constexpr SearchHints search_hints{.method = SearchMethod::Rollouts,
                                              .playout_decisions = 250,
                                              .chance_branching = 4,
                                              .rollout_cost = 25,
                                              .variants = 4};
    static constexpr const char* not_asked =
        "TS-025: a turn goes through its eight phases in order, and this is not asked now";
};

}  // namespace tessera::temples_and_swords
