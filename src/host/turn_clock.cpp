#include "host/turn_clock.h"

namespace tessera::host {

void TurnClock::set()
{
    const std::optional<table::Clock> turn = kept_.table->clock();
    if (!turn || alarm_ == turn->until) return;
    alarm_ = turn->until;
    clock_.call_at(turn->until, [this, until = turn->until] {
        if (alarm_ == until) commits_.when_settled([this] { ring(); });
    });
}

void TurnClock::ring()
{
    const std::optional<table::Clock> turn = kept_.table->clock();
    if (!turn || commits_.is_stopped()) return;
    alarm_.reset();
    if (clock_.now() < turn->until) return set();
    if (turn->then == table::TimeOut::Remind) return notices_.remind(*turn);
    const table::Result result = kept_.table->time_out(clock_.now());
    if (result) commits_.commit(result.entries(), {}, Cause::Other);
}

}  // namespace tessera::host
