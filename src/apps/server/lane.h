// Where work is done. A lane carries out one thing after the other, so what belongs to a lane needs no lock; a loop has
// as many lanes as there are tables and connections, and a few threads for all of them. Nothing on a lane may wait:
// what blocks belongs to the workers (`workers.h`), what thinks to the bots (`bot_pool.h`).
#pragma once

#include <functional>
#include <memory>

#include "apps/server/metrics.h"

namespace boost::asio {
class io_context;
}

namespace tessera::server {

class Lane {
public:
    Lane() = default;
    Lane(const Lane&) = delete;
    Lane& operator=(const Lane&) = delete;
    virtual ~Lane() = default;

    // From any thread.
    virtual void post(std::function<void()> work) = 0;
    // Not before this moment.
    virtual void post_at(Moment when, std::function<void()> work) = 0;
};

class Loop {
public:
    explicit Loop(int threads);
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;
    ~Loop();

    std::shared_ptr<Lane> new_lane();
    boost::asio::io_context& context();

    void start();
    // Lets go of everything that waits and ends the threads.
    void stop();

private:
    struct Threads;
    std::unique_ptr<Threads> threads_;
};

}  // namespace tessera::server
