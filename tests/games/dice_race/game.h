// A dice race: roll and collect, or hold and keep. The smallest complete example of a game, with luck but without
// secrets; docs/adding-a-game.md walks through it from top to bottom. It is also a calibration game: the best decision
// in every position is known by dynamic programming, and the players are held against it.
//
// The rulebook:
//   DR-001  Two seats race to a number of points, the target. They take turns; seat 0 begins.
//   DR-002  On your turn you roll a die, and then as often as you like you roll again or hold.
//   DR-003  A one costs you the points of this turn and ends it.
//   DR-004  Any other face is added to the points of this turn.
//   DR-005  Holding banks the points of this turn and ends it. You roll at least once before you hold.
//   DR-006  Who has banked points and points of this turn that together reach the target banks them and wins at once.
//   DR-007  After the last round the seat with more banked points wins; with equal points both win.
#pragma once

#include <algorithm>
#include <boost/describe.hpp>
#include <string>
#include <variant>

#include "engine/options.h"
#include "engine/play.h"
#include "engine/text_style.h"

namespace tessera::dice_race {

// ---------------------------------------------------------------------------------------------------------------------
// The nouns: the rules as they stand, and what lies on the table.

struct Rules {
    int target = 25;  // at most 100
    int rounds = 20;  // at most 100
};

// The rules as the options say. Their bounds keep points and rounds within the bytes of the state.
inline Rules load_rules(const Content&, const Options& options)
{
    return {
        .target = static_cast<int>(options.number("target")),
        .rounds = static_cast<int>(options.number("rounds")),
    };
}

struct Player {
    std::uint8_t banked = 0;
};
BOOST_DESCRIBE_STRUCT(Player, (), (banked))

// ---------------------------------------------------------------------------------------------------------------------
// The verbs: what a seat can decide, and what chance can.

struct Roll {};

struct Hold {};

// What the die shows, 1 to 6. Chance decides it.
struct Show {
    MEMBERS(std::uint8_t face);
};

// ---------------------------------------------------------------------------------------------------------------------
// The steps: what can stand on the agenda. Two carry themselves out, one asks a seat, one asks chance.

struct TakeTurn {
    MEMBERS(Seat seat);
};

struct RollOrHold {
    MEMBERS(Seat seat);
    using answers = TypeList<Roll, Hold>;
};

struct ThrowDie {
    using outcomes = TypeList<Show>;
};

struct PassTheDie {};

using Steps = TypeList<TakeTurn, RollOrHold, ThrowDie, PassTheDie>;

struct Turn {
    Seat seat{};
    bool rolled = false;
    std::uint8_t points = 0;
};
BOOST_DESCRIBE_STRUCT(Turn, (), (seat, rolled, points))

struct State {
    PerSeat<Player, 2> players{};
    Turn turn{};
    std::uint8_t round = 1;
    Agenda<Steps, 4> agenda{};
};
BOOST_DESCRIBE_STRUCT(State, (), (players, turn, round, agenda))

// ---------------------------------------------------------------------------------------------------------------------
// The news: what the rules announce.

struct DieThrown {
    MEMBERS(Seat seat; std::uint8_t face; std::uint8_t points);
};

struct TurnLost {
    MEMBERS(Seat seat);
};

struct PointsBanked {
    MEMBERS(Seat seat; std::uint8_t points; std::uint8_t banked);
};

// ---------------------------------------------------------------------------------------------------------------------
// Setup: DR-001.

inline State begin(const Rules&, Seats seats)
{
    State s;
    s.players = PerSeat<Player, 2>(seats);
    s.agenda.run_next({TakeTurn{Seat{0}}});
    return s;
}

// The position that scenarios start from: nothing banked, and seat 0 is about to roll. There is no other, so `at` is
// ignored.
inline State blank(const Rules& rules, Seats seats, std::string_view)
{
    State s = begin(rules, seats);
    s.agenda.clear();
    s.agenda.run_next({RollOrHold{Seat{0}}, PassTheDie{}});
    return s;
}

// ---------------------------------------------------------------------------------------------------------------------
// The turn: DR-001 and DR-002.

inline void perform(State& s, const Rules&, TakeTurn turn, Sink auto&)
{
    s.turn = {.seat = turn.seat};
    s.agenda.run_next({
        RollOrHold{turn.seat},  // DR-002: asked again after each roll
        PassTheDie{},           // DR-001
    });
}

inline void perform(State& s, const Rules& rules, PassTheDie, Sink auto&)
{
    const Seat next = s.turn.seat == Seat{0} ? Seat{1} : Seat{0};
    if (next == Seat{0}) {
        if (s.round == rules.rounds) return;  // DR-007: that was the last round
        ++s.round;
    }
    s.agenda.run_next({TakeTurn{next}});
}

// The points of this turn become the seat's own.
inline void bank(State& s, Sink auto& tell)
{
    Player& player = s.players[s.turn.seat];
    player.banked = static_cast<std::uint8_t>(player.banked + s.turn.points);
    tell(PointsBanked{s.turn.seat, s.turn.points, player.banked});
    s.turn.points = 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// Rolling: DR-002 to DR-004, and DR-006.

inline void offer(const State&, const Rules&, Offers<Roll>& out) { out.add({}); }

inline Verdict check(const State&, const Rules&, Roll) { return allow(); }

inline void apply(State& s, const Rules&, Roll, Sink auto&)
{
    s.turn.rolled = true;
    s.agenda.run_next({ThrowDie{}});
}

inline void outcomes(const State&, const Rules&, Outcomes<Show>& out)
{
    for (std::uint8_t face = 1; face <= 6; ++face) out.add({face});
}

inline void apply(State& s, const Rules& rules, Show a, Sink auto& tell)
{
    if (a.face == 1) {  // DR-003
        s.turn.points = 0;
        tell(DieThrown{s.turn.seat, a.face, s.turn.points});
        tell(TurnLost{s.turn.seat});
        return;
    }

    s.turn.points = static_cast<std::uint8_t>(s.turn.points + a.face);  // DR-004
    tell(DieThrown{s.turn.seat, a.face, s.turn.points});

    if (s.players[s.turn.seat].banked + s.turn.points >= rules.target) {  // DR-006
        bank(s, tell);
        s.agenda.clear();
        return;
    }
    s.agenda.run_next({RollOrHold{s.turn.seat}});
}

// ---------------------------------------------------------------------------------------------------------------------
// Holding: DR-005.

inline void offer(const State&, const Rules&, Offers<Hold>& out) { out.add({}); }

inline Verdict check(const State& s, const Rules&, Hold)
{
    if (!s.turn.rolled) return refuse("DR-005: you roll at least once before you hold");
    return allow();
}

inline void apply(State& s, const Rules&, Hold, Sink auto& tell) { bank(s, tell); }

// ---------------------------------------------------------------------------------------------------------------------
// The end: DR-006 and DR-007. Who reached the target is ahead, so one comparison serves both.

inline int score(const State& s, const Rules&, Seat seat) { return s.players[seat].banked; }

inline Ranking ranking(const State& s, const Rules&)
{
    const int lead = s.players[0].banked - s.players[1].banked;
    Ranking ranks(Seats{2});
    ranks[0] = lead >= 0 ? 1 : 2;
    ranks[1] = lead <= 0 ? 1 : 2;
    return ranks;
}

// A turn that does not win stays below the target, and no roll that goes on adds less than two points; each roll is
// two decisions, the seat's and chance's, and a hold is one more.
inline int longest_game(const Rules& rules, Seats seats)
{
    return seats.count * rules.rounds * (2 * (rules.target / 2 + 1) + 1);
}

// Points come out of nothing, so there is nothing to count.
inline void conserved(const State&, const Rules&, Tally&) {}

// ---------------------------------------------------------------------------------------------------------------------
// What a seat may know: everything.

using View = State;

inline View view(const State& s, const Rules&, Seat) { return s; }
inline void resample_hidden(State&, const Rules&, Seat, Rng&) {}

// ---------------------------------------------------------------------------------------------------------------------
// Evaluation: who is ahead, and a sensible move at once.

// The lead as a share of the target. Points of this turn count half: they are not home yet.
inline Payoffs evaluate(const State& s, const Rules& rules)
{
    PerSeat<float> points(Seats{2});
    for (std::size_t i = 0; i < 2; ++i) points[i] = s.players[i].banked;
    points[s.turn.seat] += 0.5f * s.turn.points;

    const float lead = (points[0] - points[1]) / static_cast<float>(rules.target);
    Payoffs payoffs(Seats{2});
    payoffs[0] = std::clamp(0.5f + 0.5f * lead, 0.0f, 1.0f);
    payoffs[1] = 1.0f - payoffs[0];
    return payoffs;
}

// One roll in six loses the points of the turn, the others add four on average: up to twenty points it pays to roll.
inline std::size_t rollout_policy(const State& s, const Rules&, std::span<const Action> legal, Rng&)
{
    constexpr std::size_t roll = 0;  // offered first
    const std::size_t hold = legal.size() - 1;
    return s.turn.points < 20 ? roll : hold;
}

// ---------------------------------------------------------------------------------------------------------------------
// Words for people.

inline std::string prompt(const State&, const Rules&, RollOrHold) { return "Roll the die, or hold what you have?"; }
inline std::string prompt(const State&, const Rules&, ThrowDie) { return "The die is thrown."; }

inline std::string label(const State&, const Rules&, Roll) { return "Roll"; }
inline std::string label(const State& s, const Rules&, Hold)
{
    return "Hold and bank " + std::to_string(s.turn.points);
}
inline std::string label(const State&, const Rules&, Show a) { return "The die shows " + std::to_string(a.face); }

inline std::string line(const Narrator& n, const Rules&, const DieThrown& news)
{
    return n.who(news.seat) + " rolled " + std::to_string(news.face) + ".";
}
inline std::string line(const Narrator& n, const Rules&, const TurnLost& news)
{
    return n.who(news.seat) + " lost the points of this turn.";
}
inline std::string line(const Narrator& n, const Rules&, const PointsBanked& news)
{
    return n.who(news.seat) + " banked " + std::to_string(news.points) + " and now has " + std::to_string(news.banked) +
           ".";
}

inline std::string picture(const View& v, const Rules& rules, const TextStyle& style)
{
    std::string out = "Round " + std::to_string(v.round) + ", to " + std::to_string(rules.target) + " points\n";
    for (std::size_t i = 0; i < v.players.size(); ++i) {
        const bool turn = v.turn.seat == id_at<Seat>(i);
        out += style(turn ? Tint::Bold : Tint::Plain, "Seat " + std::to_string(i)) + "  " +
               std::string(v.players[i].banked, '#') + (turn ? std::string(v.turn.points, '+') : "") + "\n";
    }
    return out;
}

// ---------------------------------------------------------------------------------------------------------------------
// The front door.

struct Game {
    static constexpr std::string_view id = "dice-race";
    using State = dice_race::State;
    using Rules = dice_race::Rules;
    using View = dice_race::View;
    using Verbs = TypeList<Roll, Hold, Show>;
    using Steps = dice_race::Steps;
    using News = std::variant<DieThrown, TurnLost, PointsBanked>;
    static constexpr std::size_t max_actions = 2;
    static constexpr std::size_t max_outcomes = 6;
    static constexpr bool hidden_information = false;
    static constexpr const char* not_asked = "DR-002: on your turn you roll or hold, and the die is thrown by chance";
};

}  // namespace tessera::dice_race
