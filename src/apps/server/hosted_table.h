// A table with the world around it: who is connected, the database behind it, the bots that play at it, its clock.
//
// Everything happens on the table's own strand. A change is applied, handed to the writer, and only when it is on disk
// is it acknowledged and shown; until then whatever else is asked of the table waits. If it cannot be written, the
// table is read back as it is kept, so that nobody ever sees what might be lost.
//
// table_talk.cpp answers messages of sockets, table_hints.cpp those that want a hint, table_seats.cpp those about
// seats, table_routes.cpp requests of HTTP.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "apps/server/http.h"
#include "apps/server/kept_table.h"
#include "apps/server/route.h"
#include "apps/server/server_context.h"
#include "apps/server/viewer.h"
#include "apps/server/writer.h"
#include "table/messages.h"
#include "table/table.h"

namespace tessera::server {

// Rights and notifications that change together with the entries.
struct TableChange {
    std::vector<store::Secret> grants = {}, revokes = {};
    std::vector<store::Notification> notify = {}, stop_notify = {};
};

class HostedTable : public std::enable_shared_from_this<HostedTable> {
public:
    // `gone` is called when the table turns out to belong to another server, or to nobody any more.
    HostedTable(std::string id, ServerContext& context, LoadedTable loaded, std::function<void()> gone);
    HostedTable(const HostedTable&) = delete;
    HostedTable& operator=(const HostedTable&) = delete;

    const std::string& id() const { return id_; }

    // --- From any thread.
    void begin();  // lets bots and clocks go on where they stopped
    void receive(std::shared_ptr<Viewer> viewer, std::string message);
    void leave(std::shared_ptr<Viewer> viewer);
    // Somebody who was behind can be shown how the table stands now.
    void catch_up();
    void answer(std::shared_ptr<const Request> request, Reply reply);
    // Nobody is here, nothing happens and nothing is due: then `let_go` may forget the table.
    void if_idle(std::function<void(std::shared_ptr<HostedTable>)> let_go);
    // What is in memory is stale: another server has taken the table over.
    void taken_over();

private:
    friend std::span<const Route> routes();

    using Refusal = table::Refusal;
    using RequestId = table::RequestId;

    // Somebody who is connected and has said hello.
    struct Guest {
        std::shared_ptr<Viewer> viewer;
        std::string hash;  // of the secret; empty for a spectator
        table::You you;
        std::optional<Seat> chosen_viewpoint;
        std::optional<Seat> shown;  // the viewpoint of the last update
        table::Revision seen = 0;
        table::Previews previews = table::Previews::Yes;
    };

    using Change = TableChange;
    using Then = std::function<void(const Written&)>;

    // --- The life of the table (hosted_table.cpp).
    // Does the work now, or after what is being written; false if too much waits already.
    bool when_settled(std::function<void()> work);
    void run_guarded(const std::function<void()>& work);
    void run_waiting();
    // How long to wait before trying again what failed, a little longer each time.
    std::chrono::milliseconds next_pause();
    void commit(const std::vector<table::Entry>& entries, Change change, Then then, Haste haste = Haste::Now);
    void written(const Written& written, const Change& change, const Then& then);
    void keep(const Change& change);
    void reload();
    void reloaded(LoadedTable loaded);
    void go_on();
    bool is_anybody_there() const;
    void think(const table::BotTask& task);
    void thought(const table::BotTask& task, const std::optional<Choice>& choice, const std::string& failure);
    void set_alarm();
    void wait_for_alarm(table::Time until);
    void alarm();
    void fail(const std::string& what);
    // This server has nothing to do with the table any more.
    void end(table::ErrorCode code, const std::string& message, CloseCode close);
    void send_everybody_away(table::ErrorCode code, const std::string& message, CloseCode close);

    // --- Notifications (table_notices.cpp).
    void notify_the_decider();
    void remind(const table::Clock& clock);
    void notify(store::Notification notice, std::string state, std::string_view kind);
    void post_notice(const store::Notification& notice, std::string_view kind);
    bool is_here(Seat seat) const;

