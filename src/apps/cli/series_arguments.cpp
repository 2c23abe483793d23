#include "apps/cli/series_arguments.h"

namespace tessera::cli {

void SeriesArguments::add_to(CLI::App& command, const std::string& games_of_what)
{
    command.add_option("--games", games, games_of_what)
        ->type_name("NUMBER")
        ->capture_default_str()
        ->check(CLI::Range(1ull, 1000000000ull));
    command.add_option("--seed", seed, "The same seed gives the same games")
        ->type_name("NUMBER")
        ->capture_default_str();
    command.add_option("--threads", threads, "How many threads; the result does not depend on it")
        ->type_name("NUMBER")
        ->capture_default_str()
        ->check(CLI::Range(1u, 1024u));
}

}  // namespace tessera::cli
