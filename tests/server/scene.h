// A server of its own for a test, in this process, with a database in a folder that goes away with it.
#pragma once

#include <boost/json/object.hpp>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "apps/server/config.h"
#include "apps/server/server.h"
#include "tests/server/client.h"
#include "tests/support/temporary_folder.h"

namespace tessera::server {

// A table that was created, and the secret of whoever did.
struct NewTable {
    std::string id;
    std::string secret;
    boost::json::object answer;

    std::string invite(std::size_t i = 0) const;
};

class ServerScene {
public:
    using Change = std::function<void(Config&)>;
    explicit ServerScene(const Change& change = {});

    unsigned port() const { return server_->port(); }
    const TemporaryFolder& folder() const { return folder_; }
    void stop() { server_.reset(); }
    // Stops the server, and starts it again over the same database.
    void restart();

    // Seats in words: `human`, `open`, or the level of a bot.
    NewTable create(const std::string& rule_set, const std::vector<std::string>& seats,
                    const boost::json::object& more = {}) const;
    SocketClient connect(const std::string& table, const Headers& headers = {}) const;
    // Connects and says hello; welcome and update are still to be read.
    SocketClient greet(const std::string& table, const std::string& secret, const boost::json::object& more = {}) const;
    Headers bearer(const std::string& secret) const { return {{"Authorization", "Bearer " + secret}}; }

private:
    TemporaryFolder folder_;
    Config config_;
    std::unique_ptr<Server> server_;
};

NewTable create_table_at(unsigned port, const std::string& rule_set, const std::vector<std::string>& seats,
                         const boost::json::object& more = {});
SocketClient greet_at(unsigned port, const std::string& table, const std::string& secret,
                      const boost::json::object& more = {});

// Somebody who plays by the list of legal actions: always another one, by a rule that needs no luck.
class ScriptedPlayer {
public:
    ScriptedPlayer(SocketClient client, std::uint64_t seed) : client_(std::move(client)), state_(seed * 2 + 1) {}

    // Plays until the game is over, or so many of its own actions were acknowledged. Returns how many were.
    std::size_t play(std::size_t most = static_cast<std::size_t>(-1));
    // Takes the next message; acts if it is an update that asks. False when the connection is closed.
    bool step();

    bool over() const { return over_; }
    std::size_t acknowledged() const { return acknowledged_; }
    std::uint64_t revision() const { return revision_; }
    const boost::json::object& last_update() const { return update_; }
    SocketClient& client() { return client_; }

private:
    void act();
    std::uint64_t next_number();

    SocketClient client_;
    std::uint64_t state_;
    std::uint64_t id_ = 0;
    std::uint64_t revision_ = 0;
    std::size_t acknowledged_ = 0;
    bool waiting_ = false;
    bool over_ = false;
    boost::json::object update_;
};

}  // namespace tessera::server
