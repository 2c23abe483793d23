#include "apps/cli/program.h"

#include <fmt/format.h>

#include <csignal>

#include "apps/cli/help.h"
#include "base/ensure.h"
#include "base/text.h"
#include "engine/content.h"
#include "engine/names.h"
#include "engine/record.h"
#include "engine/registry.h"
#include "engine/scenario.h"
#include "lab/result.h"

namespace tessera::cli {

namespace {

int complain(int code, const std::string& what)
{
    fmt::print(stderr, "tessera: {}\n", what);
    return code;
}

// The subcommand that was asked for when parsing stopped, for its own help page.
std::string asked_for(const CLI::App& app)
{
    std::string name = app.get_name();
    const CLI::App* at = &app;
    while (!at->get_subcommands().empty()) {
        at = at->get_subcommands().front();
        name += " " + at->get_name();
    }
    return name;
}

// Words that belong nowhere: most often a slip in the name of a command or an option.
std::string unexpected(const CLI::App& app)
{
    const CLI::App* at = &app;
    while (!at->get_subcommands().empty()) at = at->get_subcommands().front();
    const std::vector<std::string> left = app.remaining(true);
    const auto option =
        std::find_if(left.begin(), left.end(), [](const std::string& word) { return word.starts_with("-"); });
    const std::string& word = option == left.end() ? left.front() : *option;

    std::vector<std::string> known;
    if (word.starts_with("-"))
        for (const CLI::Option* one : at->get_options()) known.push_back(one->get_name());
    else
        for (const CLI::App* one : at->get_subcommands({})) known.push_back(one->get_name());
    const std::string_view kind = word.starts_with("-") ? "option" : known.empty() ? "place for" : "command";
    return fmt::format("there is no {} \"{}\"{}", kind, word, did_you_mean(word, known));
}

int parse(CLI::App& app, int argc, char** argv)
{
    try {
        app.parse(argc, argv);
        return Good;
    } catch (const CLI::Success& e) {  // --help or --version was answered
        app.exit(e);
        return Good;
    } catch (const CLI::ParseError& e) {
        if (!app.remaining(true).empty())
            return complain(BadUsage, fmt::format("{} (see {} --help)", unexpected(app), asked_for(app)));
        return complain(BadUsage, fmt::format("{} (see {} --help)", e.what(), asked_for(app)));
    }
}

int carry_out(const Command& command)
{
    try {
        return command();
    } catch (const ContentError& e) {
        return complain(BadUsage, e.what());
    } catch (const UnknownRuleSet& e) {
        return complain(BadUsage, e.what());
    } catch (const BadValue& e) {
        return complain(BadUsage, e.what());
    } catch (const BadRecord& e) {
        return complain(BadUsage, e.what());
    } catch (const BadScenario& e) {
        return complain(BadUsage, e.what());
    } catch (const lab::BadResult& e) {
        return complain(BadUsage, e.what());
    } catch (const BadInput& e) {
        return complain(BadUsage, e.what());
    } catch (const BrokenPromise& e) {
        return complain(Failed, fmt::format("this is a mistake in Tessera itself; what should hold: {}", e.what()));
    } catch (const std::exception& e) {
        return complain(Failed, e.what());
    }
}

}  // namespace

int run(int argc, char** argv)
{
    // A file that may not grow any further is a disk without room: an error to tell, not a death without a word.
    std::signal(SIGXFSZ, SIG_IGN);
    CLI::App app("A table and a laboratory for civilization board games.", "tessera");
    app.formatter(std::make_shared<HelpPage>());
    app.set_version_flag("--version", std::string("tessera ") + TESSERA_VERSION, "Print the version");
    app.set_help_flag("-h,--help", "Print this help");
    Command chosen;
    add_play(app, chosen);
    add_games(app, chosen);
    add_rules(app, chosen);
    add_replay(app, chosen);
    add_simulate(app, chosen);
    add_ladder(app, chosen);
    add_lab(app, chosen);
    add_bench(app, chosen);
    add_scenario(app, chosen);
    add_content(app, chosen);
    add_serve(app, chosen);
    add_backup(app, chosen);
    add_restore(app, chosen);

    for (CLI::App* command : app.get_subcommands({})) command->group("Commands");
    app.footer(
        "Examples:\n"
        "  tessera play market-trading --seats human,hard,hard\n"
        "  tessera simulate market-trading --games 1000 --players greedy --seats 4\n"
        "  tessera rules market-trading\n"
        "  tessera serve --port 8080 --db games.db\n"
        "\n"
        "`tessera COMMAND --help` tells more about each of them.");

    if (argc < 2) {
        fmt::print("{}", app.help());
        return Good;
    }
    if (const int code = parse(app, argc, argv); code != Good) return code;
    if (chosen) return carry_out(chosen);
    return Good;
}

}  // namespace tessera::cli
