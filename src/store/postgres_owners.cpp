#include "store/postgres_owners.h"

#include <fmt/format.h>

#include "store/postgres_schema.h"

namespace tessera::store {

namespace {

using Mode = PostgresSession::Mode;

// To own is not to have written anything yet: what is lost of it in a crash is simply not owned afterwards.
constexpr std::string_view lightly = "SET LOCAL synchronous_commit TO off";

std::string writer_name(std::int32_t number) { return fmt::format("tessera server {}", number); }

}  // namespace

bool is_alive(Session& session, std::int32_t server)
{
    // Those who ask share the lock; only the server itself has it alone.
    return session
               .query("SELECT pg_try_advisory_xact_lock_shared(?1::int, ?2::int)::int",
                      {server_locks, std::int64_t{server}})
               .at(0)
               .number(0) == 0;
}

std::string is_gone(std::string_view column)
{
    return fmt::format("pg_try_advisory_xact_lock_shared({}, {}::int)", server_locks, column);
}

Owner owner_of(Session& session, const std::string& table)
{
    const auto row = session.row(
        "SELECT o.server, s.name FROM tables t LEFT JOIN owners o ON o.number = t.number "
        "LEFT JOIN servers s ON s.number = o.server WHERE t.id = ?1",
        {std::string_view(table)});
    if (!row) return {};
    Owner owner{.is_table = true, .server = 0, .name = {}};
    if (row->is_null(0)) return owner;
    owner.server = static_cast<std::int32_t>(row->number(0));
    if (!row->is_null(1)) owner.name = row->text(1);
    return owner;
}

void PostgresOwners::take_number(Session& session)
{
    if (number_ == 0) {
        number_ = static_cast<std::int32_t>(session.query("SELECT nextval('server_numbers')").at(0).number(0));
    }
    // When only the network broke, the database may still believe in our former session.
    session.query(
        "SELECT pg_terminate_backend(pid)::int FROM pg_stat_activity "
        "WHERE application_name = ?1 AND datname = current_database() AND pid <> pg_backend_pid()",
        {std::string_view(writer_name(number_))});
    session.query("SELECT set_config('application_name', ?1, false), set_config('lock_timeout', '5s', true)",
                  {std::string_view(writer_name(number_))});
    session.query("SELECT pg_advisory_lock(?1::int, ?2::int)", {server_locks, std::int64_t{number_}});
    session.query("INSERT INTO servers (number, name) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
                  {std::int64_t{number_}, std::string_view(name_)});
}

std::vector<std::string> PostgresOwners::forget_lost(Session& session)
{
    std::map<std::int64_t, std::int64_t> terms;
    for (const Row& row : session.query("SELECT number, term FROM owners WHERE server = ?1", {std::int64_t{number_}})) {
        terms[row.number(0)] = row.number(1);
    }
    std::vector<std::string> lost;
    for (auto it = owned_.begin(); it != owned_.end();) {
        const auto term = terms.find(it->second.number);
        if (term != terms.end() && term->second == it->second.term) {
            ++it;
            continue;
        }
        lost.push_back(it->first);
        it = owned_.erase(it);
    }
    return lost;
}

std::vector<std::string> PostgresOwners::settle(PostgresSession& session)
{
    std::vector<std::string> lost;
    session.transact(Mode::Write, [&](Session&) { take_number(session); });
    // Only now that the lock is held does nobody take anything over any more.
    session.transact(Mode::Write, [&](Session&) { lost = forget_lost(session); });
    return lost;
}

Ownership PostgresOwners::own(Session& session, const std::string& table)
{
    session.query(lightly);
    for (;;) {
        const Owner owner = owner_of(session, table);
        if (!owner.is_table) return {.who = Ownership::Who::NoSuchTable, .server = 0, .name = {}};
        const bool mine = owner.server == number_;
        if (mine && owned_.contains(table)) return {};
        if (owner.server != 0 && !mine && is_alive(session, owner.server)) {
            return {.who = Ownership::Who::Other, .server = owner.server, .name = owner.name};
        }
        // Nobody's, or that of a server that is gone; unless another one is quicker.
        const auto taken = session.row(
            "INSERT INTO owners (number, server, term) SELECT number, ?2::int, 1 FROM tables WHERE id = ?1 "
            "ON CONFLICT (number) DO UPDATE SET server = excluded.server, term = owners.term + 1 "
            "WHERE coalesce(owners.server, 0) = ?3::int RETURNING number, term",
            {std::string_view(table), std::int64_t{number_}, std::int64_t{owner.server}});
        if (!taken) continue;
        owned_[table] = {taken->number(0), taken->number(1)};
        return {};
    }
}

void PostgresOwners::release(Session& session, const std::string& table)
{
    session.query(lightly);
    session.query(
        "UPDATE owners SET server = NULL WHERE server = ?2 AND number = (SELECT number FROM tables WHERE id = ?1)",
        {std::string_view(table), std::int64_t{number_}});
    owned_.erase(table);
}

void PostgresOwners::release_everything(Session& session)
{
    session.query("UPDATE owners SET server = NULL WHERE server = ?1", {std::int64_t{number_}});
    session.query("DELETE FROM messages WHERE receiver = ?1", {std::int64_t{number_}});
    session.query("DELETE FROM servers WHERE number = ?1", {std::int64_t{number_}});
    owned_.clear();
}

void PostgresOwners::find_owners(Session& session, Heads& heads) const
{
    std::map<std::int64_t, Head*> by_number;
    std::string list;
    for (auto& [id, head] : heads) {
        head.mine = false;
        by_number[head.number] = &head;
        list += fmt::format("{}{}", list.empty() ? "{" : ",", head.number);
    }
    if (heads.empty()) return;
    list += '}';
    for (const Row& row : session.query("SELECT number FROM owners WHERE server = ?1 AND number = ANY(?2::bigint[])",
                                        {std::int64_t{number_}, std::string_view(list)})) {
        by_number.at(row.number(0))->mine = true;
    }
}

}  // namespace tessera::store
