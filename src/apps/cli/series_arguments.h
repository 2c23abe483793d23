// How many games, and how they are played: the arguments of everything that plays many of them.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>

#include "apps/cli/parallel_games.h"

namespace tessera::cli {

struct SeriesArguments {
    std::uint64_t games = 100;
    std::uint64_t seed = 1;
    unsigned threads = usual_threads();

    // Adds --games, which counts what the text says, --seed and --threads.
    void add_to(CLI::App& command, const std::string& games_of_what);
};

}  // namespace tessera::cli
