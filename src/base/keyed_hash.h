// SipHash-2-4 (Aumasson and Bernstein) of two numbers. Whoever sees what it gives, for as many numbers as they like,
// learns nothing of the key and cannot tell what it gives for another; `mix_bits` can be run backwards by anybody.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

namespace tessera {

struct HashKey {
    std::uint64_t low;
    std::uint64_t high;
};

class SipHash {
public:
    explicit SipHash(HashKey key)
        : a_(key.low ^ 0x736f6d6570736575u),
          b_(key.high ^ 0x646f72616e646f6du),
          c_(key.low ^ 0x6c7967656e657261u),
          d_(key.high ^ 0x7465646279746573u)
    {
    }

    void add(std::uint64_t word)
    {
        d_ ^= word;
        mix();
        mix();
        a_ ^= word;
    }

    std::uint64_t value() const
    {
        SipHash last = *this;
        last.c_ ^= 0xff;
        for (int i = 0; i < 4; ++i) last.mix();
        return last.a_ ^ last.b_ ^ last.c_ ^ last.d_;
    }

private:
    void mix()
    {
        a_ += b_;
        b_ = std::rotl(b_, 13) ^ a_;
        a_ = std::rotl(a_, 32);
        c_ += d_;
        d_ = std::rotl(d_, 16) ^ c_;
        a_ += d_;
        d_ = std::rotl(d_, 21) ^ a_;
        c_ += b_;
        b_ = std::rotl(b_, 17) ^ c_;
        c_ = std::rotl(c_, 32);
    }

    std::uint64_t a_, b_, c_, d_;
};

inline std::uint64_t keyed_hash(HashKey key, std::uint64_t first, std::uint64_t second)
{
    constexpr std::uint64_t length = std::uint64_t{16} << 56;  // in bytes, as the last word of a message says it
    SipHash hash(key);
    for (const std::uint64_t word : {first, second, length}) hash.add(word);
    return hash.value();
}

}  // namespace tessera
