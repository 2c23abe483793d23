// Connect four as one would write it by hand, without an engine: a plain struct and a list of moves. It is what the
// engine is held against.
#pragma once

#include <array>
#include <cstdint>

namespace tessera::plain {

struct MoveList {
    std::array<std::uint8_t, 7> columns;
    int count = 0;
};

struct ConnectFour {
    // One bit for each place, seven to a column: six rows and an empty one on top that keeps columns apart.
    std::array<std::uint64_t, 2> discs{};
    // The place where the next disc in each column comes to lie.
    std::array<std::uint64_t, 7> places{1ull << 0,  1ull << 7,  1ull << 14, 1ull << 21,
                                        1ull << 28, 1ull << 35, 1ull << 42};
    std::uint32_t mover = 0;
    std::uint32_t played = 0;
    bool won = false;

    bool is_over() const { return won || played == 42; }

    MoveList moves() const
    {
        constexpr std::uint64_t above_the_board = 0x0001020408102040u;
        MoveList list;
        for (std::uint8_t column = 0; column < 7; ++column)
            if ((places[column] & above_the_board) == 0) list.columns[static_cast<std::size_t>(list.count++)] = column;
        return list;
    }

    void drop(std::uint8_t column)
    {
        discs[mover] |= places[column];
        places[column] <<= 1;
        ++played;
        won = has_four(discs[mover]);
        mover ^= 1;
    }

    static bool has_four(std::uint64_t board)
    {
        for (int step : {1, 6, 7, 8}) {
            const std::uint64_t pairs = board & (board >> step);
            if ((pairs & (pairs >> (2 * step))) != 0) return true;
        }
        return false;
    }
};

}  // namespace tessera::plain
