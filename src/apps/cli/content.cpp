// `tessera content`: a designer's own copy of cards, maps and numbers, exported and checked.
#include "engine/content.h"

#include <fmt/format.h>

#include <filesystem>

#include "apps/cli/files.h"
#include "apps/cli/program.h"
#include "engine/registry.h"
#include "players/players.h"

namespace tessera::cli {

namespace fs = std::filesystem;

namespace {

// `improvements.toml: 80 improvement`, from the lists of tables at the top of each file.
void print_summary(const ContentFiles& files)
{
    Content content(files);
    for (const ContentFile& file : files) {
        const Section section = content.file(file.name);
        std::vector<std::string> parts;
        for (const std::string& key : section.keys())
            if (section.is_list(key))
                if (const std::size_t entries = section.sections(key).size(); entries > 0)
                    parts.push_back(fmt::format("{} x {}", entries, key));
        fmt::print("  {:<32}{}\n", file.name, fmt::join(parts, ", "));
    }
}

int check(const std::string& folder)
{
    const ContentFiles files = content_from_directory(folder);
    Content content(files);
    const std::vector<RuleSetInfo> rule_sets = rule_sets_in(content);
    if (rule_sets.empty()) throw BadInput(fmt::format("{}: holds no ruleset.NAME.toml", folder));

    std::vector<std::string> mistakes;
    for (const RuleSetInfo& info : rule_sets) {
        try {
            static_cast<void>(players_for(load_rule_set(info.id, {}, &files)));
        } catch (const ContentError& e) {
            for (const std::string& mistake : e.mistakes())
                if (std::find(mistakes.begin(), mistakes.end(), mistake) == mistakes.end()) mistakes.push_back(mistake);
        }
    }
    if (!mistakes.empty()) throw ContentError(mistakes);

    fmt::print("{} is good:\n", folder);
    for (const RuleSetInfo& info : rule_sets)
        fmt::print("  {}, a rule set of {} ({})\n", info.id, game_of(info.id, &files).id, info.name);
    print_summary(files);
    return Good;
}

int export_content(const std::string& rule_set, const std::string& folder, bool force)
{
    const GameEntry& game = game_of(rule_set);
    std::error_code error;
    if (fs::exists(folder, error) && !fs::is_directory(folder, error))
        throw BadInput(fmt::format("{} is not a folder", folder));
    if (!force && fs::exists(folder, error) && !fs::is_empty(folder, error))
        throw BadInput(fmt::format("{} is not empty; --force writes into it all the same", folder));
    fs::create_directories(folder, error);
    if (error) throw BadInput(fmt::format("cannot make the folder {}: {}", folder, error.message()));

    for (const EmbeddedFile& file : game.content)
        write_file((fs::path(folder) / std::string(file.name)).string(), std::string(file.text));
    fmt::print("{} files in {}. Edit them, then:\n", game.content.size(), folder);
    fmt::print("  tessera content check {0}\n  tessera play {1} --content {0}\n", folder, rule_set);
    return Good;
}

}  // namespace

void add_content(CLI::App& app, Command& chosen)
{
    CLI::App* command =
        app.add_subcommand("content", "Export a game's cards and numbers to edit them, or check your copy");
    command->require_subcommand(1);

    CLI::App* checking =
        command->add_subcommand("check", "Check a folder of content: every mistake with file and line");
    const auto folder = std::make_shared<std::string>();
    checking->add_option("DIR", *folder, "The folder")->required();
    checking->callback([folder, &chosen] { chosen = [folder] { return check(*folder); }; });

    CLI::App* exporting = command->add_subcommand("export", "Write a game's content into a folder, to edit it there");
    const auto rule_set = std::make_shared<std::string>();
    const auto target = std::make_shared<std::string>();
    const auto force = std::make_shared<bool>(false);
    exporting->add_option("GAME", *rule_set, "The game")->required();
    exporting->add_option("DIR", *target, "The folder; made if it is not there, refused if it is not empty")
        ->required();
    exporting->add_flag("--force", *force, "Write into a folder that is not empty");
    exporting->callback([=, &chosen] { chosen = [=] { return export_content(*rule_set, *target, *force); }; });
}

}  // namespace tessera::cli
