// The network: accepts connections, reads requests within limits, and hands them to a Service. Beast stays behind this
// header. connection.cpp speaks HTTP, socket.cpp speaks WebSocket.
#pragma once

#include <memory>

#include "apps/server/config.h"
#include "apps/server/event_loop.h"
#include "apps/server/metrics.h"
#include "apps/server/service.h"

namespace tessera::server {

struct NetworkState;

class Network {
public:
    // Listens from now on; throws if the address cannot be had. Nothing is accepted before `start`.
    Network(EventLoop& loop, const Config& config, Metrics& metrics, Service& service);
    Network(const Network&) = delete;
    Network& operator=(const Network&) = delete;
    ~Network();

    unsigned port() const;
    void start();

    // No new connections; those that are open are told why, and closed.
    void stop(std::string_view farewell);

private:
    std::shared_ptr<NetworkState> state_;
};

}  // namespace tessera::server