    // --- Sockets (table_talk.cpp).
    Guest* guest_of(const Viewer* viewer);
    void handle(const std::shared_ptr<Viewer>& viewer, const std::string& message);
    void greet(const std::shared_ptr<Viewer>& viewer, const table::client::Hello& hello);
    void refuse_too_many(const std::string& address) const;
    table::You rights_of(const std::string& hash) const;
    Seat wanted_viewpoint(const Guest& guest) const;
    // Of those who speak for these seats, unless they choose otherwise.
    Seat usual_viewpoint(const std::vector<Seat>& seats) const;
    Seat viewpoint_of(const Guest& guest) const;
    // Why the past may not be looked at from this viewpoint, if so.
    std::optional<Refusal> not_through(Seat viewpoint, const table::You& you) const;
    void show(std::span<Guest*> guests);
    void show_everybody();
    void tell_presence();
    void welcome(const Guest& guest);
    void renew_rights();
    // The table has turned out to be damaged: it begins anew for those who are here.
    void welcome_anew();
    void send_away(const std::vector<std::shared_ptr<Viewer>>& viewers, std::string_view why);
    void dismiss_spectators();
    void advise(const Guest& guest, RequestId id, const std::shared_ptr<const table::BotTask>& task);
    void advised(const Viewer& viewer, RequestId id, const table::BotTask& task, const std::optional<Choice>& choice);
    void send(Viewer& viewer, std::string message);
    void refuse(Guest& guest, RequestId id, const Refusal& refusal);
    // Answers what changes nothing at the table.
    void confirm(Guest& guest, RequestId id);
    // Commits the entries and answers the request; or refuses.
    void carry_out(Guest& guest, RequestId id, const table::Result& result, Change change = {});
    // Who a change of a seat is told to be by.
    static table::ChangedBy changer(const table::You& you, Seat seat);
    std::optional<Seat> speaker(const Guest& guest, std::optional<Seat> said, std::optional<Seat> otherwise) const;

    void handle_message(Guest& guest, const table::client::Hello& m);
    void handle_message(Guest& guest, const table::client::Act& m);
    void handle_message(Guest& guest, const table::client::Why& m);
    void handle_message(Guest& guest, const table::client::Preview& m);
    void handle_message(Guest& guest, const table::client::Undo& m);
    void handle_message(Guest& guest, const table::client::Consent& m);
    void handle_message(Guest& guest, const table::client::Hint& m);
    void handle_message(Guest& guest, const table::client::Resign& m);
    void handle_message(Guest& guest, const table::client::Pause& m);
    void handle_message(Guest& guest, const table::client::ChangeSeat& m);
    void handle_message(Guest& guest, const table::client::Kick& m);
    void handle_message(Guest& guest, const table::client::Close& m);
    void handle_message(Guest& guest, const table::client::At& m);
    void handle_message(Guest& guest, const table::client::Chart& m);
    void handle_message(Guest& guest, const table::client::ChangeSettings& m);
    void handle_message(Guest& guest, const table::client::Look& m);
    void handle_message(Guest& guest, const table::client::Ping& m);

    // --- HTTP (table_routes.cpp). Which request comes to which is said in routes.cpp.
    void handle_request(const Request& request, const Reply& reply);
    void answer_summary(const Request& request, const Reply& reply);
    void answer_join(const Request& request, const Reply& reply);
    void answer_invite(const Request& request, const Reply& reply);
    void answer_notify(const Request& request, const Reply& reply);
    void answer_record(const Request& request, const Reply& reply);
    void answer_experiment(const Request& request, const Reply& reply);
    void answer_fork(const Request& request, const Reply& reply);
    void answer_delete(const Request& request, const Reply& reply);
    std::optional<Seat> seat_to_join(const std::string& invite_hash, std::optional<Seat> wanted,
                                     const Reply& reply) const;
    void commit_and_reply(const std::vector<table::Entry>& entries, Change change, const Reply& reply, Answer answer);

    std::string id_;
    ServerContext& context_;
    std::function<void()> gone_;
    std::shared_ptr<Strand> strand_;
    RuleSetPointer loaded_;
    std::unique_ptr<table::Table> table_;
    std::vector<store::Secret> secrets_;
    std::vector<store::Notification> notifications_;
    table::Time created_ = 0;
    table::Time touched_ = 0;

    std::deque<Guest> guests_;
    std::vector<bool> here_;  // as it was last told
    bool busy_ = false;       // something is being written or read back
    std::deque<std::function<void()>> waiting_;
    bool thinking_ = false;
    std::set<Seat> advised_;  // those for whom a hint is thought about
    std::string failed_;      // why the table has stopped
    bool taken_over_ = false;
    std::optional<table::Time> alarm_;
    Moment last_used_ = this_moment();
    int reload_tries_ = 0;
};

}  // namespace tessera::server
