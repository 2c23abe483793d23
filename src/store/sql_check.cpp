// Tables held against their chains: one when it is loaded, all of them for a backup.
#include <fmt/format.h>

#include "store/encoding.h"
#include "store/kept_content.h"
#include "store/reading.h"
#include "store/sql_store.h"

namespace tessera::store {

namespace {

constexpr std::int64_t ids_at_once = 1000;

std::vector<std::pair<std::int64_t, std::string>> ids_after(Session& session, std::int64_t number)
{
    std::vector<std::pair<std::int64_t, std::string>> ids;
    for (Row& row : session.query("SELECT number, id FROM tables WHERE number > ?1 ORDER BY number LIMIT ?2",
                                  {number, ids_at_once})) {
        ids.emplace_back(row.number(0), std::move(row.text(1)));
    }
    return ids;
}

// What hangs on a table that is not there any more, although nothing is left when a table is erased.
std::vector<std::int64_t> numbers_without_table(Session& session)
{
    std::vector<std::int64_t> numbers;
    for (const Row& row : session.query("SELECT number FROM heads WHERE number NOT IN (SELECT number FROM tables) "
                                        "UNION SELECT number FROM entries WHERE revision = 0 "
                                        "AND number NOT IN (SELECT number FROM tables)")) {
        numbers.push_back(row.number(0));
    }
    return numbers;
}

bool has_content(Session& session, std::uint64_t fingerprint)
{
    return !content_of(session, fingerprint_text(fingerprint)).empty();
}

}  // namespace

std::optional<StoredTable> SqlStore::load(const std::string& id)
{
    if (!is_text(id)) return std::nullopt;
    return TableReader::read([this](const Work& work) { read(work); }, id);
}

std::optional<Damage> SqlStore::damage_of(const std::string& id)
{
    try {
        const std::optional<StoredTable> table = load(id);
        if (!table) return Damage{0, "its head, or its place in the list of tables, is missing"};
        if (table->damage) return table->damage;
        bool there = false;
        read([&](Session& session) { there = has_content(session, table->content_fingerprint); });
        if (!there) return Damage{0, "the content that it was begun with is missing"};
        return std::nullopt;
    } catch (const StoreError& error) {
        if (error.fault() != Fault::Broken) throw;
        return Damage{0, error.what()};
    }
}

Examination SqlStore::examine()
{
    Examination found;
    found.database = examine_database();
    try {
        for (std::int64_t after = 0;;) {
            std::vector<std::pair<std::int64_t, std::string>> ids;
            read([&](Session& session) { ids = ids_after(session, after); });
            if (ids.empty()) break;
            for (const auto& [number, id] : ids)
                if (std::optional<Damage> damage = damage_of(id)) found.damaged.push_back({id, std::move(*damage)});
            found.tables += static_cast<std::int64_t>(ids.size());
            after = ids.back().first;
        }
        std::vector<std::int64_t> lost;
        read([&](Session& session) { lost = numbers_without_table(session); });
        for (const std::int64_t number : lost)
            found.damaged.push_back({fmt::format("number {}", number), {0, "only what hangs on the table is left"}});
    } catch (const StoreError& error) {
        // Not even what tables there are can be read.
        if (error.fault() != Fault::Broken) throw;
        if (found.database.empty()) found.database = error.what();
    }
    return found;
}

}  // namespace tessera::store
