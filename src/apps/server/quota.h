// What one visitor may keep here: so many tables, and so much of content. What was made a month ago does not count any
// more, and nobody remembers then who made it.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>

#include "apps/server/config.h"
#include "apps/server/http.h"
#include "store/store.h"

namespace tessera::server {

inline constexpr std::chrono::days visitors_are_remembered{30};

// The answer to somebody who has as much as they may; nothing if there is room.
std::optional<Answer> refusal_of_table(const Config& config, const store::Holdings& held);
std::optional<Answer> refusal_of_bytes(const Config& config, const store::Holdings& held, std::size_t more);

}  // namespace tessera::server
