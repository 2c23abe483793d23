#include "store/reading.h"

#include <fmt/format.h>

#include "store/chain.h"
#include "store/encoding.h"

namespace tessera::store {

Secret secret_from(const Row& row, std::size_t first)
{
    return {from_hex(row.text(first)), static_cast<Role>(row.number(first + 1)),
            static_cast<int>(row.number(first + 2))};
}

Status status_from(Row& row, std::size_t first)
{
    Status status{static_cast<Phase>(row.number(first)),
                  static_cast<int>(row.number(first + 1)),
                  row.number(first + 2) != 0,
                  std::move(row.text(first + 3)),
                  {}};
    if (!row.is_null(first + 4)) status.wake = to_time(row.number(first + 4));
    return status;
}

std::vector<Secret> secrets_of(Session& session, std::int64_t table)
{
    std::vector<Secret> secrets;
    for (const Row& row :
         session.query("SELECT hash, role, seat FROM secrets WHERE number = ?1 ORDER BY role, seat, hash", {table})) {
        secrets.push_back(secret_from(row, 0));
    }
    return secrets;
}

std::optional<StoredTable> TableReader::read(const Read& in_transaction, const std::string& id)
{
    std::optional<TableReader> reader;
    const bool readable = can_read([&] {
        in_transaction([&](Session& session) {
            reader.emplace(TableReader(id));
            if (!reader->read_head(session)) return reader.reset();
            reader->read_entries(session);
            reader->read_secrets(session);
            reader->read_notifications(session);
        });
    });
    if (!readable) {
        // Without its head there is no table to speak of: this throws what is wrong.
        in_transaction([&](Session& session) {
            reader.emplace(TableReader(id));
            if (!reader->read_head(session)) reader.reset();
        });
        if (reader) reader->salvage(in_transaction);
    }
    return reader ? std::optional(reader->judged()) : std::nullopt;
}

bool TableReader::read_head(Session& session)
{
    auto row = session.row(
        "SELECT t.number, t.header, t.content, t.seed, t.created, h.touched, h.phase, h.open_seats, h.listed, "
        "h.summary, h.wake, h.revision, h.link, h.rights "
        "FROM tables t JOIN heads h ON h.number = t.number WHERE t.id = ?1",
        {std::string_view(table_.id)});
    if (!row) return false;
    number_ = row->number(0);
    table_.created = to_time(row->number(4));
    link_ = chain_start({table_.id, row->text(1), row->text(2), row->text(3), table_.created});
    table_.header = std::move(row->text(1));
    table_.content_fingerprint = fingerprint_from(row->text(2));
    table_.seed = std::move(row->text(3));
    table_.touched = to_time(row->number(5));
    table_.status = status_from(*row, 6);
    revision_ = row->number(11);
    last_link_ = std::move(row->text(12));
    seal_ = std::move(row->text(13));
    return true;
}

bool TableReader::take_entry(Row& row)
{
    const auto expected = static_cast<std::int64_t>(table_.entries.size());
    if (expected == revision_ || !row.is_number(0) || row.number(0) != expected || !row.is_text(1) || !row.is_text(2))
        return false;
    std::string link = next_link(link_, row.text(1));
    if (link != row.text(2)) return false;
    link_ = std::move(link);
    table_.entries.push_back(std::move(row.text(1)));
    return true;
}

void TableReader::read_entries(Session& session)
{
    for (Row& row :
         session.query("SELECT revision, text, link FROM entries WHERE number = ?1 ORDER BY revision", {number_})) {
        if (!take_entry(row)) return;
    }
}

void TableReader::read_entries_one_by_one(Session& session)
{
    for (;;) {
        auto row = session.row("SELECT revision, text, link FROM entries WHERE number = ?1 AND revision = ?2",
                               {number_, static_cast<std::int64_t>(table_.entries.size())});
        if (!row || !take_entry(*row)) return;
    }
}

void TableReader::read_secrets(Session& session)
{
    table_.secrets = secrets_of(session, number_);
    secrets_read_ = true;
}

void TableReader::read_notifications(Session& session)
{
    for (Row& row : session.query("SELECT seat, channel, target, state FROM notifications WHERE number = ?1 "
                                  "ORDER BY seat, channel",
                                  {number_})) {
        table_.notifications.push_back(
            {static_cast<int>(row.number(0)), std::move(row.text(1)), std::move(row.text(2)), std::move(row.text(3))});
    }
    notifications_read_ = true;
}

void TableReader::salvage(const Read& in_transaction)
{
    for (const auto part :
         {&TableReader::read_entries_one_by_one, &TableReader::read_secrets, &TableReader::read_notifications}) {
        can_read([&] { in_transaction([&](Session& session) { (this->*part)(session); }); });
    }
}

StoredTable TableReader::judged()
{
    const auto whole = static_cast<std::int64_t>(table_.entries.size());
    if (!secrets_read_ || seal_of(table_.id, table_.secrets) != seal_) {
        // Rather nobody than somebody else sees a hand.
        table_.secrets.clear();
        table_.damage = {whole, "who may speak at it is not what was written"};
    } else if (!notifications_read_) {
        table_.damage = {whole, "whom to notify cannot be read"};
    } else if (whole == revision_ && link_ != last_link_) {
        table_.damage = {whole, whole == 0 ? "its header or seed is not what was written"
                                           : "what stands about its last entry is not what was written"};
    }
    if (whole == revision_) return std::move(table_);
    std::string what = fmt::format("entry {} of {} is missing or not what was written", whole + 1, revision_);
    if (whole == 0) what += ", or its header or seed is not";
    if (table_.damage) what += "; " + table_.damage->what;
    table_.damage = {whole, std::move(what)};
    return std::move(table_);
}

}  // namespace tessera::store
