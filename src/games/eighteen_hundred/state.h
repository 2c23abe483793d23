// What lies on the table. The steps that may stand on its agenda are in `steps.h`.
#pragma once

#include <array>

#include "games/eighteen_hundred/steps.h"

namespace tessera::eighteen_hundred {

struct Player {
    NationId nation = no_nation;
    AmbitionId ambition = no_ambition;
    std::int16_t prosperity = 0;
    std::uint16_t production = 0;  // the stockpile
    std::uint16_t commerce = 0;
    ByProvince peasants{};
    ByProvince employed{};  // farmers of a countryside, laborers of an urban province: it has farms or factories
    ByProvince bourgeois{};
    ProvinceSet regiments{};
    SeatSet partners{};  // of Free Trade agreements
    HandCards hand{};
    EnumArray<RouteId, std::uint8_t, max_routes> tokens{};
    std::uint8_t navy = 0;  // the sum of the statics, kept because crossings are asked about all the time
    std::uint8_t battles_started = 0;
    std::uint8_t battles_won = 0;

    int citizens_in(Province province) const { return peasants[province] + employed[province] + bourgeois[province]; }
};
BOOST_DESCRIBE_STRUCT(Player, (),
                      (nation, ambition, prosperity, production, commerce, peasants, employed, bourgeois, regiments,
                       partners, hand, tokens, navy, battles_started, battles_won))

// An active development card with the tokens on it.
struct CardInPlay {
    Seat owner{};
    CardId card{};
    std::uint8_t production = 0;
    std::uint8_t commerce = 0;
    std::uint8_t placed = 0;   // production, this turn
    bool activated = false;    // this turn
    Seat partner = spectator;  // of the agreement on this card

    int tokens() const { return production + commerce; }
};
BOOST_DESCRIBE_STRUCT(CardInPlay, (), (owner, card, production, commerce, placed, activated, partner))

// Six cards of a mat for everybody, and all institutions of the largest decks.
inline constexpr std::size_t max_in_play = 104;

// The deck of the current era. It has no order, and which policies and variety cards are in it nobody knows: chance
// decides when a card is drawn (EH-015).
struct DevelopmentDeck {
    EnumArray<CardId, std::uint8_t, max_cards> left{};  // copies that may still be in it
    std::uint8_t policies = 0;                          // so many of the policies
    std::uint8_t variety = 0;                           // and of the variety cards are in it
    std::array<std::uint8_t, card_types> policies_drawn{};
};
BOOST_DESCRIBE_STRUCT(DevelopmentDeck, (), (left, policies, variety, policies_drawn))

struct Turn {
    Seat seat{};
    std::uint8_t harvest = 0;       // more food, this turn
    std::uint8_t raised_limit = 0;  // of production on a card, this turn
    std::uint8_t migrated = 0;
    bool took_card = false;
    std::uint8_t card_in_use = 0;     // the place of the card that is being played or activated
    HandCard playing = no_hand_card;  // an admin card whose effects are not over
    ProvinceSet boomed{};             // cards of the display that were chosen
    ProvinceSet acted{};              // where regiments stand that have acted
};
BOOST_DESCRIBE_STRUCT(Turn, (), (seat, harvest, raised_limit, migrated, took_card, card_in_use, playing, boomed, acted))

enum class HarmKind : std::uint8_t {
    Oppress,
    Massacre,
    Convert,
    Strike,
    StealAdmin,
    Ultimatum,
    BreakRoute,
    EndTrade,
};
BOOST_DESCRIBE_ENUM(HarmKind, Oppress, Massacre, Convert, Strike, StealAdmin, Ultimatum, BreakRoute, EndTrade)

// Something aimed at a player, while it can still be averted (EH-090, EH-091).
struct Harm {
    HarmKind kind = HarmKind::Oppress;
    Seat by{};
    Owner victim = nobody;
    Owner other_victim = nobody;  // the other party of an agreement
    Province province = no_province;
    Role role = Role::Peasant;
    RouteId route = no_route;
    std::uint8_t n = 1;
    HandCard admin_card = no_hand_card;  // by which it happens
    bool averted = false;
    std::uint8_t asked = 0;  // victims
};
BOOST_DESCRIBE_STRUCT(Harm, (), (kind, by, victim, other_victim, province, role, route, n, admin_card, averted, asked))

struct PlayedCard {
    Seat seat{};
    HandCard card{};
    bool cancelled = false;
};
BOOST_DESCRIBE_STRUCT(PlayedCard, (), (seat, card, cancelled))

// The battle being fought. The attacker's regiment has left its province; the defender's stands in the battle province.
struct Battle {
    Province province = no_province;
    Seat attacker{};
    Seat defender{};
    Seat turn{};
    bool attacker_acted = false;  // whether the moving regiment has used its action of the turn
    bool loser_acted = false;
    bool attacker_won = false;
    SeatSet parties{};  // who may still play cards
    FixedVector<PlayedCard, 52> played{};

    bool is_fought() const { return province != no_province; }
};
BOOST_DESCRIBE_STRUCT(Battle, (),
                      (province, attacker, defender, turn, attacker_acted, loser_acted, attacker_won, parties, played))

// A seat knows that a card is in somebody's hand, because it was stolen from it.
struct KnownCard {
    Seat viewer{};
    Seat holder{};
    HandCard card{};
    friend bool operator==(const KnownCard& a, const KnownCard& b)
    {
        return a.viewer == b.viewer && a.holder == b.holder && a.card == b.card;
    }
};
BOOST_DESCRIBE_STRUCT(KnownCard, (), (viewer, holder, card))

struct State {
    PerSeat<Player, max_players> players{};
    ByProvince neutrals{};   // neutral citizens are always peasants
    ByProvince buildings{};  // farms or factories
    BorderSet roads{};
    BorderSet railroads{};                                   // borders with two roads
    FixedVector<CardInPlay, max_in_play> cards{};            // by owner, each one's in the order they came
    std::array<std::uint8_t, max_players + 1> cards_from{};  // where the cards of each seat begin
    HandCards deck{};                                        // admin and military cards; no deck has an order
    HandCards discard{};
    FixedVector<Province, max_display> display{};
    ProvinceSet province_deck{};
    ProvinceSet province_discard{};
    std::uint8_t era = 0;
    DevelopmentDeck development{};
    FixedVector<CardId, max_pool> pool{};  // the oldest first
    Seat first_player{};
    std::uint16_t turns = 0;      // finished ones
    std::uint8_t idle_turns = 0;  // since a card was taken or swept
    bool end_triggered = false;
    bool ambitions_revealed = false;
    Turn turn{};
    Harm harm{};
    Battle battle{};
    FixedVector<KnownCard, 24> known{};
    Agenda<Steps, 36> agenda{};

    Player& mover() { return players[turn.seat]; }
    const Player& mover() const { return players[turn.seat]; }
};
BOOST_DESCRIBE_STRUCT(State, (),
                      (players, neutrals, buildings, roads, railroads, cards, cards_from, deck, discard, display,
                       province_deck, province_discard, era, development, pool, first_player, turns, idle_turns,
                       end_triggered, ambitions_revealed, turn, harm, battle, known, agenda))

// What is asked within a turn without naming a seat is asked of the active player.
template <class Asked>
requires(!requires(Asked asked) { asked.seat; }) inline Seat decider(const State& s, const Asked&)
{
    return s.turn.seat;
}

}  // namespace tessera::eighteen_hundred
