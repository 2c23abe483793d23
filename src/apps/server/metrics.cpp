#include "apps/server/metrics.h"

#include <fmt/format.h>

#include <iterator>

namespace tessera::server {

namespace {

void write_head(const char* name, const char* kind, const char* help, std::string& out)
{
    fmt::format_to(std::back_inserter(out), "# HELP tessera_{} {}\n# TYPE tessera_{} {}\n", name, help, name, kind);
}

void write(const char* name, const char* help, const Counter& counter, std::string& out)
{
    write_head(name, "counter", help, out);
    fmt::format_to(std::back_inserter(out), "tessera_{} {}\n", name, counter.value());
}

void write(const char* name, const char* help, const Gauge& gauge, std::string& out)
{
    write_head(name, "gauge", help, out);
    fmt::format_to(std::back_inserter(out), "tessera_{} {}\n", name, gauge.value());
}

void write(const char* name, const char* help, const Histogram& histogram, std::string& out)
{
    write_head(name, "histogram", help, out);
    histogram.write(std::string("tessera_") + name, out);
}

}  // namespace

void Histogram::add(std::chrono::steady_clock::duration took)
{
    const auto microseconds = std::chrono::duration_cast<std::chrono::microseconds>(took).count();
    std::size_t bucket = 0;
    while (bucket < bounds.size() && microseconds > bounds[bucket]) ++bucket;
    buckets_[bucket].fetch_add(1, std::memory_order_relaxed);
    microseconds_.fetch_add(microseconds, std::memory_order_relaxed);
}

void Histogram::write(const std::string& name, std::string& out) const
{
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < bounds.size(); ++i) {
        count += buckets_[i].load(std::memory_order_relaxed);
        fmt::format_to(std::back_inserter(out), "{}_bucket{{le=\"{}\"}} {}\n", name,
                       static_cast<double>(bounds[i]) / 1e6, count);
    }
    count += buckets_.back().load(std::memory_order_relaxed);
    fmt::format_to(std::back_inserter(out), "{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", name, count,
                   static_cast<double>(microseconds_.load(std::memory_order_relaxed)) / 1e6);
}

std::string Metrics::text() const
{
    std::string out;
    write("connections", "Open connections.", connections, out);
    write("sockets", "Open WebSockets.", sockets, out);
    write("compressed_sockets", "WebSockets whose messages are compressed.", compressed_sockets, out);
    write("tables", "Tables in memory.", tables, out);
    write("bot_queue", "Moves that wait for a bot thread.", bot_queue, out);
    write("bots_thinking", "Bots that think right now.", bots_thinking, out);
    write("commits_waiting", "Appends that wait for the database.", commits_waiting, out);
    write("experiments_running", "Experiments that run right now.", experiments_running, out);
    write("connections_accepted_total", "Connections that were accepted.", connections_accepted, out);
    write("connections_refused_total", "Connections that were refused, by number or by address.", connections_refused,
          out);
    write("requests_total", "HTTP requests.", requests, out);
    write("failed_requests_total", "HTTP requests that were answered by an error.", failed_requests, out);
    write("messages_total", "Messages that came over WebSockets.", messages, out);
    write("refused_messages_total", "Messages that made no sense.", refused_messages, out);
    write("slow_clients_total", "Clients dropped because they did not read.", slow_clients, out);
    write("floods_total", "Clients dropped because they sent too much.", floods, out);
    write("actions_total", "Actions of people, acknowledged.", actions, out);
    write("bot_moves_total", "Actions of bots.", bot_moves, out);
    write("refusals_total", "Requests at tables that were refused.", refusals, out);
    write("commits_total", "Transactions of the database.", commits, out);
    write("commit_failures_total", "Transactions that failed.", commit_failures, out);
    write("tables_created_total", "Tables that were created.", tables_created, out);
    write("tables_loaded_total", "Tables that were read back from the database.", tables_loaded, out);
    write("tables_failed_total", "Tables that stopped because of a mistake in Tessera.", tables_failed, out);
    write("tables_expired_total", "Tables that went away because nobody but their maker had come.", tables_expired,
          out);
    write("webhooks_sent_total", "Notifications that were delivered.", webhooks_sent, out);
    write("webhooks_failed_total", "Notifications that were given up.", webhooks_failed, out);
    write("request_seconds", "From the end of a request to its answer.", request_seconds, out);
    write("action_seconds", "From an action's arrival to its acknowledgement.", action_seconds, out);
    write("commit_seconds", "How long a transaction of the database takes.", commit_seconds, out);
    write("bot_seconds", "How long bots think.", bot_seconds, out);
    write("bot_wait_seconds", "How long bots wait for a thread.", bot_wait_seconds, out);
    write("load_seconds", "How long it takes to read a table back.", load_seconds, out);
    return out;
}

}  // namespace tessera::server
