// The tables of both databases, version by version, and their columns for whoever copies everything.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "store/session.h"

namespace tessera::store {

// What makes version i + 1 out of version i. A step that has been released never changes; what comes later is a new
// step at the end, of both lists.
struct Step {
    std::string_view sql;
    void (*and_then)(Session&) = nullptr;  // what cannot be said in SQL, in the same transaction
};
std::span<const Step> sqlite_steps();
std::span<const Step> postgres_steps();

int newest_version();

// Every table that holds what people want kept, each after those that it refers to.
std::span<const Insert> kept_tables();

// Throws TooNew if the version is later than ours. `place` is what the message calls the store.
void refuse_newer(int version, const std::string& place);

}  // namespace tessera::store
