#include "apps/server/hosted_table.h"

#include <algorithm>

#include "apps/server/bot_pool.h"
#include "apps/server/clock.h"
#include "apps/server/log.h"
#include "apps/server/workers.h"

namespace tessera::server {

namespace {

// More than a table full of people can have to say while something is written.
constexpr std::size_t most_waiting = 1000;
constexpr std::chrono::milliseconds first_retry{200};
constexpr std::chrono::milliseconds longest_retry{10'000};
constexpr std::chrono::seconds longest_wait{60};

}  // namespace

HostedTable::HostedTable(std::string id, ServerContext& context, LoadedTable loaded, std::function<void()> gone)
    : id_(std::move(id)), context_(context), gone_(std::move(gone)), strand_(context.loop.new_strand())
{
    reloaded(std::move(loaded));
}

void HostedTable::begin()
{
    strand_->post([self = shared_from_this()] { self->when_settled([self] { self->go_on(); }); });
}

void HostedTable::if_idle(std::function<void(std::shared_ptr<HostedTable>)> let_go)
{
    strand_->post([self = shared_from_this(), let_go = std::move(let_go)]() mutable {
        const bool quiet = self->guests_.empty() && !self->busy_ && !self->thinking_ && self->waiting_.empty();
        const auto idle = std::chrono::seconds(self->failed_.empty() ? self->context_.config.idle_seconds : 30);
        if (quiet && this_moment() - self->last_used_ >= idle) let_go(std::move(self));
    });
}

void HostedTable::taken_over()
{
    strand_->post([self = shared_from_this()] {
        self->end(table::ErrorCode::Stopping, "Another server has taken the table over; come back.",
                  CloseCode::Restart);
    });
}

void HostedTable::end(table::ErrorCode code, const std::string& message, CloseCode close)
{
    if (taken_over_) return;
    taken_over_ = true;
    send_everybody_away(code, message, close);
    gone_();
    busy_ = false;
    run_waiting();
}

bool HostedTable::when_settled(std::function<void()> work)
{
    last_used_ = this_moment();
    if (busy_) {
        if (waiting_.size() >= most_waiting) return false;
        waiting_.push_back(std::move(work));
    } else {
        run_guarded(work);
    }
    return true;
}

// A mistake of ours stops this one table. It keeps its log, and says so.
void HostedTable::run_guarded(const std::function<void()>& work)
{
    try {
        work();
    } catch (const std::exception& e) {
        fail(e.what());
    }
}

void HostedTable::commit(const std::vector<table::Entry>& entries, Change change, Then then, Haste haste)
{
    const table::Time now = time_now();
    store::Append append;
    append.table = id_;
    append.first_revision = static_cast<std::int64_t>(table_->revision());
    append.time = stored_time(now);
    for (const table::Entry& entry : entries) {
        table_->apply(entry);
        append.entries.push_back(entry_text(entry));
    }
    settle(*table_, now, append.entries);
    append.status = status_of(*table_, now);
    append.grants = change.grants;
    append.revokes = change.revokes;
    append.notify = change.notify;
    append.stop_notify = change.stop_notify;

    busy_ = true;
    touched_ = now;
    context_.writer.append(std::move(append), haste,
                           [self = shared_from_this(), change = std::move(change),
                            then = std::move(then)](const Written& outcome) mutable {
                               self->strand_->post([self, outcome, change = std::move(change), then = std::move(then)] {
                                   self->written(outcome, change, then);
                               });
                           });
}

void HostedTable::written(const Written& outcome, const Change& change, const Then& then)
{
    if (!outcome.done) {
        then(outcome);
        return reload();
    }
    busy_ = false;
    reload_tries_ = 0;
    run_guarded([&] {
        keep(change);
        then(outcome);
        if (!table_->settings().spectators) dismiss_spectators();
        show_everybody();
        go_on();
    });
    run_waiting();
}

void HostedTable::run_waiting()
{
    while (!busy_ && !waiting_.empty()) {
        const std::function<void()> next = std::move(waiting_.front());
        waiting_.pop_front();
        run_guarded(next);
    }
}

std::chrono::milliseconds HostedTable::next_pause()
{
    return std::min(longest_retry, first_retry * (1 << std::min(reload_tries_++, 10)));
}

void HostedTable::keep(const Change& change)
{
    for (const store::Secret& secret : change.revokes) std::erase(secrets_, secret);
    secrets_.insert(secrets_.end(), change.grants.begin(), change.grants.end());
    const auto same_place = [](const store::Notification& a, const store::Notification& b) {
        return a.seat == b.seat && a.channel == b.channel;
    };
    for (const auto* list : {&change.notify, &change.stop_notify})
        for (const store::Notification& one : *list)
            std::erase_if(notifications_, [&](const store::Notification& old) { return same_place(old, one); });
    notifications_.insert(notifications_.end(), change.notify.begin(), change.notify.end());
    if (!change.grants.empty() || !change.revokes.empty()) renew_rights();
}

// What could not be written is forgotten: the table becomes again what is kept of it.
void HostedTable::reload()
{
    busy_ = true;
    context_.readers.submit([self = shared_from_this()] {
        std::optional<LoadedTable> loaded;
        bool ours = true;
        std::string failure;
        try {
            ours = self->context_.store.own(self->id_).mine();
            if (ours) loaded = load_table(self->id_, self->context_.store, self->context_.rule_sets);
            ours = ours && loaded;
        } catch (const std::exception& e) {
            failure = e.what();
        }
        const auto shared = std::make_shared<std::optional<LoadedTable>>(std::move(loaded));
        self->strand_->post([self, shared, ours, failure] {
            if (!ours) return self->taken_over();
            if (!failure.empty()) {
                log_warning("a table cannot be read back yet", {{"table", self->id_}, {"error", failure}});
                return self->strand_->post_at(this_moment() + self->next_pause(), [self] { self->reload(); });
            }
            self->reloaded(std::move(**shared));
            self->busy_ = false;
            // Whatever failed may fail again; bots and chance do not try at once.
            self->strand_->post_at(this_moment() + self->next_pause(),
                                   [self] { self->when_settled([self] { self->go_on(); }); });
            self->run_guarded([self] { self->table_->broken_from() ? self->welcome_anew() : self->show_everybody(); });
            self->run_waiting();
        });
    });
}

void HostedTable::reloaded(LoadedTable loaded)
{
    loaded_ = std::move(loaded.loaded);
    table_ = std::move(loaded.table);
    secrets_ = std::move(loaded.secrets);
    notifications_ = std::move(loaded.notifications);
    created_ = loaded.created;
    touched_ = loaded.touched;
    thinking_ = false;
    alarm_.reset();
    here_.resize(static_cast<std::size_t>(table_->seats().count), false);
}

void HostedTable::welcome(const Guest& guest)
{
    std::string text;
    table::write_welcome(id_, *table_, guest.you, here_, text);
    send(*guest.viewer, std::move(text));
}

void HostedTable::welcome_anew()
{
    for (Guest& guest : guests_) {
        guest.you = rights_of(guest.hash);
        if (guest.you.seats.empty() && !guest.you.owner) guest.hash.clear();
        guest.chosen_viewpoint.reset();
        guest.shown.reset();
        guest.you.viewpoint = wanted_viewpoint(guest);
        guest.seen = 0;
        welcome(guest);
    }
    tell_presence();
    if (!table_->settings().spectators) dismiss_spectators();
    show_everybody();
}

// What comes after something was written, or after the table was read back.
void HostedTable::go_on()
{
    if (busy_ || !failed_.empty() || taken_over_) return;
    const table::Next next = table_->next(time_now());
    if (const auto* entry = std::get_if<table::Entry>(&next)) return commit({*entry}, {}, [](const Written&) {});
    if (const auto* task = std::get_if<table::BotTask>(&next)) {
        if (is_anybody_there()) think(*task);
        return;
    }
    set_alarm();
    notify_the_decider();
}

// Bots play for people: for those who sit at the table, even while they are away, or look on. Otherwise they wait.
bool HostedTable::is_anybody_there() const { return !guests_.empty() || !table_->humans().empty(); }

void HostedTable::think(const table::BotTask& task)
{
    if (thinking_) return;
    thinking_ = true;
    const auto shared = std::make_shared<const table::BotTask>(task);
    context_.bots.think(shared,
                        [self = shared_from_this(), shared](std::optional<Choice> choice, const std::string& failure) {
                            self->strand_->post([self, shared, choice = std::move(choice), failure] {
                                self->when_settled([=] { self->thought(*shared, choice, failure); });
                            });
                        });
}

void HostedTable::thought(const table::BotTask& task, const std::optional<Choice>& choice, const std::string& failure)
{
    thinking_ = false;
    if (!failed_.empty() || taken_over_) return;
    if (!choice) return fail("a bot could not decide: " + failure);
    const table::Result result = table_->decided(task, *choice, time_now());
    if (!result) return go_on();  // the game has moved on without the bot
    const auto count = [self = shared_from_this()](const Written& outcome) {
        if (outcome.done) self->context_.metrics.bot_moves.add();
    };
    commit(result.entries(), {}, count, Haste::Soon);
}

void HostedTable::set_alarm()
{
    const std::optional<table::Clock> clock = table_->clock();
    if (!clock || alarm_ == clock->until) return;
    alarm_ = clock->until;
    wait_for_alarm(clock->until);
}

// Timers do not count while the machine sleeps, so the time is looked at now and then.
void HostedTable::wait_for_alarm(table::Time until)
{
    const Moment next_look = std::min(moment_of(until), this_moment() + longest_wait);
    strand_->post_at(next_look, [weak = weak_from_this(), until] {
        const std::shared_ptr<HostedTable> self = weak.lock();
        if (self == nullptr || self->alarm_ != until) return;
        if (time_now() < until) return self->wait_for_alarm(until);
        self->when_settled([self] { self->alarm(); });
    });
}

void HostedTable::alarm()
{
    const std::optional<table::Clock> clock = table_->clock();
    if (!clock || !failed_.empty() || taken_over_) return;
    alarm_.reset();
    if (time_now() < clock->until) return set_alarm();
    if (clock->then == table::TimeOut::Remind) return remind(*clock);
    const table::Result result = table_->time_out(time_now());
    if (result) commit(result.entries(), {}, [](const Written&) {});
}

void HostedTable::fail(const std::string& what)
{
    if (!failed_.empty()) return;
    failed_ = what;
    context_.metrics.tables_failed.add();
    log_error("a table has stopped", {{"table", id_}, {"error", what}});
    send_everybody_away(table::ErrorCode::Internal,
                        "This table has stopped because of a mistake in Tessera. Its log is kept.",
                        CloseCode::Internal);
}

void HostedTable::send_everybody_away(table::ErrorCode code, const std::string& message, CloseCode close)
{
    std::string text;
    table::write_error(code, message, std::nullopt, text);
    const auto shared = std::make_shared<const std::string>(std::move(text));
    for (const Guest& guest : guests_) {
        guest.viewer->send(shared);
        guest.viewer->close(close, message);
    }
    guests_.clear();
}

}  // namespace tessera::server
