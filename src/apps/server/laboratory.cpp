#include "apps/server/laboratory.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <thread>

#include "apps/server/answers.h"
#include "apps/server/clock.h"
#include "apps/server/log.h"
#include "apps/server/secret.h"
#include "lab/play.h"
#include "lab/report.h"
#include "lab/result.h"

namespace tessera::server {

namespace json = boost::json;
using store::ExperimentState;

namespace {

constexpr int nice = 19;
constexpr std::uint64_t most_games_at_once = 256;
constexpr std::chrono::milliseconds short_part{200};
constexpr std::chrono::seconds between_notes{1};
constexpr std::size_t most_waiting = 100;

std::string_view word_of(ExperimentState state)
{
    switch (state) {
        case ExperimentState::Waiting: return "queued";
        case ExperimentState::Running: return "running";
        case ExperimentState::Done: return "done";
        case ExperimentState::Failed: return "failed";
        case ExperimentState::Stopped: break;
    }
    return "cancelled";
}

// How often each seat won in an arm, with the interval; nothing when there is no such arm.
json::array wins_in(std::size_t arm, const lab::Result& result)
{
    json::array wins;
    if (arm >= result.counts.arms.size()) return wins;
    const lab::Ledger& games = result.counts.arms[arm];
    for (std::size_t seat = 0; seat < games.seats; ++seat) {
        const Estimate share = games.column(fmt::format("win.{}", seat))->mean();
        wins.push_back(json::object{{"seat", seat}, {"share", share.value}, {"low", share.low}, {"high", share.high}});
    }
    return wins;
}

// How far an experiment has come.
std::string progress_text(std::uint64_t played, std::uint64_t games, const lab::Result& result = {})
{
    return json::serialize(json::object{{"played", played},
                                        {"games", games},
                                        {"message", nullptr},
                                        {"wins", wins_in(0, result)},
                                        {"wins_against", wins_in(1, result)}});
}

std::string failure_text(const char* message)
{
    return json::serialize(json::object{
        {"played", 0}, {"games", 0}, {"message", message}, {"wins", json::array()}, {"wins_against", json::array()}});
}

json::array sentences_of(const json::object& result)
{
    json::array sentences;
    if (const json::value* summary = result.if_contains("summary"))
        for (const json::value& line : summary->as_array()) sentences.push_back(line.at("text"));
    return sentences;
}

}  // namespace

struct Laboratory::Job {
    std::string wish;  // as it is kept
    std::atomic<bool> cancelled{false};
};

Laboratory::Laboratory(const Config& config, Metrics& metrics, store::Store& store, RuleSetCache& rule_sets)
    : config_(config),
      metrics_(metrics),
      store_(store),
      rule_sets_(rule_sets),
      workers_("an experiment", static_cast<int>(config.lab_threads), nice)
{
}

void Laboratory::start()
{
    if (config_.lab_threads == 0) return;
    for (const ExperimentState state : {ExperimentState::Running, ExperimentState::Waiting})
        for (const store::Experiment& left : store_.list_experiments(state, {.most = 100}).lines)
            enqueue(left.id, left.request);
}

void Laboratory::stop()
{
    stopping_ = true;
    workers_.stop();
}

Answer Laboratory::take_on(const Wish& wish)
{
    if (config_.lab_threads == 0)
        return error_answer(403, "role", "The operator of this server does not allow experiments.");
    if (workers_.waiting() >= most_waiting)
        return error_answer(503, "busy", "Too many experiments are waiting; try again later.");
    const ReadyExperiment ready = experiment_for(wish, store_, config_.max_experiment_games, visitor_content(config_));
    store::Experiment experiment;
    experiment.id = new_id();
    experiment.request = text_of(wish);
    experiment.progress = progress_text(0, ready.games);
    experiment.created = experiment.changed = stored_time(time_now());
    store_.create_experiment(experiment);
    enqueue(experiment.id, experiment.request);
    Answer answer = state_of(experiment.id);
    answer.status = 201;
    return answer;
}

void Laboratory::enqueue(const std::string& id, const std::string& wish)
{
    const auto job = std::make_shared<Job>();
    job->wish = wish;
    {
        const std::lock_guard lock(mutex_);
        jobs_[id] = job;
    }
    workers_.submit([this, id, job] {
        metrics_.experiments_running.add();
        run(id, *job);
        metrics_.experiments_running.subtract();
        const std::lock_guard lock(mutex_);
        jobs_.erase(id);
    });
}

void Laboratory::run(const std::string& id, const Job& job)
{
    const auto note = [&](ExperimentState state, std::string progress) {
        store::Experiment experiment;
        experiment.id = id;
        experiment.state = state;
        experiment.progress = std::move(progress);
        experiment.changed = stored_time(time_now());
        return experiment;
    };
    try {
        // What was taken on is carried out, whatever the operator has decided since.
        const ReadyExperiment wanted = experiment_for(wish_from(job.wish, rule_sets_, store_), store_,
                                                      config_.max_experiment_games, VisitorContent::Taken);
        lab::Result result;
        result.study = wanted.study.study;
        result.ranges.push_back({0, 0});
        Moment noted{};
        // As many games at once as take a moment, so that an experiment that is cancelled ends soon.
        std::uint64_t games_at_once = 1;
        while (result.ranges.front().end < wanted.games) {
            if (job.cancelled || stopping_) return;
            const Moment began = this_moment();
            const std::uint64_t first = result.ranges.front().end;
            const GameRange range{first, std::min(first + games_at_once, wanted.games)};
            result.counts.merge(lab::play_part(wanted.study, range).counts);
            result.ranges.front().end = range.end;
            games_at_once = this_moment() - began < short_part ? std::min(2 * games_at_once, most_games_at_once)
                                                               : std::max<std::uint64_t>(1, games_at_once / 2);
            if (this_moment() - noted < between_notes) continue;
            noted = this_moment();
            const std::string progress = progress_text(range.end, wanted.games, result);
            if (!keep(note(ExperimentState::Running, progress))) return;
        }
        keep(note(ExperimentState::Done, progress_text(wanted.games, wanted.games, result)),
             json::serialize(to_json(result)));
    } catch (const std::exception& e) {
        log_warning("an experiment failed", {{"experiment", id}, {"error", e.what()}});
        keep(note(ExperimentState::Failed, failure_text(e.what())));
    }
}

bool Laboratory::keep(const store::Experiment& experiment, const std::optional<std::string>& result)
{
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
    json::object state = json::parse(experiment->progress).as_object();
    state.emplace("wins_against", json::array());  // not noted by servers that told only one side
    state["id"] = id;
    state["state"] = word_of(experiment->state);
    state["summary"] = json::array();
    state["report"] = nullptr;
    if (const std::optional<std::string> kept = store_.experiment_result(id)) {
        const json::object result = json::parse(*kept).as_object();
        state["summary"] = sentences_of(result);
        state["report"] = "/api/v1/experiments/" + id + "/report.html";
    }
    return json_answer(json::serialize(state));
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
        if (const auto found = jobs_.find(id); found != jobs_.end()) found->second->cancelled = true;
    }
    if (!store_.erase_experiment(id)) return no_such_experiment();
    return json_answer("{}");
}

}  // namespace tessera::server
