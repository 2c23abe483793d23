// Paying: MT-032 to MT-034. Named units go at once; the payer chooses the kinds of the wild ones, lowest tier first, in
// resource order within a tier.
#pragma once

#include "games/market_trading/units.h"

namespace tessera::market_trading {

inline int units_of_tier(const Goods& goods, const Rules& rules, Tier tier)
{
    int units = 0;
    for (Good good : rules.goods_of_tier[tier]) units += goods[good];
    return units;
}

// Does a stock hold a cost so many times over? Named units are counted first (MT-033).
inline bool can_pay(const Goods& stock, const Rules& rules, const Cost& cost, int times = 1)
{
    std::array<int, tiers + 1> named_of_tier{};
    for (std::size_t i = 0; i < rules.good_count(); ++i) {
        const int needed = cost.named.items[i] * times;
        if (stock.items[i] < needed) return false;
        named_of_tier[rules.goods[i].tier] += needed;
    }
    for (Tier tier = 1; tier <= tiers; ++tier) {
        const int wild = cost.wild[tier - 1u] * times;
        if (wild > 0 && units_of_tier(stock, rules, tier) - named_of_tier[tier] < wild) return false;
    }
    return true;
}

// MT-034: where a unit paid for a building, or an input, goes. The bank has no end and no count.
inline void pay_unit(State& s, const Rules& rules, Good good, bool for_building)
{
    --s.mover().stock[good];
    if (!for_building) return;
    add_units(s.turn.paid[good], 1);
    if (rules.payment_goes_to_market && !is_flooded(s, rules, good)) ++s.market[good];
}

// Pays the named units and leaves the wild ones to be chosen by a PayWild step.
inline void begin_payment(State& s, const Rules& rules, const Cost& cost, int times, bool for_building)
{
    for (std::size_t i = 0; i < rules.good_count(); ++i)
        for (int k = 0; k < cost.named.items[i] * times; ++k) pay_unit(s, rules, id_at<Good>(i), for_building);
    s.payment = {};
    s.payment.wild = cost.wild;
    s.payment.for_building = for_building;
}

// The tier whose wild units are due; 0 if all are paid.
inline Tier tier_due(const Payment& payment)
{
    for (Tier tier = 1; tier <= tiers; ++tier)
        if (payment.wild[tier - 1u] > 0) return tier;
    return 0;
}

inline void perform(State& s, const Rules&, PayWild, Sink auto&)
{
    if (tier_due(s.payment) > 0) s.agenda.run_next({ChoosePayment{}});
}

inline void offer(const State& s, const Rules& rules, Offers<Pay>& out)
{
    for (Good good : rules.goods_of_tier[tier_due(s.payment)])
        if (s.mover().stock[good] > 0) out.add({good});
}

inline Verdict check(const State& s, const Rules& rules, Pay a)
{
    const Tier due = tier_due(s.payment);
    if (index_of(a.good) >= rules.good_count() || rules.tier(a.good) != due)
        return refuse("MT-033: a wild unit is paid with a unit of exactly its tier, the lowest tier first");
    if (s.payment.last != no_good && a.good < s.payment.last) return refuse("MT-033: kinds are paid in resource order");
    if (s.mover().stock[a.good] == 0) return refuse("MT-033: you have no unit of that kind");
    int from_here_on = 0;
    for (Good good : rules.goods_of_tier[due])
        if (good >= a.good) from_here_on += s.mover().stock[good];
    if (from_here_on < s.payment.wild[due - 1u])
        return refuse("MT-033: the rest could not be paid with this kind and later ones");
    return allow();
}

inline void apply(State& s, const Rules& rules, Pay a, Sink auto&)
{
    std::uint8_t& left = s.payment.wild[rules.tier(a.good) - 1u];
    pay_unit(s, rules, a.good, s.payment.for_building);
    --left;
    s.payment.last = left > 0 ? a.good : no_good;
    s.agenda.run_next({PayWild{}});
}

}  // namespace tessera::market_trading
