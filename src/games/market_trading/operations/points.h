// Operations that score, and those that stand: they happen to nobody at once, but count in a building, in a donation or
// before it (MT-065).
#pragma once

#include "games/market_trading/operations/asked.h"

namespace tessera::market_trading {

// `score`: n points, beside a market or on the market square.
struct operation::Score {
    MEMBERS(Number<1, 50> n; Good beside = no_good; Per per = {});
    static constexpr std::string_view text = "score {n}[ for {per}][ beside the market of {beside}]";
    static constexpr std::array when{Occasion::OnBuild, Occasion::OnDonate};
};

inline void perform(State& s, const Rules& rules, const operation::Score& a, const CarryOut& step, Sink auto& tell)
{
    const int points = a.n * count_per(s, a.per);
    if (points == 0) return;
    tell(PointsScored{s.turn.seat, static_cast<std::uint16_t>(points), a.beside, card_asked(s, step)});
    score_tokens(s, rules, s.turn.seat, points, a.beside, tell);
}

// `store`: before donating, up to n units of these tiers go from the stock onto the card (MT-041).
struct operation::Store {
    MEMBERS(Number<1, 50> n; Tiers tiers);
    static constexpr std::string_view text = "keep up to {n unit(s)} until your next harvest";
    static constexpr std::array when{Occasion::OnDonate};
    static constexpr bool stands = true;
};

// `discount`: every improvement that the player builds costs so much less; discounts add up (MT-032).
struct operation::Discount {
    MEMBERS(Cost cost);
    static constexpr std::string_view text = "improvements cost {cost} less";
    static constexpr std::array when{Occasion::Always};
    static constexpr bool stands = true;
};

// A standing bonus, and what it has paid so far in this donation.
struct StandingBonus {
    GoodSet goods{};
    int each = 0;
    int most = 0;
    bool for_refused = false;        // rather than for units that the market accepts
    bool first_value_only = false;   // of those accepted
    const Conditions* conditions{};  // MT-060: it comes up with every unit
    CardId card = no_card;
    int paid = 0;

    // Takes what a unit brings out of what is left of its limit.
    int pay()
    {
        const int points = std::min(each, most - paid);
        paid += points;
        return points;
    }
};

// `premium`: a unit that the market accepts scores n more, at most `max` in a turn.
struct operation::Premium {
    MEMBERS(KindsOrTiers what; UnitsPaid on; Number<1, 50> n; Number<1, 50> max);
    static constexpr std::string_view text = "{on} accepted unit scores {n} more, at most {max}";
    static constexpr std::array when{Occasion::Always};
    static constexpr bool stands = true;
};

inline StandingBonus standing_bonus(const operation::Premium& a)
{
    return {.goods = a.what.goods, .each = a.n, .most = a.max, .first_value_only = a.on == UnitsPaid::First};
}

// `overflow`: a unit that the market refuses scores n, at most `max` in a turn.
struct operation::Overflow {
    MEMBERS(Tiers tiers; Number<1, 50> n; Number<1, 50> max);
    static constexpr std::string_view text = "each refused unit scores {n}, at most {max}";
    static constexpr std::array when{Occasion::Always};
    static constexpr bool stands = true;
};

inline StandingBonus standing_bonus(const operation::Overflow& a)
{
    return {.goods = a.tiers.goods, .each = a.n, .most = a.max, .for_refused = true};
}

}  // namespace tessera::market_trading
