// How an experiment stands: what is kept of it while it is played, and what whoever asks is told.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/server/experiment_run.h"
#include "store/store.h"

namespace tessera::server {

// What is kept as its progress: before it begins, while it is played, and when it failed.
std::string progress_text(std::uint64_t games, std::optional<double> cost);
std::string progress_text(const ExperimentRun& run);
std::string failure_text(std::string_view message);

// `rest_experiment_state`. `queued` are all experiments that are not finished, `threads` those that they are played in.
std::string state_text(const store::Experiment& experiment, const std::optional<std::string>& result,
                       const std::vector<store::QueuedExperiment>& queued, std::int64_t threads);

}  // namespace tessera::server
