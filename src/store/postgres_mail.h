// Messages between the servers of one database. They stand in a table, and a notification only says that something is
// there: notifications are short, and one that gets lost while a connection breaks costs nothing, since the table is
// looked at again afterwards.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "store/session.h"

namespace tessera::store {

struct Letter {
    enum class Kind { Request, Reply, Message };
    Kind kind = Kind::Message;
    std::int32_t sender = 0;
    std::int64_t answers = 0;  // the number that the asking server gave its request
    std::string table;
    std::string text;
};

std::string channel_of(std::int32_t server);

// Inside a transaction of any session.
void send(Session& session, std::int32_t receiver, const Letter& letter);

// Takes what has come for a server, oldest first. Without a listener only replies are taken, the rest waits.
std::vector<Letter> receive(Session& session, std::int32_t receiver, bool replies_only);

// Letters that nobody fetched, and servers that are gone.
void tidy(Session& session);

// Requests of this server that wait for their replies. For all threads.
class Waiting {
public:
    std::int64_t expect();
    // Nothing, if it did not come in time.
    std::optional<std::string> wait(std::int64_t request, std::chrono::milliseconds patience);
    void arrived(const Letter& reply);
    void forget(std::int64_t request);

private:
    std::mutex mutex_;
    std::condition_variable came_;
    std::int64_t last_ = 0;
    std::map<std::int64_t, std::optional<std::string>> replies_;
};

}  // namespace tessera::store
