// How the server is, for load balancers and for whoever watches over it.
#pragma once

#include <mutex>

#include "apps/server/http.h"
#include "apps/server/metrics.h"
#include "apps/server/server_context.h"

namespace tessera::server {

// Whether the database takes something and gives it back. It is not asked for every visit of a load balancer.
class HealthCheck {
public:
    explicit HealthCheck(store::Store& store) : store_(store) {}

    // Waits for the database.
    Answer answer();

private:
    store::Store& store_;
    std::mutex mutex_;
    Moment asked_{};
    Answer answer_;
};

Answer tell_health(ServerContext& context, const Request& request);
Answer tell_metrics(ServerContext& context, const Request& request);

}  // namespace tessera::server
