// Step 6, Donation: MT-041 to MT-048.
#pragma once

#include <optional>

#include "games/market_trading/effects.h"
#include "games/market_trading/units.h"

namespace tessera::market_trading {

// MT-041: the `store` operation of an improvement, if it has one that applies now.
inline std::optional<operation::Store> store_of(const State& s, const Rules& rules, std::size_t improvement)
{
    for (const Effect& effect : rules[s.mover().improvements[improvement]].effects)
        if (effect.operations[0].is<operation::Store>() && holds(s, rules, effect.conditions))
            return effect.operations[0].as<operation::Store>();
    return std::nullopt;
}

inline bool has_something_to_store(const State& s, const operation::Store& store)
{
    for (Good good : store.tiers.goods)
        if (s.mover().stock[good] > 0) return true;
    return false;
}

// In build order, each storing improvement may take units out of the stock.
inline void perform(State& s, const Rules& rules, StoreUnits step, Sink auto& tell)
{
    s.turn.step = 6;
    for (std::size_t i = step.improvement; i < s.mover().improvements.size(); ++i) {
        const std::optional<operation::Store> store = store_of(s, rules, i);
        if (!store || !has_something_to_store(s, *store)) continue;
        note_carried_out<operation::Store>(tell);
        return s.agenda.run_next({
            ChooseStored{static_cast<std::uint8_t>(i), 0, no_good},
            StoreUnits{static_cast<std::uint8_t>(i + 1)},
        });
    }
}

inline void offer(const State& s, const Rules& rules, const ChooseStored& asked, Offers<Store>& out)
{
    const GoodSet kinds = store_of(s, rules, asked.improvement)->tiers.goods;
    for (Good good : kinds)
        if (s.mover().stock[good] > 0) out.add({good});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseStored& asked, Store a)
{
    if (index_of(a.good) >= rules.good_count() || !store_of(s, rules, asked.improvement)->tiers.goods.contains(a.good))
        return refuse("MT-041: the improvement does not store that kind");
    if (s.mover().stock[a.good] == 0) return refuse("MT-041: you have no unit of that kind");
    if (asked.last != no_good && a.good < asked.last) return refuse("MT-041: kinds are stored in resource order");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseStored& asked, Store a, Sink auto& tell)
{
    Player& player = s.mover();
    --player.stock[a.good];
    add_units(player.stored[a.good], 1);
    tell(UnitStored{s.turn.seat, a.good, player.improvements[asked.improvement]});
    const auto stored = static_cast<std::uint8_t>(asked.stored + 1);
    if (stored < store_of(s, rules, asked.improvement)->n)
        s.agenda.run_next({ChooseStored{asked.improvement, stored, a.good}});
}

inline void offer(const State&, const Rules&, Offers<StoreDone>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, StoreDone) { return allow(); }
inline void apply(State&, const Rules&, StoreDone, Sink auto&) {}

using StandingBonuses = FixedVector<StandingBonus, max_owned>;

inline StandingBonuses standing_bonuses(const State& s, const Rules& rules)
{
    StandingBonuses bonuses;
    for (CardId card : s.mover().improvements) {
        if (!rules[card].pays_in_donation) continue;
        for (const Effect& effect : rules[card].effects) {
            for (const Operation& operation : effect.operations)
                operation.visit([&](const auto& a) {
                    if constexpr (requires { standing_bonus(a); }) {
                        if (bonuses.full()) return;
                        StandingBonus bonus = standing_bonus(a);
                        bonus.conditions = &effect.conditions;
                        bonus.card = card;
                        bonuses.push_back(bonus);
                    }
                });
        }
    }
    return bonuses;
}

// MT-060: a standing bonus comes up with every unit.
inline bool pays_for(const State& s, const Rules& rules, const StandingBonus& bonus, Good good)
{
    return bonus.goods.contains(good) && holds(s, rules, *bonus.conditions);
}

// MT-042 to MT-047: one unit, offered to the market of its kind.
inline void donate_unit(State& s, const Rules& rules, Good good, StandingBonuses& bonuses, Sink auto& tell)
{
    --s.mover().stock[good];
    if (is_flooded(s, rules, good)) {  // MT-045
        tell(UnitRefused{s.turn.seat, good});
        for (StandingBonus& bonus : bonuses) {
            const int points = bonus.for_refused && pays_for(s, rules, bonus, good) ? bonus.pay() : 0;
            if (points == 0) continue;
            note_carried_out<operation::Overflow>(tell);
            tell(PointsScored{s.turn.seat, static_cast<std::uint16_t>(points), good, bonus.card});
            return score_tokens(s, rules, s.turn.seat, points, good, tell);  // the oldest pays alone
        }
        return;
    }

    const bool spoiled = !rules.first_value_after_take && s.turn.taken.contains(good);  // MT-047
    const bool first = s.market[good] == 0 && !spoiled;
    int points = first ? rules[good].first : rules[good].value;  // MT-043, MT-044
    for (StandingBonus& bonus : bonuses) {
        if (bonus.for_refused || !pays_for(s, rules, bonus, good) || (bonus.first_value_only && !first)) continue;
        note_carried_out<operation::Premium>(tell);
        points += bonus.pay();
    }
    ++s.market[good];  // MT-046: before the next one is judged
    add_units(s.turn.donated[good], 1);
    tell(UnitDonated{s.turn.seat, good, static_cast<std::uint16_t>(points), first});
    score_tokens(s, rules, s.turn.seat, points, good, tell);
}

inline void perform(State& s, const Rules& rules, Donate, Sink auto& tell)
{
    s.turn.step = 6;
    s.agenda.run_next({ResolveEffects{Occasion::OnDonate, 0, 0}});  // MT-048
    StandingBonuses bonuses = standing_bonuses(s, rules);
    for (std::size_t i = 0; i < rules.good_count(); ++i)
        while (s.mover().stock.items[i] > 0 && s.ending == Ending::NotYet)
            donate_unit(s, rules, id_at<Good>(i), bonuses, tell);
}

}  // namespace tessera::market_trading
