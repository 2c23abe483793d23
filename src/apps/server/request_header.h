// The header of a request as bytes, before a parser unfolds lines, joins fields or skips what it does not know. A proxy
// in front of the server reads the same bytes, and where two readers can understand them differently, one visitor's
// request can be slipped into another's connection. So what can be read in two ways is refused, and the connection
// closed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tessera::server {

inline constexpr std::size_t longest_header = 16 * 1024;
inline constexpr std::size_t most_fields = 100;

// How many bytes the header has, with the empty line that ends it, or up to the first thing that no header has; nothing
// as long as more has to come. What was `seen` before is not looked at again.
std::optional<std::size_t> header_size(std::string_view bytes, std::size_t seen);

struct HeaderMistake {
    unsigned status;
    std::string sentence;
};

// What is wrong with a header, or nothing.
std::optional<HeaderMistake> mistake_in_header(std::string_view header);

}  // namespace tessera::server
