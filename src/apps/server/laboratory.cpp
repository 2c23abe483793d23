#include "apps/server/laboratory.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "apps/server/body.h"
#include "apps/server/clock.h"
#include "apps/server/log.h"
#include "apps/server/secret.h"
#include "engine/registry.h"
#include "lab/play.h"
#include "lab/report.h"
#include "lab/result.h"
#include "table/messages.h"

namespace tessera::server {

namespace json = boost::json;
using store::ExperimentState;

namespace {

constexpr int nice = 19;
constexpr std::uint64_t games_at_once = 10;
constexpr std::chrono::seconds between_notes{1};
constexpr std::size_t most_waiting = 100;

// What is wanted, read from the request that asked for it.
struct Wanted {
    lab::ReadyStudy study;
    std::uint64_t games = 0;
};

struct Side {
    std::string rule_set;
    OptionSettings options;
    std::optional<ContentFiles> content;
};

Side side_from(Body& body) { return {body.text("rule_set", 200), body.options("options"), body.content("content")}; }

lab::ReadyArm arm_of(const Side& side, const std::vector<lab::Sitter>& sitters)
{
    const ContentFiles* own = side.content ? &*side.content : nullptr;
    std::shared_ptr<const AnyGame> game = load_rule_set(side.rule_set, side.options, own);
    const RuleSetInfo& info = game->rule_set();
    const int seats = static_cast<int>(sitters.size());
    if (seats < info.least_seats || seats > info.most_seats)
        throw table::BadMessage(table::ErrorCode::Message,
                                fmt::format("\"seats\" in the body: found {}, but {} is played by {} to {}.", seats,
                                            info.id, info.least_seats, info.most_seats));
    std::string label = side.rule_set;
    for (const auto& [key, value] : side.options) label += fmt::format(" {}={}", key, value);
    const bool differ = std::any_of(sitters.begin(), sitters.end(),
                                    [&](const lab::Sitter& sitter) { return sitter.player != sitters.front().player; });
    return lab::ready_arm(std::move(label), std::move(game), sitters, differ, files_of(side.rule_set, own));
}

std::vector<lab::Sitter> sitters_from(Body& body)
{
    const auto seats = static_cast<std::size_t>(body.number("seats", 1, 8));
    std::vector<std::string> players = body.texts("players", 8, 100);
    if (players.size() == 1) players.resize(seats, players.front());
    if (players.size() != seats)
        throw table::BadMessage(table::ErrorCode::Message,
                                "\"players\" in the body: expected one, or one for each seat.");
    std::vector<lab::Sitter> sitters;
    for (const std::string& player : players) {
        const PlayerSpec spec = player_named(player);  // throws if there is none of that name
        sitters.push_back({spec.name, {}});
    }
    return sitters;
}

Wanted wanted_from(const std::string& text, std::int64_t most_games)
{
    Body body(text);
    const Side first = side_from(body);
    const std::vector<lab::Sitter> sitters = sitters_from(body);
    Wanted wanted;
    wanted.games = static_cast<std::uint64_t>(body.number("games", 1, most_games));
    const auto seed = static_cast<std::uint64_t>(body.optional_number("seed", 0, INT64_MAX).value_or(1));
    std::vector<lab::ReadyArm> arms;
    arms.push_back(arm_of(first, sitters));
    if (std::optional<Body> against = body.optional_object("against")) {
        arms.push_back(arm_of(side_from(*against), sitters));
        against->finish();
    }
    if (body.member("from") != nullptr)
        throw table::BadMessage(table::ErrorCode::Message,
                                "\"from\" in the body: the lab plays whole games; leave it away.");
    body.finish();
    const char* kind = arms.size() == 1 ? "run" : "compare";
    wanted.study = lab::ready_study(kind, seed, std::move(arms));
    return wanted;
}

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

std::string progress_text(std::uint64_t played, std::uint64_t games, const std::string& message = "")
{
    json::object progress{{"played", played}, {"games", games}, {"message", nullptr}};
    if (!message.empty()) progress["message"] = message;
    return json::serialize(progress);
}

// How often each seat won in the first arm, with the interval.
json::array wins_of(const lab::Result& result)
{
    json::array wins;
    if (result.counts.arms.empty()) return wins;
    const lab::Ledger& arm = result.counts.arms.front();
    for (std::size_t seat = 0; seat < arm.seats; ++seat) {
        const Estimate share = arm.column(fmt::format("win.{}", seat))->mean();
        wins.push_back(json::object{{"seat", seat}, {"share", share.value}, {"low", share.low}, {"high", share.high}});
    }
    return wins;
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
    std::string asked;
    std::atomic<bool> cancelled{false};
};

Laboratory::Laboratory(House& house)
    : house_(house), workers_("an experiment", static_cast<int>(house.config.lab_threads), nice)
{
}

void Laboratory::start()
{
    if (house_.config.lab_threads == 0) return;
    for (const ExperimentState state : {ExperimentState::Running, ExperimentState::Waiting})
        for (const store::Experiment& left : house_.store.list_experiments(state, {.most = 100}).lines)
            enqueue(left.id, left.request);
}

void Laboratory::stop()
{
    stopping_ = true;
    workers_.stop();
}

Answer Laboratory::answer(const Request& request)
{
    const std::vector<std::string>& path = request.segments;
    if (path.size() == 3 && request.method == Method::Post) return ask_for(request);
    if (path.size() == 4 && request.method == Method::Get) return state_of(path[3]);
    if (path.size() == 4 && request.method == Method::Delete) return cancel(path[3]);
    if (path.size() == 5 && path[4] == "report.html" && request.method == Method::Get) return report_of(path[3]);
    return error_answer(404, "path", "There is nothing at this path; docs/protocol.md lists what there is.");
}

Answer Laboratory::ask_for(const Request& request)
{
    if (house_.config.lab_threads == 0)
        return error_answer(403, "role", "The operator of this server does not allow experiments.");
    if (workers_.waiting() >= most_waiting)
        return error_answer(503, "busy", "Too many experiments are waiting; try again later.");
    const Wanted wanted = wanted_from(request.body, house_.config.max_experiment_games);
    store::Experiment experiment;
    experiment.id = new_id();
    experiment.request = request.body;
    experiment.progress = progress_text(0, wanted.games);
    experiment.created = experiment.changed = stored_time(time_now());
    house_.store.create_experiment(experiment);
    enqueue(experiment.id, experiment.request);
    Answer answer = state_of(experiment.id);
    answer.status = 201;
    return answer;
}

void Laboratory::enqueue(const std::string& id, const std::string& asked)
{
    const auto job = std::make_shared<Job>();
    job->asked = asked;
    {
        const std::lock_guard lock(mutex_);
        jobs_[id] = job;
    }
    workers_.submit([this, id, job] {
        house_.metrics.experiments_running.add();
        run(id, *job);
        house_.metrics.experiments_running.subtract();
        const std::lock_guard lock(mutex_);
        jobs_.erase(id);
    });
}

void Laboratory::run(const std::string& id, Job& job)
{
    std::optional<store::Experiment> note = house_.store.experiment(id);
    if (!note || job.cancelled) return;
    const auto write = [&](ExperimentState state, std::string progress, const std::optional<std::string>& result = {}) {
        note->state = state;
        note->progress = std::move(progress);
        note->changed = stored_time(time_now());
        house_.store.update_experiment(*note, result);
    };
    try {
        const Wanted wanted = wanted_from(job.asked, house_.config.max_experiment_games);
        lab::Result result;
        result.study = wanted.study.study;
        result.ranges.push_back({0, 0});
        Moment noted{};
        while (result.ranges.front().end < wanted.games) {
            if (job.cancelled || stopping_) return;
            const std::uint64_t first = result.ranges.front().end;
            const GameRange range{first, std::min(first + games_at_once, wanted.games)};
            result.counts.merge(lab::play_part(wanted.study, range).counts);
            result.ranges.front().end = range.end;
            if (this_moment() - noted < between_notes) continue;
            noted = this_moment();
            write(ExperimentState::Running, progress_text(range.end, wanted.games));
        }
        json::object found = to_json(result);
        found["wins"] = wins_of(result);
        write(ExperimentState::Done, progress_text(wanted.games, wanted.games), json::serialize(found));
    } catch (const store::StoreError& e) {
        log_error("an experiment cannot be kept", {{"experiment", id}, {"error", e.what()}});
    } catch (const std::exception& e) {
        log_warning("an experiment failed", {{"experiment", id}, {"error", e.what()}});
        write(ExperimentState::Failed, progress_text(0, 0, e.what()));
    }
}

Answer Laboratory::state_of(const std::string& id)
{
    const std::optional<store::Experiment> experiment = house_.store.experiment(id);
    if (!experiment) return error_answer(404, "experiment", "There is no such experiment.");
    json::object state = json::parse(experiment->progress).as_object();
    state["id"] = id;
    state["state"] = word_of(experiment->state);
    state["summary"] = json::array();
    state["wins"] = json::array();
    state["report"] = nullptr;
    if (const std::optional<std::string> kept = house_.store.experiment_result(id)) {
        const json::object result = json::parse(*kept).as_object();
        state["summary"] = sentences_of(result);
        state["wins"] = result.at("wins");
        state["report"] = "/api/v1/experiments/" + id + "/report.html";
    }
    return json_answer(json::serialize(state));
}

Answer Laboratory::report_of(const std::string& id)
{
    const std::optional<std::string> kept = house_.store.experiment_result(id);
    if (!kept) return error_answer(404, "experiment", "There is no such experiment, or it is not finished.");
    json::object result = json::parse(*kept).as_object();
    result.erase("wins");
    Answer answer;
    answer.type = "text/html; charset=utf-8";
    answer.policy = PagePolicy::Report;
    answer.body = lab::report_page(result);
    return answer;
}

Answer Laboratory::cancel(const std::string& id)
{
    {
        const std::lock_guard lock(mutex_);
        if (const auto found = jobs_.find(id); found != jobs_.end()) found->second->cancelled = true;
    }
    if (!house_.store.erase_experiment(id)) return error_answer(404, "experiment", "There is no such experiment.");
    return json_answer("{}");
}

}  // namespace tessera::server
