// Tables: created, written and erased. Reading them is in reading.h, lists are in sql_lists.cpp, experiments in
// sql_experiments.cpp.
#include "store/sql_store.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <set>

#include "store/chain.h"
#include "store/encoding.h"
#include "store/kept_content.h"
#include "store/reading.h"
#include "store/schema.h"

namespace tessera::store {

namespace {

constexpr Column number_column = Column::Number;
constexpr Column text_column = Column::Text;
constexpr Column bytes_column = Column::Bytes;

const Insert insert_entries{
    "entries", {"number", "revision", "text", "link"}, {number_column, number_column, text_column, bytes_column}, ""};

// Two of them, because a table changes its status rarely, and the indexes only with that.
const Insert touch_heads{"heads",
                         {"number", "revision", "touched", "link", "rights"},
                         {number_column, number_column, number_column, bytes_column, bytes_column},
                         "ON CONFLICT (number) DO UPDATE SET revision = excluded.revision, touched = excluded.touched, "
                         "link = excluded.link, rights = excluded.rights"};

const Insert change_heads{
    "heads",
    {"number", "revision", "touched", "link", "rights", "phase", "open_seats", "listed", "summary", "wake"},
    {number_column, number_column, number_column, bytes_column, bytes_column, number_column, number_column,
     number_column, text_column, number_column},
    "ON CONFLICT (number) DO UPDATE SET revision = excluded.revision, touched = excluded.touched, "
    "link = excluded.link, rights = excluded.rights, phase = excluded.phase, open_seats = excluded.open_seats, "
    "listed = excluded.listed, summary = excluded.summary, wake = excluded.wake"};

const Insert insert_secrets{"secrets",
                            {"number", "hash", "role", "seat"},
                            {number_column, text_column, number_column, number_column},
                            "ON CONFLICT DO NOTHING"};

const Insert insert_notifications{
    "notifications",
    {"number", "seat", "channel", "target", "state"},
    {number_column, number_column, text_column, text_column, text_column},
    "ON CONFLICT (number, seat, channel) DO UPDATE SET target = excluded.target, state = excluded.state"};

template <class Enum>
std::int64_t number_of(Enum value)
{
    return static_cast<std::int64_t>(value);
}

ParamRow head_row(const Head& head)
{
    const Status& status = head.status;
    const Param wake = status.wake ? Param(to_number(*status.wake)) : Param();
    return {head.number,
            head.revision,
            to_number(head.touched),
            Bytes{head.link},
            Bytes{head.rights},
            number_of(status.phase),
            std::int64_t{status.open_seats},
            std::int64_t{status.listed},
            std::string_view(status.summary),
            wake};
}

void insert_rights(Session& session, std::int64_t table, const std::vector<Secret>& secrets)
{
    std::deque<std::string> hashes;
    std::vector<ParamRow> rows;
    for (const Secret& secret : secrets) {
        hashes.push_back(to_hex(secret.hash));
        rows.push_back({table, std::string_view(hashes.back()), number_of(secret.role), std::int64_t{secret.seat}});
    }
    session.insert(insert_secrets, rows);
}

void refuse_no_text(const NewTable& table)
{
    const auto is_text_file = [](const ContentFile& file) { return is_text(file.name) && is_text(file.text); };
    if (is_text(table.id) && is_text(table.header) && is_text(table.visitor) && is_text(table.status.summary) &&
        std::all_of(table.entries.begin(), table.entries.end(), is_text) &&
        std::all_of(table.content.begin(), table.content.end(), is_text_file)) {
        return;
    }
    throw StoreError(Fault::Refused,
                     "a new table has text that is not UTF-8, or has a zero character in it; everything "
                     "but seeds and hashes has to be text");
}

// The number of the new table; nothing if this very table was created before, and only the answer got lost.
std::optional<std::int64_t> insert_table(Session& session, const NewTable& table)
{
    const std::string fingerprint = fingerprint_text(table.content_fingerprint);
    const auto created = session.row(
        "INSERT INTO tables (id, header, content, seed, created, visitor) "
        "VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (id) DO NOTHING RETURNING number",
        {table.id, table.header, fingerprint, Bytes{table.seed}, to_number(table.created), table.visitor});
    if (created) return created->number(0);
    const auto there =
        session.row("SELECT header, content, seed, created FROM tables WHERE id = ?1", {std::string_view(table.id)});
    if (there && there->text(0) == table.header && there->text(1) == fingerprint && there->text(2) == table.seed &&
        there->number(3) == to_number(table.created)) {
        return std::nullopt;
    }
    throw StoreError(Fault::Exists,
                     fmt::format("there already is a table {}; a new table needs an id of its own", table.id));
}

void create_one(Session& session, const NewTable& table)
{
    keep_content(session, table);
    const auto number = insert_table(session, table);
    if (!number) return;
    Head head{.number = *number, .touched = table.created, .status = table.status};
    head.link =
        chain_start({table.id, table.header, fingerprint_text(table.content_fingerprint), table.seed, table.created});
    head.rights = seal_of(table.id, table.secrets);
    std::deque<std::string> links;
    std::vector<ParamRow> entries;
    for (const std::string& entry : table.entries) {
        links.push_back(head.link = next_link(head.link, entry));
        entries.push_back({*number, head.revision++, std::string_view(entry), Bytes{links.back()}});
    }
    session.insert(insert_entries, entries);
    session.insert(change_heads, std::vector<ParamRow>{head_row(head)});
    if (!table.visitor.empty()) session.query("UPDATE heads SET visited = 0 WHERE number = ?1", {*number});
    insert_rights(session, *number, table.secrets);
}

Heads heads_of(Session& session, std::span<const Append> appends)
{
    std::set<std::string> ids;
    for (const Append& append : appends) {
        if (is_text(append.table)) ids.insert(append.table);
    }
    const std::string list = session.list({ids.begin(), ids.end()});
    Heads heads;
    for (Row& row : session.query(
             fmt::format(
                 "SELECT t.id, t.number, h.revision, h.touched, h.phase, h.open_seats, h.listed, "
                 "h.summary, h.wake, h.link, h.rights FROM tables t JOIN heads h ON h.number = t.number WHERE {}{}",
                 session.is_in("t.id", 1), session.keep_tables()),
             {std::string_view(list)})) {
        Head head;
        head.number = row.number(1);
        head.revision = row.number(2);
        head.touched = to_time(row.number(3));
        head.status = {static_cast<Phase>(row.number(4)),
                       static_cast<int>(row.number(5)),
                       row.number(6) != 0,
                       std::move(row.text(7)),
                       {}};
        if (!row.is_null(8)) head.status.wake = to_time(row.number(8));
        head.link = std::move(row.text(9));
        head.rights = std::move(row.text(10));
        heads.emplace(std::move(row.text(0)), std::move(head));
    }
    return heads;
}

// For those that change who may speak: nobody may come in through a list that was damaged before.
void find_secrets(Session& session, std::span<const Append> appends, Heads& heads)
{
    for (const Append& append : appends) {
        const auto head = heads.find(append.table);
        if (!changes_rights(append) || head == heads.end()) continue;
        std::vector<Secret> secrets = secrets_of(session, head->second.number);
        if (seal_of(append.table, secrets) == head->second.rights) head->second.secrets = std::move(secrets);
    }
}

void write_rights(Session& session, const Append& append, std::int64_t table)
{
    for (const Secret& secret : append.revokes) {
        const std::string hash = to_hex(secret.hash);
        session.query("DELETE FROM secrets WHERE hash = ?1 AND number = ?2 AND role = ?3 AND seat = ?4",
                      {hash, table, number_of(secret.role), std::int64_t{secret.seat}});
    }
    insert_rights(session, table, append.grants);
    for (const Notification& old : append.stop_notify) {
        session.query("DELETE FROM notifications WHERE number = ?1 AND seat = ?2 AND channel = ?3",
                      {table, std::int64_t{old.seat}, old.channel});
    }
    for (const Notification& one : append.notify) {
        const ParamRow row{table, std::int64_t{one.seat}, std::string_view(one.channel), std::string_view(one.target),
                           std::string_view(one.state)};
        session.insert(insert_notifications, {&row, 1});
    }
}

void write_plan(Session& session, const AppendPlan& plan, const Heads& heads)
{
    std::vector<ParamRow> entries;
    for (const PlannedEntry& entry : plan.entries) {
        entries.push_back({entry.number, entry.revision, std::string_view(*entry.text), Bytes{entry.link}});
    }
    session.insert(insert_entries, entries);

    std::vector<ParamRow> touched;
    std::vector<ParamRow> changed;
    for (const auto& [id, head] : heads) {
        if (head.has_new_status) {
            changed.push_back(head_row(head));
        } else if (head.is_touched) {
            touched.push_back(
                {head.number, head.revision, to_number(head.touched), Bytes{head.link}, Bytes{head.rights}});
        }
    }
    session.insert(touch_heads, touched);
    session.insert(change_heads, changed);
    for (const Append* append : plan.rights) write_rights(session, *append, heads.find(append->table)->second.number);
}

}  // namespace

void SqlStore::create(std::span<const NewTable> tables)
{
    for (const NewTable& table : tables) refuse_no_text(table);
    write([&](Session& session) {
        hold_contents(session);
        for (const NewTable& table : tables) create_one(session, table);
    });
}

std::vector<Appended> SqlStore::append(std::span<const Append> appends)
{
    std::vector<Appended> answers;
    if (appends.empty()) return answers;
    write([&](Session& session) {
        Heads heads = heads_of(session, appends);
        find_owners(session, heads);
        find_secrets(session, appends, heads);
        const auto kept = [&](std::int64_t number, std::int64_t first, std::size_t count) {
            std::vector<std::string> entries;
            for (Row& row : session.query("SELECT text FROM entries WHERE number = ?1 AND revision >= ?2 "
                                          "ORDER BY revision LIMIT ?3",
                                          {number, first, static_cast<std::int64_t>(count)})) {
                entries.push_back(std::move(row.text(0)));
            }
            return entries;
        };
        AppendPlan plan = plan_appends(appends, heads, kept);
        write_plan(session, plan, heads);
        answers = std::move(plan.answers);
    });
    return answers;
}

bool SqlStore::erase(const std::string& id)
{
    return erase_table("DELETE FROM tables WHERE id = ?1 RETURNING content", {std::string_view(id)});
}

bool SqlStore::erase_table(std::string_view sql, std::initializer_list<Param> params)
{
    bool erased = false;
    write([&](Session& session) {
        hold_contents(session);
        const auto table = session.row(sql, params);
        erased = table.has_value();
        if (erased) forget_content(session, table->text(0));
    });
    return erased;
}

ContentFiles SqlStore::content(std::uint64_t fingerprint)
{
    ContentFiles files;
    const std::string digits = fingerprint_text(fingerprint);
    read([&](Session& session) { files = content_of(session, digits); });
    if (files.empty())
        throw StoreError(Fault::Missing, fmt::format("no content is kept under the fingerprint {}", digits));
    return files;
}

Health SqlStore::check()
{
    Health health;
    write([&](Session& session) {
        session.query(
            "INSERT INTO pulse (one, beats) VALUES (1, 1) "
            "ON CONFLICT (one) DO UPDATE SET beats = pulse.beats + 1");
    });
    read([&](Session& session) {
        if (!session.row("SELECT beats FROM pulse WHERE one = 1")) {
            throw StoreError(Fault::Broken, "what was written just now cannot be read");
        }
        health.version = newest_version();
        health.tables = session.row("SELECT count(*) FROM tables")->number(0);
        measure(session, health);
    });
    return health;
}

}  // namespace tessera::store
