// Telling people who are not here that it is their turn.
#include <algorithm>

#include "apps/server/clock.h"
#include "apps/server/hosted_table.h"
#include "apps/server/log.h"
#include "apps/server/webhook.h"
#include "base/json_writer.h"

namespace tessera::server {

namespace {

// What was told already is kept with the notification, so that a server that starts again does not repeat itself.
std::string told(table::Position position) { return "{\"told\":" + std::to_string(position) + "}"; }
std::string reminded(table::Position position) { return "{\"reminded\":" + std::to_string(position) + "}"; }

}  // namespace

bool HostedTable::is_here(Seat seat) const
{
    return std::any_of(guests_.begin(), guests_.end(), [&](const Guest& guest) {
        return std::find(guest.you.seats.begin(), guest.you.seats.end(), seat) != guest.you.seats.end();
    });
}

void HostedTable::notify_the_decider()
{
    if (notifications_.empty() || busy_ || !failed_.empty() || taken_over_) return;
    if (table_->phase() != table::Phase::Playing) return;
    const Decider decider = table_->decider();
    if (!decider.is_seat() || !table_->is_human(decider.seat()) || is_here(decider.seat())) return;
    for (const store::Notification& notice : notifications_) {
        const bool knows = notice.state == told(table_->position()) || notice.state == reminded(table_->position());
        if (notice.seat != static_cast<int>(decider.seat()) || knows) continue;
        return notify(notice, told(table_->position()), "turn");
    }
}

void HostedTable::remind(const table::Clock& clock)
{
    if (is_here(clock.seat)) return;
    for (const store::Notification& notice : notifications_)
        if (notice.seat == static_cast<int>(clock.seat) && notice.state != reminded(table_->position()))
            return notify(notice, reminded(table_->position()), "reminder");
}

// The state is kept first: rather one message too few than the same one again and again.
void HostedTable::notify(store::Notification notice, std::string state, std::string_view kind)
{
    notice.state = std::move(state);
    commit({}, {.notify = {notice}}, [self = shared_from_this(), notice, kind](const Written& outcome) {
        if (outcome.done) self->post_notice(notice, kind);
    });
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
    context_.webhooks.post(notice.target, std::move(body), [id = id_, where = notice.seat](bool arrived) {
        if (!arrived) log_warning("a notification did not arrive", {{"table", id}, {"seat", where}});
    });
}

}  // namespace tessera::server
