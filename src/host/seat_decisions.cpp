// Seats that change hands, as those who are connected want it: a bot plays for somebody, somebody leaves or is sent
// away. Everybody is told by whom.
#include "host/decisions.h"

namespace tessera::host {

namespace client = table::client;
using table::RefusalCode;

// Of several people at one screen, the one who looks at it.
table::ChangedBy changer(const table::You& you, Seat seat)
{
    if (speaks_for(you, seat)) return table::ChangedBy::somebody(seat);
    if (you.seats.empty()) return table::ChangedBy::owner();
    return table::ChangedBy::somebody(speaks_for(you, you.viewpoint) ? you.viewpoint : you.seats.front());
}

void Decisions::carry_out(Guest& guest, const client::Resign& m)
{
    const std::optional<Seat> seat = speaker(guest, m.seat, {});
    if (!seat || (!m.seat && guest.you.seats.size() > 1))
        return answers_.refuse(guest, m.id, no_role("Say which seat of yours resigns."));
    settle(guest, m.id, table().resign(*seat, clock_.now()));
}

void Decisions::carry_out(Guest& guest, const client::ChangeSeat& m)
{
    if (!guest.you.owner && !speaks_for(guest.you, m.seat))
        return answers_.refuse(guest, m.id, no_role("Only the owner, or whoever sits there, changes a seat."));
    if (static_cast<int>(m.seat) >= table().seats().count) return answers_.refuse(guest, m.id, no_such_seat());
    if (m.to == table::SeatKind::Human && !kept_.rights.is_given(m.seat))
        return answers_.refuse(
            guest, m.id,
            {.code = RefusalCode::Seat, .reason = "Nobody has had this seat; open it and invite somebody."});
    refuse_too_many(guest, m.id);
    const table::Occupant& before = table().occupant(m.seat);
    const table::Occupant now{m.to, m.to == table::SeatKind::Bot ? m.level : "", m.name.empty() ? before.name : m.name};
    settle(guest, m.id, table().sit(m.seat, now, changer(guest.you, m.seat), clock_.now()));
}

void Decisions::carry_out(Guest& guest, const client::Kick& m)
{
    if (!guest.you.owner) return answers_.refuse(guest, m.id, no_role("Only the owner opens a seat."));
    if (static_cast<int>(m.seat) >= table().seats().count) return answers_.refuse(guest, m.id, no_such_seat());
    Change change;
    change.revokes = kept_.rights.to(m.seat);
    const table::Occupant nobody{table::SeatKind::Open, {}, {}};
    settle(guest, m.id, table().sit(m.seat, nobody, changer(guest.you, m.seat), clock_.now()), std::move(change));
}

}  // namespace tessera::host
