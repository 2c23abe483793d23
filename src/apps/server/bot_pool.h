// Where bots think. Each move has a budget; where more bots want to think than there are threads, everybody thinks a
// little shorter, so that a hundred tables stay lively.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "apps/server/metrics.h"
#include "apps/server/workers.h"
#include "table/table.h"

namespace tessera::server {

class BotPool {
public:
    BotPool(int threads, std::chrono::milliseconds budget, Metrics& metrics);
    ~BotPool() { stop(); }

    // What came out of it; without a choice, why there is none.
    using Thought = std::function<void(std::optional<Choice> choice, const std::string& failure)>;

    // `then` is called on a thread of the pool that others may wait for.
    void think(std::shared_ptr<const table::BotTask> task, Thought then);

    // Ends all thinking early.
    void stop();

private:
    void run(std::shared_ptr<const table::BotTask> task, Thought then);
    std::chrono::milliseconds budget_now() const;

    int threads_;
    std::chrono::milliseconds budget_;
    Metrics& metrics_;
    std::atomic<bool> stopping_{false};
    // A thinking thread lets everybody go first, also while it holds a lock. So nobody who serves people shares a lock
    // with one: tasks are carried in by one messenger, and what came of them is carried out by another.
    Workers out_, thinkers_, in_;
};

}  // namespace tessera::server
