// Limits on what a stranger may ask: how often, and how much at a time.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

#include "apps/server/metrics.h"

namespace tessera::server {

// Who counts as one: an IPv4 address, however it is written, and the /64 of an IPv6 one, because a single household
// gets all the addresses of that. What is no address stays as it is.
std::string visitor_at(std::string_view address);

// So many a second on average, with a store for a burst.
class Allowance {
public:
    Allowance(double per_second, double burst) : per_second_(per_second), burst_(burst), left_(burst) {}

    bool take(Moment now)
    {
        if (last_ == Moment{}) last_ = now;
        left_ = std::min(burst_, left_ + per_second_ * std::chrono::duration<double>(now - last_).count());
        last_ = now;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }
    bool is_full(Moment now) const
    {
        return left_ + per_second_ * std::chrono::duration<double>(now - last_).count() >= burst_;
    }

private:
    double per_second_, burst_, left_;
    Moment last_{};
};

// An allowance for each address. Those that are full again are forgotten, so that strangers cannot fill the memory.
class AllowanceByAddress {
public:
    AllowanceByAddress(double per_second, double burst) : fresh_(per_second, burst) {}
    bool take(const std::string& address, Moment now);

private:
    Allowance fresh_;
    std::mutex mutex_;
    std::unordered_map<std::string, Allowance> by_address_;
    std::size_t tidy_at_ = 1024;
};

// How many there are at a time, in all and of each address.
class Crowd {
public:
    Crowd(std::int64_t most, std::int64_t most_of_one) : most_(most), most_of_one_(most_of_one) {}
    bool enter(const std::string& address);
    void leave(const std::string& address);

private:
    std::int64_t most_, most_of_one_;
    std::mutex mutex_;
    std::int64_t all_ = 0;
    std::unordered_map<std::string, std::int64_t> of_;
};

}  // namespace tessera::server
