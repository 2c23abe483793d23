#include "apps/server/hosted_table.h"

#include "apps/server/clock.h"

namespace tessera::server {

namespace {

// A table that has stopped is not kept for long: when it is read back, it may go on.
constexpr std::int64_t idle_seconds_of_the_failed = 30;

}  // namespace

HostedTable::HostedTable(ServerContext& context, host::KeptTable kept, std::function<void()> gone)
    : id_(kept.id),
      context_(context),
      world_(kept.id, context, std::move(gone)),
      host_(std::move(kept), world_.for_host())
{
}

std::shared_ptr<HostedTable> HostedTable::open(ServerContext& context, host::KeptTable kept, std::function<void()> gone)
{
    const std::shared_ptr<HostedTable> table(new HostedTable(context, std::move(kept), std::move(gone)));
    table->world_.belongs_to(table);
    return table;
}

void HostedTable::begin()
{
    world_.post([self = shared_from_this()] { self->host_.begin(); });
}

void HostedTable::receive(std::shared_ptr<Viewer> viewer, std::string message)
{
    world_.post([self = shared_from_this(), viewer = std::move(viewer), message = std::move(message)] {
        self->host_.receive(viewer, message);
    });
}

void HostedTable::leave(std::shared_ptr<Viewer> viewer)
{
    world_.post([self = shared_from_this(), viewer = std::move(viewer)] { self->host_.leave(viewer.get()); });
}

void HostedTable::catch_up()
{
    world_.post([self = shared_from_this()] { self->host_.catch_up(); });
}

void HostedTable::if_idle(std::function<void(std::shared_ptr<HostedTable>)> let_go)
{
    world_.post([self = shared_from_this(), let_go = std::move(let_go)]() mutable {
        const host::TableHost& host = self->host_;
        const std::int64_t idle = host.has_failed() ? idle_seconds_of_the_failed : self->context_.config.idle_seconds;
        if (host.is_quiet() && time_now() - host.last_used() >= idle * 1000) let_go(std::move(self));
    });
}

void HostedTable::taken_over()
{
    world_.post([self = shared_from_this()] {
        self->host_.end(table::ErrorCode::Stopping, "Another server has taken the table over; come back.",
                        CloseCode::Restart);
    });
}

}  // namespace tessera::server
