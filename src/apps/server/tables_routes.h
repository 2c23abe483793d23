// Requests about tables that are not about one table in memory: creating, loading and listing them. All of them wait
// for the database.
#pragma once

#include "apps/server/http.h"
#include "apps/server/server_context.h"

namespace tessera::server {

Answer create_table(ServerContext& context, const Request& request);
Answer load_from_file(ServerContext& context, const Request& request);
Answer list_open_tables(ServerContext& context, const Request& request);
Answer list_my_tables(ServerContext& context, const Request& request);

}  // namespace tessera::server
