#include "apps/server/table_world.h"

#include <algorithm>

#include "apps/server/bot_pool.h"
#include "apps/server/clock.h"
#include "apps/server/kept_table.h"
#include "apps/server/limits.h"
#include "apps/server/log.h"
#include "apps/server/secret.h"
#include "apps/server/webhook.h"
#include "apps/server/workers.h"
#include "apps/server/writer.h"
#include "base/json_writer.h"

namespace tessera::server {

namespace {

constexpr std::chrono::seconds longest_wait{60};

// What was asked of the writer on whose behalf, once it is kept.
void count(Metrics& metrics, host::Cause cause, Moment asked)
{
    if (cause == host::Cause::Bot) metrics.bot_moves.add();
    if (cause != host::Cause::Message) return;
    metrics.actions.add();
    metrics.action_seconds.add_since(asked);
}

}  // namespace

TableWorld::TableWorld(std::string id, ServerContext& context, std::function<void()> gone)
    : id_(std::move(id)), context_(context), gone_(std::move(gone)), strand_(context.loop.new_strand())
{
}

host::World TableWorld::for_host()
{
    const Config& config = context_.config;
    const host::Limits limits{.connections_of_an_address = config.for_an_address(config.max_sockets_per_table),
                              .hints_of_an_address = config.max_hints_per_address};
    return {*this, *this, *this, *this, *this, limits, hash_of};
}

void TableWorld::append(const table::Table& table, host::Addition addition,
                        std::function<void(const host::Outcome&)> then)
{
    store::Append append;
    append.table = id_;
    append.first_revision = static_cast<std::int64_t>(table.revision() - addition.entries.size());
    append.time = stored_time(addition.time);
    append.entries = std::move(addition.entries);
    append.status = status_of(table, addition.time);
    append.grants = std::move(addition.change.grants);
    append.revokes = std::move(addition.change.revokes);
    append.notify = std::move(addition.change.notify);
    append.stop_notify = std::move(addition.change.stop_notify);

    // What a person waits for is not kept waiting for company.
    const Haste haste = addition.cause == host::Cause::Bot ? Haste::Soon : Haste::Now;
    context_.writer.append(std::move(append), haste,
                           [this, owner = owner_.lock(), cause = addition.cause, asked = this_moment(),
                            then = std::move(then)](const Written& written) mutable {
                               post([this, owner, cause, asked, then = std::move(then), written] {
                                   if (written.done) count(context_.metrics, cause, asked);
                                   then({.is_kept = written.done, .why_not = written.message});
                               });
                           });
}

host::ReadBack TableWorld::try_to_read_back()
{
    host::ReadBack back;
    try {
        if (context_.store.own(id_).mine()) back.table = load_table(id_, context_.store, context_.rule_sets);
    } catch (const std::exception& e) {
        back.failure = e.what();
        log_warning("a table cannot be read back yet", {{"table", id_}, {"error", e.what()}});
    }
    return back;
}

void TableWorld::read_back(std::function<void(host::ReadBack)> then)
{
    context_.readers.submit([this, owner = owner_.lock(), then = std::move(then)]() mutable {
        const auto back = std::make_shared<host::ReadBack>(try_to_read_back());
        post([owner, back, then = std::move(then)] { then(std::move(*back)); });
    });
}

void TableWorld::think(Task task, Then then)
{
    context_.bots.think(std::move(task), [this, owner = owner_.lock(), then = std::move(then)](
                                             std::optional<Choice> choice, const std::string& failure) {
        post([owner, then, thought = host::Thought{std::move(choice), failure}] { then(thought); });
    });
}

bool TableWorld::advise(const std::string& address, Task task, Then then)
{
    if (!context_.advised.enter(address)) return false;
    context_.bots.think(std::move(task), [this, owner = owner_.lock(), address, then = std::move(then)](
                                             std::optional<Choice> choice, const std::string& failure) {
        context_.advised.leave(address);
        post([owner, then, thought = host::Thought{std::move(choice), failure}] { then(thought); });
    });
    return true;
}

table::Time TableWorld::now() { return time_now(); }

void TableWorld::call_at(table::Time when, std::function<void()> then)
{
    const Moment next_look = std::min(moment_of(when), this_moment() + longest_wait);
    strand_->post_at(next_look, [this, weak = owner_, when, then = std::move(then)] {
        const std::shared_ptr<const void> owner = weak.lock();
        if (owner == nullptr) return;
        if (time_now() < when) return call_at(when, then);
        then();
    });
}

void TableWorld::notify(const host::Notification& whom, const host::Notice& notice)
{
    std::string body;
    JsonWriter out(body);
    out.begin_object();
    out.member("kind", notice.kind);
    out.member("table", id_);
    out.member("rule_set", notice.rule_set);
    out.member("seat", whom.seat);
    out.member("position", notice.position);
    out.member("text", notice.text);
    out.end_object();
    context_.webhooks.post(whom.target, std::move(body), [id = id_, where = whom.seat](bool arrived) {
        if (!arrived) log_warning("a notification did not arrive", {{"table", id}, {"seat", where}});
    });
}

void TableWorld::table_failed(const std::string& what)
{
    context_.metrics.tables_failed.add();
    log_error("a table has stopped", {{"table", id_}, {"error", what}});
}

}  // namespace tessera::server
