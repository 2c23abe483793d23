// Experiments that people ask the server for: played by the lab in a few threads that let everybody else go first, kept
// in the database, told about while they run.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "apps/server/house.h"
#include "apps/server/http.h"
#include "apps/server/workers.h"

namespace tessera::server {

class Laboratory {
public:
    explicit Laboratory(House& house);

    // `experiments/...`; waits for the database.
    Answer answer(const Request& request);

    // Goes on with what was asked for before the server stopped.
    void start();
    void stop();

private:
    struct Job;

    Answer ask_for(const Request& request);
    Answer state_of(const std::string& id);
    Answer report_of(const std::string& id);
    Answer cancel(const std::string& id);
    void enqueue(const std::string& id, const std::string& asked);
    void run(const std::string& id, Job& job);

    House& house_;
    Workers workers_;
    std::atomic<bool> stopping_{false};
    std::mutex mutex_;
    std::map<std::string, std::shared_ptr<Job>> jobs_;
};

}  // namespace tessera::server
