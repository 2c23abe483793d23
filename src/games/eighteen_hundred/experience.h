// What a hand has learned about cards by playing, beyond what their effects tell by a glance: a card is worth so much
// more, or less, to take. The numbers stand in `experience.cpp`; no rule reads them.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace tessera::eighteen_hundred {

struct Rules;

// What the worth of a card depends on, and how much each of it counts: multiplied with each other and added up, they
// are points of prosperity.
inline constexpr std::size_t lesson_size = 5;
using Circumstances = std::array<float, lesson_size>;
using Lesson = std::array<float, lesson_size>;

inline float learned(const Lesson& lesson, const Circumstances& circumstances)
{
    float sum = 0;
    for (std::size_t i = 0; i < lesson_size; ++i) sum += lesson[i] * circumstances[i];
    return sum;
}

struct Lessons {
    std::vector<Lesson> taking{};  // each development card
    Lesson drawing{};              // an admin card instead
};

// With two players cards are worth something else than with more.
struct Experience {
    Lessons two{}, more{};

    bool empty() const { return two.taking.empty(); }
    const Lessons& at(std::size_t players) const { return players == 2 ? two : more; }
};

// What experts know of the cards of these rules. Of a card that did not ship they know nothing.
Experience experience_with(const Rules& rules);

}  // namespace tessera::eighteen_hundred
