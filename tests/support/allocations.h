// How often this program has taken memory from the heap. Only a test that asks replaces operator new to count it.
#pragma once

#include <cstdint>

namespace tessera {

std::uint64_t allocations_so_far();

}  // namespace tessera
