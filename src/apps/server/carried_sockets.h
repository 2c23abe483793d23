// Sockets here that talk to tables of other servers over the same database, and sockets there that talk to tables here.
// What is said is carried message by message through the database, which may lose some of it: when it is away for
// longer than anybody waits, or when it crashes. So the messages of a socket are numbered in both directions, and now
// and then both servers tell each other how many there were. Wherever one is missing, the socket is closed with "come
// back", and whoever comes back is shown everything anew. Nobody waits for a message that will never come.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include <boost/json/fwd.hpp>

#include "apps/server/server_context.h"
#include "apps/server/service.h"
#include "apps/server/table_registry.h"
#include "apps/server/workers.h"

namespace tessera::server {

class CarriedSockets {
public:
    CarriedSockets(ServerContext& context, TableRegistry& registry);

    // A socket here for a table there.
    std::shared_ptr<Conversation> connect(const std::string& table, std::int32_t owner, std::shared_ptr<Viewer> viewer);

    // Another server has told something.
    void heard(const store::Message& message);

    // Tells the other servers how many messages there were. Called now and then.
    void tell_counts();

    void stop() { outbox_.stop(); }

private:
    class FarConversation;
    class FarViewer;

    // How many messages of a socket went each way, and how many still wait to go.
    struct Counts {
        std::int64_t sent = 0, arrived = 0;
        int unsent = 0;
    };
    // A socket here, by its number.
    struct Near {
        std::string table;
        std::int32_t owner = 0;
        std::shared_ptr<Viewer> viewer;
        Counts counts;
    };
    // A socket at another server, and its number there.
    using Key = std::pair<std::int32_t, std::int64_t>;
    struct Far {
        std::string table;
        std::shared_ptr<Viewer> viewer;
        std::shared_ptr<Conversation> conversation;
        Counts counts;
    };

    void say(std::int64_t socket, std::string_view text);
    void leave(std::int64_t socket);
    void come_back(std::int64_t socket);
    void answer(Key key, const char* kind, std::string_view text, int code);
    void end(Key key);
    void lose(Key key);

    void heard_say(const store::Message& message, const boost::json::object& said);
    void heard_answer(std::int32_t from, const boost::json::object& answer);
    void heard_counts(std::int32_t from, const boost::json::object& counts);
    void compare_said(std::int32_t from, const boost::json::array& counts);
    void compare_answered(std::int32_t from, const boost::json::array& counts);

    // True once the other server has it; false if that server is gone, or the database was away for too long.
    bool tell(std::int32_t server, const std::string& table, const std::string& text);
    // In order, and without waiting for it.
    void post(std::int32_t server, const std::string& table, std::string text);
    void post_counts(std::int32_t server, std::string text);
    void server_is_gone(std::int32_t server);

    ServerContext& context_;
    TableRegistry& registry_;
    std::mutex mutex_;
    std::int64_t last_socket_ = 0;
    std::map<std::int64_t, Near> near_;
    std::map<Key, Far> far_;
    std::set<std::int32_t> counting_;  // the servers to which counts are on their way
    Workers outbox_;
};

}  // namespace tessera::server
