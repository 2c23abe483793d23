#include "store/postgres_store.h"

#include <fmt/format.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <filesystem>
#include <mutex>
#include <thread>

#include "store/copy.h"
#include "store/encoding.h"
#include "store/new_file.h"
#include "store/postgres_mail.h"
#include "store/postgres_owners.h"
#include "store/postgres_schema.h"
#include "store/schema.h"
#include "store/session_pool.h"
#include "store/sql_store.h"
#include "store/sqlite_session.h"

namespace tessera::store {

namespace {

using Clock = std::chrono::steady_clock;
using Mode = PostgresSession::Mode;

// Ends a wait of the listening thread.
class Bell {
public:
    Bell() : file_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}
    Bell(const Bell&) = delete;
    Bell& operator=(const Bell&) = delete;
    ~Bell() { ::close(file_); }

    void ring() const { ::eventfd_write(file_, 1); }

    // Until it rings, the socket has something, or the time is over. Without a socket, it is -1.
    void wait(int socket, std::chrono::milliseconds most) const
    {
        std::array<pollfd, 2> files{{{file_, POLLIN, 0}, {socket, POLLIN, 0}}};
        ::poll(files.data(), files.size(), static_cast<int>(most.count()));
        eventfd_t rung = 0;
        ::eventfd_read(file_, &rung);
    }

private:
    int file_;
};

class PostgresStore final : public SqlStore {
public:
    PostgresStore(const std::string& where, const OpenOptions& options)
        : where_(where),
          place_(without_password(where)),
          options_(options),
          owners_(options.server_name),
          readers_(std::max(1, options.readers), [this] { return std::make_unique<PostgresSession>(where_); })
    {
        if (options_.access == Access::Look) {
            readers_.lend([&](PostgresSession& session) { refuse_unless_newest(session, place_); });
            return;
        }
        {
            PostgresSession session(where_);
            migrate(session, place_);
            session.transact(Mode::Write, [](Session& s) { tidy(s); });
        }
        writer();
        thread_ = std::jthread([this](const std::stop_token& stop) { hear(stop); });
    }

    ~PostgresStore() override
    {
        thread_.request_stop();
        bell_.ring();
        if (thread_.joinable()) thread_.join();
        try {
            if (writer_) writer_->transact(Mode::Write, [&](Session& s) { owners_.release_everything(s); });
        } catch (const StoreError&) {
            // The lock goes with the session, and then everything is free as well.
        }
    }

    Ownership own(const std::string& table) override
    {
        Ownership ownership{.who = Ownership::Who::NoSuchTable, .server = 0, .name = {}};
        if (is_text(table)) write([&](Session& session) { ownership = owners_.own(session, table); });
        return ownership;
    }

    void release(const std::string& table) override
    {
        if (is_text(table)) write([&](Session& session) { owners_.release(session, table); });
    }

    Forwarded forward(const std::string& table, const std::string& text, std::chrono::milliseconds wait) override
    {
        refuse_no_text(table, text);
        Forwarded answer;
        const std::int64_t request = waiting_.expect();
        try {
            beside([&](Session& session) { answer.outcome = ask(session, table, text, request); });
        } catch (...) {
            waiting_.forget(request);
            throw;
        }
        if (answer.outcome != Forwarded::Outcome::NoReply) {
            waiting_.forget(request);
            return answer;
        }
        auto reply = waiting_.wait(request, wait);
        if (reply) answer = {Forwarded::Outcome::Replied, std::move(*reply)};
        return answer;
    }

    void reply(const Request& request, const std::string& text) override
    {
        refuse_no_text(request.table, text);
        beside([&](Session& session) {
            send(session, request.from, {Letter::Kind::Reply, number_, request.number, request.table, text});
        });
    }

    bool tell(std::int32_t server, const std::string& table, const std::string& text) override
    {
        refuse_no_text(table, text);
        bool there = false;
        beside([&](Session& session) {
            there = is_alive(session, server);
            if (there) send(session, server, {Letter::Kind::Message, number_, 0, table, text});
        });
        return there;
    }

    void listen(Listener listener) override
    {
        {
            const std::lock_guard lock(listening_);
            listener_ = std::move(listener);
            has_listener_ = true;
        }
        bell_.ring();
    }

    std::string place() const override { return place_; }

