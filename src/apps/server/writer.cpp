#include "apps/server/writer.h"

#include <algorithm>

#include "apps/server/guarded.h"
#include "apps/server/log.h"

namespace tessera::server {

namespace {

constexpr std::chrono::milliseconds soon{10};
constexpr std::chrono::milliseconds first_pause{100};
constexpr std::chrono::milliseconds longest_pause{5'000};

}  // namespace

Writer::Writer(store::Store& store, Metrics& metrics) : store_(store), metrics_(metrics), thread_([this] { run(); }) {}

void Writer::append(store::Append append, Haste haste, std::function<void(const Written&)> then)
{
    metrics_.commits_waiting.add();
    const Moment due = haste == Haste::Now ? Moment::min() : this_moment() + soon;
    {
        const std::lock_guard lock(mutex_);
        queue_.push_back({std::move(append), std::move(then)});
        due_ = std::min(due_, due);
    }
    awake_.notify_one();
}

void Writer::stop()
{
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    awake_.notify_one();
    if (thread_.joinable()) thread_.join();
}

void Writer::run()
{
    for (;;) {
        std::vector<Job> jobs;
        {
            std::unique_lock lock(mutex_);
            const auto is_due = [&] { return stopping_ || due_ <= this_moment(); };
            while (!is_due()) {
                if (queue_.empty())
                    awake_.wait(lock);
                else
                    awake_.wait_until(lock, due_);
            }
            if (queue_.empty()) return;
            jobs.swap(queue_);
            due_ = Moment::max();
        }
        guarded("the writer", [&] { write(std::move(jobs)); });
    }
}

void Writer::write(std::vector<Job> jobs)
{
    std::vector<store::Append> appends;
    appends.reserve(jobs.size());
    for (Job& job : jobs) appends.push_back(std::move(job.append));

    const Moment began = this_moment();
    const std::vector<Written> outcomes = keep(appends);
    metrics_.commit_seconds.add_since(began);
    metrics_.commits_waiting.subtract(static_cast<std::int64_t>(jobs.size()));
    for (std::size_t i = 0; i < jobs.size(); ++i) jobs[i].then(outcomes[i]);
}

std::vector<Written> Writer::keep(const std::vector<store::Append>& appends)
{
    std::vector<Written> outcomes(appends.size());
    for (std::chrono::milliseconds pause = first_pause;; pause = std::min(2 * pause, longest_pause)) {
        try {
            const std::vector<store::Appended> appended = store_.append(appends);
            for (std::size_t i = 0; i < outcomes.size(); ++i)
                outcomes[i] = {.done = appended[i].done(), .message = appended[i].message};
            metrics_.commits.add();
            if (pause > first_pause) log_info("the database takes what was played again");
            return outcomes;
        } catch (const store::StoreError& e) {
            metrics_.commit_failures.add();
            log_error("the database does not take what was played",
                      {{"fault", store::name_of(e.fault())}, {"error", e.what()}, {"appends", appends.size()}});
            if (e.fault() == store::Fault::Broken && appends.size() > 1) return keep_one_by_one(appends);
            for (Written& outcome : outcomes) outcome = {.fault = e.fault(), .message = e.what()};
            if (e.fault() != store::Fault::Unreachable || stops_within(pause)) return outcomes;
        }
    }
}

// What is damaged about one table keeps no other from being written.
std::vector<Written> Writer::keep_one_by_one(const std::vector<store::Append>& appends)
{
    std::vector<Written> outcomes;
    outcomes.reserve(appends.size());
    for (const store::Append& append : appends) outcomes.push_back(keep({append}).front());
    return outcomes;
}

bool Writer::stops_within(std::chrono::milliseconds time)
{
    std::unique_lock lock(mutex_);
    return awake_.wait_for(lock, time, [&] { return stopping_; });
}

}  // namespace tessera::server
