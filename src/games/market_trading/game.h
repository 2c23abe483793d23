// Market Trading: the folder's front door, and the only header of it that others include. The chapters stand in the
// order of the rulebook.
#pragma once

#include "engine/game.h"

// The layout of these lines is the order of the rulebook, not of the alphabet.
// clang-format off
#include "games/market_trading/setup.h"
#include "games/market_trading/turn.h"
#include "games/market_trading/harvest.h"
#include "games/market_trading/trade_and_improve.h"
#include "games/market_trading/trade.h"
#include "games/market_trading/build.h"
#include "games/market_trading/forage.h"
#include "games/market_trading/donation.h"
#include "games/market_trading/row_and_end.h"
#include "games/market_trading/effects.h"
#include "games/market_trading/view.h"
#include "games/market_trading/bookkeeping.h"
#include "games/market_trading/strategy/evaluation.h"
#include "games/market_trading/strategy/rollout_policy.h"
#include "games/market_trading/words.h"
#include "games/market_trading/questions.h"
#include "games/market_trading/things.h"
// clang-format on

namespace tessera::market_trading {

static_assert(sizeof(State) <= 2048, "a state stays within 2 KB");

struct Game {
    static constexpr std::string_view id = "market-trading";
    using State = market_trading::State;
    using Rules = market_trading::Rules;
    using View = market_trading::View;
    using Verbs = market_trading::Verbs;
    using Steps = market_trading::Steps;
    using News = market_trading::News;
    using Operations = market_trading::Operations;
    // Every way to use every improvement, every kind to offer, and done.
    static constexpr std::size_t max_actions = max_owned * max_ways_to_use + max_goods + 1;
    static constexpr std::size_t max_outcomes = max_cards;
    static constexpr bool hidden_information = false;
    static constexpr SearchHints search_hints{.exploration = 0.35f, .playout_decisions = 12, .chance_branching = 4};
    static constexpr const char* not_asked =
        "MT-010: a turn goes through its six steps in order, and this is not asked now";
};

}  // namespace tessera::market_trading
