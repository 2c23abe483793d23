// What goes away by itself: tables that nobody but their maker has come to, and the memory of who made what.
#pragma once

#include <mutex>

#include "apps/server/config.h"
#include "apps/server/metrics.h"
#include "apps/server/table_registry.h"
#include "store/store.h"

namespace tessera::server {

class Housekeeping {
public:
    Housekeeping(const Config& config, store::Store& store, TableRegistry& registry)
        : config_(config), store_(store), registry_(registry)
    {
    }

    // Called often, where it may wait; looks every few minutes.
    void look();

private:
    void erase_unvisited();

    const Config& config_;
    store::Store& store_;
    TableRegistry& registry_;
    std::mutex mutex_;
    Moment looked_{};
};

}  // namespace tessera::server
