// `tessera lab compare`: two rule sets, or one with something changed, on the same seeds and seats.
#include <fmt/format.h>

#include <boost/json.hpp>
#include <filesystem>

#include "apps/cli/lab/commands.h"
#include "apps/cli/lab/folder.h"
#include "apps/cli/lab/run_study.h"

namespace tessera::cli {

namespace {

struct CompareArguments {
    std::string first, second;
    std::vector<std::string> settings, settings_a, settings_b;
    std::string content_a, content_b;
    PlayersArguments players;
    StudyArguments study;
};

// What tells a side from the other.
std::string label_of(const std::string& rule_set, const std::vector<std::string>& settings, const std::string& content)
{
    std::vector<std::string> parts{rule_set};
    if (!content.empty()) parts.push_back("content " + content);
    parts.insert(parts.end(), settings.begin(), settings.end());
    std::string label;
    for (const std::string& part : parts) label += (label.empty() ? "" : " ") + part;
    return label;
}

GameArguments side(const CompareArguments& arguments, const std::string& rule_set,
                   const std::vector<std::string>& own_settings, const std::string& content)
{
    GameArguments game;
    game.rule_set = rule_set;
    game.settings = arguments.settings;
    game.settings.insert(game.settings.end(), own_settings.begin(), own_settings.end());
    game.content_folder = content;
    return game;
}

// Two results that were played before: nothing is played, and their games know nothing of each other.
int compare_results(const CompareArguments& arguments)
{
    lab::Result a = read_result(arguments.first);
    const lab::Result b = read_result(arguments.second);
    if (a.study.arms.size() != 1 || b.study.arms.size() != 1)
        throw BadInput("only results of `tessera lab run` with a single arm can be compared");
    if (a.counts.arms[0].seats != b.counts.arms[0].seats)
        throw BadInput(fmt::format("{} has {} seats and {} has {}; expected the same", arguments.first,
                                   a.counts.arms[0].seats, arguments.second, b.counts.arms[0].seats));
    lab::Result both;
    both.study = a.study;
    both.study.kind = "compare";
    both.study.arms.push_back(b.study.arms[0]);
    both.study.arms[0].label = arguments.first;
    both.study.arms[1].label = arguments.second;
    both.ranges = a.ranges;
    both.counts.arms = {a.counts.arms[0], b.counts.arms[0]};
    make_folder(arguments.study.folder);
    const boost::json::object json = write_result(arguments.study.folder, both);
    write_report(arguments.study.folder, json);
    print_summary(json, arguments.study.folder);
    return Good;
}

int compare(const CompareArguments& arguments)
{
    const std::string& second = arguments.second.empty() ? arguments.first : arguments.second;
    if (std::filesystem::is_directory(arguments.first) && std::filesystem::is_directory(second))
        return compare_results(arguments);
    const GameArguments a = side(arguments, arguments.first, arguments.settings_a, arguments.content_a);
    const GameArguments b = side(arguments, second, arguments.settings_b, arguments.content_b);
    std::string label_a = label_of(a.rule_set, arguments.settings_a, a.content_folder);
    std::string label_b = label_of(b.rule_set, arguments.settings_b, b.content_folder);
    if (label_a == label_b)
        throw BadInput("both sides are the same; name a second rule set, or use --set-b or --content-b");
    const std::vector<lab::Sitter> sitters = arguments.players.sitters(*a.load());
    std::vector<lab::ReadyArm> arms;
    arms.push_back(arm_of(std::move(label_a), a, sitters));
    arms.push_back(arm_of(std::move(label_b), b, sitters));
    return run_study(lab::ready_study("compare", arguments.study.series.seed, std::move(arms)), arguments.study);
}

}  // namespace

void add_lab_compare(CLI::App& lab, Command& chosen)
{
    CLI::App* command = lab.add_subcommand("compare", "Hold two rule sets, or one with a change, against each other");
    const auto arguments = std::make_shared<CompareArguments>();
    command->add_option("A", arguments->first, "A rule set, or the folder of a result")->required();
    command->add_option("B", arguments->second, "Another one [A]");
    command->add_option("--set", arguments->settings, "Change an option on both sides")
        ->type_name("KEY=VALUE")
        ->take_all();
    command->add_option("--set-a", arguments->settings_a, "Change an option of A")->type_name("KEY=VALUE")->take_all();
    command->add_option("--set-b", arguments->settings_b, "Change an option of B")->type_name("KEY=VALUE")->take_all();
    command->add_option("--content-a", arguments->content_a, "Play A with an edited copy of the content")
        ->type_name("DIR");
    command->add_option("--content-b", arguments->content_b, "Play B with an edited copy of the content")
        ->type_name("DIR");
    arguments->players.add_to(*command);
    arguments->study.add_to(*command);
    command->footer(
        "Game i is played on both sides with the same seed and the same seats. Verdicts are more, less, no difference\n"
        "seen, or too few games; intervals are corrected for the number of figures looked at.");
    command->callback([arguments, &chosen] { chosen = [arguments] { return compare(*arguments); }; });
}

}  // namespace tessera::cli
