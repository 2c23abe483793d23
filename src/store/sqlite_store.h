// A store in one SQLite file, served by one server.
#pragma once

#include <memory>
#include <string>

#include "store/store.h"

namespace tessera::store {

std::unique_ptr<Store> open_sqlite(const std::string& path, const OpenOptions& options);

// A backup into a new file.
void restore_sqlite(const std::string& backup, const std::string& path);

}  // namespace tessera::store