    void backup(const std::string& file) override
    {
        NewFile copy(file);
        create_sqlite(copy.draft());
        read([&](Session& from) {
            SqliteSession to(copy.draft(), SqliteOpen::Write);
            to.transact("BEGIN", [&](Session&) {
                // Nothing, unless the connection was lost at the very end of a first time.
                for (const Insert& table : kept_tables()) to.run("DELETE FROM " + table.table);
                copy_everything(from, to);
            });
        });
        copy.publish();
    }

    // What a new store is filled with, at once.
    void fill(Session& from)
    {
        write([&](Session& to) {
            if (to.row("SELECT 1 FROM tables UNION ALL SELECT 1 FROM experiments LIMIT 1")) {
                throw StoreError(Fault::Exists, fmt::format("{} already keeps tables or experiments, which are not "
                                                            "overwritten; restore into an empty database",
                                                            place_));
            }
            copy_everything(from, to);
            for (const char* table : {"tables", "experiments"}) {
                to.query(
                    fmt::format("SELECT setval(pg_get_serial_sequence('tessera.{0}', 'number'), "
                                "(SELECT coalesce(max(number), 0) + 1 FROM {0}), false)",
                                table));
            }
        });
    }

protected:
    void write(const Work& work) override
    {
        if (options_.access == Access::Look) {
            throw StoreError(Fault::Refused, fmt::format("{} was opened to look at it, not to write", place_));
        }
        patiently([&] {
            const std::lock_guard lock(writing_);
            writer().transact(Mode::Write, work);
        });
    }

    void read(const Work& work) override
    {
        patiently([&] { readers_.lend([&](PostgresSession& session) { session.transact(Mode::Read, work); }); });
    }

    std::int64_t holder() const override { return number_; }
    std::string holder_is_gone() const override { return is_gone("holder"); }

    void find_owners(Session& session, Heads& heads) override { owners_.find_owners(session, heads); }

    void hold_contents(Session& session) override
    {
        session.query("SELECT pg_advisory_xact_lock(?1::int, 1)", {store_locks});
    }

    void measure(Session& session, Health& health) override
    {
        health.place = place_;
        health.bytes = session
                           .query(
                               "SELECT sum(pg_total_relation_size(c.oid))::bigint FROM pg_class c "
                               "JOIN pg_namespace n ON n.oid = c.relnamespace "
                               "WHERE n.nspname = 'tessera' AND c.relkind = 'r'")
                           .at(0)
                           .number(0);
    }

private:
    // Again and again until the database answers, or patience ends.
    template <class Call>
    void patiently(const Call& call)
    {
        const auto end = Clock::now() + options_.patience;
        for (std::chrono::milliseconds pause{10};; pause = std::min(2 * pause, std::chrono::milliseconds(500))) {
            try {
                return call();
            } catch (const StoreError& error) {
                if (error.fault() != Fault::Unreachable || Clock::now() + pause > end) throw;
            }
            std::this_thread::sleep_for(pause);
        }
    }

    // Writes that need not wait for the writing session: letters.
    void beside(const Work& work)
    {
        patiently([&] { readers_.lend([&](PostgresSession& session) { session.transact(Mode::Write, work); }); });
    }

    // The writing session, opened anew if it broke. Whoever calls holds `writing_`, but for the constructor.
    PostgresSession& writer()
    {
        if (writer_ && writer_->is_good()) return *writer_;
        writer_.reset();
        auto session = std::make_unique<PostgresSession>(where_);
        std::vector<std::string> lost = owners_.settle(*session);
        writer_ = std::move(session);
        number_ = owners_.number();
        if (!lost.empty()) {
            const std::lock_guard lock(listening_);
            lost_.insert(lost_.end(), lost.begin(), lost.end());
            bell_.ring();
        }
        return *writer_;
    }

    Forwarded::Outcome ask(Session& session, const std::string& table, const std::string& text, std::int64_t request)
    {
        const Owner owner = owner_of(session, table);
        if (!owner.is_table) return Forwarded::Outcome::NoSuchTable;
        if (owner.server == number_) return Forwarded::Outcome::Mine;
        if (owner.server == 0 || !is_alive(session, owner.server)) return Forwarded::Outcome::Nobody;
        send(session, owner.server, {Letter::Kind::Request, number_, request, table, text});
        return Forwarded::Outcome::NoReply;
    }

