#include "apps/server/laboratory.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <thread>

#include "apps/server/answers.h"
#include "apps/server/clock.h"
#include "apps/server/experiment_run.h"
#include "apps/server/experiment_state.h"
#include "apps/server/log.h"
#include "apps/server/quota.h"
#include "apps/server/secret.h"
#include "lab/report.h"

namespace tessera::server {

namespace json = boost::json;
using store::ExperimentState;

namespace {

constexpr int nice = 19;
constexpr std::chrono::seconds turn_lasts{1};
constexpr std::chrono::seconds between_notes{1};
constexpr std::size_t most_waiting = 100;
constexpr std::size_t most_remembered = 1000;

// `40 seconds`, `12 minutes`, `3 hours`.
std::string in_words(double seconds)
{
    if (seconds < 100) return fmt::format("{:.0f} seconds", seconds);
    if (seconds < 6000) return fmt::format("{:.0f} minutes", seconds / 60);
    return fmt::format("{:.0f} hours", seconds / 3600);
}

std::string too_much(double cost, double most, std::uint64_t games)
{
    const double fit = static_cast<double>(games) * most / cost;
    return fmt::format(
        "It would take {} of computing, and this server allows an experiment {}: ask for {} games at most, or for "
        "quicker players.",
        in_words(cost), in_words(most), std::max<std::uint64_t>(1, static_cast<std::uint64_t>(fit)));
}

}  // namespace

struct Laboratory::Job {
    std::string id;
    std::string wish;  // as it is kept
    std::atomic<bool> cancelled{false};
    // From its first turn on.
    std::unique_ptr<ExperimentRun> run;
    std::string kind;
    Moment noted{};
};

Laboratory::Laboratory(const Config& config, Metrics& metrics, store::Store& store, RuleSetCache& rule_sets)
    : config_(config),
      metrics_(metrics),
      store_(store),
      rule_sets_(rule_sets),
      workers_("an experiment", static_cast<int>(config.lab_threads), nice)
{
}

void Laboratory::take_up()
{
    std::size_t there = 0;
    {
        const std::lock_guard lock(mutex_);
        there = lines_.size();
    }
    if (config_.lab_threads == 0 || there >= most_waiting) return;
    try {
        for (const store::Experiment& left : store_.claim_experiments(static_cast<int>(most_waiting - there)))
            enqueue(left);
    } catch (const store::StoreError& e) {
        log_warning("the database does not say which experiments were left behind", {{"error", e.what()}});
    }
}

void Laboratory::stop()
{
    stopping_ = true;
    workers_.stop();
}

std::optional<Answer> Laboratory::refusal_of(const std::string& visitor, std::size_t bytes)
{
    if (config_.lab_threads == 0)
        return error_answer(403, "role", "The operator of this server does not allow experiments.");
    {
        const std::lock_guard lock(mutex_);
        if (lines_.size() >= most_waiting)
            return error_answer(503, "busy", "Too many experiments are waiting; try again later.");
    }
    if (visitor.empty()) return std::nullopt;
    const store::Holdings held = store_.holdings(visitor);
    if (held.experiments >= config_.max_experiments_per_address) {
        return error_answer(429, "quota",
                            fmt::format("Your address has {} experiments here that are not finished, as many as it "
                                        "may; wait for one of them, or stop it.",
                                        held.experiments));
    }
    return refusal_of_bytes(config_, held, bytes);
}

Answer Laboratory::take_on(const Wish& wish, const std::string& visitor)
{
    store::Experiment experiment;
    experiment.request = text_of(wish);
    if (std::optional<Answer> refusal = refusal_of(visitor, experiment.request.size())) return std::move(*refusal);
    const ReadyExperiment ready = experiment_for(wish, store_, config_.max_experiment_games, visitor_content(config_));
    const std::optional<double> cost = known_cost(ready);
    if (cost && *cost > most_seconds()) return error_answer(403, "cost", too_much(*cost, most_seconds(), ready.games));
    experiment.id = new_id();
    experiment.progress = progress_text(ready.games, cost);
    experiment.created = experiment.changed = stored_time(time_now());
    experiment.visitor = visitor;
    store_.create_experiment(experiment);
    enqueue(experiment);
    Answer answer = state_of(experiment.id);
    answer.status = 201;
    return answer;
}

void Laboratory::enqueue(const store::Experiment& experiment)
{
    const auto job = std::make_shared<Job>();
    job->id = experiment.id;
    job->wish = experiment.request;
    {
        const std::lock_guard lock(mutex_);
        lines_.add(experiment.visitor, job);
    }
    // As many come back for turns as there are experiments.
    workers_.submit([this] { take_turn(); });
}

void Laboratory::take_turn()
{
    std::shared_ptr<Job> job;
    {
        const std::lock_guard lock(mutex_);
        job = lines_.take();
    }
    if (job == nullptr) return;
    metrics_.experiments_running.add();
    const bool is_over = play_a_moment(*job);
    metrics_.experiments_running.subtract();
    {
        const std::lock_guard lock(mutex_);
        if (is_over) return lines_.remove(job);
        lines_.give_back(job);
    }
    workers_.submit([this] { take_turn(); });
}

bool Laboratory::play_a_moment(Job& job)
{
    const Moment end = this_moment() + turn_lasts;
    if (job.cancelled || stopping_) return true;
    try {
        if (job.run == nullptr) {
            // What was taken on is carried out, whatever the operator has decided since.
            ReadyExperiment wanted = experiment_for(wish_from(job.wish, rule_sets_, store_), store_,
                                                    config_.max_experiment_games, VisitorContent::Taken);
            job.kind = kind_of(wanted.study.study);
            job.run = std::make_unique<ExperimentRun>(std::move(wanted));
        }
        return play_until(end, job);
    } catch (const std::exception& e) {
        log_warning("an experiment failed", {{"experiment", job.id}, {"error", e.what()}});
        keep(job, ExperimentState::Failed, failure_text(e.what()));
        return true;
    }
}

bool Laboratory::play_until(Moment end, Job& job)
{
    ExperimentRun& run = *job.run;
    while (!run.is_over()) {
        if (job.cancelled || stopping_) return true;
        run.play_on();
        if (is_too_much(job)) return true;
        const Moment now = this_moment();
        if (now - job.noted >= between_notes) {
            job.noted = now;
            if (!keep(job, ExperimentState::Running, progress_text(run))) return true;
        }
        if (now >= end && !run.is_over()) return false;
    }
    remember_cost(job);
    keep(job, ExperimentState::Done, progress_text(run), json::serialize(to_json(run.result())));
    return true;
}

double Laboratory::most_seconds() const
{
    const std::int64_t most = config_.for_an_address(config_.max_experiment_minutes);
    return 60.0 * static_cast<double>(most);
}

bool Laboratory::is_too_much(Job& job)
{
    const std::optional<double> cost = job.run->cost();
    if (!cost || job.run->is_over() || *cost <= most_seconds()) return false;
    remember_cost(job);
    keep(job, ExperimentState::Failed, failure_text(too_much(*cost, most_seconds(), job.run->games())));
    return true;
}

std::optional<double> Laboratory::known_cost(const ReadyExperiment& experiment)
{
    const std::lock_guard lock(mutex_);
    const auto known = seconds_per_game_.find(kind_of(experiment.study.study));
    if (known == seconds_per_game_.end()) return std::nullopt;
    return known->second * static_cast<double>(experiment.games);
}

void Laboratory::remember_cost(const Job& job)
{
    const std::lock_guard lock(mutex_);
    if (seconds_per_game_.size() >= most_remembered) seconds_per_game_.clear();
    if (const std::optional<double> cost = job.run->cost())
        seconds_per_game_[job.kind] = *cost / static_cast<double>(job.run->games());
}

bool Laboratory::keep(const Job& job, ExperimentState state, std::string progress,
                      const std::optional<std::string>& result)
{
    store::Experiment experiment;
    experiment.id = job.id;
    experiment.state = state;
    experiment.progress = std::move(progress);
    experiment.changed = stored_time(time_now());
    for (;; std::this_thread::sleep_for(between_notes)) {
        try {
            store_.update_experiment(experiment, result);
            return true;
        } catch (const store::StoreError& e) {
            if (e.fault() == store::Fault::Missing) return false;
            log_warning("an experiment cannot be kept", {{"experiment", experiment.id}, {"error", e.what()}});
            const bool passes = e.fault() == store::Fault::Unreachable || e.fault() == store::Fault::DiskFull;
            if (!passes || stopping_) return false;
        }
    }
}

Answer Laboratory::state_of(const std::string& id)
{
    const std::optional<store::Experiment> experiment = store_.experiment(id);
    if (!experiment) return no_such_experiment();
    const bool is_queued =
        experiment->state == ExperimentState::Waiting || experiment->state == ExperimentState::Running;
    return json_answer(state_text(*experiment, store_.experiment_result(id),
                                  is_queued ? store_.queued_experiments() : std::vector<store::QueuedExperiment>(),
                                  config_.lab_threads));
}

Answer Laboratory::report_of(const std::string& id)
{
    const std::optional<std::string> kept = store_.experiment_result(id);
    if (!kept) return error_answer(404, "experiment", "There is no such experiment, or it is not finished.");
    Answer answer;
    answer.type = "text/html; charset=utf-8";
    answer.policy = PagePolicy::Report;
    answer.body = lab::report_page(json::parse(*kept).as_object());
    return answer;
}

Answer Laboratory::cancel(const std::string& id)
{
    {
        const std::lock_guard lock(mutex_);
        lines_.each([&](Job& job) {
            if (job.id == id) job.cancelled = true;
        });
    }
    if (!store_.erase_experiment(id)) return no_such_experiment();
    return json_answer("{}");
}

}  // namespace tessera::server
