// Experiments that people ask the server for: played by the lab in a few threads that let everybody else go first, kept
// in the database, told about while they run.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "apps/server/config.h"
#include "apps/server/experiment.h"
#include "apps/server/http.h"
#include "apps/server/metrics.h"
#include "apps/server/rule_set_cache.h"
#include "apps/server/workers.h"

namespace tessera::server {

class Laboratory {
public:
    Laboratory(const Config& config, Metrics& metrics, store::Store& store, RuleSetCache& rule_sets);

    // These wait for the database.
    Answer take_on(const Wish& wish);
    Answer state_of(const std::string& id);
    Answer report_of(const std::string& id);
    Answer cancel(const std::string& id);

    // Goes on with what was asked for before the server stopped.
    void start();
    void stop();

private:
    struct Job;

    void enqueue(const std::string& id, const std::string& wish);
    void run(const std::string& id, const Job& job);
    // Writes how an experiment stands, as soon as the database takes it. False if it is not wanted any more, or the
    // server stops.
    bool keep(const store::Experiment& experiment, const std::optional<std::string>& result = {});

    const Config& config_;
    Metrics& metrics_;
    store::Store& store_;
    RuleSetCache& rule_sets_;
    Workers workers_;
    std::atomic<bool> stopping_{false};
    std::mutex mutex_;
    std::map<std::string, std::shared_ptr<Job>> jobs_;
};

}  // namespace tessera::server
