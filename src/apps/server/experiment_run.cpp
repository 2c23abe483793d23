#include "apps/server/experiment_run.h"

#include <algorithm>
#include <boost/json.hpp>
#include <ctime>

#include "lab/play.h"

namespace tessera::server {

namespace json = boost::json;

namespace {

constexpr std::uint64_t most_games_at_once = 256;
constexpr std::chrono::milliseconds short_part{200};
// Single games differ, so their cost is told after so many, or after so many seconds.
constexpr std::uint64_t enough_games = 16;
constexpr double enough_seconds = 2;

// Of this thread, in seconds: what others do meanwhile is none of its cost.
double thread_time()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

}  // namespace

ExperimentRun::ExperimentRun(ReadyExperiment experiment) : experiment_(std::move(experiment))
{
    result_.study = experiment_.study.study;
    result_.ranges.push_back({0, 0});
}

void ExperimentRun::play_on()
{
    const Moment began = this_moment();
    const double time = thread_time();
    const GameRange range{played(), std::min(played() + games_at_once_, games())};
    result_.counts.merge(lab::play_part(experiment_.study, range).counts);
    result_.ranges.front().end = range.end;
    spent_ += thread_time() - time;
    games_at_once_ = this_moment() - began < short_part ? std::min(2 * games_at_once_, most_games_at_once)
                                                        : std::max<std::uint64_t>(1, games_at_once_ / 2);
}

std::optional<double> ExperimentRun::cost() const
{
    if (played() == 0 || (played() < enough_games && spent_ < enough_seconds && !is_over())) return std::nullopt;
    return spent_ / static_cast<double>(played()) * static_cast<double>(games());
}

std::string kind_of(const lab::Study& study) { return json::serialize(json::value_from(study.arms)); }

}  // namespace tessera::server
