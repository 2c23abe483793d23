#include "host/bots.h"

#include <stdexcept>

namespace tessera::host {

void Bots::think(const table::BotTask& task)
{
    if (thinking_) return;
    thinking_ = true;
    const auto shared = std::make_shared<const table::BotTask>(task);
    thinker_.think(shared, [this, shared](const Thought& thought) {
        commits_.when_settled([this, shared, thought] { decide(*shared, thought); });
    });
}

void Bots::decide(const table::BotTask& task, const Thought& thought)
{
    thinking_ = false;
    if (commits_.is_stopped()) return;
    if (!thought.choice) throw std::runtime_error("a bot could not decide: " + thought.failure);
    const table::Result result = kept_.table->decided(task, *thought.choice, clock_.now());
    if (!result) return go_on_();
    commits_.commit(result.entries(), {}, Cause::Bot);
}

}  // namespace tessera::host
