// The one place where TOML is read. The library reads, walks and frees tables by calling itself once for each level,
// and looks for a table among all the others, so a text that a stranger wrote could use up the stack or hours of time.
// A text is measured before it is read; what no game, scenario or setting comes near is refused with its line.
#pragma once

#include <toml++/toml.h>

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tessera {

// A text that is no TOML, or more of it than is read.
class BadToml : public std::runtime_error {
public:
    BadToml(std::size_t line, const std::string& what) : std::runtime_error(what), line_(line) {}
    std::size_t line() const { return line_; }

private:
    std::size_t line_;
};

// Many times what the largest game needs.
inline constexpr std::size_t most_toml_bytes = 512 * 1024;
// Keys, parts of dotted keys, tables and items of lists, all together.
inline constexpr std::size_t most_toml_items = 30'000;
// The parts of a dotted key and the brackets around it. A header may be as deep, and what stands below it again, so
// nothing that was read lies deeper than twice this.
inline constexpr std::size_t deepest_toml = 32;

// `name` is what places in it are called. Throws BadToml.
toml::table read_toml(std::string_view text, std::string_view name);

}  // namespace tessera
