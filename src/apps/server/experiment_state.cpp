#include "apps/server/experiment_state.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>
#include <set>

namespace tessera::server {

namespace json = boost::json;
using store::ExperimentState;
using store::QueuedExperiment;

namespace {

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

json::value seconds_or_null(std::optional<double> seconds)
{
    return seconds ? json::value(static_cast<std::int64_t>(std::ceil(*seconds))) : json::value(nullptr);
}

json::object progress(std::uint64_t played, std::uint64_t games, const lab::Result& result)
{
    return {{"played", played},
            {"games", games},
            {"message", nullptr},
            {"wins", wins_in(0, result)},
            {"wins_against", wins_in(1, result)}};
}

// What there still is to play of an experiment, in seconds of a thread, as far as that is known.
std::optional<double> left_of(const QueuedExperiment& experiment)
{
    const json::object kept = json::parse(experiment.progress).as_object();
    const json::value* cost = kept.if_contains("cost");
    const json::value* spent = kept.if_contains("spent");
    if (cost == nullptr || !cost->is_number()) return std::nullopt;
    const double before = spent != nullptr && spent->is_number() ? spent->to_number<double>() : 0;
    return std::max(0.0, cost->to_number<double>() - before);
}

// Visitors take turns, and the experiments of each wait for one another.
json::object place_in(const std::vector<QueuedExperiment>& queued, const QueuedExperiment& mine, std::int64_t threads)
{
    std::int64_t ahead = 0;
    std::set<std::string> visitors;
    std::optional<double> left = left_of(mine);
    bool is_before = true;
    for (const QueuedExperiment& other : queued) {
        if (other.holder != mine.holder) continue;
        visitors.insert(other.visitor);
        is_before = is_before && other.id != mine.id;
        if (!is_before || other.visitor != mine.visitor) continue;
        ++ahead;
        const std::optional<double> before = left_of(other);
        left = left && before ? std::optional(*left + *before) : std::nullopt;
    }
    const auto sharing = static_cast<std::int64_t>(visitors.size());
    if (left)
        *left *= std::max(1.0, static_cast<double>(sharing) / static_cast<double>(std::max<std::int64_t>(1, threads)));
    return {{"ahead", ahead}, {"sharing", sharing}, {"seconds_left", seconds_or_null(left)}};
}

json::array sentences_of(const json::object& result)
{
    json::array sentences;
    if (const json::value* summary = result.if_contains("summary"))
        for (const json::value& line : summary->as_array()) sentences.push_back(line.at("text"));
    return sentences;
}

}  // namespace

std::string progress_text(std::uint64_t games, std::optional<double> cost)
{
    json::object text = progress(0, games, {});
    text["cost"] = seconds_or_null(cost);
    return json::serialize(text);
}

std::string progress_text(const ExperimentRun& run)
{
    json::object text = progress(run.played(), run.games(), run.result());
    text["cost"] = seconds_or_null(run.cost());
    text["spent"] = run.spent();
    return json::serialize(text);
}

std::string failure_text(std::string_view message)
{
    json::object text = progress(0, 0, {});
    text["message"] = std::string(message);
    return json::serialize(text);
}

std::string state_text(const store::Experiment& experiment, const std::optional<std::string>& result,
                       const std::vector<QueuedExperiment>& queued, std::int64_t threads)
{
    json::object state = json::parse(experiment.progress).as_object();
    state.emplace("wins_against", json::array());  // not noted by servers that told only one side
    state.emplace("cost", nullptr);                // nor by those that did not count it
    state.erase("spent");
    state["id"] = experiment.id;
    state["state"] = word_of(experiment.state);
    state["summary"] = json::array();
    state["report"] = nullptr;
    if (result) {
        state["summary"] = sentences_of(json::parse(*result).as_object());
        state["report"] = "/api/v1/experiments/" + experiment.id + "/report.html";
    }
    const auto mine = std::find_if(queued.begin(), queued.end(),
                                   [&](const QueuedExperiment& one) { return one.id == experiment.id; });
    state["queue"] = mine == queued.end() ? json::value(nullptr) : json::value(place_in(queued, *mine, threads));
    return json::serialize(state);
}

}  // namespace tessera::server
