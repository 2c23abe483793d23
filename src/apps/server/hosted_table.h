// A table on this server: a host (`host/table_host.h`), the strand on which everything of it happens, and what is asked
// of it over HTTP (table_routes.cpp).
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "apps/server/http.h"
#include "apps/server/route.h"
#include "apps/server/server_context.h"
#include "apps/server/service.h"
#include "apps/server/table_world.h"
#include "host/table_host.h"

namespace tessera::server {

class HostedTable : public std::enable_shared_from_this<HostedTable> {
public:
    // `gone` is called when the table turns out to belong to another server, or to nobody any more.
    static std::shared_ptr<HostedTable> open(ServerContext& context, host::KeptTable kept, std::function<void()> gone);
    HostedTable(const HostedTable&) = delete;
    HostedTable& operator=(const HostedTable&) = delete;

    const std::string& id() const { return id_; }

    // --- From any thread.
    void begin();  // lets bots and clocks go on where they stopped
    void receive(std::shared_ptr<Viewer> viewer, std::string message);
    void leave(std::shared_ptr<Viewer> viewer);
    // Somebody who was behind can be shown how the table stands now.
    void catch_up();
    void answer(std::shared_ptr<const Request> request, Reply reply);
    // Nobody is here, nothing happens and nothing is due: then `let_go` may forget the table.
    void if_idle(std::function<void(std::shared_ptr<HostedTable>)> let_go);
    // What is in memory is stale: another server has taken the table over.
    void taken_over();

private:
    friend std::span<const Route> routes();
    using Refusal = table::Refusal;

    HostedTable(ServerContext& context, host::KeptTable kept, std::function<void()> gone);

    const table::Table& table() const { return *host_.kept().table; }
    table::You rights_of(const Request& request) const;

    // Which request comes to which is said in routes.cpp.
    void handle_request(const Request& request, const Reply& reply);
    void answer_summary(const Request& request, const Reply& reply);
    void answer_join(const Request& request, const Reply& reply);
    void answer_invite(const Request& request, const Reply& reply);
    void answer_notify(const Request& request, const Reply& reply);
    void answer_record(const Request& request, const Reply& reply);
    void answer_experiment(const Request& request, const Reply& reply);
    void answer_fork(const Request& request, const Reply& reply);
    void answer_delete(const Request& request, const Reply& reply);
    std::optional<Seat> seat_to_join(const std::string& invite, std::optional<Seat> wanted, const Reply& reply) const;
    void commit_and_reply(const std::vector<table::Entry>& entries, host::Change change, const Reply& reply,
                          Answer answer);

    const std::string id_;
    ServerContext& context_;
    TableWorld world_;
    host::TableHost host_;
};

}  // namespace tessera::server
