// Effects: MT-059 to MT-065, and the operations that cards are made of. Choices within them are in `effect_choices.h`.
#pragma once

#include "games/market_trading/conditions.h"
#include "games/market_trading/effect_choices.h"
#include "games/market_trading/payment.h"

namespace tessera::market_trading {

// MT-020: can a recipe begin with this operation?
inline Verdict check_first_operation(const State& s, const Rules& rules, const Operation& operation, int times)
{
    switch (operation.op) {
        case Op::Convert:
            if (can_pay(s.mover().stock, rules, operation.in, times)) return allow();
            return refuse("MT-020: your stock does not hold all inputs");
        case Op::Gain:
            if (count_per(s, operation.per) >= 1) return allow();
            return refuse("MT-020: there is nothing to gain");
        case Op::GainOne:
        case Op::Take:
        case Op::Remove:
            if (!resource_candidates(s, rules, operation).empty()) return allow();
            return refuse("MT-020: there is no kind to choose");
        case Op::Transform:
            if (has_tile_candidate(s, rules, operation, no_tile)) return allow();
            return refuse("MT-020: you have no tile of that terrain without a pile");
        case Op::Sweep:
            for (CardId card : s.row)
                if (card != no_card) return allow();
            return refuse("MT-020: the row is empty");
        default: return allow();
    }
}

inline void gain(State& s, const Goods& goods, int times, CardId card, Sink auto& tell)
{
    Goods gained{};
    add_goods(gained, goods, times);
    add_goods(s.mover().stock, gained);
    tell(GoodsGained{s.turn.seat, gained, card});
}

inline void place_units(State& s, const Rules& rules, Tile tile, std::uint8_t units, CardId card, Sink auto& tell)
{
    add_units(s.mover().piles[index_of(tile)], units);
    tell(UnitsPlaced{s.turn.seat, tile, resource_at(s.mover(), rules, tile), units, card});
}

// Carries out one operation of an effect; the next one stands behind it on the agenda.
inline void perform(State& s, const Rules& rules, CarryOut step, Sink auto& tell)
{
    const CardId card = s.mover().improvements[step.improvement];
    const Effect& effect = rules[card].effects[step.effect];
    const Operation& operation = effect.operations[step.operation];
    const auto next = static_cast<std::uint8_t>(step.operation + 1);
    if (next < effect.operations.size()) s.agenda.run_next({CarryOut{step.improvement, step.effect, next, 1}});

    const ChooseTile choose_tile{step.improvement, step.effect, step.operation, 0, no_tile};
    const ChooseResource choose_resource{step.improvement, step.effect, step.operation};
    switch (operation.op) {
        case Op::Convert:
            if (!can_pay(s.mover().stock, rules, operation.in, step.times)) return;  // MT-062, behind another operation
            begin_payment(s, rules, operation.in, step.times, false);
            return s.agenda.run_next({
                PayWild{},
                GainOutput{step.improvement, step.effect, step.operation, step.times},
            });
        case Op::Gain: {
            const int times = count_per(s, operation.per);
            if (times > 0) gain(s, operation.out, times, card, tell);
            return;
        }
        case Op::Place:
            if (operation.where == Operation::Where::Same) {
                if (s.turn.focus != no_tile) place_units(s, rules, s.turn.focus, operation.n, card, tell);
                return;
            }
            [[fallthrough]];
        case Op::Transform:
        case Op::ExtraHarvest:
            if (has_tile_candidate(s, rules, operation, no_tile)) s.agenda.run_next({choose_tile});  // MT-062
            return;
        case Op::GainOne:
        case Op::Take:
        case Op::Remove:
            if (!resource_candidates(s, rules, operation).empty()) s.agenda.run_next({choose_resource});  // MT-062
            return;
        case Op::Credit:
            add_units(s.turn.bonus_credit, operation.n);
            return tell(CreditGained{s.turn.seat, operation.n, card});
        case Op::FloodPass:
            add_units(s.turn.flood_passes, operation.n);
            return tell(FloodPassesGained{s.turn.seat, operation.n, card});
        case Op::Sweep:
            for (CardId shown : s.row)
                if (shown != no_card) return s.agenda.run_next({ChooseSlot{}});
            return;
        case Op::Score: {
            const int points = operation.n * count_per(s, operation.per);
            if (points == 0) return;
            tell(PointsScored{s.turn.seat, static_cast<std::uint16_t>(points), operation.beside, card});
            return score_tokens(s, rules, s.turn.seat, points, operation.beside, tell);
        }
        case Op::Store:     // before the donation (MT-041)
        case Op::Discount:  // standing modifiers
        case Op::Premium:
        case Op::Overflow: return;
    }
}

// MT-021: the outputs come once all inputs are paid.
inline void perform(State& s, const Rules& rules, GainOutput step, Sink auto& tell)
{
    const CardId card = s.mover().improvements[step.improvement];
    gain(s, rules[card].effects[step.effect].operations[step.operation].out, step.times, card, tell);
}

// Does this effect of an own improvement belong to the occasion, and do its conditions hold now?
inline bool comes_up(const State& s, const Rules& rules, Occasion when, std::size_t improvement, std::size_t effect)
{
    const Player& player = s.mover();
    const bool just_built = when == Occasion::OnBuild && improvement + 1 == player.improvements.size();
    if (just_built) return false;  // MT-036
    const Effect& candidate = rules[player.improvements[improvement]].effects[effect];
    if (candidate.when != when || candidate.operations[0].op == Op::Store) return false;
    return holds(s, rules, candidate.conditions);
}

inline std::uint16_t effect_number(std::size_t improvement, std::size_t effect)
{
    return static_cast<std::uint16_t>(improvement * max_effects + effect);
}

// With player_choice: all effects of the occasion that are not resolved and whose conditions hold now.
inline FixedVector<std::uint16_t, 255> open_effects(const State& s, const Rules& rules, Occasion when)
{
    FixedVector<std::uint16_t, 255> open;
    for (std::size_t i = 0; i < s.mover().improvements.size(); ++i)
        for (std::size_t e = 0; e < rules[s.mover().improvements[i]].effects.size(); ++e)
            if (!s.turn.resolved.contains(effect_number(i, e)) && comes_up(s, rules, when, i, e) && !open.full())
                open.push_back(effect_number(i, e));
    return open;
}

inline void resolve(State& s, Occasion when, std::uint16_t number)
{
    s.turn.resolved.insert(number);
    s.agenda.run_next({
        CarryOut{static_cast<std::uint8_t>(number / max_effects), static_cast<std::uint8_t>(number % max_effects), 0,
                 1},
        ResolveEffects{when, 0, 0},
    });
}

// MT-059: in build order, those of one card as written; or as the player chooses.
inline void perform(State& s, const Rules& rules, ResolveEffects step, Sink auto&)
{
    if (rules.player_orders_effects) {
        const auto open = open_effects(s, rules, step.when);
        if (open.size() == 1) return resolve(s, step.when, open[0]);
        if (open.size() > 1) s.agenda.run_next({ChooseEffect{step.when}});
        return;
    }

    std::size_t effect = step.effect;
    for (std::size_t i = step.improvement; i < s.mover().improvements.size(); ++i, effect = 0) {
        if (!rules[s.mover().improvements[i]].occasions.contains(step.when)) continue;
        for (; effect < rules[s.mover().improvements[i]].effects.size(); ++effect) {
            if (!comes_up(s, rules, step.when, i, effect)) continue;
            const auto place = static_cast<std::uint8_t>(i);
            return s.agenda.run_next({
                CarryOut{place, static_cast<std::uint8_t>(effect), 0, 1},
                ResolveEffects{step.when, place, static_cast<std::uint8_t>(effect + 1)},
            });
        }
    }
}

// Pick the next effect. Of several copies of a card, the oldest with this effect open.

inline std::uint16_t picked_effect(const State& s, const Rules& rules, Occasion when, PickEffect a)
{
    for (std::uint16_t number : open_effects(s, rules, when))
        if (s.mover().improvements[number / max_effects] == a.card && number % max_effects == a.index) return number;
    return 0xFFFF;
}

inline void offer(const State& s, const Rules& rules, const ChooseEffect& asked, Offers<PickEffect>& out)
{
    for (std::uint16_t number : open_effects(s, rules, asked.when)) {
        const PickEffect pick{s.mover().improvements[number / max_effects],
                              static_cast<std::uint8_t>(number % max_effects)};
        if (picked_effect(s, rules, asked.when, pick) == number) out.add(pick);
    }
}

inline Verdict check(const State& s, const Rules& rules, const ChooseEffect& asked, PickEffect a)
{
    if (picked_effect(s, rules, asked.when, a) == 0xFFFF)
        return refuse("MT-059: this effect is not open, or its conditions do not hold now");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseEffect& asked, PickEffect a, Sink auto&)
{
    resolve(s, asked.when, picked_effect(s, rules, asked.when, a));
}

}  // namespace tessera::market_trading
