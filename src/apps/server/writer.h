// The one thread that writes what happens at the tables. Everything that waits when a transaction begins goes into it
// together (group commit), so a thousand tables share the price of one sync of the disk.
//
// While the database cannot be reached, whether it has kept the last transaction is not known. The same is written
// again until the database answers; until then nobody is told anything.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "apps/server/clock.h"
#include "apps/server/metrics.h"
#include "store/store.h"

namespace tessera::server {

// What a person waits for is written at once. The rest waits a moment for company, so that many bots do not keep the
// disk busy when a person moves.
enum class Haste { Now, Soon };

// What became of an append.
struct Written {
    bool done = false;
    // The store itself failed (a full disk, a database that is away); otherwise it was this append that did not fit.
    std::optional<store::Fault> fault = {};
    std::string message = {};
};

class Writer {
public:
    Writer(store::Store& store, Metrics& metrics);
    ~Writer() { stop(); }

    // `then` is called on the writing thread, after the commit; it hands the work on and returns.
    void append(store::Append append, Haste haste, std::function<void(const Written&)> then);

    // Writes what was handed over before, and ends. What the database does not take now has failed.
    void stop();

private:
    struct Job {
        store::Append append;
        std::function<void(const Written&)> then;
    };

    void run();
    void write(std::vector<Job> jobs);
    std::vector<Written> keep(const std::vector<store::Append>& appends);
    std::vector<Written> keep_one_by_one(const std::vector<store::Append>& appends);
    // Waits, unless the server stops.
    bool stops_within(std::chrono::milliseconds time);

    store::Store& store_;
    Metrics& metrics_;
    std::mutex mutex_;
    std::condition_variable awake_;
    std::vector<Job> queue_;
    Moment due_ = Moment::max();  // when what waits is written at the latest
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace tessera::server
