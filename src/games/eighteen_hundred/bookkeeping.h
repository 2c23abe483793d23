// What no action may create or lose, how long a game can be, and the blank position that scenarios start from.
#pragma once

#include <string_view>

#include "games/eighteen_hundred/resampling.h"

namespace tessera::eighteen_hundred {

// Cards are always somewhere; regiments and citizens on improvements find room (EH-022, EH-025).
inline void conserved(const State& s, const Rules& rules, Tally& tally)
{
    for (std::size_t i = 0; i < rules.hand_cards.size(); ++i) {
        const auto card = id_at<HandCard>(i);
        std::int64_t copies = s.deck.items[i] + s.discard.items[i] + (s.turn.playing == card ? 1 : 0);
        for (const Player& player : s.players) copies += player.hand.items[i];
        for (const PlayedCard& played : s.battle.played) copies += played.card == card ? 1 : 0;
        tally.add("copies of hand card", i, copies);
    }
    std::int64_t crowded = 0, overworked = 0;
    for (std::size_t i = 0; i < rules.province_count(); ++i) {
        const auto province = id_at<Province>(i);
        tally.add("places of province card", i,
                  (s.display.contains(province) ? 1 : 0) + (s.province_deck.contains(province) ? 1 : 0) +
                      (s.province_discard.contains(province) ? 1 : 0));
        int regiments = 0;
        for (const Player& player : s.players) regiments += player.regiments.contains(province) ? 1 : 0;
        crowded += regiments > 1 ? 1 : 0;
        overworked += unworked(s, province) < 0 ? 1 : 0;
    }
    tally.add("provinces with two regiments", 0, crowded);
    tally.add("provinces with more workers than buildings", 0, overworked);
}

// EH-056: at the latest every N-th turn draws a card from a deck. Within a turn, tokens, cards and citizens run out.
inline int longest_game(const Rules& rules, Seats seats)
{
    const int decisions_in_a_turn = 3000;
    int cards = rules.constants.development_pool;
    for (const auto& sizes : rules.deck_sizes) cards += sizes[static_cast<std::size_t>(seats.count - 2)];
    int rounds = cards;
    if (rules.turn_limit > 0 && (rules.stagnation_sweep == StagnationSweep::Off || rules.turn_limit < rounds))
        rounds = rules.turn_limit;
    return (rounds + 2) * seats.count * decisions_in_a_turn;
}

// A position is said in its parts; what follows from them is worked out: the order of cards in play and the mats,
// partners, navies, and which cards are left for the decks.
inline void perform(State& s, const Rules& rules, SetTable, Sink auto&)
{
    const FixedVector<CardInPlay, max_in_play> said = s.cards;
    s.cards.clear();
    s.cards_from = {};
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        const Seat seat = id_at<Seat>(i);
        for (const CardInPlay& card : said)
            if (card.owner == seat) s.cards[add_card(s, seat, card.card)] = card;
        for (std::size_t c = 0; c < rules.cards.size(); ++c) {
            const Card& mat = rules.cards[c];
            if (mat.group == CardGroup::Mat && active_card(s, rules, seat, mat.kind, mat.type) == nullptr)
                add_card(s, seat, id_at<CardId>(c));
        }
        recount_navy(s, rules, seat);
        s.players[i].partners.clear();
    }
    for (const CardInPlay& card : s.cards) {
        if (card.partner == spectator) continue;
        s.players[card.owner].partners.insert(card.partner);
        s.players[card.partner].partners.insert(card.owner);
    }
    s.roads |= s.railroads;
    for (std::size_t i = 0; i < rules.hand_cards.size(); ++i) {
        int left = rules.hand_cards[i].copies - s.discard.items[i];
        for (const Player& player : s.players) left -= player.hand.items[i];
        s.deck.items[i] = static_cast<std::uint8_t>(std::max(0, left));
    }
    for (Province province : s.display) s.province_deck.erase(province);
    for (Province province : s.province_discard) s.province_deck.erase(province);
}

// The standard position of the option `start`, nations in the listed order, seat 0 to move in the first turn. The
// display shows the first ten provinces of the map, the pool is empty and the deck of era I complete; nobody has cards
// in hand or an ambition. `at` is the step of the turn.
inline State blank(const Rules& rules, Seats seats, std::string_view at)
{
    State s{};
    s.players = PerSeat<Player, max_players>(seats);
    lay_out(s, rules);
    const Start& start = start_for(rules, s.players.size());
    for (std::size_t i = 0; i < s.players.size(); ++i)
        place_layout(s, rules, id_at<Seat>(i), rules.layouts[index_of(start.layouts[i])]);
    Silent tell;
    perform(s, rules, AddNeutrals{}, tell);
    for (std::size_t i = 0; i < rules.constants.province_display && i < rules.province_count(); ++i)
        s.display.push_back(id_at<Province>(i));

    static constexpr std::array moments = {"booms",     "development", "collection", "placement",  "activation",
                                           "regiments", "migration",   "settling",   "end of turn"};
    const auto found = std::find(moments.begin(), moments.end(), at.empty() ? "booms" : at);
    if (found == moments.end())
        throw BadValue("at: found \"" + std::string(at) +
                       "\", expected \"booms\", \"development\", \"collection\", \"placement\", \"activation\", "
                       "\"regiments\", \"migration\", \"settling\" or \"end of turn\"");
    s.agenda.run_next({HandLimit{}, EndTurn{}});
    const auto from = static_cast<std::size_t>(found - moments.begin());
    if (from <= 7) s.agenda.run_next({SettlePeasants{}});
    if (from <= 6) s.agenda.run_next({Migration{}});
    if (from <= 5) s.agenda.run_next({CommandRegiments{}});
    if (from <= 4) s.agenda.run_next({ActivateCards{}});
    if (from <= 3) s.agenda.run_next({PlaceTokens{}, EndPlacement{}});
    if (from <= 2) s.agenda.run_next({Collect{}});
    if (from <= 1) s.agenda.run_next({Develop{}});
    if (from == 0) s.agenda.run_next({BoomStep{0}, EndBooms{}});
    s.agenda.run_next({SetTable{}});
    return s;
}

}  // namespace tessera::eighteen_hundred
