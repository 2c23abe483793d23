// Where work is done. A strand carries out one thing after the other, so what belongs to a strand needs no lock; an
// event loop has as many strands as there are tables and connections, and a few threads for all of them. Nothing on a
// strand may wait: what blocks belongs to the workers (`workers.h`), what thinks to the bots (`bot_pool.h`).
#pragma once

#include <functional>
#include <memory>

#include "apps/server/metrics.h"

namespace boost::asio {
class io_context;
}

namespace tessera::server {

class Strand {
public:
    Strand() = default;
    Strand(const Strand&) = delete;
    Strand& operator=(const Strand&) = delete;
    virtual ~Strand() = default;

    // From any thread.
    virtual void post(std::function<void()> work) = 0;
    // Not before this moment.
    virtual void post_at(Moment when, std::function<void()> work) = 0;
};

class EventLoop {
public:
    explicit EventLoop(int threads);
    EventLoop(const EventLoop&) = delete;
    EventLoop& operator=(const EventLoop&) = delete;
    ~EventLoop();

    std::shared_ptr<Strand> new_strand();
    boost::asio::io_context& context();

    void start();
    // Lets go of everything that waits and ends the threads.
    void stop();

private:
    struct Threads;
    std::unique_ptr<Threads> threads_;
};

}  // namespace tessera::server
