#include "store/sqlite_store.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <mutex>
#include <optional>
#include <random>

#include "store/new_file.h"
#include "store/schema.h"
#include "store/server_lock.h"
#include "store/session_pool.h"
#include "store/sql_store.h"
#include "store/sqlite_files.h"
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

// A connection that needs no file beside the database but its log: it keeps the index of the log in memory, and so has
// the database alone. It writes nothing.
std::unique_ptr<SqliteSession> open_without_room(const std::string& path, const StoreError& no_room)
{
    auto session = std::make_unique<SqliteSession>(path, SqliteOpen::Write);
    session->run("PRAGMA locking_mode = EXCLUSIVE");
    session->run("PRAGMA query_only = ON");
    // What an earlier version wrote is read after it was brought up to date, which needs room.
    if (sqlite_version(*session, path) != newest_version()) throw no_room;
    return session;
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
        open_to_write();
    }

    Ownership own(const std::string& table) override
    {
        return {.who = has(table) ? Ownership::Who::Me : Ownership::Who::NoSuchTable, .server = 0, .name = {}};
    }
    void release(const std::string&) override {}

    std::optional<StoreError> trouble() override
    {
        if (options_.access == Access::Look) return std::nullopt;
        try {
            const std::lock_guard lock(writing_);
            if (!writer_) open_to_write_at_last();
            refuse_moved();
            return std::nullopt;
        } catch (const StoreError& error) {
            return error;
        }
    }
    std::string place() const override { return path_; }

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
        if (options_.access == Access::Look) {
            throw StoreError(Fault::Refused, fmt::format("{} was opened to look at it, not to write", path_));
        }
        const std::lock_guard lock(writing_);
        if (!writer_) open_to_write_at_last();
        if (were_moved_) refuse_moved();
        writer_->transact("BEGIN IMMEDIATE", work);
        // Otherwise it went into a file that nobody will ever open again.
        refuse_moved();
    }

    void read(const Work& work) override
    {
        if (reads_only_) {
            const std::lock_guard lock(writing_);
            if (narrow_) return narrow_->transact("BEGIN", work);
            if (!writer_) throw *no_room_;
        }
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

    // The file is served by one at a time.
    std::int64_t holder() const override { return holder_; }
    std::string holder_is_gone() const override { return "1 = 1"; }

    std::string examine_database() override
    {
        std::string found;
        readers_.lend([&](SqliteSession& session) {
            const int version = sqlite_version(session, path_);
            if (version != newest_version()) {
                throw StoreError(Fault::Refused,
                                 fmt::format("{} has version {} of the schema, in which nothing tells whether it is "
                                             "whole; version {} does, and comes with the next start of a server",
                                             path_, version, newest_version()));
            }
            found = damage_of_file(session);
        });
        return found;
    }

private:
    std::unique_ptr<SqliteSession> reader() const
    {
        auto session = std::make_unique<SqliteSession>(path_, SqliteOpen::Read);
        if (!files_) return session;
        session->pragma("user_version");  // now the log is open too
        files_->refuse_moved();
        return session;
    }

    // Whoever calls holds `writing_`.
    void refuse_moved()
    {
        were_moved_ = true;
        files_->refuse_moved();
        were_moved_ = false;
    }

    // Or, if there is no room for that, to read.
    void open_to_write()
    {
        try {
            auto session = std::make_unique<SqliteSession>(path_, SqliteOpen::Write);
            sqlite_version(*session, path_);
            make_durable(*session, options_);
            migrate(*session, path_);
            files_.emplace(path_);
            writer_ = std::move(session);
            reads_only_ = false;
        } catch (const StoreError& error) {
            if (error.fault() != Fault::DiskFull) throw;
            no_room_ = error;
            tried_ = std::chrono::steady_clock::now();
            reads_only_ = true;
            narrow_ = open_without_room(path_, error);
        }
    }

    // Throws DiskFull if there still is no room.
    void open_to_write_at_last()
    {
        constexpr std::chrono::seconds between_tries{1};
        if (std::chrono::steady_clock::now() - tried_ >= between_tries) {
            narrow_.reset();
            open_to_write();
        }
        if (!writer_) throw *no_room_;
    }

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
    const std::int64_t holder_ = std::random_device{}();
    std::unique_ptr<ServerLock> lock_;
    std::mutex writing_;
    std::unique_ptr<SqliteSession>
        writer_;  // closed after the readers: the last one carries the log over into the file
    std::optional<SqliteFiles> files_;
    bool were_moved_ = false;  // when that was last looked at
    SessionPool<SqliteSession> readers_;

    // As long as there is no room to write anything.
    std::atomic<bool> reads_only_ = false;
    std::unique_ptr<SqliteSession> narrow_;
    std::optional<StoreError> no_room_;
    std::chrono::steady_clock::time_point tried_;
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
