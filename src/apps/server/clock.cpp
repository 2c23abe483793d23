#include "apps/server/clock.h"

#include <algorithm>
#include <ctime>

namespace tessera::server {

namespace {

EvenTime::Nanoseconds clock_of(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec) + EvenTime::Nanoseconds(time.tv_nsec);
}

}  // namespace

table::Time EvenTime::now(Nanoseconds system, Nanoseconds running)
{
    constexpr int slowly = 20;
    const std::lock_guard lock(mutex_);
    // Two threads may arrive in another order than they looked at the clock.
    const Nanoseconds passed = std::max(Nanoseconds(0), running - running_);
    running_ += passed;
    now_ += passed + std::clamp(system - (now_ + passed), -passed / slowly, passed / slowly);
    return std::chrono::duration_cast<std::chrono::milliseconds>(now_).count();
}

table::Time time_now()
{
    static EvenTime time(clock_of(CLOCK_REALTIME), clock_of(CLOCK_BOOTTIME));
    return time.now(clock_of(CLOCK_REALTIME), clock_of(CLOCK_BOOTTIME));
}

}  // namespace tessera::server
