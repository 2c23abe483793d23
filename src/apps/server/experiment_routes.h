// Requests about experiments. All of them wait for the database.
#pragma once

#include <optional>
#include <string>

#include "apps/server/http.h"
#include "apps/server/server_context.h"

namespace tessera::server {

// Only a table knows who may know what of its position, so an experiment that goes on from one begins there.
std::optional<std::string> table_to_go_on_from(const Request& request);

Answer begin_experiment(ServerContext& context, const Request& request);
Answer show_experiment(ServerContext& context, const Request& request);
Answer show_report(ServerContext& context, const Request& request);
Answer cancel_experiment(ServerContext& context, const Request& request);

}  // namespace tessera::server
