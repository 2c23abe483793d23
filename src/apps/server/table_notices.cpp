// Telling people who are not here that it is their turn.
#include "apps/server/clock.h"
#include "apps/server/hosted_table.h"
#include "apps/server/log.h"
#include "apps/server/webhook.h"
#include "base/json_writer.h"

namespace tessera::server {

namespace {

// What was told already is kept with the notification, so that a server that starts again does not repeat itself.
std::string told(table::Position position) { return "{\"told\":" + std::to_string(position) + "}"; }

}  // namespace

bool HostedTable::is_here(Seat seat) const
{
    return std::any_of(guests_.begin(), guests_.end(), [&](const Guest& guest) {
        return std::find(guest.you.seats.begin(), guest.you.seats.end(), seat) != guest.you.seats.end();
    });
}

void HostedTable::notify_the_decider()
{
    if (notifications_.empty() || table_->phase() != table::Phase::Playing) return;
    const Decider decider = table_->decider();
    if (!decider.is_seat() || !table_->is_human(decider.seat()) || is_here(decider.seat())) return;
    for (const store::Notification& notice : notifications_) {
        if (notice.seat != static_cast<int>(decider.seat()) || notice.state == told(table_->position())) continue;
        store::Notification now = notice;
        now.state = told(table_->position());
        // The state is kept first: rather one message too few than the same one again and again.
        return commit({}, {.notify = {now}}, [self = shared_from_this(), now](const Written& outcome) {
            if (outcome.done) self->post_notice(now, "turn");
        });
    }
}

void HostedTable::remind(const table::Clock& clock)
{
    if (reminded_ == clock.until) return;
    reminded_ = clock.until;
    if (is_here(clock.seat)) return;
    for (const store::Notification& notice : notifications_)
        if (notice.seat == static_cast<int>(clock.seat)) post_notice(notice, "reminder");
}

void HostedTable::post_notice(const store::Notification& notice, std::string_view kind)
{
    const Seat seat = static_cast<Seat>(notice.seat);
    std::string body;
    JsonWriter out(body);
    out.begin_object();
    out.member("kind", kind);
    out.member("table", id_);
    out.member("rule_set", table_->game().rule_set().id);
    out.member("seat", notice.seat);
    out.member("position", table_->position());
    out.member("text",
               "It is your turn, " + table_->occupant(seat).name + ", in " + table_->game().rule_set().name + ".");
    out.end_object();
    house_.webhooks.post(notice.target, std::move(body), [id = id_, where = notice.seat](bool arrived) {
        if (!arrived) log_warning("a notification did not arrive", {{"table", id}, {"seat", where}});
    });
}

}  // namespace tessera::server
