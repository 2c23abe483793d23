// Carries out a study: on all cores, or spread over ranks, up to so many games or until enough is known; and keeps what
// it finds in a folder.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

#include "apps/cli/game_arguments.h"
#include "apps/cli/series_arguments.h"
#include "lab/play.h"

namespace tessera::cli {

// What all studies can be told.
struct StudyArguments {
    SeriesArguments series{.games = 1000};
    std::uint64_t first = 0;
    std::string until;
    std::string folder;
    bool resume = false;
    bool force = false;

    void add_to(CLI::App& command);
};

// Who plays.
struct PlayersArguments {
    std::string player;
    std::string seats;

    void add_to(CLI::App& command);
    // The players at the seats of a game; throws BadInput.
    std::vector<lab::Sitter> sitters(const AnyGame& game) const;
};

// An arm of this game; players that differ go round the seats.
lab::ReadyArm arm_of(std::string label, const GameArguments& game, const std::vector<lab::Sitter>& sitters);

// Plays, writes, and prints the summary; the exit code.
int run_study(const lab::ReadyStudy& study, const StudyArguments& arguments);

// The summary, and where the rest is.
void print_summary(const boost::json::object& result, const std::string& folder);

}  // namespace tessera::cli
