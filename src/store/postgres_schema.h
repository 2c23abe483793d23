// The schema `tessera` of a PostgreSQL database.
#pragma once

#include <string>

#include "store/postgres_session.h"

namespace tessera::store {

// Numbers that tell our advisory locks from those of others in the same database.
inline constexpr std::int64_t store_locks = 0x54455301;   // with 0: the schema; with 1: creating and erasing tables
inline constexpr std::int64_t server_locks = 0x54455302;  // with the number of a server: that server lives

// Creates what is missing and brings it to the newest version. Throws TooNew.
void migrate(PostgresSession& session, const std::string& place);

// For those who change nothing: throws Missing, TooNew, and Refused if the version is an older one.
void refuse_unless_newest(PostgresSession& session, const std::string& place);

}  // namespace tessera::store
