#include "host/hints.h"

#include <fmt/format.h>

#include "host/viewpoints.h"

namespace tessera::host {

using table::ErrorCode;

void Hints::ask(const Guest& guest, table::RequestId id, const Thinker::Task& task)
{
    if (awaited_.contains(task->seat))
        throw table::BadMessage(ErrorCode::Busy, "One hint at a time for a seat; ask again when it has come.", id);
    const auto then = [this, task, viewer = guest.viewer, id](const Thought& thought) {
        awaited_.erase(task->seat);
        commits_.when_settled([=, this] { answer(*viewer, id, *task, thought.choice); });
    };
    if (!thinker_.advise(guest.viewer->address(), task, then))
        throw table::BadMessage(ErrorCode::Busy,
                                fmt::format("Your address is waiting for {} hints, and may wait for no more at a time; "
                                            "ask again in a moment.",
                                            limits_.hints_of_an_address),
                                id);
    awaited_.insert(task->seat);
}

void Hints::answer(const Viewer& viewer, table::RequestId id, const table::BotTask& task,
                   const std::optional<Choice>& choice) const
{
    const Guest* guest = guests_.find(&viewer);
    if (guest == nullptr) return;
    if (shown_viewpoint(*kept_.table, *guest) != task.seat)
        return answers_.refuse(
            *guest, id, {.code = table::RefusalCode::Stale, .reason = "Somebody else looks at the table by now."});
    std::string text;
    if (choice)
        kept_.table->write_hint(id, task, *choice, text);
    else
        table::write_error(ErrorCode::Internal, "The adviser has no answer.", id, text);
    guest->send(std::move(text));
}

}  // namespace tessera::host
