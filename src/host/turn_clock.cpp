#include "host/turn_clock.h"

namespace tessera::host {

void TurnClock::set()
{
    const std::optional<table::Time> until = kept_.table->alarm();
    if (!until || alarm_ == until) return;
    alarm_ = until;
    clock_.call_at(*until, [this, until] {
        if (alarm_ == until) commits_.when_settled([this] { ring(); });
    });
}

void TurnClock::ring()
{
    const std::optional<table::Time> until = kept_.table->alarm();
    if (!until || commits_.is_stopped()) return;
    alarm_.reset();
    const table::Time now = clock_.now();
    if (now < *until) return set();
    const std::optional<table::Clock> turn = kept_.table->clock();
    if (!turn) {
        const table::Next next = kept_.table->next(now);
        if (const auto* entry = std::get_if<table::Entry>(&next)) commits_.commit({*entry}, {}, Cause::Other);
        return;
    }
    if (turn->then == table::TimeOut::Remind) return notices_.remind(*turn);
    const table::Result result = kept_.table->time_out(now);
    if (result) commits_.commit(result.entries(), {}, Cause::Other);
}

}  // namespace tessera::host
