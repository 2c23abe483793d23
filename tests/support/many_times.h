// A piece of text over and over, for tests of what is too long or too deep.
#pragma once

#include <string>
#include <string_view>

namespace tessera {

inline std::string many_times(std::string_view piece, std::size_t times)
{
    std::string text;
    text.reserve(piece.size() * times);
    for (std::size_t i = 0; i < times; ++i) text += piece;
    return text;
}

}  // namespace tessera
