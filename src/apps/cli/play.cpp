// `tessera play`: sits down at a table, a new one or one that was left.
#include <fmt/format.h>

#include <filesystem>
#include <random>

#include "apps/cli/files.h"
#include "apps/cli/game_arguments.h"
#include "apps/cli/play_session.h"
#include "apps/cli/program.h"
#include "apps/cli/seating.h"
#include "apps/cli/terminal.h"
#include "engine/registry.h"

namespace tessera::cli {

namespace {

struct PlayArguments {
    GameArguments game;
    std::string players;
    std::string names;
    std::optional<std::uint64_t> seed;
    std::string save_path;
};

std::uint64_t fresh_seed()
{
    std::random_device device;
    return (std::uint64_t{device()} << 32) | device();
}

std::string ask_for_game()
{
    const std::vector<RuleSetListing> listings = shipped_rule_sets();
    if (listings.size() == 1) return listings[0].info.id;
    for (std::size_t i = 0; i < listings.size(); ++i)
        fmt::print("  {}  {}\n     {}\n", i + 1, listings[i].info.name, listings[i].info.summary);
    LineReader lines;
    notice_interrupts();
    for (;;) {
        fmt::print("Which game? ");
        std::fflush(stdout);
        const std::optional<std::string> answer = lines.next();
        if (!answer) throw BadInput("no game was chosen");
        for (std::size_t i = 0; i < listings.size(); ++i)
            if (*answer == std::to_string(i + 1) || *answer == listings[i].info.id) return listings[i].info.id;
        fmt::print("Give its number, 1 to {}.\n", listings.size());
    }
}

bool is_saved_game(const std::string& argument)
{
    return argument.ends_with(".json") || argument.find('/') != std::string::npos;
}

// Throws BadValue if a player is neither a human nor a bot that there is.
std::vector<table::Occupant> occupants(const table::LoadedRuleSet& loaded, const std::vector<std::string>& players,
                                       const std::vector<std::string>& names)
{
    if (!names.empty() && names.size() != players.size())
        throw BadInput(fmt::format("found {} names for {} seats", names.size(), players.size()));
    std::vector<table::Occupant> seats;
    for (std::size_t i = 0; i < players.size(); ++i) {
        table::Occupant who{table::SeatKind::Human, "", names.empty() ? "" : names[i]};
        if (players[i] != human) {
            static_cast<void>(loaded.players->player(players[i]));
            who.kind = table::SeatKind::Bot;
            who.level = players[i];
        }
        seats.push_back(std::move(who));
    }
    return seats;
}

int play_new(PlayArguments arguments)
{
    if (arguments.game.rule_set.empty()) arguments.game.rule_set = ask_for_game();
    const std::shared_ptr<const table::LoadedRuleSet> loaded = arguments.game.loaded_rule_set();
    const AnyGame& game = *loaded->game;
    const std::vector<std::string> players =
        arguments.players.empty() ? usual_players(game.rule_set()) : listed_players(arguments.players);
    static_cast<void>(checked_seats(game, players.size()));
    const std::vector<std::string> names =
        arguments.names.empty() ? std::vector<std::string>{} : split_players(arguments.names);
    const table::Header header{
        game.rule_set().id, loaded->options, game.content_fingerprint(), occupants(*loaded, players, names), {}};
    const bool named = !arguments.save_path.empty();
    if (named && std::filesystem::exists(arguments.save_path))
        throw BadInput(fmt::format("{} exists already; resume it with `tessera play {}`, or give another name",
                                   arguments.save_path, arguments.save_path));
    table::Table table(loaded, header, arguments.seed.value_or(fresh_seed()));
    const bool will_be_saved = named || !table.humans().empty();
    const std::string path = named ? arguments.save_path : will_be_saved ? new_save_path(game.rule_set().id) : "";
    return PlaySession(std::move(table), path, named ? KeepRecord::Always : KeepRecord::Ask).run();
}

int resume(const PlayArguments& arguments)
{
    const std::string& path = arguments.game.rule_set;
    const GameRecord record = record_from_text(path, read_file(path));
    if (!arguments.players.empty() || !arguments.names.empty() || !arguments.game.settings.empty())
        throw BadInput(fmt::format("{} brings its own players and options", path));
    const std::shared_ptr<const table::LoadedRuleSet> loaded = arguments.game.loaded_rule_set(record);
    if (loaded->game->content_fingerprint() != record.content_fingerprint)
        throw BadInput(
            fmt::format("{} was played with other content than this; give the folder it was played with "
                        "(--content DIR)",
                        path));
    const std::vector<table::Occupant> seats = occupants(*loaded, record.players, record.names);
    const table::Beginning beginning = table::beginning_of(*loaded, record, &seats, {}, no_time);
    table::Table table(loaded, beginning.header, arguments.seed.value_or(fresh_seed()));
    for (const table::Entry& entry : beginning.entries) table.apply(entry);
    const std::string save_path = arguments.save_path.empty() ? path : arguments.save_path;
    return PlaySession(std::move(table), save_path, KeepRecord::Always).run();
}

}  // namespace

void add_play(CLI::App& app, Command& chosen)
{
    CLI::App* command = app.add_subcommand("play", "Play a game in the terminal, alone or around one screen");
    const auto arguments = std::make_shared<PlayArguments>();
    command->add_option("GAME", arguments->game.rule_set,
                        "A rule set (`tessera games` lists them), or the file of a saved game to resume");
    command
        ->add_option("--seats", arguments->players,
                     "Who plays, in the order of the seats: human, random, greedy, easy, medium, hard, expert, or a "
                     "method with its settings, such as tree:simulations=400 [human and two medium]")
        ->type_name("PLAYER,...");
    command->add_option("--names", arguments->names, "What they are called")->type_name("NAME,...");
    command->add_option("--seed", arguments->seed, "Makes luck and bots repeatable")->type_name("NUMBER");
    command->add_option("--save", arguments->save_path, "Keep the game in this file")->type_name("FILE");
    arguments->game.add_options_to(*command);
    command->footer("While you play, ? lists what you can type. A game is saved after each of your decisions.");
    command->callback([arguments, &chosen] {
        chosen = [arguments] {
            return is_saved_game(arguments->game.rule_set) ? resume(*arguments) : play_new(*arguments);
        };
    });
}

}  // namespace tessera::cli
