// The one source of luck: a small, fast generator (xoshiro256++ by Blackman and Vigna, seeded through splitmix64) that
// gives the same numbers on every machine. Logs record outcomes, never seeds, so it may change without harming a saved
// game.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>

namespace tessera {

inline std::uint64_t mix_bits(std::uint64_t x)
{
    x += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

class Rng {
public:
    using result_type = std::uint64_t;

    explicit Rng(std::uint64_t seed)
    {
        for (std::uint64_t& word : words_) word = mix_bits(seed += 0x9e3779b97f4a7c15u);
    }

    // The generator of the i-th of many independent tasks; it depends on nothing but (seed, i).
    static Rng for_task(std::uint64_t seed, std::uint64_t i) { return Rng(mix_bits(seed) ^ mix_bits(~i)); }

    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }

    result_type operator()()
    {
        const std::uint64_t result = std::rotl(words_[0] + words_[3], 23) + words_[0];
        const std::uint64_t t = words_[1] << 17;
        words_[2] ^= words_[0];
        words_[3] ^= words_[1];
        words_[1] ^= words_[2];
        words_[0] ^= words_[3];
        words_[2] ^= t;
        words_[3] = std::rotl(words_[3], 45);
        return result;
    }

    // Uniform on 0..n-1 for n up to 2^32. Lemire's multiplication; the bias is below n / 2^64 and is left alone.
    std::uint32_t below(std::uint64_t n) { return static_cast<std::uint32_t>(high_product((*this)(), n)); }

    // Uniform on [0, 1).
    double unit() { return static_cast<double>((*this)() >> 11) * 0x1.0p-53; }

private:
    static std::uint64_t high_product(std::uint64_t a, std::uint64_t b)
    {
        __extension__ using Wide = unsigned __int128;
        return static_cast<std::uint64_t>((static_cast<Wide>(a) * b) >> 64);
    }

    std::uint64_t words_[4];
};

template <class Range>
void shuffle(Range& items, Rng& rng)
{
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[rng.below(i)]);
}

}  // namespace tessera
