// `tessera lab merge`: parts of one experiment, played on different days or machines, put together.
#include <fmt/format.h>

#include <boost/json.hpp>

#include "apps/cli/lab/commands.h"
#include "apps/cli/lab/folder.h"
#include "apps/cli/lab/run_study.h"

namespace tessera::cli {

namespace {

struct MergeArguments {
    std::vector<std::string> folders;
    std::string into;
    bool force = false;
};

int merge(const MergeArguments& arguments)
{
    if (holds_result(arguments.into) && !arguments.force)
        throw BadInput(fmt::format("{} holds a result already; --force replaces it", arguments.into));
    lab::Result all = read_result(arguments.folders.front());
    for (std::size_t i = 1; i < arguments.folders.size(); ++i) {
        try {
            all.merge(read_result(arguments.folders[i]));
        } catch (const lab::BadResult& e) {
            throw lab::BadResult(
                fmt::format("{} and {}: {}", arguments.folders.front(), arguments.folders[i], e.what()));
        }
    }
    make_folder(arguments.into);
    merge_games_files(arguments.folders, arguments.into);
    const boost::json::object json = write_result(arguments.into, all);
    write_report(arguments.into, json);
    print_summary(json, arguments.into);
    return Good;
}

}  // namespace

void add_lab_merge(CLI::App& lab, Command& chosen)
{
    CLI::App* command = lab.add_subcommand("merge", "Put parts of one experiment together");
    const auto arguments = std::make_shared<MergeArguments>();
    command->add_option("FOLDERS", arguments->folders, "The folders of the parts")->required()->expected(1, 10000);
    command->add_option("-o,--out", arguments->into, "The folder for all of it")->type_name("DIR")->required();
    command->add_flag("--force", arguments->force, "Replace what the folder holds");
    command->footer(
        "Parts are played with --first: `--games 500` and `--first 500 --games 500` are the halves of 1000 games.");
    command->callback([arguments, &chosen] { chosen = [arguments] { return merge(*arguments); }; });
}

}  // namespace tessera::cli
