// Steps 2 and 4, Trade and improve: MT-016 to MT-022, uses. Trades are in `trade.h`.
#pragma once

#include "games/market_trading/effects.h"
#include "games/market_trading/units.h"

namespace tessera::market_trading {

// MT-029, MT-030: a step opens a trade window, and brings neither credit nor passes from the step before.
inline void perform(State& s, const Rules& rules, TradeAndImprove step, Sink auto&)
{
    s.turn.step = step.step;
    s.turn.trade_open = true;
    s.turn.used_in_step = false;
    s.turn.bonus_credit = 0;
    s.turn.flood_passes = 0;
    if (rules.use_counts_reset_each_step) s.turn.uses = {};  // MT-018
    s.agenda.run_next({Hub{}});
}

// The place in the build order of an own copy of the card that may still be used; max_owned if there is none.
inline std::size_t copy_to_use(const State& s, const Rules& rules, CardId card)
{
    const Player& player = s.mover();
    for (std::size_t i = 0; i < player.improvements.size(); ++i)
        if (player.improvements[i] == card && s.turn.uses[i] < rules.improve_use_max) return i;
    return max_owned;
}

// Use an improvement: MT-017 to MT-021.

inline void offer(const State& s, const Rules& rules, Offers<Use>& out)
{
    const Player& player = s.mover();
    for (std::size_t i = 0; i < player.improvements.size(); ++i) {
        const CardId card = player.improvements[i];
        const Improvement& improvement = rules[card];
        if (improvement.recipes.empty() || copy_to_use(s, rules, card) != i) continue;
        for (std::size_t recipe = 0; recipe < improvement.recipes.size(); ++recipe) {
            const Effect& effect = improvement.effects[improvement.recipes[recipe]];
            for (std::uint8_t k = 1; k <= effect.times; ++k) out.add({card, static_cast<std::uint8_t>(recipe), k});
        }
    }
}

inline Verdict check(const State& s, const Rules& rules, Use a)
{
    const Player& player = s.mover();
    if (!player.improvements.contains(a.card)) return refuse("MT-017: you own no such improvement");
    const Improvement& improvement = rules[a.card];
    if (a.recipe >= improvement.recipes.size()) return refuse("MT-017: the improvement has no such recipe");
    if (copy_to_use(s, rules, a.card) == max_owned)
        return refuse("MT-018: this improvement was used as often as the window allows");
    const Effect& effect = improvement.effects[improvement.recipes[a.recipe]];
    if (a.times < 1 || a.times > effect.times) return refuse("MT-017: the recipe cannot be repeated so often");
    if (!holds(s, rules, effect.conditions)) return refuse("MT-020: the condition of the recipe does not hold");
    return check_first_operation(s, rules, effect.operations[0], a.times);
}

inline void apply(State& s, const Rules& rules, Use a, Sink auto& tell)
{
    const std::size_t place = copy_to_use(s, rules, a.card);
    ++s.turn.uses[place];
    s.turn.used_in_step = true;
    s.turn.trade_open = true;  // MT-029: every use opens a window
    s.turn.focus = no_tile;
    tell(ImprovementUsed{s.turn.seat, a.card, a.recipe, a.times});
    s.agenda.run_next({
        CarryOut{static_cast<std::uint8_t>(place), rules[a.card].recipes[a.recipe], 0, a.times},
        Hub{},
    });
}

// End the step: MT-016, MT-022.

inline void offer(const State&, const Rules&, Offers<Done>& out) { out.add({}); }

inline Verdict check(const State& s, const Rules& rules, Done)
{
    if (!rules.must_use_every_converter || !s.turn.used_in_step) return allow();
    const Player& player = s.mover();
    for (std::size_t i = 0; i < player.improvements.size(); ++i) {
        if (s.turn.uses[i] > 0) continue;
        const Improvement& improvement = rules[player.improvements[i]];
        for (std::uint8_t place : improvement.recipes) {
            const Effect& effect = improvement.effects[place];
            const bool converts = effect.operations[0].is<operation::Convert>();
            if (converts && holds(s, rules, effect.conditions) &&
                check_first_operation(s, rules, effect.operations[0], 1))
                return refuse("MT-022: who improves uses every improvement that can convert something");
        }
    }
    return allow();
}

inline void apply(State& s, const Rules&, Done, Sink auto&)
{
    s.turn.focus = no_tile;  // a tile transformed was the focus of that use only
    // MT-030: what was not used is lost.
    s.turn.trade_open = false;
    s.turn.bonus_credit = 0;
    s.turn.flood_passes = 0;
}

}  // namespace tessera::market_trading
