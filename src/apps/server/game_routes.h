// Requests about the games: which there are, their options, rulebooks and content.
#pragma once

#include "apps/server/house.h"
#include "apps/server/http.h"

namespace tessera::server {

// All of these may read content, so they belong where waiting is allowed.
Answer list_games(House& house, const Request& request);
Answer describe_game(House& house, const Request& request);
Answer tell_rules(House& house, const Request& request);
Answer show_view(House& house, const Request& request);
Answer show_content(House& house, const Request& request);
Answer content_of_fingerprint(House& house, const Request& request);

}  // namespace tessera::server
