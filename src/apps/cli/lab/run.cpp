// `tessera lab run`: one experiment, or the same at several levels of play.
#include <fmt/format.h>

#include "apps/cli/lab/commands.h"
#include "apps/cli/lab/run_study.h"
#include "apps/cli/seating.h"

namespace tessera::cli {

namespace {

struct RunArguments {
    GameArguments game;
    PlayersArguments players;
    StudyArguments study;
    std::string levels;
};

// All seats at one level, level by level; then one seat a level above the others, to see what skill is worth.
std::vector<lab::ReadyArm> arms_of_levels(const RunArguments& arguments)
{
    const std::vector<std::string> levels = split_players(arguments.levels);
    std::vector<lab::ReadyArm> arms;
    for (const std::string& level : levels) {
        const PlayersArguments all{level, arguments.players.seats};
        const std::vector<lab::Sitter> sitters = all.sitters(*arguments.game.load());
        arms.push_back(arm_of(level, arguments.game, sitters));
    }
    for (std::size_t i = 1; i < levels.size(); ++i) {
        const PlayersArguments weaker{levels[i - 1], arguments.players.seats};
        std::vector<lab::Sitter> sitters = weaker.sitters(*arguments.game.load());
        if (sitters.size() < 2) continue;
        sitters[0].player = levels[i];
        arms.push_back(arm_of(fmt::format("{} over {}", levels[i], levels[i - 1]), arguments.game, sitters));
    }
    return arms;
}

int run_lab(const RunArguments& arguments)
{
    if (!arguments.levels.empty()) {
        if (!arguments.players.player.empty()) throw BadInput("--levels says who plays; leave --players away");
        return run_study(lab::ready_study("levels", arguments.study.series.seed, arms_of_levels(arguments)),
                         arguments.study);
    }
    const std::vector<lab::Sitter> sitters = arguments.players.sitters(*arguments.game.load());
    lab::ReadyArm arm = arm_of(arguments.game.rule_set, arguments.game, sitters);
    std::vector<lab::ReadyArm> arms;
    arms.push_back(std::move(arm));
    return run_study(lab::ready_study("run", arguments.study.series.seed, std::move(arms)), arguments.study);
}

}  // namespace

void add_lab_run(CLI::App& lab, Command& chosen)
{
    CLI::App* command = lab.add_subcommand("run", "Play many games and measure everything");
    const auto arguments = std::make_shared<RunArguments>();
    arguments->game.add_to(*command);
    arguments->players.add_to(*command);
    command->add_option("--levels", arguments->levels, "The same at several levels of play, from the bottom up")
        ->type_name("PLAYER,...");
    arguments->study.add_to(*command);
    command->footer(
        "Ctrl-C keeps what is finished; --resume goes on with it later. Players that differ go round the seats.");
    command->callback([arguments, &chosen] { chosen = [arguments] { return run_lab(*arguments); }; });
}

}  // namespace tessera::cli
