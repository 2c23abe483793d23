#include "apps/server/experiment_routes.h"

#include "apps/server/laboratory.h"

namespace tessera::server {

std::optional<std::string> table_to_go_on_from(const Request& request) { return table_of_wish(request.body); }

Answer begin_experiment(ServerContext& context, const Request& request)
{
    return context.laboratory.take_on({request.body, std::nullopt}, context.config.counted(request.address));
}

Answer show_experiment(ServerContext& context, const Request& request)
{
    return context.laboratory.state_of(request.parameter("EXPERIMENT"));
}

Answer show_report(ServerContext& context, const Request& request)
{
    return context.laboratory.report_of(request.parameter("EXPERIMENT"));
}

Answer cancel_experiment(ServerContext& context, const Request& request)
{
    return context.laboratory.cancel(request.parameter("EXPERIMENT"));
}

}  // namespace tessera::server
