// Experiments that people ask the server for: played by the lab in a few threads that let everybody else go first, kept
// in the database, told about while they run. Visitors take turns, a moment each; the experiments of one visitor wait
// for one another.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "apps/server/config.h"
#include "apps/server/experiment.h"
#include "apps/server/fair_lines.h"
#include "apps/server/http.h"
#include "apps/server/metrics.h"
#include "apps/server/rule_set_cache.h"
#include "apps/server/workers.h"

namespace tessera::server {

class ExperimentRun;

class Laboratory {
public:
    Laboratory(const Config& config, Metrics& metrics, store::Store& store, RuleSetCache& rule_sets);

    // These wait for the database. `visitor` is who asks, or empty where nobody is counted (Config::counted).
    Answer take_on(const Wish& wish, const std::string& visitor);
    Answer state_of(const std::string& id);
    Answer report_of(const std::string& id);
    Answer cancel(const std::string& id);

    // Goes on with what nobody carries out any more: what was asked for before the server stopped, and what another
    // one over the same database left behind. Called now and then; waits for the database.
    void take_up();
    void stop();

private:
    struct Job;

    void enqueue(const store::Experiment& experiment);
    // Plays a moment of the experiment whose turn it is, and comes back for the next one until it is over.
    void take_turn();
    // True when nothing of it is left to do.
    bool play_a_moment(Job& job);
    bool play_until(Moment end, Job& job);
    // Whether it would cost more than it may; then it has failed.
    bool is_too_much(Job& job);
    // Writes how an experiment stands, as soon as the database takes it. False if it is not wanted any more, or the
    // server stops.
    bool keep(const Job& job, store::ExperimentState state, std::string progress,
              const std::optional<std::string>& result = {});
    // Why a visitor may not ask for this, if so.
    std::optional<Answer> refusal_of(const std::string& visitor, std::size_t bytes);
    std::optional<double> known_cost(const ReadyExperiment& experiment);
    void remember_cost(const Job& job);
    double most_seconds() const;

    const Config& config_;
    Metrics& metrics_;
    store::Store& store_;
    RuleSetCache& rule_sets_;
    std::atomic<bool> stopping_{false};
    std::mutex mutex_;
    FairLines<Job> lines_;
    std::map<std::string, double> seconds_per_game_;  // by kind_of
    Workers workers_;
};

}  // namespace tessera::server
