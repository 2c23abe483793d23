// Where every request arrives. What routes.h has is answered where the route says: at once, where waiting is allowed,
// or by a table, wherever it is served. Everything else is a file of the page.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "apps/server/limits.h"
#include "apps/server/relay.h"
#include "apps/server/route.h"
#include "apps/server/server_context.h"
#include "apps/server/service.h"
#include "apps/server/static_files.h"
#include "apps/server/table_registry.h"

namespace tessera::server {

class Router : public Service {
public:
    Router(ServerContext& context, TableRegistry& registry, Relay& relay, StaticFiles& files);

    void answer(Request request, Reply reply) override;
    std::shared_ptr<Conversation> converse(const Request& request, std::shared_ptr<Viewer> viewer) override;

private:
    using RequestPointer = std::shared_ptr<const Request>;

    // Does the work where waiting is allowed.
    void wait_for(Reply reply, std::function<Answer()> work);
    // The answer to somebody who asks too often.
    std::optional<Answer> refusal_of(const Request& request);
    void carry_out(const AtOnce& handler, const RequestPointer& request, const Reply& reply);
    void carry_out(const Waiting& handler, const RequestPointer& request, const Reply& reply);
    void carry_out(const AtTable& handler, const RequestPointer& request, const Reply& reply);
    void carry_out(const OpensSocket& handler, const RequestPointer& request, const Reply& reply);
    void hand_to_table(const std::string& id, const RequestPointer& request, Reply reply);
    // Somebody comes to a table: from another address than its maker's, or as somebody else who joins.
    void note_visit(const std::string& table, const std::string& visitor);

    ServerContext& context_;
    TableRegistry& registry_;
    Relay& relay_;
    StaticFiles& files_;
    AllowanceByAddress new_tables_;
    AllowanceByAddress experiments_;
};

}  // namespace tessera::server
