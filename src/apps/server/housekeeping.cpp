#include "apps/server/housekeeping.h"

#include "apps/server/clock.h"
#include "apps/server/log.h"
#include "apps/server/quota.h"

namespace tessera::server {

namespace {

constexpr std::chrono::minutes between_looks{5};
constexpr int most_at_once = 1000;

}  // namespace

void Housekeeping::look()
{
    const std::unique_lock lock(mutex_, std::try_to_lock);
    if (!lock || (looked_ != Moment{} && this_moment() - looked_ < between_looks)) return;
    looked_ = this_moment();
    try {
        erase_unvisited();
        store_.forget_visitors(stored_time(time_now()) - visitors_are_remembered);
    } catch (const store::StoreError& e) {
        log_warning("what may go away stays for now", {{"error", e.what()}});
    }
}

void Housekeeping::erase_unvisited()
{
    // On a server for this machine everybody is the maker.
    if (config_.unvisited_hours == 0 || config_.is_for_this_machine()) return;
    const store::Time until = stored_time(time_now()) - std::chrono::hours(config_.unvisited_hours);
    for (const std::string& id : store_.unvisited(until, most_at_once)) registry_.erase_unvisited(id, until);
}

}  // namespace tessera::server
