// A running 64-bit fingerprint of a sequence of numbers.
#pragma once

#include <cstdint>

#include "base/random.h"

namespace tessera {

class Fingerprint {
public:
    void add(std::uint64_t number) { value_ = mix_bits(value_ ^ number) + number; }
    std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0x7465737365726121u;
};

}  // namespace tessera
