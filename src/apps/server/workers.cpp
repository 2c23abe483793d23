#include "apps/server/workers.h"

#include <sys/resource.h>
#include <unistd.h>

#include "apps/server/guarded.h"

namespace tessera::server {

Workers::Workers(std::string name, int threads, int nice) : name_(std::move(name))
{
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this, nice] { run(nice); });
}

void Workers::submit(std::function<void()> work)
{
    {
        const std::lock_guard lock(mutex_);
        if (stopping_) return;
        queue_.push_back(std::move(work));
    }
    awake_.notify_one();
}

std::size_t Workers::waiting() const
{
    const std::lock_guard lock(mutex_);
    return queue_.size();
}

void Workers::stop()
{
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        queue_.clear();
    }
    awake_.notify_all();
    for (std::thread& thread : threads_)
        if (thread.joinable()) thread.join();
}

void Workers::run(int nice)
{
    if (nice != 0) setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), nice);
    for (;;) {
        std::function<void()> work;
        {
            std::unique_lock lock(mutex_);
            awake_.wait(lock, [&] { return stopping_ || !queue_.empty(); });
            if (stopping_) return;
            work = std::move(queue_.front());
            queue_.pop_front();
        }
        guarded(name_, work);
    }
}

}  // namespace tessera::server
