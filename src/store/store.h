// Games and experiments kept. Behind this interface stand SQLite (one file, one server) and PostgreSQL (one database,
// several servers). stored.h says what is kept, store_error.h what can go wrong; docs/store.md tells operators the
// rest.
//
// Threads: every call may be made from any thread at any time. Calls block, so none belongs on an IO thread. Writing
// calls wait for each other; reading calls run beside each other and beside a writing one, each on a connection of its
// own as far as OpenOptions::readers reaches. A reading call sees everything that was written before it began.
//
// Durability: when a writing call returns, what it wrote survives a crash of the program and of the machine.
//
// A store without room to write can still be opened, unless it has to be created or brought up to date: it is read, and
// writes again when there is room.
//
// Errors are StoreError. A store stays usable after every one of them; where the cause goes away (a full disk, a
// database that restarts), the same call succeeds later.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "store/store_error.h"
#include "store/stored.h"

namespace tessera::store {

// Who serves a table.
struct Ownership {
    enum class Who { Me, Other, NoSuchTable };
    Who who = Who::Me;
    std::int32_t server = 0;  // the other's number
    std::string name;         // the other's OpenOptions::server_name

    bool mine() const { return who == Who::Me; }
};

struct Forwarded {
    enum class Outcome {
        Replied,
        Mine,     // this server owns the table: do it here
        Nobody,   // the owner is gone: own() it and do it here
        NoReply,  // the owner said nothing in time; whether it did anything is not known
        NoSuchTable,
    };
    Outcome outcome = Outcome::NoReply;
    std::string reply;
};

// Asked by another server's forward(). Whoever gets it hands it to reply(), at once or later.
struct Request {
    std::int64_t number = 0;
    std::int32_t from = 0;
    std::string table;
    std::string text;
};

// Sent by another server's tell().
struct Message {
    std::int32_t from = 0;
    std::string table;
    std::string text;
};

// What a server hears from the store. All are called on one thread of the store, one after the other; they hand the
// work on, return soon and throw nothing. They may call the store, except forward(), which waits for that same thread.
struct Listener {
    std::function<void(Request)> request;
    std::function<void(Message)> message;
    // Another server took these tables over while this one was cut off from the database: what is in memory is stale.
    std::function<void(std::vector<std::string>)> lost;
};

class Store {
public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;

    // --- tables ---------------------------------------------------------------------------------------------------

    // All of them in one transaction, or none: Exists if there is another table of such an id, Refused if some text is
    // no text or the content differs from what is kept under its fingerprint.
    virtual void create(std::span<const NewTable> tables) = 0;
    void create(const NewTable& table) { create({&table, 1}); }

    // One transaction for all of them. An Append that cannot be done says so in its place of the answer and keeps none
    // of the others from being done. Entries that are kept already, word for word, count as done: an Append may be
    // repeated after Unreachable. A table may occur several times; its Appends are taken in order.
    virtual std::vector<Appended> append(std::span<const Append> appends) = 0;
    Appended append(const Append& one) { return append({&one, 1}).front(); }

    // Nothing if there is no such table. Holds everything against the hashes that were kept with it; damage is told,
    // not thrown, as long as there is anything to read. Throws Broken if there is not.
    virtual std::optional<StoredTable> load(const std::string& id) = 0;

    virtual Page<TableLine> list(const TableFilter& filter, PageRequest page = {}) = 0;

    // With everything that hangs on it, and content that no other table uses. False if there is no such table.
    virtual bool erase(const std::string& id) = 0;

    // The content that tables of this fingerprint began under. Throws Missing.
    virtual ContentFiles content(std::uint64_t fingerprint) = 0;

    // --- visitors -------------------------------------------------------------------------------------------------

    virtual Holdings holdings(const std::string& visitor) = 0;

    // A visitor has come to a table, which concerns it unless it is the one who made it.
    virtual void visited(const std::string& table, const std::string& by) = 0;

    // Tables to which nobody else has come, and of which nothing was kept since then; the oldest first.
    virtual std::vector<std::string> unvisited(Time until, int most) = 0;

