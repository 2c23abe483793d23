#include "apps/server/limits.h"

#include <arpa/inet.h>
#include <fmt/format.h>

#include <array>
#include <cstring>

namespace tessera::server {

namespace {

// Longer than any address; what a proxy passes on is kept no longer than that.
constexpr std::size_t longest_address = 64;

// Proxies may write `[2001:db8::1]:443`, `192.0.2.1:443` and `fe80::1%eth0`.
std::string bare(std::string_view address)
{
    if (address.starts_with('[')) address = address.substr(1, address.find(']') - 1);
    const std::size_t colon = address.find(':');
    if (colon != std::string_view::npos && colon == address.rfind(':')) address = address.substr(0, colon);
    return std::string(address.substr(0, address.find('%')).substr(0, longest_address));
}

std::string written(int family, const void* address)
{
    std::array<char, INET6_ADDRSTRLEN> text{};
    inet_ntop(family, address, text.data(), text.size());
    return text.data();
}

}  // namespace

std::string visitor_at(std::string_view address)
{
    constexpr std::array<unsigned char, 12> mapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
    const std::string text = bare(address);
    std::array<unsigned char, 16> bytes{};
    if (inet_pton(AF_INET6, text.c_str(), bytes.data()) != 1) return text;
    if (std::memcmp(bytes.data(), mapped.data(), mapped.size()) == 0) return written(AF_INET, bytes.data() + 12);
    std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
    return fmt::format("{}/64", written(AF_INET6, bytes.data()));
}

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
