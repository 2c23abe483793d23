// Seats that change hands, as those who are connected want it: a bot plays for somebody, somebody leaves or is sent
// away. Everybody is told by whom.
#include <algorithm>

#include "apps/server/clock.h"
#include "apps/server/hosted_table.h"

namespace tessera::server {

namespace client = table::client;
using table::RefusalCode;

namespace {

bool speaks_for(const table::You& you, Seat seat)
{
    return std::find(you.seats.begin(), you.seats.end(), seat) != you.seats.end();
}

table::Refusal no_role(const char* reason) { return {.code = RefusalCode::Role, .reason = reason}; }

}  // namespace

// Of several people at one screen, the one who looks at it.
table::ChangedBy HostedTable::changer(const table::You& you, Seat seat)
{
    if (speaks_for(you, seat)) return table::ChangedBy::somebody(seat);
    if (you.seats.empty()) return table::ChangedBy::owner();
    return table::ChangedBy::somebody(speaks_for(you, you.viewpoint) ? you.viewpoint : you.seats.front());
}

void HostedTable::handle_message(Guest& guest, const client::Resign& m)
{
    const std::optional<Seat> seat = speaker(guest, m.seat, {});
    if (!seat || (!m.seat && guest.you.seats.size() > 1))
        return refuse(guest, m.id, no_role("Say which seat of yours resigns."));
    carry_out(guest, m.id, table_->resign(*seat, time_now()));
}

void HostedTable::handle_message(Guest& guest, const client::ChangeSeat& m)
{
    if (!guest.you.owner && !speaks_for(guest.you, m.seat))
        return refuse(guest, m.id, no_role("Only the owner, or whoever sits there, changes a seat."));
    if (index_of(m.seat) >= here_.size())
        return refuse(guest, m.id, {.code = RefusalCode::Seat, .reason = "There is no such seat."});
    const auto speaks_for_it = [&](const store::Secret& secret) {
        return secret.role == store::Role::Seat && secret.seat == static_cast<int>(m.seat);
    };
    if (m.to == table::SeatKind::Human && std::none_of(secrets_.begin(), secrets_.end(), speaks_for_it))
        return refuse(guest, m.id,
                      {.code = RefusalCode::Seat, .reason = "Nobody has had this seat; open it and invite somebody."});
    const table::Occupant& before = table_->occupant(m.seat);
    const table::Occupant now{m.to, m.to == table::SeatKind::Bot ? m.level : "", m.name.empty() ? before.name : m.name};
    carry_out(guest, m.id, table_->sit(m.seat, now, changer(guest.you, m.seat), time_now()));
}

void HostedTable::handle_message(Guest& guest, const client::Kick& m)
{
    if (!guest.you.owner) return refuse(guest, m.id, no_role("Only the owner opens a seat."));
    if (index_of(m.seat) >= here_.size())
        return refuse(guest, m.id, {.code = RefusalCode::Seat, .reason = "There is no such seat."});
    Change change;
    for (const store::Secret& secret : secrets_)
        if (secret.seat == static_cast<int>(m.seat) && secret.role != store::Role::Owner)
            change.revokes.push_back(secret);
    carry_out(guest, m.id, table_->sit(m.seat, {table::SeatKind::Open, {}, {}}, changer(guest.you, m.seat), time_now()),
              std::move(change));
}

}  // namespace tessera::server
