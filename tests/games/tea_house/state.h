// What the tea house is made of: teas and the rules as loaded, what can be decided, what lies on the table, what can
// stand on the agenda, and what can happen. `turn.h` is next.
#pragma once

#include <boost/describe.hpp>
#include <string>
#include <variant>
#include <vector>

#include "engine/names.h"
#include "engine/options.h"
#include "engine/play.h"

namespace tessera::tea_house {

// ---------------------------------------------------------------------------------------------------------------------
// The nouns.

inline constexpr std::size_t max_teas = 8;
inline constexpr std::size_t max_players = 4;
inline constexpr int most_copies = 8;

enum class Tea : std::uint8_t {};

// A tea that the viewer may not know.
inline constexpr Tea unknown_tea = unsaid<Tea>();

// Cards that lie together: how many of each tea.
using Cards = EnumArray<Tea, std::uint8_t, max_teas>;

inline int count_of(const Cards& cards)
{
    int count = 0;
    for (std::uint8_t copies : cards) count += copies;
    return count;
}

struct TeaInfo {
    std::string name;
    std::uint8_t points = 0;
    std::uint8_t copies = 0;
};

struct Rules {
    int hand_cards = 3;
    std::vector<TeaInfo> teas;
    std::vector<std::string> tea_ids;

    bool has(Tea tea) const { return index_of(tea) < teas.size(); }
    const TeaInfo& operator[](Tea tea) const { return teas[index_of(tea)]; }
};

inline std::span<const std::string> names_of(const Rules& rules, TypeTag<Tea>) { return rules.tea_ids; }

// Every mistake is noted where it stands, and all of them are told together.
inline Rules load_rules(Content& content, const Options& options)
{
    Rules rules;
    rules.hand_cards = static_cast<int>(options.number("hand_cards"));
    int copies = 0;
    for (const Section& from : content.file("teas.toml").sections("tea")) {
        if (rules.teas.size() == max_teas) from.mistake("", "expected at most 8 teas");
        if (rules.teas.size() == max_teas) break;
        rules.tea_ids.push_back(from.text("id"));
        rules.teas.push_back({from.text("name"), static_cast<std::uint8_t>(from.number("points", {0, 9})),
                              static_cast<std::uint8_t>(from.number("copies", {1, most_copies}))});
        from.text_or("text", "");  // for people: the page shows it
        copies += rules.teas.back().copies;
    }
    if (copies < static_cast<int>(max_players) * rules.hand_cards)
        content.mistake("teas.toml: found " + std::to_string(copies) + " cards, expected a hand for each of 4 seats");
    return rules;
}

// ---------------------------------------------------------------------------------------------------------------------
// The verbs: what a seat can decide, and what chance can.

struct Serve {
    Tea tea;
};
BOOST_DESCRIBE_STRUCT(Serve, (), (tea))

struct ThrowAway {
    Tea tea;
};
BOOST_DESCRIBE_STRUCT(ThrowAway, (), (tea))

struct Draw {
    Seat seat;
    Tea tea;
};
BOOST_DESCRIBE_STRUCT(Draw, (), (seat, tea))

// ---------------------------------------------------------------------------------------------------------------------
// The steps, and what lies on the table.

struct DealHands {};
BOOST_DESCRIBE_STRUCT(DealHands, (), ())

struct DrawCard {
    Seat seat;
    using outcomes = TypeList<Draw>;
};
BOOST_DESCRIBE_STRUCT(DrawCard, (), (seat))

struct TakeTurn {
    Seat seat;
};
BOOST_DESCRIBE_STRUCT(TakeTurn, (), (seat))

struct ServeOrThrow {
    Seat seat;
    using answers = TypeList<Serve, ThrowAway>;
};
BOOST_DESCRIBE_STRUCT(ServeOrThrow, (), (seat))

struct Refill {};
BOOST_DESCRIBE_STRUCT(Refill, (), ())

struct PassTheTurn {};
BOOST_DESCRIBE_STRUCT(PassTheTurn, (), ())

using Steps = TypeList<DealHands, DrawCard, TakeTurn, ServeOrThrow, Refill, PassTheTurn>;

struct Player {
    Cards hand{};
    Cards served{};
    Cards thrown{};  // face-down: only the player knows them
    std::uint8_t points = 0;
};
BOOST_DESCRIBE_STRUCT(Player, (), (hand, served, thrown, points))

struct State {
    PerSeat<Player, max_players> players{};
    Cards deck{};
    Seat turn{};
    Agenda<Steps, 4> agenda{};

    Player& mover() { return players[turn]; }
    const Player& mover() const { return players[turn]; }
};
BOOST_DESCRIBE_STRUCT(State, (), (players, deck, turn, agenda))

// ---------------------------------------------------------------------------------------------------------------------
// The news.

struct CardDrawn {
    Seat seat;
    Tea tea;
};
BOOST_DESCRIBE_STRUCT(CardDrawn, (), (seat, tea))

struct TurnBegan {
    Seat seat;
};
BOOST_DESCRIBE_STRUCT(TurnBegan, (), (seat))

struct TeaServed {
    Seat seat;
    Tea tea;
    std::uint8_t points;
};
BOOST_DESCRIBE_STRUCT(TeaServed, (), (seat, tea, points))

struct CardThrownAway {
    Seat seat;
    Tea tea;
};
BOOST_DESCRIBE_STRUCT(CardThrownAway, (), (seat, tea))

}  // namespace tessera::tea_house
