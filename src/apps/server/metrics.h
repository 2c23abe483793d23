// What the server counts about itself, for /metrics. Counting is a relaxed atomic addition, from any thread.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

namespace tessera::server {

class Counter {
public:
    void add(std::uint64_t amount = 1) { value_.fetch_add(amount, std::memory_order_relaxed); }
    std::uint64_t value() const { return value_.load(std::memory_order_relaxed); }

private:
    std::atomic<std::uint64_t> value_{0};
};

class Gauge {
public:
    void add(std::int64_t amount = 1) { value_.fetch_add(amount, std::memory_order_relaxed); }
    void subtract(std::int64_t amount = 1) { add(-amount); }
    std::int64_t value() const { return value_.load(std::memory_order_relaxed); }

private:
    std::atomic<std::int64_t> value_{0};
};

using Moment = std::chrono::steady_clock::time_point;
inline Moment this_moment() { return std::chrono::steady_clock::now(); }

// How long something took, in buckets.
class Histogram {
public:
    // In microseconds; the last bucket has no bound.
    static constexpr std::array<std::int64_t, 15> bounds = {100,     250,     500,       1'000,     2'500,
                                                            5'000,   10'000,  25'000,    50'000,    100'000,
                                                            250'000, 500'000, 1'000'000, 2'500'000, 10'000'000};

    void add(std::chrono::steady_clock::duration took);
    void add_since(Moment began) { add(this_moment() - began); }
    void write(const std::string& name, std::string& out) const;

private:
    std::array<std::atomic<std::uint64_t>, bounds.size() + 1> buckets_{};
    std::atomic<std::int64_t> microseconds_{0};
};

struct Metrics {
    Gauge connections, sockets, compressed_sockets, tables, bot_queue, bots_thinking, commits_waiting;
    Gauge experiments_running;
    Counter connections_accepted, connections_refused, requests, failed_requests, messages, refused_messages;
    Counter slow_clients, floods, actions, bot_moves, refusals, commits, commit_failures, tables_created, tables_loaded;
    Counter tables_failed, tables_expired, webhooks_sent, webhooks_failed;
    Histogram request_seconds, action_seconds, commit_seconds, bot_seconds, bot_wait_seconds, load_seconds;

    // In the text form of Prometheus.
    std::string text() const;
};

}  // namespace tessera::server
