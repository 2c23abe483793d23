// An input as a person writes it, so that seeds can be read and made by hand: a first line that begins with `%` and
// says in words what the text below it is. Other inputs are bytes, of which each fuzzer makes what it likes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"

namespace tessera::fuzz {

struct Written {
    std::vector<std::string> words;
    std::string text;

    std::string word(std::size_t i) const { return i < words.size() ? words[i] : std::string(); }
};

inline std::optional<Written> written(const std::uint8_t* data, std::size_t size)
{
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    if (!input.starts_with('%')) return std::nullopt;
    const std::size_t end = std::min(input.find('\n'), size);
    Written w;
    for (const std::string_view word : split_words(input.substr(1, end - 1))) w.words.emplace_back(word);
    w.text = input.substr(std::min(end + 1, size));
    return w;
}

}  // namespace tessera::fuzz
