// Phase 7, Disaster: TS-086 to TS-095. Diseases that linger, then the die, and what it may bring.
#pragma once

#include "engine/operation_info.h"
#include "games/temples_and_swords/operations/harms.h"

namespace tessera::temples_and_swords {

// TS-086, TS-092: each mark of the active player strikes, oldest first; a turn counts even if nobody lives there.
inline void perform(State& s, const Rules&, SufferDiseases step, Sink auto&)
{
    std::size_t i = step.from;
    while (i < s.diseases.size() && s.diseases[i].seat != s.turn.seat) ++i;
    if (i == s.diseases.size()) return;
    Disease& disease = s.diseases[i];
    const Hex hex = disease.hex;
    const std::uint8_t sides = disease.sides;
    std::size_t next = i + 1;
    if (--disease.turns == 0) {
        s.diseases.erase_at(i);
        next = i;
    }
    s.agenda.run_next({SufferDiseases{static_cast<std::uint8_t>(next)}});
    if (s.hexes[hex].populations > 0) s.agenda.run_next({RollLoss{hex, sides}});
}

inline void outcomes(const State&, const Rules&, const RollLoss& asked, Outcomes<Loss>& out)
{
    for (int n = 1; n <= asked.sides; ++n) out.add({narrow(n)});
}

// TS-089: at most all.
inline void apply(State& s, const Rules&, const RollLoss& asked, Loss a, Sink auto& tell)
{
    const int lost = std::min<int>(a.populations, s.hexes[asked.hex].populations);
    tell(PopulationsLost{controller_of(s, asked.hex), asked.hex, narrow(lost)});
    remove_populations(s, asked.hex, lost, tell);
}

// TS-087
inline void perform(State& s, const Rules& rules, FaceDisaster, Sink auto&)
{
    if (rules.disaster_faces > 0) s.agenda.run_next({RollDisasterDie{}});
}

inline void outcomes(const State&, const Rules& rules, Outcomes<DisasterDie>& out)
{
    for (int face = 1; face <= rules.disaster_sides; ++face) out.add({narrow(face)});
}

inline void apply(State& s, const Rules& rules, DisasterDie a, Sink auto&)
{
    if (a.face <= rules.disaster_faces) s.agenda.run_next({RollDisasterChart{}});
}

inline void outcomes(const State&, const Rules&, Outcomes<DisasterChart>& out)
{
    for (std::size_t i = 0; i < disaster_count; ++i) out.add({id_at<Disaster>(i)});
}

inline void apply(State& s, const Rules&, DisasterChart a, Sink auto& tell)
{
    s.turn.disaster = a.disaster;
    s.turn.struck.clear();
    tell(DisasterCame{s.turn.seat, a.disaster});
    s.agenda.run_next({PickStruckHexes{}, StrikeHexes{0, 0}});
}

// TS-095: an own hex at the edge of the map, or next to one that is not own.
inline bool is_border(const State& s, const Rules& rules, Seat seat, Hex hex)
{
    std::size_t own = 0;
    for (Hex next : rules.neighbours[index_of(hex)]) own += s.players[seat].hexes.contains(next) ? 1 : 0;
    return own < 6;
}

inline HexSet border_hexes(const State& s, const Rules& rules, Seat seat)
{
    HexSet border;
    for (Hex hex : s.players[seat].hexes)
        if (is_border(s, rules, seat, hex)) border.insert(hex);
    return border;
}

// TS-088: the hexes that the disaster can still strike.
inline HexSet qualifying_hexes(const State& s, const Rules& rules)
{
    const DisasterInfo& disaster = rules[s.turn.disaster];
    HexSet out;
    if (disaster.pick == Pick::Border) {
        out = border_hexes(s, rules, s.turn.seat);
    } else {
        for (std::size_t i = 0; i < s.players.size(); ++i) {
            if (id_at<Seat>(i) != s.turn.seat && !rules.disasters_strike_anybody) continue;
            for (Hex hex : s.players[i].hexes) {
                const bool struck = disaster.pick == Pick::City
                                        ? has_city(s, rules, hex)
                                        : s.hexes[hex].populations > 0 && terrain_of(s, hex) == disaster.terrain;
                if (struck) out.insert(hex);
            }
        }
    }
    for (Hex hex : s.turn.struck) out.erase(hex);
    return out;
}

inline bool is_announced_later(const Rules& rules, const DisasterInfo& disaster)
{
    if (rules.warbands_are_announced) return false;
    for (const Harm& harm : disaster.harms)
        if (harm.is<operation::Warband>()) return true;
    return false;
}

// TS-088: drawn before any loss is rolled; where only one qualifies, nothing is drawn.
inline void perform(State& s, const Rules& rules, PickStruckHexes, Sink auto& tell)
{
    const DisasterInfo& disaster = rules[s.turn.disaster];
    if (s.turn.struck.size() == static_cast<std::size_t>(disaster.hexes)) return;
    if (is_announced_later(rules, disaster)) return;  // TS-094: not even the hex is known
    const HexSet qualifying = qualifying_hexes(s, rules);
    if (qualifying.empty()) {
        if (s.turn.struck.empty()) tell(DisasterAverted{s.turn.seat, s.turn.disaster});
        return;
    }
    if (qualifying.size() > 1) return s.agenda.run_next({DrawStrike{}, PickStruckHexes{}});
    s.turn.struck.push_back(*qualifying.begin());
    s.agenda.run_next({PickStruckHexes{}});
}

// The hex of a warband that was not announced is drawn in the War phase (TS-096).
inline HexSet hexes_drawn_from(const State& s, const Rules& rules)
{
    return s.turn.disaster == no_disaster ? border_hexes(s, rules, s.turn.seat) : qualifying_hexes(s, rules);
}

inline void outcomes(const State& s, const Rules& rules, Outcomes<Strike>& out)
{
    for (Hex hex : hexes_drawn_from(s, rules)) out.add({hex});
}

inline void apply(State& s, const Rules&, Strike a, Sink auto&) { s.turn.struck.push_back(a.hex); }

// The effects of the disaster in the order written, hex by hex.
inline void perform(State& s, const Rules& rules, StrikeHexes step, Sink auto& tell)
{
    const DisasterInfo& disaster = rules[s.turn.disaster];
    const bool unannounced = is_announced_later(rules, disaster);
    if (unannounced ? step.hex > 0 : step.hex >= s.turn.struck.size()) return;
    if (step.harm == disaster.harms.size())
        return s.agenda.run_next({StrikeHexes{static_cast<std::uint8_t>(step.hex + 1), 0}});
    s.agenda.run_next({StrikeHexes{step.hex, static_cast<std::uint8_t>(step.harm + 1)}});
    const Hex hex = unannounced ? no_hex : s.turn.struck[step.hex];
    disaster.harms[step.harm].visit([&]<class T>(const T& harm) {
        static_assert(DoesHarm<T>::value);
        note_carried_out<T>(tell);
        perform(s, rules, harm, hex, tell);
    });
}

inline void outcomes(const State&, const Rules&, const RollStrength& asked, Outcomes<WarbandStrength>& out)
{
    for (int n = 1; n <= asked.sides; ++n) out.add({narrow(n)});
}

}  // namespace tessera::temples_and_swords
