// `tessera lab sweep`: one or two options through several values.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "apps/cli/lab/commands.h"
#include "apps/cli/lab/run_study.h"

namespace tessera::cli {

namespace {

struct SweepArguments {
    GameArguments game;
    std::vector<std::string> varied;
    PlayersArguments players;
    StudyArguments study;
};

struct Varied {
    std::string key;
    std::vector<std::string> values;
};

constexpr std::int64_t most_values = 50;

bool is_number(const std::string& text, std::int64_t& number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() && !text.empty();
}

// `1..5` or `a,b,c`.
std::vector<std::string> values_from(const std::string& text)
{
    std::vector<std::string> values;
    if (const std::size_t dots = text.find(".."); dots != std::string::npos) {
        std::int64_t from = 0;
        std::int64_t to = 0;
        if (!is_number(text.substr(0, dots), from) || !is_number(text.substr(dots + 2), to) || from > to ||
            to - from >= most_values)
            throw BadInput(
                fmt::format("--vary {}: expected a range of at most {} numbers, as in 1..5", text, most_values));
        for (std::int64_t value = from; value <= to; ++value) values.push_back(std::to_string(value));
        return values;
    }
    std::size_t at = 0;
    while (at <= text.size()) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        if (comma == at) throw BadInput(fmt::format("--vary {}: expected values, as in 1..5 or a,b,c", text));
        values.push_back(text.substr(at, comma - at));
        at = comma + 1;
    }
    return values;
}

int sweep(const SweepArguments& arguments)
{
    if (arguments.varied.size() > 2)
        throw BadInput(fmt::format("found {} options to vary, expected one or two", arguments.varied.size()));
    std::vector<Varied> varied;
    std::vector<std::string> keys;
    for (const std::string& given : arguments.varied) {
        const auto [key, values] = parse_setting(given);
        varied.push_back({key, values_from(values)});
        keys.push_back(key);
    }
    if (varied.size() == 1) varied.push_back({"", {""}});

    const std::vector<lab::Sitter> sitters = arguments.players.sitters(*arguments.game.load());
    std::vector<lab::ReadyArm> arms;
    for (const std::string& first : varied[0].values) {
        for (const std::string& second : varied[1].values) {
            GameArguments game = arguments.game;
            std::string label = fmt::format("{}={}", varied[0].key, first);
            game.settings.push_back(label);
            if (!varied[1].key.empty()) {
                game.settings.push_back(fmt::format("{}={}", varied[1].key, second));
                label += " " + game.settings.back();
            }
            arms.push_back(arm_of(std::move(label), game, sitters));
        }
    }
    return run_study(lab::ready_study("sweep", arguments.study.series.seed, std::move(arms), keys), arguments.study);
}

}  // namespace

void add_lab_sweep(CLI::App& lab, Command& chosen)
{
    CLI::App* command = lab.add_subcommand("sweep", "Vary one or two options of the rules");
    const auto arguments = std::make_shared<SweepArguments>();
    arguments->game.add_to(*command);
    command->add_option("--vary", arguments->varied, "The option and its values: market_cap=2..6 or end_rule=a,b")
        ->type_name("KEY=VALUES")
        ->required()
        ->take_all();
    arguments->players.add_to(*command);
    arguments->study.add_to(*command);
    command->callback([arguments, &chosen] { chosen = [arguments] { return sweep(*arguments); }; });
}

}  // namespace tessera::cli
