#include "store/chain_migration.h"

#include <deque>

#include "store/chain.h"
#include "store/encoding.h"
#include "store/reading.h"

namespace tessera::store {

namespace {

constexpr std::int64_t tables_at_once = 500;

// The columns as they are at this step, whatever comes later.
const Insert chain_entries{"entries",
                           {"number", "revision", "text", "link"},
                           {Column::Number, Column::Number, Column::Text, Column::Bytes},
                           "ON CONFLICT (number, revision) DO UPDATE SET link = excluded.link"};

// Of the columns number, id, header, content, seed and created.
void chain(Session& session, const Row& table)
{
    const std::int64_t number = table.number(0);
    const std::string& id = table.text(1);
    std::string link = chain_start({id, table.text(2), table.text(3), table.text(4), to_time(table.number(5))});
    const Rows entries =
        session.query("SELECT revision, text FROM entries WHERE number = ?1 ORDER BY revision", {number});
    std::deque<std::string> links;
    std::vector<ParamRow> rows;
    for (const Row& entry : entries) {
        if (entry.number(0) != static_cast<std::int64_t>(rows.size())) break;
        links.push_back(link = next_link(link, entry.text(1)));
        rows.push_back({number, entry.number(0), std::string_view(entry.text(1)), Bytes{links.back()}});
    }
    session.insert(chain_entries, rows);
    const std::string seal = seal_of(id, secrets_of(session, number));
    session.query("UPDATE heads SET link = ?2, rights = ?3 WHERE number = ?1", {number, Bytes{link}, Bytes{seal}});
}

}  // namespace

void chain_what_is_kept(Session& session)
{
    for (std::int64_t after = 0;;) {
        const Rows tables = session.query(
            "SELECT number, id, header, content, seed, created FROM tables WHERE number > ?1 ORDER BY number LIMIT ?2",
            {after, tables_at_once});
        for (const Row& table : tables) {
            // One that cannot be read has no chain, and so says itself that it is damaged; the others are served.
            can_read([&] { chain(session, table); });
        }
        if (tables.empty()) return;
        after = tables.back().number(0);
    }
}

}  // namespace tessera::store
