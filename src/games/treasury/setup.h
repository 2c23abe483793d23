// Setup: TR-009 to TR-013.
#pragma once

#include "games/treasury/taking.h"

namespace tessera::treasury {

// TR-012, TR-R04: all cards of a later age, or so many for each player.
inline std::uint8_t later_pile(const Rules& rules, Seats seats, Age age)
{
    const std::size_t all = rules.cards_of_age[age].size();
    const std::size_t kept = rules.later_age_cards_per_player * static_cast<std::size_t>(seats.count);
    return static_cast<std::uint8_t>(kept == 0 ? all : std::min(all, kept));
}

inline State begin(const Rules& rules, Seats seats)
{
    const SetupNumbers& setup = rules.setup;
    State s{};
    s.players = PerSeat<Player, max_players>(seats);
    for (std::size_t i = 0; i < s.players.size(); ++i)
        gain_from_supply(s, id_at<Seat>(i), setup.first_player_gold + static_cast<int>(i) * setup.gold_step);  // TR-010
    endow_treasury(s, setup.treasury_per_player * seats.count);

    // TR-009: every age is shuffled for itself, so its cards have no order before somebody looks at one.
    for (std::size_t i = 0; i < rules.card_count; ++i) s.unseen.insert(id_at<CardId>(i));
    const int for_each = setup.hand_cards + setup.current_events_per_player + setup.draw_cards_per_player;
    s.piles[0] = static_cast<std::uint8_t>(for_each * seats.count);
    for (Age age = 1; age <= rules.last_age; ++age) s.piles[age] = later_pile(rules, seats, age);

    s.agenda.run_next({LayCurrentEvents{}, BeginRound{}});
    for (std::size_t i = s.players.size(); i-- > 0;)
        s.agenda.run_next({DrawCards{id_at<Seat>(i), setup.hand_cards}});  // TR-011
    return s;
}

// TR-011: the current events are laid unseen; what then is left of the pile is the draw pile, and the rest lies in the
// box. TR-013: the top event is revealed.
inline void perform(State& s, const Rules& rules, LayCurrentEvents, Sink auto&)
{
    const std::size_t events = rules.setup.current_events_per_player * s.players.size();
    for (std::size_t i = 0; i < events; ++i) s.current.push_back(rules.unseen_card(0));
    s.piles[0] = static_cast<std::uint8_t>(s.piles[0] - events);
    s.agenda.run_next({RevealTop{}});
}

}  // namespace tessera::treasury
