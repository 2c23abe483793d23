// What a table needs of the world, each by itself and small: somebody who thinks, a clock, somebody who carries
// notices, and the one who runs the table. A server has threads, timers and webhooks for it, a page has a worker, a
// test has plain objects.
//
// Whatever is handed over with a `then` is called back later, never from within the call, while the table is still
// hosted, and as everything else of a host one at a time. What is asked after the host has gone is not called back.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "host/journal.h"
#include "table/table.h"

namespace tessera::host {

class Clock {
public:
    Clock() = default;
    Clock(const Clock&) = delete;
    Clock& operator=(const Clock&) = delete;
    virtual ~Clock() = default;

    // Never goes back.
    virtual table::Time now() = 0;
    // Not before that time.
    virtual void call_at(table::Time when, std::function<void()> then) = 0;
};

// What came of thinking: a choice, or why there is none.
struct Thought {
    std::optional<Choice> choice = {};
    std::string failure = {};
};

class Thinker {
public:
    using Task = std::shared_ptr<const table::BotTask>;
    using Then = std::function<void(const Thought&)>;

    Thinker() = default;
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;
    virtual ~Thinker() = default;

    // A bot's own decision.
    virtual void think(Task task, Then then) = 0;
    // A hint for somebody at this address. False, and nothing is thought about, if they wait for too many already.
    virtual bool advise(const std::string& address, Task task, Then then) = 0;
};

// What somebody is told who is not here.
struct Notice {
    std::string_view kind;  // `turn` or `reminder`
    std::string_view rule_set;
    table::Position position = 0;
    std::string text;
};

class Notifier {
public:
    Notifier() = default;
    Notifier(const Notifier&) = delete;
    Notifier& operator=(const Notifier&) = delete;
    virtual ~Notifier() = default;

    virtual void notify(const Notification& whom, const Notice& notice) = 0;
};

// Whoever runs the table hears what becomes of it.
class Supervisor {
public:
    Supervisor() = default;
    Supervisor(const Supervisor&) = delete;
    Supervisor& operator=(const Supervisor&) = delete;
    virtual ~Supervisor() = default;

    virtual void message_refused() = 0;  // it made no sense
    virtual void request_refused() = 0;
    virtual void table_failed(const std::string& what) = 0;
    // This host has nothing to do with the table any more.
    virtual void table_ended() = 0;
};

struct Limits {
    std::int64_t connections_of_an_address = 0;  // to this table
    std::int64_t hints_of_an_address = 0;        // that it may wait for
};

struct World {
    Journal& journal;
    Thinker& thinker;
    Clock& clock;
    Notifier& notifier;
    Supervisor& supervisor;
    Limits limits;
    std::string (*hash_of)(std::string_view secret);
};

}  // namespace tessera::host
