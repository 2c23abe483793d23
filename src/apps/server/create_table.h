// New tables: planned by somebody, loaded from a file, or forked from another table.
#pragma once

#include <optional>
#include <vector>

#include "apps/server/http.h"
#include "apps/server/server_context.h"
#include "engine/record.h"
#include "table/table.h"

namespace tessera::server {

struct Plan {
    RuleSetPointer loaded;
    std::optional<ContentFiles> own_files;              // a designer's own content
    std::optional<std::vector<table::Occupant>> seats;  // unless it is as recorded
    table::Settings settings;
    std::optional<GameRecord> record;  // the game that it goes on from
    std::string visitor;               // who makes it (Config::counted)
};

// Keeps a new table, and answers with its secrets (`rest_created`). Waits for the database.
Answer create_table(ServerContext& context, const Plan& plan);

}  // namespace tessera::server
