#include "store/sqlite_session.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Exception.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <type_traits>

#include "store/schema.h"

namespace tessera::store {

namespace {

constexpr std::int64_t application_id = 0x54455353;  // "TESS", in the header of the file
constexpr int busy_milliseconds = 10'000;

int flags_of(SqliteOpen how)
{
    switch (how) {
        case SqliteOpen::Create: return SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE;
        case SqliteOpen::Write: return SQLite::OPEN_READWRITE;
        case SqliteOpen::Read: return SQLite::OPEN_READONLY;
    }
    return SQLite::OPEN_READONLY;
}

bool means_full(int system_error) { return system_error == ENOSPC || system_error == EDQUOT || system_error == EFBIG; }

// Why the last access to the file or to its log failed. SQLite tells a full disk by its own code, but a quota or a
// limit only as an error of the disk.
int system_error_of(sqlite3* handle)
{
    int found = 0;
    for (const int which : {SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER}) {
        sqlite3_file* file = nullptr;
        if (sqlite3_file_control(handle, "main", which, &file) != SQLITE_OK || file == nullptr) continue;
        int error = 0;
        if (file->pMethods == nullptr) continue;
        file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &error);
        if (found == 0 || means_full(error)) found = error;
    }
    return found;
}

Fault kind_of(int code, int system_error)
{
    switch (code & 0xff) {
        case SQLITE_FULL: return Fault::DiskFull;
        case SQLITE_IOERR:
            // The index of the log, which cannot grow.
            if (code == SQLITE_IOERR_SHMSIZE) return Fault::DiskFull;
            return means_full(system_error) ? Fault::DiskFull : Fault::Unreachable;
        case SQLITE_CANTOPEN:
        case SQLITE_READONLY:
        case SQLITE_PERM:
        case SQLITE_AUTH:
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
        case SQLITE_PROTOCOL:
        case SQLITE_NOMEM: return Fault::Unreachable;
        case SQLITE_TOOBIG: return Fault::Refused;
        default: return Fault::Broken;
    }
}

const char* advice(Fault fault)
{
    switch (fault) {
        case Fault::DiskFull: return "no room to write; make room on the disk, and it goes on";
        case Fault::Broken: return "this is not, or no longer, a whole store of Tessera; restore a backup";
        case Fault::Refused: return "too much at once";
        default: return "cannot be read or written; see to its folder, its rights and its disk";
    }
}

StoreError fault_of(const std::string& path, const std::exception& error, sqlite3* handle)
{
    const auto* sqlite = dynamic_cast<const SQLite::Exception*>(&error);
    const int system_error = handle != nullptr ? system_error_of(handle) : 0;
    const Fault kind = sqlite != nullptr ? kind_of(sqlite->getExtendedErrorCode(), system_error) : Fault::Broken;
    const bool tell_system = sqlite != nullptr && (sqlite->getErrorCode() & 0xff) == SQLITE_IOERR && system_error != 0;
    return {kind, fmt::format("{}: {} ({}{}{})", path, advice(kind), error.what(), tell_system ? ": " : "",
                              tell_system ? std::strerror(system_error) : "")};
}

SQLite::Database open_database(const std::string& path, SqliteOpen how)
{
    try {
        return SQLite::Database(path, flags_of(how) | SQLite::OPEN_NOMUTEX, busy_milliseconds);
    } catch (const SQLite::Exception& error) {
        throw fault_of(path, error, nullptr);
    }
}

void bind(SQLite::Statement& statement, int index, const Param& param)
{
    std::visit(
        [&](const auto& value) {
            using T = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<T, std::monostate>) {
                statement.bind(index);
            } else if constexpr (std::is_same_v<T, std::int64_t>) {
                statement.bind(index, value);
            } else if constexpr (std::is_same_v<T, std::string_view>) {
                statement.bind(index, std::string(value));
            } else {
                // Without an address it would be NULL rather than no bytes.
                statement.bindNoCopy(index, value.bytes.empty() ? "" : value.bytes.data(),
                                     static_cast<int>(value.bytes.size()));
            }
        },
        param);
}

void bind_all(SQLite::Statement& statement, std::span<const Param> params)
{
    int index = 0;
    for (const Param& param : params) bind(statement, ++index, param);
}

Row row_of(SQLite::Statement& statement)
{
    Row row;
    for (int i = 0; i < statement.getColumnCount(); ++i) {
        const SQLite::Column column = statement.getColumn(i);
        if (column.isNull()) {
            row.add_null();
        } else if (column.isInteger()) {
            row.add_number(column.getInt64());
        } else {
            row.add_text(column.getString());
        }
    }
    return row;
}

// A statement that is not reset keeps its transaction open.
class Reset {
public:
    explicit Reset(SQLite::Statement& statement) : statement_(statement) {}
    Reset(const Reset&) = delete;
    Reset& operator=(const Reset&) = delete;
    ~Reset() { statement_.tryReset(); }

private:
    SQLite::Statement& statement_;
};

}  // namespace

SqliteSession::SqliteSession(const std::string& path, SqliteOpen how) : path_(path), database_(open_database(path, how))
{
    run("PRAGMA foreign_keys = ON");
}

StoreError SqliteSession::fault(const std::exception& error) const
{
    return fault_of(path_, error, database_.getHandle());
}

SQLite::Statement& SqliteSession::prepared(std::string_view sql)
{
    const auto found = statements_.find(sql);
    if (found != statements_.end()) return found->second;
    std::string text(sql);
    return statements_.emplace(text, SQLite::Statement(database_, text)).first->second;
}

