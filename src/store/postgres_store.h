// A store in the schema `tessera` of a PostgreSQL database, shared by several servers.
#pragma once

#include <memory>
#include <string>

#include "store/store.h"

namespace tessera::store {

bool is_postgres(const std::string& where);

std::unique_ptr<Store> open_postgres(const std::string& where, const OpenOptions& options);

// A backup into a database in which there is nothing of Tessera yet.
void restore_postgres(const std::string& backup, const std::string& where);

}  // namespace tessera::store
