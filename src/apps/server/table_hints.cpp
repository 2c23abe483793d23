// Hints: somebody asks, a bot thinks, and the answer goes to whoever asked.
#include <fmt/format.h>

#include "apps/server/bot_pool.h"
#include "apps/server/hosted_table.h"
#include "apps/server/limits.h"

namespace tessera::server {

namespace client = table::client;
using table::ErrorCode;

void HostedTable::handle_message(Guest& guest, const client::Hint& m)
{
    std::variant<table::BotTask, Refusal> hint = table_->hint(viewpoint_of(guest), m.revision);
    if (const Refusal* refusal = std::get_if<Refusal>(&hint)) return refuse(guest, m.id, *refusal);
    advise(guest, m.id, std::make_shared<const table::BotTask>(std::move(std::get<table::BotTask>(hint))));
}

// One hint at a time for a seat, whoever asks, and a few for an address: a hint costs seconds of a core. Somebody who
// leaves and comes back waits for the hint that they asked for before.
void HostedTable::advise(const Guest& guest, RequestId id, const std::shared_ptr<const table::BotTask>& task)
{
    if (advised_.contains(task->seat))
        throw table::BadMessage(ErrorCode::Busy, "One hint at a time for a seat; ask again when it has come.", id);
    if (!context_.advised.enter(guest.viewer->address()))
        throw table::BadMessage(ErrorCode::Busy,
                                fmt::format("Your address is waiting for {} hints, and may wait for no more at a time; "
                                            "ask again in a moment.",
                                            context_.config.max_hints_per_address),
                                id);
    advised_.insert(task->seat);
    context_.bots.think(task, [self = shared_from_this(), task, viewer = guest.viewer, id](
                                  const std::optional<Choice>& choice, const std::string&) {
        self->context_.advised.leave(viewer->address());
        self->strand_->post([=] {
            self->advised_.erase(task->seat);
            self->when_settled([=] { self->advised(*viewer, id, *task, choice); });
        });
    });
}

void HostedTable::advised(const Viewer& viewer, RequestId id, const table::BotTask& task,
                          const std::optional<Choice>& choice)
{
    Guest* guest = guest_of(&viewer);
    if (guest == nullptr) return;
    if (viewpoint_of(*guest) != task.seat)
        return refuse(*guest, id,
                      {.code = table::RefusalCode::Stale, .reason = "Somebody else looks at the table by now."});
    std::string text;
    if (choice)
        table_->write_hint(id, task, *choice, text);
    else
        table::write_error(ErrorCode::Internal, "The adviser has no answer.", id, text);
    send(*guest->viewer, std::move(text));
}

}  // namespace tessera::server
