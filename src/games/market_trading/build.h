// Step 3, Build: MT-031 to MT-036.
#pragma once

#include "engine/operation_info.h"
#include "games/market_trading/operations/points.h"
#include "games/market_trading/payment.h"

namespace tessera::market_trading {

inline void perform(State& s, const Rules&, BuildStep, Sink auto&)
{
    s.turn.step = 3;
    s.agenda.run_next({ChooseBuilding{}});
}

// Calls f(discount) for each one that counts now.
template <class F>
void for_each_discount(const State& s, const Rules& rules, F&& f)
{
    for (CardId owned : s.mover().improvements) {
        if (!rules[owned].gives_discount) continue;
        for (const Effect& effect : rules[owned].effects) {
            if (!holds(s, rules, effect.conditions)) continue;  // MT-060
            for (const Operation& operation : effect.operations)
                if (operation.is<operation::Discount>()) f(operation.as<operation::Discount>());
        }
    }
}

// MT-032: the cost after the discounts of the mover's improvements; no part of it falls below 0.
inline Cost cost_for(const State& s, const Rules& rules, CardId card)
{
    Cost cost = rules[card].cost;
    const auto lower = [](std::uint8_t& part, std::uint8_t by) {
        part = static_cast<std::uint8_t>(part > by ? part - by : 0);
    };
    for_each_discount(s, rules, [&](const operation::Discount& discount) {
        for (std::size_t i = 0; i < max_goods; ++i) lower(cost.named.items[i], discount.cost.named.items[i]);
        for (std::size_t i = 0; i < tiers; ++i) lower(cost.wild[i], discount.cost.wild[i]);
    });
    return cost;
}

inline bool has_required_tiles(const Player& player, const Rules& rules, CardId card)
{
    for (std::size_t i = 0; i < rules.terrains.size(); ++i) {
        const std::uint8_t required = rules[card].required_tiles.items[i];
        if (required > 0 && tiles_of(player, id_at<Terrain>(i)) < required) return false;
    }
    return true;
}

// Build the improvement in a slot.

inline void offer(const State&, const Rules& rules, Offers<Build>& out)
{
    for (std::uint8_t slot = 0; slot < rules.row_size; ++slot) out.add({Slot{slot}});
}

inline Verdict check(const State& s, const Rules& rules, Build a)
{
    if (index_of(a.slot) >= rules.row_size || s.row[index_of(a.slot)] == no_card)
        return refuse("MT-031: there is no improvement in that slot");
    const CardId card = s.row[index_of(a.slot)];
    if (!has_required_tiles(s.mover(), rules, card))
        return refuse("MT-032: your board lacks the tiles that the improvement requires");
    if (!can_pay(s.mover().stock, rules, cost_for(s, rules, card)))
        return refuse("MT-032: your stock does not cover the cost");
    return allow();
}

inline void apply(State& s, const Rules& rules, Build a, Sink auto& tell)
{
    const CardId card = s.row[index_of(a.slot)];
    for_each_discount(s, rules, [&](const auto&) { note_carried_out<operation::Discount>(tell); });
    s.turn.built = card;
    begin_payment(s, rules, cost_for(s, rules, card), 1, true);
    s.agenda.run_next({
        PayWild{},                                // MT-033
        TakeCard{a.slot},                         // MT-035
        ResolveEffects{Occasion::OnBuild, 0, 0},  // MT-036
    });
}

// MT-035: the card is the newest in the build order, and its slot is refilled.
inline void perform(State& s, const Rules&, TakeCard step, Sink auto& tell)
{
    Player& player = s.mover();
    s.turn.uses[player.improvements.size()] = 0;
    player.improvements.push_back(s.turn.built);
    s.built_this_round = true;
    s.row[index_of(step.slot)] = no_card;
    tell(ImprovementBuilt{s.turn.seat, s.turn.built, s.turn.paid});
    s.agenda.run_next({RefillSlot{step.slot}});
}

// Or pass.

inline void offer(const State&, const Rules&, Offers<Pass>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, Pass) { return allow(); }
inline void apply(State& s, const Rules&, Pass, Sink auto& tell) { tell(BuildingPassed{s.turn.seat}); }

}  // namespace tessera::market_trading
