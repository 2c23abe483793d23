// A few threads for work that waits or takes long, in the order in which it was handed over.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace tessera::server {

class Workers {
public:
    // `nice` above 0 lets all other threads of the machine go first.
    Workers(std::string name, int threads, int nice = 0);
    ~Workers() { stop(); }

    void submit(std::function<void()> work);
    std::size_t waiting() const;

    // What runs is finished, what waits is dropped.
    void stop();

private:
    void run(int nice);

    std::string name_;
    mutable std::mutex mutex_;
    std::condition_variable awake_;
    std::deque<std::function<void()>> queue_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace tessera::server
