// 1800: the folder's front door, and the only header of it that others include. The chapters stand in the order of the
// rulebook.
#pragma once

#include "engine/game.h"

// The layout of these lines is the order of the rulebook, not of the alphabet.
// clang-format off
#include "games/eighteen_hundred/setup.h"
#include "games/eighteen_hundred/draft.h"
#include "games/eighteen_hundred/citizens.h"
#include "games/eighteen_hundred/connection.h"
#include "games/eighteen_hundred/turn.h"
#include "games/eighteen_hundred/booms.h"
#include "games/eighteen_hundred/development.h"
#include "games/eighteen_hundred/resources.h"
#include "games/eighteen_hundred/building.h"
#include "games/eighteen_hundred/regiments.h"
#include "games/eighteen_hundred/battles.h"
#include "games/eighteen_hundred/battle_end.h"
#include "games/eighteen_hundred/hand.h"
#include "games/eighteen_hundred/windows.h"
#include "games/eighteen_hundred/trade.h"
#include "games/eighteen_hundred/migration.h"
#include "games/eighteen_hundred/metrics.h"
#include "games/eighteen_hundred/effects.h"
#include "games/eighteen_hundred/view.h"
#include "games/eighteen_hundred/resampling.h"
#include "games/eighteen_hundred/bookkeeping.h"
#include "games/eighteen_hundred/strategy/evaluation.h"
#include "games/eighteen_hundred/strategy/card_choices.h"
#include "games/eighteen_hundred/strategy/rollout_policy.h"
#include "games/eighteen_hundred/words.h"
#include "games/eighteen_hundred/questions.h"
// clang-format on

namespace tessera::eighteen_hundred {

static_assert(sizeof(State) <= 4096, "a state stays within 4 KB");

struct Game {
    static constexpr std::string_view id = "eighteen-hundred";
    using State = eighteen_hundred::State;
    using Rules = eighteen_hundred::Rules;
    using View = eighteen_hundred::View;
    using Verbs = eighteen_hundred::Verbs;
    using PublicVerbs = eighteen_hundred::PublicVerbs;
    using Steps = eighteen_hundred::Steps;
    using News = eighteen_hundred::News;
    using PublicNews = eighteen_hundred::PublicNews;
    using Operations = eighteen_hundred::Operations;
    // Strikes in every province against everybody, before they are checked; two tokens on every card in play are fewer.
    static constexpr std::size_t max_actions = max_provinces * max_players + max_hand_cards + 1;
    static constexpr std::size_t max_outcomes = max_cards;
    static constexpr bool hidden_information = true;
    static constexpr bool carries_out_the_only_action = true;  // section 6
    static constexpr SearchHints search_hints{.method = SearchMethod::Rollouts,
                                              .rollouts_look_ahead = false,
                                              .rollout_cost = 25,
                                              .variants = variant_count,
                                              .variant_without_rollouts = 1,
                                              .variants_expected = 1};
    static constexpr const char* not_asked =
        "EH-038: a turn goes through its seven steps in order, and this is not asked now";
};

}  // namespace tessera::eighteen_hundred
