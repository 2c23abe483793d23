// Who may talk to the server from within a browser: the server's own page, and the addresses that the operator names.
// A browser says in `Origin` which page makes a request; a page from elsewhere gets nothing, so it can neither play in
// a visitor's name nor read what the visitor sees.
#pragma once

#include <string>
#include <string_view>

#include "apps/server/config.h"

namespace tessera::server {

// Whether the server may be called by this name. A server that listens only for its own machine answers only to the
// machine's own names, so that no page from outside reaches it under a name that it made up.
bool host_allowed(std::string_view host, const Config& config);

// An empty origin is no browser, or the page itself asking for a file.
bool origin_allowed(std::string_view origin, std::string_view host, const Config& config);

}  // namespace tessera::server
