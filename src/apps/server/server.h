// The table server: everything put together, started and stopped. `tessera serve` runs one.
#pragma once

#include <memory>
#include <string>

#include "apps/server/config.h"

namespace tessera::server {

class Server {
public:
    // Opens the database and the port; throws BadConfig, StoreError, or says what else is in the way.
    explicit Server(const Config& config);
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server();

    unsigned port() const;
    // The file or the database, without a password. Throws StoreError if the store is not in order.
    std::string place() const;
    void start();
    // Answers what was asked, writes what was played, closes all connections.
    void stop();

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

// Serves until SIGTERM or SIGINT.
void serve(const Config& config);

}  // namespace tessera::server
