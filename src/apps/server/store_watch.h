// Looks whether the store can be written, also while nobody plays, and says in the log when that changes.
#pragma once

#include <mutex>
#include <string>

#include "store/store.h"

namespace tessera::server {

class StoreWatch {
public:
    explicit StoreWatch(store::Store& store) : store_(store) {}

    // Called now and then, where it may wait.
    void look();

private:
    store::Store& store_;
    std::mutex mutex_;
    std::string trouble_;  // that was told last; empty if all is well
};

}  // namespace tessera::server
