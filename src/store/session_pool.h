// A few connections that many threads take turns with, opened when they are needed.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace tessera::store {

template <class Connection>
class SessionPool {
public:
    using Open = std::function<std::unique_ptr<Connection>()>;

    SessionPool(int most, Open open) : most_(most), open_(std::move(open)) {}

    // Lends a connection to `work`, after waiting for one if need be. One that `work` throws with is closed if it is
    // no longer good for anything.
    template <class Work>
    void lend(const Work& work)
    {
        std::unique_ptr<Connection> connection = take();
        try {
            if (!connection) connection = open_();
            work(*connection);
        } catch (...) {
            give_back(connection && connection->is_good() ? std::move(connection) : nullptr);
            throw;
        }
        give_back(std::move(connection));
    }

private:
    // Nothing, if a new one has to be opened.
    std::unique_ptr<Connection> take()
    {
        std::unique_lock lock(mutex_);
        came_back_.wait(lock, [&] { return lent_ < most_; });
        ++lent_;
        if (idle_.empty()) return nullptr;
        std::unique_ptr<Connection> connection = std::move(idle_.back());
        idle_.pop_back();
        return connection;
    }

    void give_back(std::unique_ptr<Connection> connection)
    {
        {
            const std::lock_guard lock(mutex_);
            --lent_;
            if (connection) idle_.push_back(std::move(connection));
        }
        came_back_.notify_one();
    }

    const int most_;
    const Open open_;
    std::mutex mutex_;
    std::condition_variable came_back_;
    int lent_ = 0;
    std::vector<std::unique_ptr<Connection>> idle_;
};

}  // namespace tessera::store
