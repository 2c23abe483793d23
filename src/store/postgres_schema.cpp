#include "store/postgres_schema.h"

#include <fmt/format.h>

#include "store/schema.h"
#include "store/store_error.h"

namespace tessera::store {

namespace {

bool is_there(Session& session)
{
    return session.row("SELECT 1 FROM pg_tables WHERE schemaname = 'tessera' AND tablename = 'version'").has_value();
}

int version_of(Session& session)
{
    return static_cast<int>(session.query("SELECT version FROM version").at(0).number(0));
}

}  // namespace

void migrate(PostgresSession& session, const std::string& place)
{
    session.transact(PostgresSession::Mode::Write, [&](Session&) {
        // Of several servers that start at once, the first one does it.
        session.query("SELECT pg_advisory_xact_lock(?1::int, 0)", {store_locks});
        if (!is_there(session)) {
            if (!session.row("SELECT 1 FROM pg_namespace WHERE nspname = 'tessera'"))
                session.run("CREATE SCHEMA tessera");
            session.run("CREATE TABLE version (version bigint NOT NULL); INSERT INTO version VALUES (0)");
        }
        const int found = version_of(session);
        refuse_newer(found, place);
        if (found == newest_version()) return;
        const auto steps = postgres_steps();
        for (int version = found; version < newest_version(); ++version) {
            const Step& step = steps[static_cast<std::size_t>(version)];
            session.run(std::string(step.sql));
            if (step.and_then != nullptr) step.and_then(session);
        }
        session.query("UPDATE version SET version = ?1", {std::int64_t{newest_version()}});
    });
}

void refuse_unless_newest(PostgresSession& session, const std::string& place)
{
    session.transact(PostgresSession::Mode::Read, [&](Session&) {
        if (!is_there(session))
            throw StoreError(Fault::Missing, fmt::format("there is no store of Tessera in {}", place));
        const int version = version_of(session);
        refuse_newer(version, place);
        if (version == newest_version()) return;
        throw StoreError(Fault::Refused,
                         fmt::format("{} has version {} of the schema, and this program needs version {}; "
                                     "start a server of this program once, which brings it up to date",
                                     place, version, newest_version()));
    });
}

}  // namespace tessera::store
