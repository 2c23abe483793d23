#include "host/notices.h"

namespace tessera::host {

namespace {

// What was told already is kept with the notification, so that a server that starts again does not repeat itself.
std::string told(table::Position position) { return "{\"told\":" + std::to_string(position) + "}"; }
std::string reminded(table::Position position) { return "{\"reminded\":" + std::to_string(position) + "}"; }

}  // namespace

void Notices::tell_the_decider()
{
    const table::Table& table = *kept_.table;
    if (kept_.notifications.empty() || commits_.is_busy() || commits_.is_stopped()) return;
    if (table.phase() != table::Phase::Playing) return;
    const std::optional<Seat> asked = table.asked();
    if (!asked || !table.is_human(*asked) || guests_.is_here(*asked)) return;
    for (const Notification& one : kept_.notifications) {
        const bool knows = one.state == told(table.position()) || one.state == reminded(table.position());
        if (one.seat != static_cast<int>(*asked) || knows) continue;
        return send(one, told(table.position()), "turn");
    }
}

void Notices::remind(const table::Clock& turn)
{
    if (guests_.is_here(turn.seat)) return;
    const std::string state = reminded(kept_.table->position());
    for (const Notification& one : kept_.notifications)
        if (one.seat == static_cast<int>(turn.seat) && one.state != state) return send(one, state, "reminder");
}

// The state is kept first: rather one message too few than the same one again and again.
void Notices::send(Notification whom, std::string state, std::string_view kind)
{
    whom.state = std::move(state);
    Change change;
    change.notify = {whom};
    commits_.commit({}, std::move(change), Cause::Other, [this, whom, kind](const Outcome& outcome) {
        if (outcome.is_kept) post(whom, kind);
    });
}

void Notices::post(const Notification& whom, std::string_view kind) const
{
    const table::Table& table = *kept_.table;
    const RuleSetInfo& rule_set = table.game().rule_set();
    const std::string& name = table.occupant(static_cast<Seat>(whom.seat)).name;
    notifier_.notify(whom, {.kind = kind,
                            .rule_set = rule_set.id,
                            .position = table.position(static_cast<Seat>(whom.seat)),
                            .text = "It is your turn, " + name + ", in " + rule_set.name + "."});
}

}  // namespace tessera::host
