// Connect four: a calibration game without luck or secrets, solved, and fast enough to show what the engine costs.
#pragma once

#include <boost/describe.hpp>
#include <string>
#include <variant>

#include "engine/names.h"
#include "engine/options.h"
#include "engine/play.h"
#include "engine/text_style.h"

namespace tessera::connect_four {

// A column of seven, from the left.
enum class Column : std::uint8_t {};

struct Rules {
    std::vector<std::string> columns{"a", "b", "c", "d", "e", "f", "g"};
};
inline Rules load_rules(const Content&, const Options&) { return {}; }

inline std::span<const std::string> names_of(const Rules& rules, TypeTag<Column>) { return rules.columns; }

struct Drop {
    MEMBERS(Column column);
};

struct ChooseColumn {
    MEMBERS(Seat seat);
    using answers = TypeList<Drop>;
};

using Steps = TypeList<ChooseColumn>;

struct State {
    // One bit for each place, seven to a column: six rows and an empty one on top that keeps columns apart.
    std::array<std::uint64_t, 2> discs{};
    std::array<std::uint8_t, 7> heights{};
    Seat winner = spectator;
    Agenda<Steps, 1> agenda{};
};
BOOST_DESCRIBE_STRUCT(State, (), (discs, heights, winner, agenda))

// The discs in each column, the lowest first.
struct View {
    EnumArray<Column, FixedVector<Seat, 6>, 7> columns{};
    Seat winner = spectator;
};
BOOST_DESCRIBE_STRUCT(View, (), (columns, winner))

struct DiscDropped {
    MEMBERS(Seat seat; Column column);
};

inline Seats seats_of(const State&) { return {2}; }
inline Seat other(Seat seat) { return Seat{static_cast<std::uint8_t>(1 - static_cast<int>(seat))}; }

inline bool has_four(std::uint64_t discs)
{
    for (int step : {1, 6, 7, 8}) {
        const std::uint64_t pairs = discs & (discs >> step);
        if ((pairs & (pairs >> (2 * step))) != 0) return true;
    }
    return false;
}

inline State begin(const Rules&, Seats)
{
    State s;
    s.agenda.run_next({ChooseColumn{Seat{0}}});
    return s;
}

// The empty board; `at` is not used.
inline State blank(const Rules& rules, Seats seats, std::string_view) { return begin(rules, seats); }

inline void offer(const State&, const Rules&, Offers<Drop>& out)
{
    for (std::uint8_t column = 0; column < 7; ++column) out.add({Column{column}});
}

inline Verdict check(const State& s, const Rules&, Drop a)
{
    if (index_of(a.column) >= 7) return refuse("C4-1: there are seven columns");
    if (s.heights[index_of(a.column)] >= 6) return refuse("C4-2: the column is full");
    return allow();
}

inline void apply(State& s, const Rules&, const ChooseColumn& asked, Drop a, Sink auto& tell)
{
    const std::size_t column = index_of(a.column);
    std::uint64_t& mine = s.discs[index_of(asked.seat)];
    mine |= std::uint64_t{1} << (column * 7 + s.heights[column]);
    ++s.heights[column];
    tell(DiscDropped{asked.seat, a.column});

    if (has_four(mine)) {
        s.winner = asked.seat;
        return;
    }
    constexpr std::uint64_t full_board = 0x0000fdfbf7efdfbfu;
    if ((s.discs[0] | s.discs[1]) == full_board) return;
    s.agenda.run_next({ChooseColumn{other(asked.seat)}});
}

inline View view(const State& s, const Rules&, Seat)
{
    View v;
    v.winner = s.winner;
    for (std::size_t column = 0; column < 7; ++column)
        for (std::size_t row = 0; row < s.heights[column]; ++row) {
            const bool first = (s.discs[0] & std::uint64_t{1} << (column * 7 + row)) != 0;
            v.columns[id_at<Column>(column)].push_back(first ? Seat{0} : Seat{1});
        }
    return v;
}
inline void resample_hidden(State&, const Rules&, Seat, Rng&) {}

inline int score(const State& s, const Rules&, Seat seat) { return s.winner == seat ? 1 : 0; }

inline Ranking ranking(const State& s, const Rules&)
{
    Ranking ranks(Seats{2});
    for (std::uint8_t i = 0; i < 2; ++i) ranks[i] = s.winner == spectator || s.winner == Seat{i} ? 1 : 2;
    return ranks;
}

inline void conserved(const State& s, const Rules&, Tally& tally)
{
    // Nothing is ever taken off: both seats share no place.
    tally.add("places with two discs", 0, static_cast<std::int64_t>(s.discs[0] & s.discs[1]));
}

inline int longest_game(const Rules&, Seats) { return 42; }

inline Payoffs evaluate(const State&, const Rules&)
{
    Payoffs payoffs(Seats{2});
    payoffs[0] = payoffs[1] = 0.5f;
    return payoffs;
}

inline std::size_t rollout_policy(const State&, const Rules&, std::span<const Action> legal, Rng& rng)
{
    return rng.below(legal.size());
}

inline std::string prompt(const State&, const Rules&, ChooseColumn) { return "Choose a column."; }
inline std::string label(const State&, const Rules& rules, Drop a) { return "Column " + word_of(rules, a.column); }
inline std::string line(const Narrator& n, const Rules& rules, const DiscDropped& news)
{
    return n.who(news.seat) + " dropped a disc into " + word_of(rules, news.column) + ".";
}

inline std::string picture(const View& v, const Rules&, const TextStyle&)
{
    std::string out;
    for (std::size_t row = 6; row-- > 0;) {
        for (const FixedVector<Seat, 6>& column : v.columns)
            out += row >= column.size() ? ". " : column[row] == Seat{0} ? "X " : "O ";
        out += "\n";
    }
    return out + "a b c d e f g\n";
}

struct Game {
    static constexpr std::string_view id = "connect-four";
    using State = connect_four::State;
    using Rules = connect_four::Rules;
    using View = connect_four::View;
    using Verbs = TypeList<Drop>;
    using Steps = connect_four::Steps;
    using News = std::variant<DiscDropped>;
    static constexpr std::size_t max_actions = 7;
    static constexpr std::size_t max_outcomes = 1;
    static constexpr bool hidden_information = false;
    static constexpr const char* not_asked = "C4-3: seats take turns";
};

}  // namespace tessera::connect_four
