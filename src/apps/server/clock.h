// The time of day, as tables and stores count it: milliseconds since 1970.
#pragma once

#include <chrono>
#include <mutex>

#include "apps/server/metrics.h"
#include "store/stored.h"
#include "table/entry.h"

namespace tessera::server {

// A time of day that never jumps and never goes back, whatever somebody does to the system's: the clock of somebody's
// turn must not end early, nor last a day. It begins with the system's time and goes on by a clock that nobody sets and
// that counts while the machine sleeps. Where the two differ, it goes a twentieth faster or slower until they agree.
class EvenTime {
public:
    using Nanoseconds = std::chrono::nanoseconds;

    // What the two clocks say: since 1970, and since whenever.
    EvenTime(Nanoseconds system, Nanoseconds running) : now_(system), running_(running) {}

    table::Time now(Nanoseconds system, Nanoseconds running);

private:
    std::mutex mutex_;
    Nanoseconds now_;
    Nanoseconds running_;
};

// The same for the whole program.
table::Time time_now();

inline store::Time stored_time(table::Time time) { return store::Time(std::chrono::milliseconds(time)); }
inline table::Time table_time(store::Time time) { return time.time_since_epoch().count(); }

// When a time of day comes, by the clock of timers. They sleep with the machine, so whoever waits long looks now and
// then what time it is.
inline Moment moment_of(table::Time time) { return this_moment() + std::chrono::milliseconds(time - time_now()); }

}  // namespace tessera::server
