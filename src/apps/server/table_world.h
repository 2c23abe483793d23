// What the host of a table needs (`host/world.h`), made of this server: the writer and the database, the bots' threads,
// timers, webhooks, metrics. Everything comes back on the table's own strand.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "apps/server/server_context.h"
#include "host/world.h"

namespace tessera::server {

class TableWorld : public host::Journal,
                   public host::Thinker,
                   public host::Clock,
                   public host::Notifier,
                   public host::Supervisor {
public:
    // `gone` is called when the table turns out to belong to another server, or to nobody any more.
    TableWorld(std::string id, ServerContext& context, std::function<void()> gone);

    // Whoever hosts the table, and with it this, stays while something is under way.
    void belongs_to(std::weak_ptr<const void> owner) { owner_ = std::move(owner); }
    // From any thread.
    void post(std::function<void()> work) { strand_->post(std::move(work)); }
    host::World for_host();

    void append(const table::Table& table, host::Addition addition,
                std::function<void(const host::Outcome&)> then) override;
    void read_back(std::function<void(host::ReadBack)> then) override;

    void think(Task task, Then then) override;
    bool advise(const std::string& address, Task task, Then then) override;

    table::Time now() override;
    // Timers do not count while the machine sleeps, so the time is looked at now and then.
    void call_at(table::Time when, std::function<void()> then) override;

    void notify(const host::Notification& whom, const host::Notice& notice) override;

    void message_refused() override { context_.metrics.refused_messages.add(); }
    void request_refused() override { context_.metrics.refusals.add(); }
    void table_failed(const std::string& what) override;
    void table_ended() override { gone_(); }

private:
    host::ReadBack try_to_read_back();

    std::string id_;
    ServerContext& context_;
    std::function<void()> gone_;
    std::shared_ptr<Strand> strand_;
    std::weak_ptr<const void> owner_;
};

}  // namespace tessera::server
