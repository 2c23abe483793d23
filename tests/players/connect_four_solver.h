// Connect four solved: the value of a position with best play, by looking at everything that can still happen. Quick
// enough once some twenty discs have been played.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <unordered_map>

#include "tests/games/connect_four/game.h"

namespace tessera::connect_four {

// The position after discs in these columns, `ddc` being d, d and c.
inline State position_after(std::string_view columns)
{
    using P = Play<Game>;
    Silent tell;
    const Rules rules;
    State s = P::new_game(rules, Seats{2}, tell);
    for (char column : columns) {
        const Action drop = pack<Action, Game::Verbs>(Drop{id_at<Column>(static_cast<std::size_t>(column - 'a'))});
        ensure(P::verdict_on(s, rules, drop).allowed(), "a position is reached by legal moves");
        P::carry_out(s, rules, drop, tell);
    }
    return s;
}

inline char column_of(Action drop) { return static_cast<char>('a' + static_cast<int>(unpack<Drop>(drop).column)); }

class Solver {
public:
    // For the seat to move, in a game that is not over: 1 it wins, 0 a draw, -1 it loses.
    int value_of(const State& s)
    {
        const std::size_t mover = index_of(s.agenda.top_as<ChooseColumn>().seat);
        return negamax(s.discs[mover], s.discs[1 - mover], -1, 1);
    }

    // For the seat that drops a disc.
    int value_of(const State& s, Action drop)
    {
        Silent tell;
        State next = s;
        Play<Game>::carry_out(next, Rules{}, drop, tell);
        if (!Play<Game>::is_over(next)) return -value_of(next);
        return next.winner == spectator ? 0 : 1;
    }

private:
    static constexpr std::uint64_t bottom = 0x0000040810204081u;
    static constexpr std::uint64_t board = 0x0000fdfbf7efdfbfu;

    static std::uint64_t column_mask(int column) { return std::uint64_t{0x3f} << (column * 7); }

    int negamax(std::uint64_t mine, std::uint64_t theirs, int alpha, int beta)
    {
        const std::uint64_t taken = mine | theirs;
        if (taken == board) return 0;
        const std::uint64_t places = (taken + bottom) & board;
        for (int column = 0; column < 7; ++column) {
            const std::uint64_t place = places & column_mask(column);
            if (place != 0 && has_four(mine | place)) return 1;
        }

        const std::uint64_t key = taken + bottom + mine;
        if (const auto known = values_.find(key); known != values_.end()) return known->second;
        int best = -1;
        for (int column : {3, 2, 4, 1, 5, 0, 6}) {
            const std::uint64_t place = places & column_mask(column);
            if (place == 0) continue;
            best = std::max(best, -negamax(theirs, mine | place, -beta, -std::max(alpha, best)));
            if (best >= beta) return best;
        }
        if (best > alpha) values_.emplace(key, best);
        return best;
    }

    // Only values that are exact.
    std::unordered_map<std::uint64_t, int> values_;
};

}  // namespace tessera::connect_four
