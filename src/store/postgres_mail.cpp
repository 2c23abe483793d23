#include "store/postgres_mail.h"

#include <fmt/format.h>

#include "store/postgres_schema.h"

namespace tessera::store {

std::string channel_of(std::int32_t server) { return fmt::format("tessera_server_{}", server); }

void send(Session& session, std::int32_t receiver, const Letter& letter)
{
    session.query("SET LOCAL synchronous_commit TO off");
    session.query(
        "WITH sent AS (INSERT INTO messages (receiver, sender, kind, answers, table_id, text) "
        "VALUES (?1, ?2, ?3, ?4, ?5, ?6) RETURNING number) SELECT pg_notify(?7, '') FROM sent",
        {std::int64_t{receiver}, std::int64_t{letter.sender}, static_cast<std::int64_t>(letter.kind), letter.answers,
         std::string_view(letter.table), std::string_view(letter.text), std::string_view(channel_of(receiver))});
}

std::vector<Letter> receive(Session& session, std::int32_t receiver, bool replies_only)
{
    session.query("SET LOCAL synchronous_commit TO off");
    std::vector<Letter> letters;
    const std::int64_t from_kind =
        static_cast<std::int64_t>(replies_only ? Letter::Kind::Reply : Letter::Kind::Request);
    const std::int64_t to_kind = static_cast<std::int64_t>(replies_only ? Letter::Kind::Reply : Letter::Kind::Message);
    for (Row& row : session.query("WITH taken AS (DELETE FROM messages WHERE receiver = ?1 AND kind BETWEEN ?2 AND ?3 "
                                  "RETURNING number, sender, kind, answers, table_id, text) "
                                  "SELECT sender, kind, answers, table_id, text FROM taken ORDER BY number",
                                  {std::int64_t{receiver}, from_kind, to_kind})) {
        letters.push_back({static_cast<Letter::Kind>(row.number(1)), static_cast<std::int32_t>(row.number(0)),
                           row.number(2), std::move(row.text(3)), std::move(row.text(4))});
    }
    return letters;
}

void tidy(Session& session)
{
    session.query("DELETE FROM messages WHERE sent < now() - interval '10 minutes'");
    session.query("DELETE FROM servers WHERE pg_try_advisory_xact_lock_shared(?1::int, number)", {server_locks});
}

std::int64_t Waiting::expect()
{
    const std::lock_guard lock(mutex_);
    replies_[++last_] = std::nullopt;
    return last_;
}

std::optional<std::string> Waiting::wait(std::int64_t request, std::chrono::milliseconds patience)
{
    std::unique_lock lock(mutex_);
    came_.wait_for(lock, patience, [&] { return replies_[request].has_value(); });
    std::optional<std::string> reply = std::move(replies_[request]);
    replies_.erase(request);
    return reply;
}

void Waiting::arrived(const Letter& reply)
{
    {
        const std::lock_guard lock(mutex_);
        const auto waiting = replies_.find(reply.answers);
        if (waiting == replies_.end()) return;  // it came too late
        waiting->second = reply.text;
    }
    came_.notify_all();
}

void Waiting::forget(std::int64_t request)
{
    const std::lock_guard lock(mutex_);
    replies_.erase(request);
}

}  // namespace tessera::store
