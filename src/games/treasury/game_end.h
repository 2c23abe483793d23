// End of game: TR-071 to TR-079. The final phase begins in `taking.h`, with the last card of the piles.
#pragma once

#include "engine/ranking.h"
#include "games/treasury/end_of_round.h"

namespace tessera::treasury {

// TR-075, TR-R49: a hand has run out after the piles.
inline void perform(State& s, const Rules& rules, EndChecks, Sink auto& tell)
{
    if (rules.game_end != GameEnd::OutOfCards || s.game_end_triggered || !piles_are_empty(s, rules)) return;
    for (const Player& player : s.players) {
        const int startups = count_businesses_that(player, [](const Business& b) { return b.is_startup(); });
        if (!player.hand.empty() || (rules.startups_delay_game_end && startups > 0)) continue;
        s.game_end_triggered = true;
        return tell(GameEndTriggered{});
    }
}

// TR-076: every event happens, with the starting player as actor; then one last end of round (TR-077, TR-R56).
inline void perform(State& s, const Rules&, ResolveAllEvents, Sink auto&)
{
    if (s.current.empty() && s.future.empty()) return s.agenda.run_next({EndRound{}});
    s.agenda.run_next({TurnOverNext{}, ResolveNext{s.round.starting}, ResolveAllEvents{}});
}

inline void perform(State& s, const Rules&, EndGame, Sink auto& tell)
{
    s.agenda.clear();
    tell(GameEnded{});
}

inline int score(const State& s, const Rules&, Seat seat) { return s.players[seat].gold; }

// TR-079, TR-R51: most gold; equal gold is shared, or decided by strength.
inline Ranking ranking(const State& s, const Rules& rules)
{
    const auto is_ahead = [&](std::size_t a, std::size_t b) {
        if (s.players[a].gold != s.players[b].gold) return s.players[a].gold > s.players[b].gold;
        return rules.strength_breaks_final_tie &&
               strength(s, rules, id_at<Seat>(a)) > strength(s, rules, id_at<Seat>(b));
    };
    Ranking ranks(Seats{static_cast<int>(s.players.size())});
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        ranks[i] = 1;
        for (std::size_t k = 0; k < s.players.size(); ++k)
            ranks[i] = static_cast<std::uint8_t>(ranks[i] + is_ahead(k, i));
    }
    return ranks;
}

}  // namespace tessera::treasury
