// Where every request arrives: the page, /healthz and /metrics, and what docs/protocol.md has under /api/v1. Requests
// about one table are handed to it, wherever it is.
#pragma once

#include <memory>
#include <mutex>
#include <string>

#include "apps/server/hall.h"
#include "apps/server/house.h"
#include "apps/server/limits.h"
#include "apps/server/relay.h"
#include "apps/server/service.h"
#include "apps/server/static_files.h"

namespace tessera::server {

class FrontDesk : public Service {
public:
    FrontDesk(House& house, Hall& hall, Relay& relay, StaticFiles& files);

    void answer(Request request, Reply reply) override;
    std::shared_ptr<Conversation> converse(const Request& request, std::shared_ptr<Viewer> viewer) override;

private:
    using Work = std::function<Answer()>;

    // Does the work where waiting is allowed.
    void elsewhere(Reply reply, Work work);
    void answer_api(const std::shared_ptr<const Request>& request, Reply reply);
    void answer_tables(const std::shared_ptr<const Request>& request, Reply reply);
    void answer_experiments(const std::shared_ptr<const Request>& request, const Reply& reply);
    void hand_to_table(const std::string& id, const std::shared_ptr<const Request>& request, Reply reply);
    Answer health();

    House& house_;
    Hall& hall_;
    Relay& relay_;
    StaticFiles& files_;
    AllowanceByAddress foundings_;
    AllowanceByAddress experiments_;

    // The database is not asked for every visit of a load balancer.
    std::mutex health_mutex_;
    Moment health_asked_{};
    Answer health_;
};

}  // namespace tessera::server
