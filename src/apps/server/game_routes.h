// Requests about the games: which there are, their options, rulebooks and content.
#pragma once

#include "apps/server/http.h"
#include "apps/server/server_context.h"

namespace tessera::server {

// All of these may read content, so they belong where waiting is allowed.
Answer list_games(ServerContext& context, const Request& request);
Answer describe_game(ServerContext& context, const Request& request);
Answer tell_rules(ServerContext& context, const Request& request);
Answer show_view(ServerContext& context, const Request& request);
Answer show_content(ServerContext& context, const Request& request);
Answer content_of_fingerprint(ServerContext& context, const Request& request);

}  // namespace tessera::server
