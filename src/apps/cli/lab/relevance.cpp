// `tessera lab relevance`: does this mechanic matter? Every question that the game asks is left to the lot, once by one
// seat against others who think about it, and once by all.
#include <fmt/format.h>

#include <algorithm>

#include "apps/cli/lab/commands.h"
#include "apps/cli/lab/conduct.h"
#include "base/text.h"

namespace tessera::cli {

namespace {

struct RelevanceArguments {
    GameArguments game;
    PlayersArguments players;
    std::vector<std::string> questions;
    ConductArguments conduct;
};

// The questions that leave somebody a choice in a few trial games.
std::vector<std::string> questions_asked(const lab::ReadyArm& arm, std::uint64_t seed)
{
    constexpr std::uint64_t trial_games = 20;
    std::vector<PlayerSpec> greedy(arm.specs.size(), player_named("greedy"));
    Watched watched = arm.players->nothing_watched();
    const std::vector<StepKind> steps = arm.players->step_kinds();
    std::vector<std::uint64_t> choices(steps.size());
    for (std::uint64_t i = 0; i < trial_games; ++i) {
        static_cast<void>(arm.players->play_and_watch(greedy, seed, i, watched));
        for (std::size_t step = 0; step < steps.size(); ++step)
            choices[step] += watched.asked[step].times - watched.asked[step].forced;
    }
    std::vector<std::string> names;
    for (std::size_t step = 0; step < steps.size(); ++step)
        if (steps[step].asks_a_seat && choices[step] > 0) names.push_back(steps[step].name);
    return names;
}

void check_questions(const std::vector<std::string>& asked, const lab::ReadyArm& arm)
{
    std::vector<std::string> names;
    for (const StepKind& step : arm.players->step_kinds())
        if (step.asks_a_seat) names.push_back(step.name);
    for (const std::string& name : asked)
        if (std::find(names.begin(), names.end(), name) == names.end())
            throw BadInput(fmt::format("--questions: there is no question \"{}\"{}; there is {}", name,
                                       did_you_mean(name, names), joined(names)));
}

int relevance(const RelevanceArguments& arguments)
{
    const std::vector<lab::Sitter> sitters = arguments.players.sitters(*arguments.game.load());
    if (sitters.size() < 2) throw BadInput("relevance needs at least two seats");
    std::vector<lab::ReadyArm> arms;
    arms.push_back(arm_of("as it is", arguments.game, sitters));
    check_questions(arguments.questions, arms[0]);
    const std::vector<std::string> questions =
        arguments.questions.empty() ? questions_asked(arms[0], arguments.conduct.series.seed) : arguments.questions;
    for (const std::string& question : questions) {
        std::vector<lab::Sitter> one = sitters;
        one[0].by_lot = {question};
        std::vector<lab::Sitter> all = sitters;
        for (lab::Sitter& sitter : all) sitter.by_lot = {question};
        arms.push_back(arm_of(question, arguments.game, one));
        arms.push_back(arm_of(question + " by all", arguments.game, all));
    }
    return conduct(lab::ready_study("relevance", arguments.conduct.series.seed, std::move(arms)), arguments.conduct);
}

}  // namespace

void add_lab_relevance(CLI::App& lab, Command& chosen)
{
    CLI::App* command = lab.add_subcommand("relevance", "Which decisions matter: leave each kind to the lot, and see");
    const auto arguments = std::make_shared<RelevanceArguments>();
    arguments->game.add_to(*command);
    arguments->players.add_to(*command);
    command->add_option("--questions", arguments->questions, "Only these kinds of decisions")
        ->type_name("NAME,...")
        ->delimiter(',');
    arguments->conduct.add_to(*command);
    command->footer(
        "A mechanic that an option switches off is better asked about with `tessera lab compare GAME --set-b ...`.");
    command->callback([arguments, &chosen] { chosen = [arguments] { return relevance(*arguments); }; });
}

}  // namespace tessera::cli
