// Operations on gold: of players, from each other, and of the treasury. Amounts are evaluated when the player concerned
// is handled.
#pragma once

#include "games/treasury/operations/context.h"

namespace tessera::treasury {

// `gain`: each player in `who` gains n from the supply, or as much of it as the treasury still holds.
struct operation::Gain {
    MEMBERS(Amount n; Selector who = {}; PlaceOfGold from = PlaceOfGold::Supply);
    static constexpr std::string_view text = "gain {n gold}[ from the {from}][ ({who})]";
};

inline void perform(State& s, const Rules& rules, const operation::Gain& a, const EffectContext& context, Seat seat,
                    Sink auto& tell)
{
    const bool from_treasury = a.from == PlaceOfGold::Treasury;
    int gold = small_amount(s, rules, a.n, seat);
    if (from_treasury)
        gold = gain_from_treasury(s, seat, gold);
    else
        gain_from_supply(s, seat, gold);
    if (gold > 0) tell(GoldGained{seat, static_cast<std::uint8_t>(gold), context.card, from_treasury});
}

// `lose`: each loses n, at most all they have. A shield keeps off the losses of events; taxes, costs and own abilities
// still take.
struct operation::Lose {
    MEMBERS(Amount n; Selector who = {}; PlaceOfGold to = PlaceOfGold::Supply);
    static constexpr std::string_view text = "lose {n gold}[ to the {to}][ ({who})]";
};

inline void perform(State& s, const Rules& rules, const operation::Lose& a, const EffectContext& context, Seat seat,
                    Sink auto& tell)
{
    if (is_of_event(rules, context) && is_shielded(s, rules, seat, Harm::Loss))
        return tell(ShieldHeld{seat, context.card});
    const bool to_treasury = a.to == PlaceOfGold::Treasury;
    const int due = small_amount(s, rules, a.n, seat);
    const int gold = to_treasury ? lose_to_treasury(s, seat, due) : lose_to_supply(s, seat, due);
    if (gold > 0) tell(GoldLost{seat, static_cast<std::uint8_t>(gold), context.card, to_treasury});
}

// `steal`: you take n from each player in `from`. What is stolen from each is evaluated once.
struct operation::Steal {
    MEMBERS(Amount n; Selector from);
    static constexpr std::string_view text = "steal {n gold} ({from})";
};

inline void perform(State& s, const Rules& rules, const operation::Steal& a, const EffectContext& context,
                    SeatBits seats, Sink auto& tell)
{
    const int gold = small_amount(s, rules, a.n, context.you);
    for (std::size_t k = 1; k < s.players.size(); ++k) {
        const Seat from = left_of(s, context.you, k);
        if ((seats & bit_of(from)) == 0) continue;
        if (is_shielded(s, rules, from, Harm::Theft)) {
            tell(ShieldHeld{from, context.card});
            continue;
        }
        const int stolen = lose_to_supply(s, from, gold);
        gain_from_supply(s, context.you, stolen);
        if (stolen > 0) tell(GoldStolen{context.you, from, static_cast<std::uint8_t>(stolen), context.card});
    }
}

// `endow`: the supply adds n to the treasury.
struct operation::Endow {
    MEMBERS(Amount n);
    static constexpr std::string_view text = "the treasury gains {n gold}";
};

inline void perform(State& s, const Rules& rules, const operation::Endow& a, const EffectContext& context,
                    Sink auto& tell)
{
    const int gold = amount(s, rules, a.n, context.you);
    endow_treasury(s, gold);
    if (gold > 0) tell(TreasuryEndowed{static_cast<std::uint16_t>(gold), context.card});
}

// `drain`: the treasury loses n to the supply, not below 0.
struct operation::Drain {
    MEMBERS(Amount n);
    static constexpr std::string_view text = "the treasury loses {n gold}";
};

inline void perform(State& s, const Rules& rules, const operation::Drain& a, const EffectContext& context,
                    Sink auto& tell)
{
    const int gold = drain_treasury(s, amount(s, rules, a.n, context.you));
    if (gold > 0) tell(TreasuryDrained{static_cast<std::uint16_t>(gold), context.card});
}

}  // namespace tessera::treasury
