// The registry of the tables that are in memory. A table is read back when somebody wants it, and forgotten when nobody
// has for a while.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "apps/server/hosted_table.h"
#include "apps/server/server_context.h"

namespace tessera::server {

// What became of the wish to have a table.
struct Opened {
    std::shared_ptr<HostedTable> table;
    std::optional<store::Ownership> elsewhere;  // another server serves it
    Answer problem;                             // if it is neither
    bool is_damaged = false;
};

class TableRegistry {
public:
    explicit TableRegistry(ServerContext& context) : context_(context) {}

    // From any thread; `then` is called at once if the table is here, else on a thread that reads.
    void open(const std::string& id, std::function<void(const Opened&)> then);

    // The table if it is in memory.
    std::shared_ptr<HostedTable> find(const std::string& id);

    // Deletes a table that nobody but its maker has come to since then, unless somebody has it open. Whoever wants it
    // meanwhile waits. Waits for the database.
    void erase_unvisited(const std::string& id, store::Time until);

    // Forgets tables that are idle; and reads those back that have something to do by themselves: a bot that was
    // interrupted, a clock that runs out. Called now and then.
    void sweep();

private:
    struct Slot {
        std::shared_ptr<HostedTable> table;
        std::vector<std::function<void(const Opened&)>> waiting;
    };

    void load(const std::string& id);
    Opened try_to_load(const std::string& id);
    void forget(const std::shared_ptr<HostedTable>& table);
    void forget_at_once(const std::string& id);
    bool can_be_woken(const std::string& id);
    void wake_the_due();

    ServerContext& context_;
    std::mutex mutex_;
    std::map<std::string, Slot> slots_;
    std::set<std::string> not_woken_;  // they are damaged: nothing happens there by itself
    bool waking_ = false;
};

}  // namespace tessera::server
