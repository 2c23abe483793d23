// `tessera lab relevance`: does this mechanic matter? Every question that the game asks is left to the lot, once by one
// seat against others who think about it, and once by all. Or a thing that can be done is never done, in the same way.
#include <fmt/format.h>

#include <algorithm>

#include "apps/cli/lab/commands.h"
#include "apps/cli/lab/run_study.h"
#include "base/text.h"
#include "engine/names.h"
#include "lab/forbidden_actions.h"
#include "lab/game_trace.h"

namespace tessera::cli {

namespace {

struct RelevanceArguments {
    GameArguments game;
    PlayersArguments players;
    std::vector<std::string> questions;
    std::vector<std::string> forbidden;
    StudyArguments study;
};

// The questions that leave somebody a choice in a few trial games.
std::vector<std::string> questions_asked(const lab::ReadyArm& arm, std::uint64_t seed)
{
    constexpr std::uint64_t trial_games = 20;
    const Bots greedy(arm.specs.size(), arm.players->bot(arm.players->player("greedy")));
    const std::vector<StepSchema>& steps = arm.schema.steps;
    std::vector<std::uint64_t> choices(steps.size());
    lab::GameTracer tracer(*arm.players->game());
    for (std::uint64_t i = 0; i < trial_games; ++i) {
        tracer.begin();
        static_cast<void>(play_game(*arm.players->game(), greedy, Rng::for_task(seed, i), &tracer));
        for (std::size_t step = 0; step < steps.size(); ++step)
            choices[step] += tracer.trace().asked[step].times - tracer.trace().asked[step].forced;
    }
    std::vector<std::string> names;
    for (std::size_t step = 0; step < steps.size(); ++step)
        if (steps[step].asks_a_seat && choices[step] > 0) names.push_back(steps[step].name);
    return names;
}

void check_questions(const std::vector<std::string>& asked, const lab::ReadyArm& arm)
{
    std::vector<std::string> names;
    for (const StepSchema& step : arm.schema.steps)
        if (step.asks_a_seat) names.push_back(step.name);
    for (const std::string& name : asked)
        if (std::find(names.begin(), names.end(), name) == names.end())
            throw BadInput(fmt::format("--questions: there is no question \"{}\"{}; there is {}", name,
                                       did_you_mean(name, names), joined(names)));
}

// Something that is never done: `TERM,...`, or `NAME=TERM,...`.
struct Forbidden {
    std::string name;
    std::vector<std::string> terms;
};

Forbidden forbidden_from(const std::string& words)
{
    const std::size_t equals = words.find('=');
    Forbidden forbidden{words.substr(0, equals), {}};
    std::string_view rest = words;
    if (equals != std::string::npos) rest.remove_prefix(equals + 1);
    for (bool more = true; more;) {
        const std::size_t comma = rest.find(',');
        forbidden.terms.emplace_back(rest.substr(0, comma));
        more = comma != std::string_view::npos;
        if (more) rest.remove_prefix(comma + 1);
    }
    return forbidden;
}

void check_forbidden(const Forbidden& forbidden, const lab::ReadyArm& arm)
{
    try {
        static_cast<void>(lab::ForbiddenActions(*arm.players->game(), forbidden.terms));
    } catch (const BadValue& e) {
        std::vector<std::string> verbs;
        for (const VerbSchema& verb : arm.schema.verbs) verbs.push_back(verb.name);
        throw BadInput(fmt::format("--forbid {}: {}\nExpected news of a seat, or a verb: {}", forbidden.name, e.what(),
                                   joined(verbs, "or")));
    }
}

int relevance(const RelevanceArguments& arguments)
{
    const std::vector<lab::Sitter> sitters = arguments.players.sitters(*arguments.game.load());
    if (sitters.size() < 2) throw BadInput("relevance needs at least two seats");
    std::vector<lab::ReadyArm> arms;
    arms.push_back(arm_of("as it is", arguments.game, sitters));
    check_questions(arguments.questions, arms[0]);
    // Once it is the first sitter alone who goes without something, and once it is all of them.
    const auto add = [&](const std::string& label, const auto& go_without) {
        std::vector<lab::Sitter> one = sitters, all = sitters;
        go_without(one[0]);
        for (lab::Sitter& sitter : all) go_without(sitter);
        arms.push_back(arm_of(label, arguments.game, one));
        arms.push_back(arm_of(label + " by all", arguments.game, all));
    };
    std::vector<std::string> questions = arguments.questions;
    if (questions.empty() && arguments.forbidden.empty())
        questions = questions_asked(arms[0], arguments.study.series.seed);
    for (const std::string& question : questions)
        add(question, [&](lab::Sitter& sitter) { sitter.uniform = {question}; });
    for (const std::string& words : arguments.forbidden) {
        const Forbidden forbidden = forbidden_from(words);
        check_forbidden(forbidden, arms[0]);
        add("never " + forbidden.name, [&](lab::Sitter& sitter) { sitter.forbidden = forbidden.terms; });
    }
    return run_study(lab::ready_study("relevance", arguments.study.series.seed, std::move(arms)), arguments.study);
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
    const auto forbid = [arguments](const std::vector<std::string>& things) {
        arguments->forbidden.insert(arguments->forbidden.end(), things.begin(), things.end());
    };
    command
        ->add_option_function<std::vector<std::string>>("--forbid", forbid,
                                                        "Instead: a thing that is never done, if anything else can be")
        ->type_name("[NAME=]TERM,...")
        ->take_all();
    // What it was called before: understood, but told to nobody.
    command->add_option_function<std::vector<std::string>>("--never", forbid)->take_all()->group("");
    arguments->study.add_to(*command);
    command->footer(
        "A thing is named by verbs, or by news that an action leads to at once; docs/lab.md tells how. An example:\n"
        "  tessera lab relevance 1800 --players hard --seats 4 --forbid draw-admin \\\n"
        "      --forbid 'a navy=card-taken:navy,card-taken:dreadnought_yards' -o out\n"
        "\n"
        "A mechanic that an option switches off is better asked about with `tessera lab compare GAME --set-b ...`.");
    command->callback([arguments, &chosen] { chosen = [arguments] { return relevance(*arguments); }; });
}

}  // namespace tessera::cli
