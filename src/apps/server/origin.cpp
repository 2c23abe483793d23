#include "apps/server/origin.h"

#include <algorithm>

namespace tessera::server {

namespace {

// `https://play.example.org:8443` without the first part.
std::string_view host_of(std::string_view origin)
{
    const std::size_t at = origin.find("://");
    return at == std::string_view::npos ? std::string_view{} : origin.substr(at + 3);
}

std::string_view without_port(std::string_view host)
{
    const std::size_t colon = host.rfind(':');
    if (colon == std::string_view::npos || host.ends_with(']')) return host;
    return host.substr(0, colon);
}

}  // namespace

bool host_allowed(std::string_view host, const Config& config)
{
    const auto named = [&](const std::string& origin) { return host_of(origin) == host; };
    if (std::any_of(config.origins.begin(), config.origins.end(), named)) return true;
    return !is_this_machine(config.address) || is_this_machine(without_port(host));
}

bool origin_allowed(std::string_view origin, std::string_view host, const Config& config)
{
    if (origin.empty()) return true;
    if (std::find(config.origins.begin(), config.origins.end(), origin) != config.origins.end()) return true;
    return !host.empty() && host_of(origin) == host;
}

}  // namespace tessera::server