    // Erases a table if it still is one of those. False if not.
    virtual bool erase_unvisited(const std::string& id, Time until) = 0;

    // Who made what was made before then is not known any more.
    virtual void forget_visitors(Time before) = 0;

    // --- experiments ----------------------------------------------------------------------------------------------

    // This server carries it out. Throws Exists.
    virtual void create_experiment(const Experiment& experiment) = 0;

    // Experiments that are not finished and that nobody carries out, because who did is gone; the oldest first. From
    // now on this server does.
    virtual std::vector<Experiment> claim_experiments(int most) = 0;

    // All that are not finished, in the order in which they were asked for.
    virtual std::vector<QueuedExperiment> queued_experiments() = 0;

    // State, progress and time of change as given, and the result if there is one; what was asked stays. Throws
    // Missing, also if another server has taken it over.
    virtual void update_experiment(const Experiment& experiment, const std::optional<std::string>& result = {}) = 0;

    virtual std::optional<Experiment> experiment(const std::string& id) = 0;

    // Bytes. Nothing as long as there is none.
    virtual std::optional<std::string> experiment_result(const std::string& id) = 0;

    virtual bool erase_experiment(const std::string& id) = 0;

    // --- several servers ------------------------------------------------------------------------------------------
    //
    // A table is written by the server that owns it, and only by that one: append() refuses everybody else. A server
    // owns until it releases, closes the store or dies; then the next one who asks gets it. With SQLite one server owns
    // everything, and the calls say so.

    virtual Ownership own(const std::string& table) = 0;
    virtual void release(const std::string& table) = 0;

    // Asks the owner of a table, and waits for the reply.
    virtual Forwarded forward(const std::string& table, const std::string& text, std::chrono::milliseconds wait) = 0;
    virtual void reply(const Request& request, const std::string& text) = 0;

    // One way, to a server that is known by a Request or an Ownership. False if that server is gone.
    virtual bool tell(std::int32_t server, const std::string& table, const std::string& text) = 0;

    // From now on; what arrived before waits. Called once, before own().
    virtual void listen(Listener listener) = 0;

    // --- operation ------------------------------------------------------------------------------------------------

    // The file, or the database without its password.
    virtual std::string place() const = 0;

    // What keeps it from writing, as far as that can be known without writing. Where the cause has gone away, it writes
    // again from now on: whoever serves asks now and then.
    virtual std::optional<StoreError> trouble() { return std::nullopt; }

    // Writes something and reads it back; throws what is wrong.
    virtual Health check() = 0;

    // Reads everything and says what is damaged. Takes its time. Throws Refused where an earlier version left nothing
    // to hold it against.
    virtual Examination examine() = 0;

    // All of one moment, while everybody goes on reading and writing, into a new SQLite file: the backup of either kind
    // of store can be restored into either. Throws Exists rather than overwrite.
    virtual void backup(const std::string& file) = 0;
};

enum class Access {
    Serve,  // as the server: creates what is missing and brings an older schema up to date
    Look,   // reads only, also beside a server; neither creates nor changes anything. For `tessera backup`
};

struct OpenOptions {
    Access access = Access::Serve;
    std::string server_name{};                   // what other servers call this one
    int readers = 4;                             // connections for reading calls, opened when needed
    std::chrono::milliseconds patience{10'000};  // how long a call waits for a database that went away
    std::chrono::milliseconds heartbeat{2'000};  // how often the connection that owns is looked after
    std::optional<std::int64_t> most_bytes{};    // SQLite only: the file does not grow beyond it
};

// `postgresql://user@host/database`, or the name of an SQLite file. Throws Unreachable, Broken, TooNew, InUse.
std::unique_ptr<Store> open_store(const std::string& where, const OpenOptions& options = {});

// What a backup holds, into a place where there is no store yet: a file that does not exist, or a database in which no
// store was ever opened or all of it is empty. Throws Exists rather than overwrite, Missing, Broken.
void restore_store(const std::string& backup, const std::string& where);

}  // namespace tessera::store
