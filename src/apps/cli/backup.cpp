// `tessera backup` and `tessera restore`: everything that a server keeps, as one file.
#include <fmt/format.h>

#include "apps/cli/program.h"
#include "store/store.h"

namespace tessera::cli {

namespace {

struct Places {
    std::string db = "tessera.db";
    std::string file;
};

store::OpenOptions to_look()
{
    store::OpenOptions options;
    options.access = store::Access::Look;
    return options;
}

void tell_damage(const Places& places, const store::Examination& found)
{
    fmt::print(stderr, "tessera: {} is damaged, and so is the copy; an earlier backup may hold what is missing\n",
               places.db);
    if (!found.database.empty()) fmt::print(stderr, "  the file: {}\n", found.database);
    for (const store::DamagedTable& table : found.damaged)
        fmt::print(stderr, "  table {}: from entry {} on ({})\n", table.id, table.damage.from + 1, table.damage.what);
}

// The copy is examined rather than what is being served: it is of one moment, and nobody waits for it.
int back_up(const Places& places)
{
    store::open_store(places.db, to_look())->backup(places.file);
    fmt::print("Everything of this moment is in {}\n", places.file);
    try {
        const store::Examination found = store::open_store(places.file, to_look())->examine();
        if (!found.is_whole()) {
            tell_damage(places, found);
            return Failed;
        }
        fmt::print("Read through: tables {}, damaged 0\n", found.tables);
    } catch (const store::StoreError& e) {
        if (e.fault() != store::Fault::Refused) throw;
        fmt::print(stderr, "tessera: {}\n", e.what());
    }
    return Good;
}

int restore(const Places& places)
{
    store::restore_store(places.file, places.db);
    fmt::print("{} holds again what {} held\n", places.db, places.file);
    return Good;
}

void add_places(CLI::App& command, Places& places, const char* file_meaning)
{
    command.add_option("FILE", places.file, file_meaning)->required();
    command.add_option("--db", places.db, "The SQLite file of the server, or postgresql://USER@HOST/DATABASE")
        ->envname("TESSERA_DB")
        ->type_name("PLACE")
        ->capture_default_str();
}

}  // namespace

void add_backup(CLI::App& app, Command& chosen)
{
    CLI::App* command = app.add_subcommand("backup", "Copy all games of a server into one file, while it runs");
    const auto places = std::make_shared<Places>();
    add_places(*command, *places, "The new file; it must not exist yet");
    command->callback([places, &chosen] { chosen = [places] { return back_up(*places); }; });
}

void add_restore(CLI::App& app, Command& chosen)
{
    CLI::App* command = app.add_subcommand("restore", "Put a backup where there are no games yet");
    const auto places = std::make_shared<Places>();
    add_places(*command, *places, "The file that `tessera backup` made");
    command->callback([places, &chosen] { chosen = [places] { return restore(*places); }; });
}

}  // namespace tessera::cli
