// Requests about tables that are not about one table in memory: founding, loading and listing them. All of them wait
// for the database.
#pragma once

#include "apps/server/house.h"
#include "apps/server/http.h"

namespace tessera::server {

Answer create_table(House& house, const Request& request);
Answer load_from_file(House& house, const Request& request);
Answer list_open_tables(House& house, const Request& request);
Answer list_my_tables(House& house, const Request& request);

}  // namespace tessera::server
