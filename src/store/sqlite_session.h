// One connection to an SQLite file. Used by one thread at a time.
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <map>
#include <string>

#include "store/session.h"
#include "store/store_error.h"

namespace tessera::store {

enum class SqliteOpen { Create, Write, Read };

class SqliteSession final : public Session {
public:
    // Throws StoreError, as everything here does.
    SqliteSession(const std::string& path, SqliteOpen how);

    using Session::query;
    Rows query(std::string_view sql, std::span<const Param> params) override;
    void each(const std::string& sql, const std::function<void(Row)>& take) override;
    void insert(const Insert& into, std::span<const ParamRow> rows) override;
    std::string list(const std::vector<std::string>& texts) const override;
    std::string is_in(std::string_view column, int param) const override;
    std::string_view keep_tables() const override { return ""; }

    // `BEGIN` or `BEGIN IMMEDIATE`, the work, and `COMMIT`; `ROLLBACK` if it throws.
    void transact(const char* begin, const std::function<void(Session&)>& work);

    // Any SQL, several statements too.
    void run(const std::string& sql);
    std::int64_t pragma(const std::string& name);

    // All of one moment, page by page, into a new file that stands for itself.
    void copy_to(const std::string& path);

    bool is_good() const { return true; }

private:
    SQLite::Statement& prepared(std::string_view sql);
    StoreError fault(const std::exception& error) const;

    std::string path_;
    SQLite::Database database_;
    std::map<std::string, SQLite::Statement, std::less<>> statements_;
};

// Whether it is one of ours, and of which version; throws Broken and TooNew.
int sqlite_version(SqliteSession& session, const std::string& path);

// Brings it to the newest version, step by step.
void migrate(SqliteSession& session, const std::string& path);

// There is such a file, and something in it; otherwise throws Missing or Broken.
void refuse_no_file(const std::string& path);

// What SQLite itself finds wrong with the file; nothing if all is well.
std::string damage_of_file(SqliteSession& session);

// A backup, if it is a whole one, into a new file. Throws Missing, Broken, TooNew.
void copy_checked(const std::string& backup, const std::string& path);

// A new file with the newest schema and nothing in it.
void create_sqlite(const std::string& path);

}  // namespace tessera::store
