// What a seat may know. In Temples and Swords everything is public (section 6): every seat has the same view, and there
// is nothing to deal anew.
#pragma once

#include "games/temples_and_swords/combat.h"
#include "games/temples_and_swords/game_end.h"

namespace tessera::temples_and_swords {

// How many dice each side rolls (TS-059), as things stand.
struct CombatDice {
    std::uint8_t attack = 0;
    std::uint8_t defence = 0;
};
BOOST_DESCRIBE_STRUCT(CombatDice, (), (attack, defence))

struct View {
    Seat viewer{};
    EnumArray<Terrain, HexSet, terrain_count> land{};
    FixedVector<Hex, max_players> sites{};
    PerSeat<Player, max_players> players{};
    PerSeat<std::int16_t, max_players> scores{};
    EnumArray<Hex, HexState, max_places> hexes{};
    FixedVector<Disease, 48> diseases{};
    FixedVector<WarbandDue, 12> warbands{};
    Seat first{};
    std::uint16_t round = 0;
    bool target_reached = false;
    std::uint8_t phase = 0;  // of the turn, from 1; 0 between turns
    Turn turn{};
    Combat combat{};
    CombatDice dice{};
    Ending ending = Ending::NotYet;
    Seat winner = spectator;
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (viewer, land, sites, players, scores, hexes, diseases, warbands, first, round, target_reached,
                       phase, turn, combat, dice, ending, winner))

inline View view(const State& s, const Rules& rules, Seat seat)
{
    View v;
    v.viewer = seat;
    v.land = s.land;
    v.sites = s.sites;
    v.players = s.players;
    for (std::size_t i = 0; i < s.players.size(); ++i)
        v.scores.push_back(static_cast<std::int16_t>(score(s, rules, id_at<Seat>(i))));
    v.hexes = s.hexes;
    v.diseases = s.diseases;
    v.warbands = s.warbands;
    v.first = s.first;
    v.round = s.round;
    v.target_reached = s.target_reached;
    v.phase = phase_of(s);
    v.turn = s.turn;
    v.combat = s.combat;
    if (s.combat.hex != no_hex)
        v.dice = {narrow(dice_of(s, rules, Side::Attacker)), narrow(dice_of(s, rules, Side::Defender))};
    v.ending = s.ending;
    v.winner = s.winner;
    return v;
}

inline void resample_hidden(State&, const Rules&, Seat, Rng&) {}

}  // namespace tessera::temples_and_swords
