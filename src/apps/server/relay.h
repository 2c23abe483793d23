// Tables of other servers over the same database. A request about such a table is forwarded to the server that has it,
// and the answer comes back; sockets are carried (carried_sockets.h). Both sides of that are here.
#pragma once

#include <functional>
#include <memory>
#include <shared_mutex>
#include <string>

#include "apps/server/carried_sockets.h"
#include "apps/server/http.h"
#include "apps/server/server_context.h"
#include "apps/server/table_registry.h"

namespace tessera::server {

class Relay {
public:
    Relay(ServerContext& context, TableRegistry& registry);

    // Begins to listen to the other servers.
    void start();
    void stop() { sockets_.stop(); }
    // Other servers go on speaking while this one stops: from now on nothing that they say reaches tables, whose
    // strands are about to end. Returns when what was being handled is.
    void stop_hearing();

    // A request that is about this table.
    void forward(const std::string& table, const Request& request, Reply reply);
    // A socket here for a table there.
    std::shared_ptr<Conversation> connect(const std::string& table, const store::Ownership& owner,
                                          std::shared_ptr<Viewer> viewer)
    {
        return sockets_.connect(table, owner.server, std::move(viewer));
    }

    // Looks whether the servers at the other ends are still there, and heard everything. Called now and then.
    void sweep() { sockets_.tell_counts(); }

private:
    void while_hearing(const std::function<void()>& handle);
    void heard_request(const store::Request& request);

    ServerContext& context_;
    TableRegistry& registry_;
    CarriedSockets sockets_;
    std::shared_mutex hearing_;
    bool hears_ = true;
};

}  // namespace tessera::server