    void refuse_no_text(const std::string& table, const std::string& text) const
    {
        if (is_text(table) && is_text(text)) return;
        throw StoreError(Fault::Refused, "a message to another server is not UTF-8, or has a zero character in it");
    }

    // --- the listening thread -------------------------------------------------------------------------------------

    void hear(const std::stop_token& stop)
    {
        std::unique_ptr<PostgresSession> ears;
        auto look_after_writer = Clock::now() + options_.heartbeat;
        while (!stop.stop_requested()) {
            try {
                if (!ears) {
                    ears = std::make_unique<PostgresSession>(where_);
                    ears->listen_to(channel_of(number_));
                }
                take_letters(*ears);
                if (!ears->has_heard()) bell_.wait(ears->socket(), options_.heartbeat);
                ears->has_heard();
            } catch (const StoreError&) {
                // Whoever reads or writes meanwhile gets to know; here it is tried again until it works.
                ears.reset();
                bell_.wait(-1, std::min(options_.heartbeat, std::chrono::milliseconds(200)));
            }
            if (Clock::now() >= look_after_writer) {
                beat();
                look_after_writer = Clock::now() + options_.heartbeat;
            }
            tell_lost();
        }
    }

    void take_letters(PostgresSession& ears)
    {
        Listener listener;
        bool replies_only = true;
        {
            const std::lock_guard lock(listening_);
            listener = listener_;
            replies_only = !has_listener_;
        }
        std::vector<Letter> letters;
        ears.transact(Mode::Write, [&](Session& session) { letters = receive(session, number_, replies_only); });
        for (Letter& letter : letters) {
            if (letter.kind == Letter::Kind::Reply) {
                waiting_.arrived(letter);
            } else if (letter.kind == Letter::Kind::Request && listener.request) {
                listener.request({letter.answers, letter.sender, std::move(letter.table), std::move(letter.text)});
            } else if (letter.kind == Letter::Kind::Message && listener.message) {
                listener.message({letter.sender, std::move(letter.table), std::move(letter.text)});
            }
        }
    }

    // A server that has nothing to write would not notice that it owns nothing any more.
    void beat()
    {
        const std::unique_lock lock(writing_, std::try_to_lock);
        if (!lock) return;  // somebody writes, and notices it there
        try {
            writer().transact(Mode::Read, [](Session& session) { session.query("SELECT 1"); });
        } catch (const StoreError&) {
            // The next beat, or the next who writes, opens it again.
        }
    }

    void tell_lost()
    {
        std::vector<std::string> lost;
        Listener listener;
        {
            const std::lock_guard lock(listening_);
            if (!has_listener_) return;
            lost.swap(lost_);
            listener = listener_;
        }
        if (!lost.empty() && listener.lost) listener.lost(std::move(lost));
    }

    const std::string where_;
    const std::string place_;
    const OpenOptions options_;

    std::mutex writing_;
    PostgresOwners owners_;
    std::unique_ptr<PostgresSession> writer_;
    std::atomic<std::int32_t> number_ = 0;

    SessionPool<PostgresSession> readers_;
    Waiting waiting_;

    std::mutex listening_;
    Listener listener_;
    bool has_listener_ = false;
    std::vector<std::string> lost_;
    Bell bell_;
    std::jthread thread_;
};

}  // namespace

bool is_postgres(const std::string& where)
{
    return where.starts_with("postgresql://") || where.starts_with("postgres://");
}

std::unique_ptr<Store> open_postgres(const std::string& where, const OpenOptions& options)
{
    return std::make_unique<PostgresStore>(where, options);
}

void restore_postgres(const std::string& backup, const std::string& where)
{
    // A backup of an earlier version is brought up to date first, in a copy that does not stay.
    const std::string name = fmt::format("tessera-restore-{}.db", Clock::now().time_since_epoch().count());
    const NewFile copy((std::filesystem::temp_directory_path() / name).string());
    copy_checked(backup, copy.draft());
    SqliteSession from(copy.draft(), SqliteOpen::Write);
    migrate(from, backup);
    PostgresStore store(where, {});
    from.transact("BEGIN", [&](Session&) { store.fill(from); });
}

}  // namespace tessera::store
