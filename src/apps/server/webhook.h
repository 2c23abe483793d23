// Notifications for people who are not here: a small JSON message posted to an address that they chose, if the operator
// allows it. Tried a few times, then given up.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "apps/server/config.h"
#include "apps/server/event_loop.h"
#include "apps/server/metrics.h"

namespace tessera::server {

// Whether the operator lets notifications go there: the address begins with one of the prefixes, is one of http or
// https, has no user in it, and does not lead back up from there, however that is spelled.
bool webhook_allowed(std::string_view url, const Words& prefixes);

class Webhooks {
public:
    Webhooks(EventLoop& loop, const Config& config, Metrics& metrics);
    Webhooks(const Webhooks&) = delete;
    Webhooks& operator=(const Webhooks&) = delete;
    ~Webhooks();

    // Posts the body; `then` is told, on some thread of the loop, whether it arrived.
    void post(const std::string& url, std::string body, std::function<void(bool)> then);

private:
    struct State;
    std::shared_ptr<State> state_;
};

}  // namespace tessera::server
