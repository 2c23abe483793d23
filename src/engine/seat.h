// Who sits at the table, and who has to decide next: a seat, chance, or nobody because the game is over.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/enum_array.h"
#include "base/fixed_vector.h"

namespace tessera {

enum class Seat : std::uint8_t {};

inline constexpr std::size_t max_seats = 8;

// Looks on without a seat: sees what is public.
inline constexpr Seat spectator{0xFF};

// The number of seats taken at a table.
struct Seats {
    int count = 2;
};

// One thing for each seat that is taken: `players[seat]`.
template <class T, std::size_t Most = max_seats>
class PerSeat : public FixedVector<T, Most> {
public:
    PerSeat() = default;
    explicit PerSeat(Seats seats) { this->resize(static_cast<std::size_t>(seats.count)); }

    using FixedVector<T, Most>::operator[];
    T& operator[](Seat seat) { return (*this)[index_of(seat)]; }
    const T& operator[](Seat seat) const { return (*this)[index_of(seat)]; }
};

class Decider {
public:
    static Decider seat(Seat seat) { return Decider(static_cast<int>(seat)); }
    static Decider chance() { return Decider(-1); }
    static Decider nobody() { return Decider(-2); }

    bool is_seat() const { return who_ >= 0; }
    bool is_chance() const { return who_ == -1; }
    bool is_nobody() const { return who_ == -2; }
    Seat seat() const { return id_at<Seat>(static_cast<std::size_t>(who_)); }

    friend bool operator==(Decider a, Decider b) { return a.who_ == b.who_; }

private:
    explicit Decider(int who) : who_(who) {}
    int who_;
};

}  // namespace tessera
