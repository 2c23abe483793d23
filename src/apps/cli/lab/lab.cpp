// `tessera lab`: experiments.
#include "apps/cli/lab/commands.h"

namespace tessera::cli {

void add_lab(CLI::App& app, Command& chosen)
{
    CLI::App* lab = app.add_subcommand("lab", "Experiments: measure a game, compare two, vary an option");
    lab->require_subcommand(1);
    add_lab_run(*lab, chosen);
    add_lab_compare(*lab, chosen);
    add_lab_sweep(*lab, chosen);
    add_lab_relevance(*lab, chosen);
    add_lab_merge(*lab, chosen);
    for (CLI::App* command : lab->get_subcommands({})) command->group("Commands");
    lab->footer(
        "Examples:\n"
        "  tessera lab run market-trading --seats 4 --players hard --games 2000 -o out\n"
        "  tessera lab compare treasury-0.6 treasury-0.7 --seats 3 --players greedy -o out\n"
        "  tessera lab sweep market-trading --vary market_cap=3..6 --seats 3 --players greedy -o out\n"
        "\n"
        "Open out/report.html in a browser. docs/lab.md asks three questions and answers them.\n"
        "Under mpirun the same commands spread over many machines and give the same result.");
}

}  // namespace tessera::cli
