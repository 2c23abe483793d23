// Requests about the games: which there are, their options, rulebooks and content.
#pragma once

#include "apps/server/house.h"
#include "apps/server/http.h"

namespace tessera::server {

// `games/...`; may read content, so it belongs where waiting is allowed.
Answer answer_about_games(House& house, const Request& request);

}  // namespace tessera::server
