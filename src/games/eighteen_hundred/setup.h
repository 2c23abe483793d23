// Setup: EH-001 to EH-017. Nations, first player, board, mats, decks and ambitions; `draft.h` has the free draft.
#pragma once

#include "engine/names.h"
#include "games/eighteen_hundred/decks.h"

namespace tessera::eighteen_hundred {

// EH-002: the start named by the option, or the default one for so many players.
inline const Start& start_for(const Rules& rules, std::size_t players)
{
    for (const Start& start : rules.starts) {
        const bool wanted = rules.start == "default" ? start.is_default : rules.start == start.id;
        if (wanted && start.players == static_cast<int>(players)) return start;
    }
    throw BadValue("start: found \"" + rules.start + "\", which is not for " + std::to_string(players) + " players");
}

// EH-012, EH-013: mats, empty stockpiles, no cards; all admin and military cards in their decks.
inline void lay_out(State& s, const Rules& rules)
{
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        s.players[i] = Player{};
        s.players[i].prosperity = rules.starting_prosperity;
        for (std::size_t card = 0; card < rules.cards.size(); ++card)
            if (rules.cards[card].group == CardGroup::Mat) add_card(s, id_at<Seat>(i), id_at<CardId>(card));
        recount_navy(s, rules, id_at<Seat>(i));
    }
    for (std::size_t i = 0; i < rules.hand_cards.size(); ++i) s.deck.items[i] = rules.hand_cards[i].copies;
    for (std::size_t i = 0; i < rules.province_count(); ++i) s.province_deck.insert(id_at<Province>(i));
}

// EH-001
inline State begin(const Rules& rules, Seats seats)
{
    State s{};
    s.players = PerSeat<Player, max_players>(seats);
    lay_out(s, rules);
    if (!rules.free_draft) start_for(rules, s.players.size());  // says so if it does not fit
    s.agenda.run_next({
        DealNations{Seat{0}},    // EH-002
        ChooseFirstPlayer{},     // EH-003
        PlaceNations{},          // EH-005 to EH-011
        AddNeutrals{},           // EH-008
        RefillDisplay{},         // EH-014
        FillPool{},              // EH-016
        DealAmbitions{Seat{0}},  // EH-017
    });
    return s;
}

inline void perform(State& s, const Rules& rules, DealNations step, Sink auto&)
{
    const Seat next = id_at<Seat>(index_of(step.seat) + 1);
    if (sits(s, next)) s.agenda.run_next({DealNations{next}});
    if (rules.free_draft) return s.agenda.run_next({ChooseNation{step.seat}});
    s.agenda.run_next({ChooseLayout{step.seat}});
}

inline bool is_dealt(const State& s, NationId nation)
{
    for (const Player& player : s.players)
        if (player.nation == nation) return true;
    return false;
}

// EH-004, EH-005: factories with laborers, farms with farmers, peasants. EH-006 leaves out the last two of one kind.
inline void place_layout(State& s, const Rules& rules, Seat seat, const Layout& layout)
{
    Player& player = s.players[seat];
    const auto most_but_two = [&](const std::vector<Province>& all, StartingCitizens option) {
        return all.size() - (rules.starting_citizens == option ? 2 : 0);
    };
    player.nation = layout.nation;
    for (Province province : layout.laborers) {
        ++s.buildings[province];
        ++player.employed[province];
    }
    for (std::size_t i = 0; i < most_but_two(layout.farmers, StartingCitizens::EightTwoFarmers); ++i) {
        ++s.buildings[layout.farmers[i]];
        ++player.employed[layout.farmers[i]];
    }
    for (std::size_t i = 0; i < most_but_two(layout.peasants, StartingCitizens::EightTwoPeasants); ++i)
        ++player.peasants[layout.peasants[i]];
    if (rules.starting_roads)  // EH-007
        for (BorderId border : layout.roads) s.roads.insert(border);
}

// EH-002: a random permutation, seat by seat, or as listed.
inline void outcomes(const State& s, const Rules& rules, const ChooseLayout& asked, Outcomes<DealLayout>& out)
{
    const Start& start = start_for(rules, s.players.size());
    if (rules.nations_as_listed) return out.add({asked.seat, start.layouts[index_of(asked.seat)]});
    for (LayoutId layout : start.layouts)
        if (!is_dealt(s, rules.layouts[index_of(layout)].nation)) out.add({asked.seat, layout});
}

inline void apply(State& s, const Rules& rules, DealLayout a, Sink auto& tell)
{
    place_layout(s, rules, a.seat, rules.layouts[index_of(a.layout)]);
    tell(NationDealt{a.seat, s.players[a.seat].nation});
}

inline void outcomes(const State& s, const Rules& rules, const ChooseNation& asked, Outcomes<DealNation>& out)
{
    for (std::size_t i = 0; i < rules.nations.size(); ++i)
        if (!is_dealt(s, id_at<NationId>(i))) out.add({asked.seat, id_at<NationId>(i)});
}

inline void apply(State& s, const Rules&, DealNation a, Sink auto& tell)
{
    s.players[a.seat].nation = a.nation;
    tell(NationDealt{a.seat, a.nation});
}

// EH-003
inline void outcomes(const State& s, const Rules& rules, Outcomes<BeginWith>& out)
{
    if (rules.first_seat_begins) return out.add({Seat{0}});
    for (std::size_t i = 0; i < s.players.size(); ++i) out.add({id_at<Seat>(i)});
}

inline void apply(State& s, const Rules&, BeginWith a, Sink auto& tell)
{
    s.first_player = a.seat;
    s.turn.seat = a.seat;
    tell(FirstPlayerChosen{a.seat});
}

inline bool is_empty(const State& s, Province province)
{
    if (s.neutrals[province] > 0) return false;
    for (const Player& player : s.players)
        if (player.citizens_in(province) > 0) return false;
    return true;
}

// EH-008. With the board complete, the deck of era I is made (EH-015).
inline void perform(State& s, const Rules& rules, AddNeutrals, Sink auto& tell)
{
    std::uint8_t provinces = 0;
    for (std::size_t i = 0; i < rules.province_count(); ++i) {
        if (!is_empty(s, id_at<Province>(i))) continue;
        s.neutrals.items[i] = 1;
        ++provinces;
    }
    tell(NeutralsAdded{provinces});
    begin_era(s, rules, 1, tell);
}

// EH-017, and then the first turn.
inline void perform(State& s, const Rules&, DealAmbitions step, Sink auto&)
{
    const Seat next = id_at<Seat>(index_of(step.seat) + 1);
    if (sits(s, next)) return s.agenda.run_next({ChooseAmbition{step.seat}, DealAmbitions{next}});
    s.agenda.run_next({ChooseAmbition{step.seat}, TakeTurn{s.first_player}});
}

inline void outcomes(const State& s, const Rules& rules, const ChooseAmbition& asked, Outcomes<DealAmbition>& out)
{
    for (std::size_t i = 0; i < rules.ambitions.size(); ++i) {
        bool dealt = false;
        for (const Player& player : s.players) dealt |= player.ambition == id_at<AmbitionId>(i);
        if (!dealt) out.add({asked.seat, id_at<AmbitionId>(i)});
    }
}

inline void apply(State& s, const Rules&, DealAmbition a, Sink auto& tell)
{
    s.players[a.seat].ambition = a.ambition;
    tell(AmbitionDealt{a.seat, a.ambition});
}

}  // namespace tessera::eighteen_hundred
