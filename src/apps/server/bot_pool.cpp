#include "apps/server/bot_pool.h"

#include <algorithm>

namespace tessera::server {

namespace {

// Bots let those go first who serve people.
constexpr int nice = 10;
constexpr std::chrono::milliseconds shortest_budget{20};

}  // namespace

BotPool::BotPool(int threads, std::chrono::milliseconds budget, Metrics& metrics)
    : threads_(threads),
      budget_(budget),
      metrics_(metrics),
      out_("what a bot thought", 1),
      thinkers_("a bot's thinking", threads, nice),
      in_("what a bot thinks about", 1)
{
}

std::chrono::milliseconds BotPool::budget_now() const
{
    const std::int64_t busy = metrics_.bot_queue.value() + metrics_.bots_thinking.value();
    if (busy <= threads_) return budget_;
    return std::max(shortest_budget, budget_ * threads_ / busy);
}

void BotPool::think(std::shared_ptr<const table::BotTask> task, Thought then)
{
    metrics_.bot_queue.add();
    in_.submit([this, task = std::move(task), then = std::move(then), asked = this_moment()]() mutable {
        thinkers_.submit([this, task = std::move(task), then = std::move(then), asked]() mutable {
            metrics_.bot_wait_seconds.add_since(asked);
            run(std::move(task), std::move(then));
        });
    });
}

void BotPool::run(std::shared_ptr<const table::BotTask> task, Thought then)
{
    metrics_.bot_queue.subtract();
    metrics_.bots_thinking.add();
    const Moment began = this_moment();
    const Moment end = began + budget_now();
    std::optional<Choice> choice;
    std::string failure;
    try {
        choice = task->run([&] { return stopping_ || this_moment() >= end; });
    } catch (const std::exception& e) {
        failure = e.what();
    }
    metrics_.bot_seconds.add_since(began);
    metrics_.bots_thinking.subtract();
    if (stopping_) return;
    // The task goes with it, so that its memory is given back by whoever may hold the locks of that.
    out_.submit([task = std::move(task), then = std::move(then), choice = std::move(choice),
                 failure = std::move(failure)] { then(choice, failure); });
}

void BotPool::stop()
{
    stopping_ = true;
    in_.stop();
    thinkers_.stop();
    out_.stop();
}

}  // namespace tessera::server
