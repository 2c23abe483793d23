#include "store/sqlite_store.h"
#include "store/store.h"

namespace tessera::store {

std::unique_ptr<Store> open_store(const std::string& where, const OpenOptions& options)
{
    return open_sqlite(where, options);
}

void restore_store(const std::string& backup, const std::string& where) { restore_sqlite(backup, where); }

}  // namespace tessera::store
