#include "apps/server/limits.h"

namespace tessera::server {

bool AllowanceByAddress::take(const std::string& address, Moment now)
{
    const std::lock_guard lock(mutex_);
    if (by_address_.size() >= tidy_at_) {
        std::erase_if(by_address_, [&](const auto& entry) { return entry.second.is_full(now); });
        tidy_at_ = std::max<std::size_t>(1024, 2 * by_address_.size());
    }
    return by_address_.try_emplace(address, fresh_).first->second.take(now);
}

bool Crowd::enter(const std::string& address)
{
    const std::lock_guard lock(mutex_);
    if (all_ >= most_) return false;
    std::int64_t& of_address = of_[address];
    if (of_address >= most_of_one_) return false;
    ++of_address;
    ++all_;
    return true;
}

void Crowd::leave(const std::string& address)
{
    const std::lock_guard lock(mutex_);
    --all_;
    const auto found = of_.find(address);
    if (found != of_.end() && --found->second == 0) of_.erase(found);
}

}  // namespace tessera::server
