// Operations for who has won a battle, and for who has lost it (EH-084).
#pragma once

#include "games/eighteen_hundred/operations/asked.h"

namespace tessera::eighteen_hundred {

// The loser loses no prosperity: `waives_defeat` looks for it, so nothing is left to do afterwards.
struct operation::WaiveDefeatLoss {
    static constexpr std::string_view text = "lose no prosperity for the defeat";
    static constexpr std::array stands_on{CardPart::OnLoss};
};

inline void perform(State&, const Rules&, const operation::WaiveDefeatLoss&, const CarryOut&, Sink auto&) {}

// Farms or factories of the battle province, worked or not.
struct operation::DestroyHere {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "destroy {n building(s)} in the province of the battle";
    static constexpr std::array stands_on{CardPart::OnLoss};
};

inline void perform(State& s, const Rules&, const operation::DestroyHere&, const CarryOut& step, Sink auto&)
{
    if (step.left > 0 && s.buildings[s.battle.province] > 0)
        s.agenda.run_next({DestroyHere{step.seat, step.list, step.index, step.left}});
}

inline Verdict check(const State& s, const Rules&, const DestroyHere&, Destroy a)
{
    return check_destruction(s, s.battle.province, a.worker);
}

inline void apply(State& s, const Rules&, const DestroyHere& asked, Destroy a, Sink auto& tell)
{
    destroy_building(s, asked.seat, s.battle.province, a.worker, tell);
    carry_on(s, asked);
}

struct operation::OpponentLosesProsperity {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "the loser loses {n} prosperity";
    static constexpr std::array stands_on{CardPart::OnWin};
};

inline void perform(State& s, const Rules& rules, const operation::OpponentLosesProsperity& a, const CarryOut& step,
                    Sink auto& tell)
{
    change_prosperity(s, rules, opponent_of(s, step.seat), -a.n, ProsperityBy::Battle, cause_of(rules[step.list]),
                      tell);
}

// As much of it as lies in the loser's stockpile.
struct operation::OpponentPaysCommerce {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "the loser pays you {n} commerce";
    static constexpr std::array stands_on{CardPart::OnWin};
};

inline void perform(State& s, const Rules&, const operation::OpponentPaysCommerce& a, const CarryOut& step,
                    Sink auto& tell)
{
    const Seat from = opponent_of(s, step.seat);
    const int paid = std::min<int>(a.n, s.players[from].commerce);
    add_to(s.players[from].commerce, -paid);
    add_to(s.players[step.seat].commerce, paid);
    tell(CommercePaid{from, step.seat, static_cast<std::uint8_t>(paid)});
}

}  // namespace tessera::eighteen_hundred