Rows SqliteSession::query(std::string_view sql, std::span<const Param> params)
{
    try {
        SQLite::Statement& statement = prepared(sql);
        const Reset reset(statement);
        bind_all(statement, params);
        Rows rows;
        while (statement.executeStep()) rows.push_back(row_of(statement));
        return rows;
    } catch (const SQLite::Exception& error) {
        throw fault(error);
    }
}

void SqliteSession::each(const std::string& sql, const std::function<void(Row)>& take)
{
    try {
        SQLite::Statement statement(database_, sql);
        while (statement.executeStep()) take(row_of(statement));
    } catch (const SQLite::Exception& error) {
        throw fault(error);
    }
}

void SqliteSession::insert(const Insert& into, std::span<const ParamRow> rows)
{
    if (rows.empty()) return;
    try {
        std::string marks;
        for (std::size_t i = 1; i <= into.names.size(); ++i) marks += fmt::format("{}?{}", i > 1 ? ", " : "", i);
        SQLite::Statement& statement = prepared(fmt::format("INSERT INTO {} ({}) VALUES ({}) {}", into.table,
                                                            fmt::join(into.names, ", "), marks, into.on_conflict));
        const Reset reset(statement);
        for (const ParamRow& row : rows) {
            bind_all(statement, row);
            statement.exec();
            statement.reset();
        }
    } catch (const SQLite::Exception& error) {
        throw fault(error);
    }
}

std::string SqliteSession::list(const std::vector<std::string>& texts) const
{
    return boost::json::serialize(boost::json::array(texts.begin(), texts.end()));
}

std::string SqliteSession::is_in(std::string_view column, int param) const
{
    return fmt::format("{} IN (SELECT value FROM json_each(?{}))", column, param);
}

void SqliteSession::transact(const char* begin, const std::function<void(Session&)>& work)
{
    query(begin);
    try {
        work(*this);
        query("COMMIT");
    } catch (const std::exception& error) {
        // After some errors SQLite has rolled back by itself. What cannot be rolled back was not committed either.
        if (sqlite3_get_autocommit(database_.getHandle()) == 0) database_.tryExec("ROLLBACK");
        if (dynamic_cast<const StoreError*>(&error) != nullptr) throw;
        throw fault(error);
    }
}

void SqliteSession::run(const std::string& sql)
{
    try {
        database_.exec(sql);
    } catch (const SQLite::Exception& error) {
        throw fault(error);
    }
}

std::int64_t SqliteSession::pragma(const std::string& name)
{
    try {
        return database_.execAndGet("PRAGMA " + name).getInt64();
    } catch (const SQLite::Exception& error) {
        throw fault(error);
    }
}

void SqliteSession::copy_to(const std::string& path)
{
    SqliteSession copy(path, SqliteOpen::Create);
    try {
        SQLite::Backup backup(copy.database_, database_);
        while (backup.executeStep(-1) != SQLITE_DONE) sqlite3_sleep(10);
    } catch (const SQLite::Exception& error) {
        throw copy.fault(error);
    }
    copy.run("PRAGMA journal_mode = DELETE");
}

int sqlite_version(SqliteSession& session, const std::string& path)
{
    const std::int64_t found = session.pragma("application_id");
    if (found != application_id) {
        throw StoreError(Fault::Broken,
                         fmt::format("{} is an SQLite file, but not one of Tessera (its application id is {:#x}, "
                                     "expected {:#x}); give the name of another file",
                                     path, found, application_id));
    }
    const int version = static_cast<int>(session.pragma("user_version"));
    refuse_newer(version, path);
    return version;
}

void migrate(SqliteSession& session, const std::string& path)
{
    const auto steps = sqlite_steps();
    for (int version = sqlite_version(session, path); version < newest_version(); ++version) {
        session.transact("BEGIN EXCLUSIVE", [&](Session&) {
            const Step& step = steps[static_cast<std::size_t>(version)];
            session.run(std::string(step.sql));
            if (step.and_then != nullptr) step.and_then(session);
            session.run(fmt::format("PRAGMA user_version = {}", version + 1));
        });
    }
}

void refuse_no_file(const std::string& path)
{
    std::error_code error;
    if (!std::filesystem::exists(path, error)) {
        throw StoreError(Fault::Missing, fmt::format("there is no file {}", path));
    }
    // A server makes its file under another name first: under its own it is never empty, unless something emptied it.
    if (std::filesystem::is_regular_file(path, error) && std::filesystem::file_size(path, error) > 0) return;
    throw StoreError(Fault::Broken,
                     fmt::format("{} is empty, or no file at all; restore a backup, or remove it to begin "
                                 "anew",
                                 path));
}

std::string damage_of_file(SqliteSession& session)
{
    const auto verdict = session.row("PRAGMA integrity_check(1)");
    if (!verdict) return "no answer";
    return verdict->text(0) == "ok" ? "" : verdict->text(0);
}

void copy_checked(const std::string& backup, const std::string& path)
{
    refuse_no_file(backup);
    SqliteSession source(backup, SqliteOpen::Read);
    sqlite_version(source, backup);
    if (const std::string damage = damage_of_file(source); !damage.empty())
        throw StoreError(Fault::Broken, fmt::format("{} is damaged ({}); restore another backup", backup, damage));
    source.copy_to(path);
}

void create_sqlite(const std::string& path)
{
    SqliteSession session(path, SqliteOpen::Create);
    session.run(fmt::format("PRAGMA application_id = {}", application_id));
    migrate(session, path);
}

}  // namespace tessera::store
