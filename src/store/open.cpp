#include "store/postgres_store.h"
#include "store/sqlite_store.h"
#include "store/store.h"

namespace tessera::store {

std::unique_ptr<Store> open_store(const std::string& where, const OpenOptions& options)
{
    return is_postgres(where) ? open_postgres(where, options) : open_sqlite(where, options);
}

void restore_store(const std::string& backup, const std::string& where)
{
    is_postgres(where) ? restore_postgres(backup, where) : restore_sqlite(backup, where);
}

}  // namespace tessera::store
