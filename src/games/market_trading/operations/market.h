// Operations on the market, on the row of improvements, and on the next trade.
#pragma once

#include "games/market_trading/operations/asked.h"

namespace tessera::market_trading {

inline GoodSet kinds_in_market(const State& s, const GoodSet& goods)
{
    GoodSet kinds;
    for (Good good : goods)
        if (s.market[good] > 0) kinds.insert(good);
    return kinds;
}

// `take`: up to n copies of a kind out of the market, or out of one that is flooded. It is no trade.
struct operation::Take {
    MEMBERS(Tiers tiers; Number<1, 24> n = 1; bool flooded = false);
    static constexpr std::string_view text = "take {n} from {flooded}";
    static constexpr std::array when{Occasion::Use, Occasion::OnBuild};
};

inline GoodSet kinds_to_choose(const State& s, const Rules& rules, const operation::Take& a)
{
    if (!a.flooded) return kinds_in_market(s, a.tiers.goods);
    GoodSet kinds;
    for (Good good : a.tiers.goods)
        if (is_flooded(s, rules, good)) kinds.insert(good);
    return kinds;
}

inline void choose_kind(State& s, const operation::Take& a, Good good, CardId card, Sink auto& tell)
{
    const auto units = static_cast<std::uint8_t>(std::min<int>(a.n, s.market[good]));
    s.market[good] = static_cast<std::uint8_t>(s.market[good] - units);
    add_units(s.mover().stock[good], units);
    s.turn.taken.insert(good);
    tell(TakenFromMarket{s.turn.seat, good, units, card});
}

// `remove`: a copy of a kind goes from the market to the bank.
struct operation::Remove {
    MEMBERS(Tiers tiers);
    static constexpr std::string_view text = "remove 1 unit from the market";
    static constexpr std::array when{Occasion::Use};
};

inline GoodSet kinds_to_choose(const State& s, const Rules&, const operation::Remove& a)
{
    return kinds_in_market(s, a.tiers.goods);
}

inline void choose_kind(State& s, const operation::Remove&, Good good, CardId card, Sink auto& tell)
{
    --s.market[good];
    tell(RemovedFromMarket{s.turn.seat, good, card});
}

// `sweep`: a card of the row goes to the discard, and its slot is refilled.
struct operation::Sweep {
    static constexpr std::string_view text = "replace a card of the row";
    static constexpr std::array when{Occasion::Use};
};

inline bool has_card_in_row(const State& s)
{
    return std::any_of(s.row.begin(), s.row.end(), [](CardId card) { return card != no_card; });
}

inline Verdict check_first(const State& s, const Rules&, const operation::Sweep&, int)
{
    return has_card_in_row(s) ? allow() : refuse("MT-020: the row is empty");
}

inline void perform(State& s, const Rules&, const operation::Sweep&, const CarryOut&, Sink auto&)
{
    if (has_card_in_row(s)) s.agenda.run_next({ChooseSlot{}});
}

inline void offer(const State&, const Rules& rules, Offers<PickSlot>& out)
{
    for (std::uint8_t slot = 0; slot < rules.row_size; ++slot) out.add({Slot{slot}});
}

inline Verdict check(const State& s, const Rules& rules, PickSlot a)
{
    if (index_of(a.slot) >= rules.row_size || s.row[index_of(a.slot)] == no_card)
        return refuse("MT-062: there is no card in that slot");
    return allow();
}

inline void apply(State& s, const Rules&, PickSlot a, Sink auto& tell)
{
    CardId& card = s.row[index_of(a.slot)];
    ++s.discard[card];
    tell(CardSwept{s.turn.seat, a.slot, card});
    card = no_card;
    s.agenda.run_next({RefillSlot{a.slot}});
}

// `credit`: n bonus credit for the next trade of this step.
struct operation::Credit {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "{n} credit for your next trade";
    static constexpr std::array when{Occasion::Use};
};

inline void perform(State& s, const Rules&, const operation::Credit& a, const CarryOut& step, Sink auto& tell)
{
    add_units(s.turn.bonus_credit, a.n);
    tell(CreditGained{s.turn.seat, static_cast<std::uint8_t>(a.n), card_asked(s, step)});
}

// `flood_pass`: n flood passes for the next trade of this step.
struct operation::FloodPass {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "{n} flood passes for your next trade";
    static constexpr std::array when{Occasion::Use};
};

inline void perform(State& s, const Rules&, const operation::FloodPass& a, const CarryOut& step, Sink auto& tell)
{
    add_units(s.turn.flood_passes, a.n);
    tell(FloodPassesGained{s.turn.seat, static_cast<std::uint8_t>(a.n), card_asked(s, step)});
}

}  // namespace tessera::market_trading
