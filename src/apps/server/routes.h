// Everything that can be asked of a server over HTTP but the files of the page, as one table. The router goes by it,
// docs/protocol.md shows it, and wrong paths and methods are answered from it.
#pragma once

#include "apps/server/route.h"

namespace tessera::server {

std::span<const Route> routes();

}  // namespace tessera::server
