// How values are spelled in the columns of both databases.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "store/stored.h"

namespace tessera::store {

// UTF-8 without zero characters: what both databases keep exactly as it was given.
bool is_text(std::string_view bytes);

// Lower-case hexadecimal digits, and back. Throws std::invalid_argument.
std::string to_hex(std::string_view bytes);
std::string from_hex(std::string_view digits);

// A fingerprint as the 16 digits that records of games show.
std::string fingerprint_text(std::uint64_t fingerprint);
std::uint64_t fingerprint_from(const std::string& digits);

inline std::int64_t to_number(Time time) { return time.time_since_epoch().count(); }
inline Time to_time(std::int64_t number) { return Time(std::chrono::milliseconds(number)); }

}  // namespace tessera::store
