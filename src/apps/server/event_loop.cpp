#include "apps/server/event_loop.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <thread>
#include <vector>

#include "apps/server/guarded.h"

namespace tessera::server {

namespace asio = boost::asio;

namespace {

using AsioStrand = asio::strand<asio::io_context::executor_type>;

class StrandOfAsio : public Strand {
public:
    explicit StrandOfAsio(asio::io_context& context) : strand_(asio::make_strand(context)) {}

    void post(std::function<void()> work) override
    {
        asio::post(strand_, [work = std::move(work)] { guarded("work on a strand", work); });
    }

    void post_at(Moment when, std::function<void()> work) override
    {
        const auto timer = std::make_shared<asio::steady_timer>(strand_, when);
        timer->async_wait([timer, work = std::move(work)](const boost::system::error_code& error) {
            if (!error) guarded("work on a strand", work);
        });
    }

private:
    AsioStrand strand_;
};

}  // namespace

struct EventLoop::Threads {
    explicit Threads(int threads) : count(threads), context(threads), guard(context.get_executor()) {}

    int count;
    asio::io_context context;
    asio::executor_work_guard<asio::io_context::executor_type> guard;
    std::vector<std::jthread> running;
};

EventLoop::EventLoop(int threads) : threads_(std::make_unique<Threads>(threads)) {}
EventLoop::~EventLoop() { stop(); }

std::shared_ptr<Strand> EventLoop::new_strand() { return std::make_shared<StrandOfAsio>(threads_->context); }
asio::io_context& EventLoop::context() { return threads_->context; }

void EventLoop::start()
{
    for (int i = 0; i < threads_->count; ++i) threads_->running.emplace_back([this] { threads_->context.run(); });
}

void EventLoop::stop()
{
    threads_->context.stop();
    threads_->running.clear();
}

}  // namespace tessera::server
