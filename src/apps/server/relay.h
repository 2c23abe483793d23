// Tables of other servers over the same database. A request about such a table is forwarded to the server that has it,
// and the answer comes back; a socket is carried message by message. Both sides of that are here.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include "apps/server/http.h"
#include "apps/server/server_context.h"
#include "apps/server/service.h"
#include "apps/server/table_registry.h"
#include "apps/server/workers.h"

namespace tessera::server {

class Relay {
public:
    Relay(ServerContext& context, TableRegistry& registry);

    // Begins to listen to the other servers.
    void start();
    void stop() { outbox_.stop(); }

    // A request that is about this table.
    void forward(const std::string& table, const Request& request, Reply reply);
    // A socket here for a table there.
    std::shared_ptr<Conversation> connect(const std::string& table, const store::Ownership& owner,
                                          std::shared_ptr<Viewer> viewer);

    // Looks whether the servers at the other ends are still there. Called now and then.
    void sweep();

    // To another server, in order; `if_gone` is called when it is not there any more.
    void tell(std::int32_t server, const std::string& table, std::string text, std::function<void()> if_gone);

private:
    friend class CarriedConversation;
    using Key = std::pair<std::int32_t, std::int64_t>;  // a server, and its number for a socket

    // A socket at another server that talks to a table here.
    struct Carried {
        std::string table;
        std::shared_ptr<Viewer> viewer;
        std::shared_ptr<Conversation> conversation;
    };
    // A socket here that talks to a table at another server.
    struct Local {
        std::string table;
        std::int32_t owner = 0;
        std::shared_ptr<Viewer> viewer;
    };

    void heard_request(const store::Request& request);
    void heard_message(const store::Message& message);
    void heard_from_socket(const store::Message& message, std::int64_t socket, std::string text, std::string address);
    void socket_gone(Key key);
    void forget(std::int64_t socket);
    void come_back(std::int64_t socket);

    ServerContext& context_;
    TableRegistry& registry_;
    Workers outbox_;
    std::mutex mutex_;
    std::int64_t last_number_ = 0;
    std::map<std::int64_t, Local> local_;
    std::map<Key, Carried> carried_;
};

}  // namespace tessera::server
