#include "apps/cli/game_arguments.h"

#include <fmt/format.h>

#include "apps/cli/program.h"
#include "engine/registry.h"

namespace tessera::cli {

namespace {

std::shared_ptr<const AnyGame> load_from(const std::string& content_folder, const std::string& rule_set,
                                         const OptionSettings& settings)
{
    if (content_folder.empty()) return load_rule_set(rule_set, settings);
    const ContentFiles files = content_from_directory(content_folder);
    return load_rule_set(rule_set, settings, &files);
}

std::shared_ptr<const table::LoadedRuleSet> loaded_from(const std::string& content_folder, const std::string& rule_set,
                                                        const OptionSettings& settings)
{
    if (content_folder.empty()) return table::loaded_rule_set(rule_set, settings);
    const ContentFiles files = content_from_directory(content_folder);
    return table::loaded_rule_set(rule_set, settings, &files);
}

}  // namespace

void GameArguments::add_to(CLI::App& command)
{
    command.add_option("GAME", rule_set, "The rule set to play by; `tessera games` lists them")->required();
    add_options_to(command);
}

void GameArguments::add_options_to(CLI::App& command)
{
    command.add_option("--set", settings, "Change an option of the rules; may be given several times")
        ->type_name("KEY=VALUE")
        ->take_all();
    command
        .add_option("--content", content_folder, "Play with an edited copy of the content (`tessera content export`)")
        ->type_name("DIR");
}

OptionSettings GameArguments::option_settings() const
{
    OptionSettings parsed;
    for (const std::string& setting : settings) parsed.push_back(parse_setting(setting));
    return parsed;
}

std::shared_ptr<const AnyGame> GameArguments::load() const
{
    return load_from(content_folder, rule_set, option_settings());
}

ContentFiles GameArguments::files() const
{
    if (content_folder.empty()) return content_from(game_of(rule_set).content);
    return content_from_directory(content_folder);
}

std::shared_ptr<const AnyGame> GameArguments::load(const GameRecord& record) const
{
    return load_from(content_folder, record.rule_set, record.options);
}

std::shared_ptr<const table::LoadedRuleSet> GameArguments::loaded_rule_set() const
{
    return loaded_from(content_folder, rule_set, option_settings());
}

std::shared_ptr<const table::LoadedRuleSet> GameArguments::loaded_rule_set(const GameRecord& record) const
{
    return loaded_from(content_folder, record.rule_set, record.options);
}

Seats checked_seats(const AnyGame& game, std::size_t count)
{
    const RuleSetInfo& info = game.rule_set();
    if (count >= static_cast<std::size_t>(info.least_seats) && count <= static_cast<std::size_t>(info.most_seats))
        return {static_cast<int>(count)};
    const std::string allowed = info.least_seats == info.most_seats
                                    ? std::to_string(info.least_seats)
                                    : fmt::format("{} to {}", info.least_seats, info.most_seats);
    throw BadInput(fmt::format("found {} seats, but {} has {}", count, info.id, allowed));
}

}  // namespace tessera::cli
