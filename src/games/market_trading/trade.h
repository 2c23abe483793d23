// Trades: MT-023 to MT-030. A trade is composed unit by unit, offers first, then takes, each in resource order, so that
// every pair of bundles has exactly one sequence of actions (section 6). Nothing moves before it is closed.
#pragma once

#include <algorithm>

#include "games/market_trading/units.h"

namespace tessera::market_trading {

// Units of a kind that the market still takes in the trade under way, without flood passes (MT-025).
inline int room_for(const State& s, const Rules& rules, const OpenTrade& trade, Good good)
{
    return std::max(0, rules.market_cap - s.market[good] - trade.offered[good]);
}

// The most that offers from this kind on could still add to the credit, leaving one kind out.
inline int most_to_add(const State& s, const Rules& rules, const OpenTrade& trade, Good from, Good except)
{
    int most = 0;
    Goods beyond_room{};  // units that would need a pass each
    for (std::size_t i = index_of(from); i < rules.good_count(); ++i) {
        const Good good = id_at<Good>(i);
        if (good == except) continue;
        const int units = s.mover().stock[good] - trade.offered[good];
        const int fitting = std::min(units, room_for(s, rules, trade, good));
        most += fitting * rules.value(good);
        beyond_room[good] = static_cast<std::uint8_t>(units - fitting);
    }
    for (int passes = trade.passes_left; passes > 0; --passes) {
        Good dearest = no_good;
        for (std::size_t i = index_of(from); i < rules.good_count(); ++i) {
            const Good good = id_at<Good>(i);
            if (beyond_room[good] > 0 && (dearest == no_good || rules.value(good) > rules.value(dearest)))
                dearest = good;
        }
        if (dearest == no_good) break;
        --beyond_room[dearest];
        most += rules.value(dearest);
    }
    return most;
}

// Could something be taken at the end, with this unit offered and whatever can still be offered after it?
inline bool can_be_completed(const State& s, const Rules& rules, const OpenTrade& trade, Good offered)
{
    const int credit = trade.credit + rules.value(offered);
    bool something_dearer = false;
    for (std::size_t i = 0; i < rules.good_count(); ++i) {
        const Good good = id_at<Good>(i);
        if (s.market[good] == 0 || good == offered || trade.offered[good] > 0) continue;
        if (rules.value(good) <= credit) return true;
        something_dearer = true;
    }
    if (!something_dearer) return false;

    OpenTrade next = trade;
    if (room_for(s, rules, trade, offered) == 0) --next.passes_left;
    ++next.offered[offered];
    for (std::size_t i = 0; i < rules.good_count(); ++i) {
        const Good good = id_at<Good>(i);
        if (s.market[good] == 0 || next.offered[good] > 0) continue;
        if (rules.value(good) <= credit + most_to_add(s, rules, next, offered, good)) return true;
    }
    return false;
}

// Offer a unit: MT-023, MT-025, MT-026, MT-029. In the hub the first offer begins the trade.

inline OpenTrade new_trade(const State& s)
{
    OpenTrade trade;
    trade.credit = s.turn.bonus_credit;  // MT-030: all of it is used
    trade.passes_left = s.turn.flood_passes;
    return trade;
}

inline void offer(const State& s, const Rules& rules, const Hub&, Offers<Offer>& out)
{
    if (!s.turn.trade_open) return;
    for (std::size_t i = 0; i < rules.good_count(); ++i)
        if (s.mover().stock.items[i] > 0) out.add({id_at<Good>(i)});
}

inline void offer(const State& s, const Rules& rules, const Trade&, Offers<Offer>& out)
{
    if (s.trade.taking) return;
    for (std::size_t i = index_of(s.trade.last); i < rules.good_count(); ++i)
        if (s.mover().stock.items[i] > s.trade.offered.items[i]) out.add({id_at<Good>(i)});
}

inline Verdict check_offer(const State& s, const Rules& rules, const OpenTrade& trade, Good good)
{
    if (index_of(good) >= rules.good_count()) return refuse("MT-023: there is no such kind");
    if (trade.taking) return refuse("MT-023: after the first take no more is offered");
    if (trade.last != no_good && good < trade.last) return refuse("MT-023: kinds are offered in resource order");
    if (s.mover().stock[good] <= trade.offered[good]) return refuse("MT-023: only units in your stock can be offered");
    if (room_for(s, rules, trade, good) == 0 && trade.passes_left == 0)
        return refuse("MT-025: the market of that kind is flooded");
    if (!can_be_completed(s, rules, trade, good)) return refuse("MT-024: nothing in the market could be taken for it");
    return allow();
}

inline Verdict check(const State& s, const Rules& rules, const Hub&, Offer a)
{
    if (!s.turn.trade_open) return refuse("MT-029: one trade in each window; the next use opens another");
    return check_offer(s, rules, new_trade(s), a.good);
}

inline Verdict check(const State& s, const Rules& rules, const Trade&, Offer a)
{
    return check_offer(s, rules, s.trade, a.good);
}

inline void apply(State& s, const Rules& rules, const Trade&, Offer a, Sink auto&)
{
    if (room_for(s, rules, s.trade, a.good) == 0) --s.trade.passes_left;  // a pass is used only when there is no room
    ++s.trade.offered[a.good];
    s.trade.credit = static_cast<std::uint16_t>(s.trade.credit + rules.value(a.good));
    s.trade.last = a.good;
    s.agenda.run_next({Trade{}});
}

inline void apply(State& s, const Rules& rules, const Hub&, Offer a, Sink auto& tell)
{
    s.trade = new_trade(s);
    s.agenda.run_next({Hub{}});  // for when the trade is closed
    apply(s, rules, Trade{}, a, tell);
}

// Take a unit: MT-024, MT-026, MT-027.

inline void offer(const State& s, const Rules& rules, Offers<Take>& out)
{
    for (std::size_t i = 0; i < rules.good_count(); ++i)
        if (s.market.items[i] > s.trade.taken.items[i]) out.add({id_at<Good>(i)});
}

inline Verdict check(const State& s, const Rules& rules, Take a)
{
    if (index_of(a.good) >= rules.good_count()) return refuse("MT-023: there is no such kind");
    if (s.trade.offered[a.good] > 0) return refuse("MT-026: no kind is both offered and taken");
    if (s.market[a.good] <= s.trade.taken[a.good])
        return refuse("MT-027: only copies that were in the market before the trade can be taken");
    if (rules.value(a.good) > s.trade.credit) return refuse("MT-024: the credit does not suffice");
    if (s.trade.taking && a.good < s.trade.last) return refuse("MT-023: kinds are taken in resource order");
    return allow();
}

inline void apply(State& s, const Rules& rules, Take a, Sink auto&)
{
    ++s.trade.taken[a.good];
    s.trade.credit = static_cast<std::uint16_t>(s.trade.credit - rules.value(a.good));
    s.trade.last = a.good;
    s.trade.taking = true;
    s.agenda.run_next({Trade{}});
}

// Close the trade: MT-028, MT-029.

inline void offer(const State&, const Rules&, Offers<Close>& out) { out.add({}); }

inline Verdict check(const State& s, const Rules&, Close)
{
    if (!s.trade.taking) return refuse("MT-023: a trade takes at least one unit");
    return allow();
}

inline void apply(State& s, const Rules& rules, Close, Sink auto& tell)
{
    Player& player = s.mover();
    for (std::size_t i = 0; i < rules.good_count(); ++i) {
        const Good good = id_at<Good>(i);
        player.stock[good] = static_cast<std::uint8_t>(player.stock[good] - s.trade.offered[good]);
        add_units(player.stock[good], s.trade.taken[good]);
        // Units admitted by a flood pass go to the bank.
        const int held = s.market[good] - s.trade.taken[good] + s.trade.offered[good];
        s.market[good] = static_cast<std::uint8_t>(std::min<int>(held, rules.market_cap));
        if (s.trade.taken[good] > 0) s.turn.taken.insert(good);
    }
    tell(TradeClosed{s.turn.seat, s.trade.offered, s.trade.taken});
    s.trade = {};
    s.turn.trade_open = false;
    s.turn.bonus_credit = 0;
    s.turn.flood_passes = 0;
}

}  // namespace tessera::market_trading
