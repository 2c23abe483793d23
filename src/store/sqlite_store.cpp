#include "store/sqlite_store.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <mutex>

#include "store/new_file.h"
#include "store/schema.h"
#include "store/server_lock.h"
#include "store/session_pool.h"
#include "store/sql_store.h"
#include "store/sqlite_session.h"

namespace tessera::store {

namespace {

namespace fs = std::filesystem;

constexpr std::int64_t page_bytes = 4096;

// The same file by every name that leads to it, so that every server locks the same.
std::string real_path(const std::string& path)
{
    std::error_code error;
    const fs::path real = fs::weakly_canonical(path, error);
    return error ? path : real.string();
}

std::int64_t size_of(const std::string& path)
{
    std::error_code error;
    const auto size = fs::file_size(path, error);
    return error ? 0 : static_cast<std::int64_t>(size);
}

void create_if_missing(const std::string& path)
{
    std::error_code error;
    if (fs::exists(path, error)) return;
    NewFile file(path);
    create_sqlite(file.draft());
    file.publish();
}

// WAL: readers and the writer do not wait for each other. FULL: a commit is on disk when it returns. The log is carried
// over into the file about every 16 MB, a pause of milliseconds for one commit among thousands.
void make_durable(SqliteSession& session, const OpenOptions& options)
{
    session.run("PRAGMA journal_mode = WAL");
    session.run("PRAGMA synchronous = FULL");
    session.run("PRAGMA wal_autocheckpoint = 4000");
    session.run("PRAGMA journal_size_limit = 67108864");
    if (options.most_bytes) {
        session.run(
            fmt::format("PRAGMA max_page_count = {}", std::max<std::int64_t>(1, *options.most_bytes / page_bytes)));
    }
}

class SqliteStore final : public SqlStore {
public:
    SqliteStore(const std::string& path, const OpenOptions& options)
        : path_(real_path(path)), options_(options), readers_(std::max(1, options.readers), [this] { return reader(); })
    {
        if (options.access == Access::Look) {
            refuse_no_file(path_);
            readers_.lend([&](SqliteSession& session) { sqlite_version(session, path_); });
            return;
        }
        lock_ = std::make_unique<ServerLock>(path_);
        create_if_missing(path_);
        refuse_no_file(path_);
        writer_ = std::make_unique<SqliteSession>(path_, SqliteOpen::Write);
        sqlite_version(*writer_, path_);
        make_durable(*writer_, options_);
        migrate(*writer_, path_);
    }

    Ownership own(const std::string& table) override
    {
        return {.who = has(table) ? Ownership::Who::Me : Ownership::Who::NoSuchTable, .server = 0, .name = {}};
    }
    void release(const std::string&) override {}
    Forwarded forward(const std::string& table, const std::string&, std::chrono::milliseconds) override
    {
        return {has(table) ? Forwarded::Outcome::Mine : Forwarded::Outcome::NoSuchTable, {}};
    }
    void reply(const Request& request, const std::string&) override
    {
        throw StoreError(Fault::Refused,
                         fmt::format("nobody asked request {}: {} has no other servers", request.number, path_));
    }
    bool tell(std::int32_t, const std::string&, const std::string&) override { return false; }
    void listen(Listener) override {}

    void backup(const std::string& file) override
    {
        NewFile copy(file);
        readers_.lend([&](SqliteSession& session) { session.copy_to(copy.draft()); });
        copy.publish();
    }

protected:
    void write(const Work& work) override
    {
        if (!writer_) {
            throw StoreError(Fault::Refused, fmt::format("{} was opened to look at it, not to write", path_));
        }
        const std::lock_guard lock(writing_);
        writer_->transact("BEGIN IMMEDIATE", work);
    }

    void read(const Work& work) override
    {
        readers_.lend([&](SqliteSession& session) { session.transact("BEGIN", work); });
    }

    void measure(Session&, Health& health) override
    {
        health.place = path_;
        health.bytes = size_of(path_) + size_of(path_ + "-wal");
        std::error_code error;
        const fs::space_info space = fs::space(fs::path(path_).parent_path(), error);
        if (!error) health.free_bytes = static_cast<std::int64_t>(space.available);
    }

private:
    std::unique_ptr<SqliteSession> reader() const { return std::make_unique<SqliteSession>(path_, SqliteOpen::Read); }

    bool has(const std::string& table)
    {
        bool found = false;
        read([&](Session& session) {
            found = session.row("SELECT 1 FROM tables WHERE id = ?1", {std::string_view(table)}).has_value();
        });
        return found;
    }

    const std::string path_;
    const OpenOptions options_;
    std::unique_ptr<ServerLock> lock_;
    std::mutex writing_;
    std::unique_ptr<SqliteSession>
        writer_;  // closed after the readers: the last one carries the log over into the file
    SessionPool<SqliteSession> readers_;
};

}  // namespace

std::unique_ptr<Store> open_sqlite(const std::string& path, const OpenOptions& options)
{
    return std::make_unique<SqliteStore>(path, options);
}

void restore_sqlite(const std::string& backup, const std::string& path)
{
    const std::string target = real_path(path);
    const ServerLock lock(target);
    NewFile file(target);
    copy_checked(backup, file.draft());
    file.publish();
}

}  // namespace tessera::store
