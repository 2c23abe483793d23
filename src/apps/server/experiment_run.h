// One experiment being played, a moment at a time: how far it is, what it has cost and what it will.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "apps/server/experiment.h"
#include "apps/server/metrics.h"
#include "lab/result.h"

namespace tessera::server {

class ExperimentRun {
public:
    explicit ExperimentRun(ReadyExperiment experiment);

    // Some games more, as many as take a fraction of a second.
    void play_on();

    bool is_over() const { return played() == experiment_.games; }
    std::uint64_t played() const { return result_.ranges.front().end; }
    std::uint64_t games() const { return experiment_.games; }
    const lab::Result& result() const { return result_; }

    // Seconds of one thread: so far; and in all, once enough was played to say.
    double spent() const { return spent_; }
    std::optional<double> cost() const;

private:
    ReadyExperiment experiment_;
    lab::Result result_;
    std::uint64_t games_at_once_ = 1;
    double spent_ = 0;
};

// What experiments are the same to play, but for their number of games and their luck.
std::string kind_of(const lab::Study& study);

}  // namespace tessera::server
