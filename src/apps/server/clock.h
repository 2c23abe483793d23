// The time of day, as tables and stores count it: milliseconds since 1970.
#pragma once

#include <chrono>

#include "apps/server/metrics.h"
#include "store/stored.h"
#include "table/entry.h"

namespace tessera::server {

inline table::Time time_now()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

inline store::Time stored_time(table::Time time) { return store::Time(std::chrono::milliseconds(time)); }
inline table::Time table_time(store::Time time) { return time.time_since_epoch().count(); }

// When a time of day comes, by the clock that nobody sets.
inline Moment moment_of(table::Time time) { return this_moment() + std::chrono::milliseconds(time - time_now()); }

}  // namespace tessera::server
