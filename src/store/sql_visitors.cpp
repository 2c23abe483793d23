// What single visitors have made, and tables that nobody else came to.
#include "store/encoding.h"
#include "store/kept_content.h"
#include "store/sql_store.h"

namespace tessera::store {

// `visitor <> ''` is what the indexes say, so that these need not look at everything.
Holdings SqlStore::holdings(const std::string& visitor)
{
    Holdings held;
    if (visitor.empty() || !is_text(visitor)) return held;
    const std::initializer_list<Param> who{std::string_view(visitor)};
    read([&](Session& session) {
        const auto count = [&](std::string_view sql) { return session.query(sql, who).at(0).number(0); };
        held.tables = count("SELECT count(*) FROM tables WHERE visitor = ?1 AND visitor <> ''");
        held.bytes = count(
                         "SELECT CAST(coalesce(sum(bytes), 0) AS bigint) FROM content_texts "
                         "WHERE visitor = ?1 AND visitor <> ''") +
                     count(
                         "SELECT CAST(coalesce(sum(length(request)), 0) AS bigint) FROM experiments "
                         "WHERE visitor = ?1 AND visitor <> ''");
        held.experiments = count("SELECT count(*) FROM experiments WHERE visitor = ?1 AND visitor <> '' AND state < 2");
    });
    return held;
}

void SqlStore::visited(const std::string& table, const std::string& by)
{
    if (!is_text(table) || !is_text(by)) return;
    std::optional<Row> unvisited;
    read([&](Session& session) {
        unvisited = session.row(
            "SELECT t.number FROM tables t JOIN heads h ON h.number = t.number "
            "WHERE t.id = ?1 AND t.visitor <> ?2 AND h.visited = 0",
            {std::string_view(table), std::string_view(by)});
    });
    if (!unvisited) return;
    write([&](Session& session) {
        session.query("UPDATE heads SET visited = 1 WHERE number = ?1", {unvisited->number(0)});
    });
}

std::vector<std::string> SqlStore::unvisited(Time until, int most)
{
    std::vector<std::string> ids;
    read([&](Session& session) {
        ids.clear();
        for (Row& row : session.query("SELECT t.id FROM heads h JOIN tables t ON t.number = h.number "
                                      "WHERE h.visited = 0 AND h.touched < ?1 ORDER BY h.number LIMIT ?2",
                                      {to_number(until), std::int64_t{most}}))
            ids.push_back(std::move(row.text(0)));
    });
    return ids;
}

bool SqlStore::erase_unvisited(const std::string& id, Time until)
{
    return erase_table(
        "DELETE FROM tables WHERE id = ?1 AND number IN "
        "(SELECT number FROM heads WHERE visited = 0 AND touched < ?2) RETURNING content",
        {std::string_view(id), to_number(until)});
}

void SqlStore::forget_visitors(Time before)
{
    write([&](Session& session) {
        for (const char* table : {"tables", "content_texts", "experiments"})
            session.query(std::string("UPDATE ") + table + " SET visitor = '' WHERE visitor <> '' AND created < ?1",
                          {to_number(before)});
    });
}

}  // namespace tessera::store
