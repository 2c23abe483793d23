// Treasury: the folder's front door, and the only header of it that others include. The chapters stand in the order of
// the rulebook.
#pragma once

#include "engine/game.h"

// The layout of these lines is the order of the rulebook, not of the alphabet.
// clang-format off
#include "games/treasury/general.h"
#include "games/treasury/knowledge.h"
#include "games/treasury/taking.h"
#include "games/treasury/setup.h"
#include "games/treasury/rounds.h"
#include "games/treasury/main_actions.h"
#include "games/treasury/opening.h"
#include "games/treasury/contracts.h"
#include "games/treasury/events.h"
#include "games/treasury/end_of_round.h"
#include "games/treasury/game_end.h"
#include "games/treasury/abilities.h"
#include "games/treasury/quantities.h"
#include "games/treasury/operations/gold.h"
#include "games/treasury/operations/cards.h"
#include "games/treasury/operations/businesses.h"
#include "games/treasury/operations/choices.h"
#include "games/treasury/effects.h"
#include "games/treasury/view.h"
#include "games/treasury/resampling.h"
#include "games/treasury/bookkeeping.h"
#include "games/treasury/strategy/evaluation.h"
#include "games/treasury/strategy/rollout_policy.h"
#include "games/treasury/words.h"
#include "games/treasury/questions.h"
#include "games/treasury/things.h"
// clang-format on

namespace tessera::treasury {

static_assert(sizeof(State) <= 6144, "a state stays within 6 KB");

struct Game {
    static constexpr std::string_view id = "treasury";
    using State = treasury::State;
    using Rules = treasury::Rules;
    using View = treasury::View;
    using Verbs = treasury::Verbs;
    using PublicVerbs = treasury::PublicVerbs;
    using Steps = treasury::Steps;
    using News = treasury::News;
    using PublicNews = treasury::PublicNews;
    using Operations = treasury::Operations;
    // Developing, selling, two ways of opening, using and claiming for every business, and every card of a hand.
    static constexpr std::size_t max_actions = 5 * max_businesses + max_cards + 8;
    static constexpr std::size_t max_outcomes = max_cards;
    static constexpr bool hidden_information = true;
    static constexpr bool carries_out_the_only_action = true;  // section 6
    static constexpr SearchHints search_hints{.exploration = 0.7f, .playout_decisions = 12, .chance_branching = 4};
    static constexpr const char* not_asked =
        "TR-018: a turn goes through its steps in order, and this is not asked now";
};

}  // namespace tessera::treasury
