// One mutation more than the fuzzer has by itself: a piece of the input many times over. So it soon tries what is as
// deep or as long as the server lets in, which bytes changed one by one never become.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <random>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed)
{
    constexpr unsigned rarely = 50;
    std::minstd_rand random(seed);
    if (size == 0 || random() % rarely != 0) return LLVMFuzzerMutate(data, size, most);

    const std::size_t at = random() % size;
    const std::size_t length = 1 + random() % std::min<std::size_t>(size - at, 1u << random() % 7);
    // As often twice as ten thousand times.
    const std::size_t times = std::min<std::size_t>(1u << random() % 18, (most - std::min(most, size)) / length);
    const std::size_t grown = length * times;
    std::memmove(data + at + length + grown, data + at + length, size - at - length);
    for (std::size_t i = 0; i < times; ++i) std::memcpy(data + at + length * (i + 1), data + at, length);
    return size + grown;
}
