#include "host/decisions.h"

#include "host/viewpoints.h"

namespace tessera::host {

namespace client = table::client;

namespace {

constexpr int changes_at_once = 20;
constexpr table::Time one_more_every = 20'000;  // milliseconds

}  // namespace

std::optional<Seat> speaker(const Guest& guest, std::optional<Seat> said, std::optional<Seat> likely)
{
    const table::You& you = guest.you;
    if (said) return speaks_for(you, *said) ? said : std::nullopt;
    if (likely && speaks_for(you, *likely)) return likely;
    return you.seats.empty() ? std::nullopt : std::optional(you.seats.front());
}

void Decisions::settle(Guest& guest, table::RequestId id, const table::Result& result, Change change)
{
    if (!result) return answers_.refuse(guest, id, result.refusal());
    // Who asked may have gone when the answer comes.
    const auto acknowledge = [viewer = guest.viewer, viewpoint = shown_viewpoint(table(), guest), id,
                              revision = table().revision() + result.entries().size(),
                              &kept = kept_](const Outcome& outcome) {
        std::string text;
        if (outcome.is_kept)
            table::write_done(id, kept.table->counted(revision, viewpoint), text);
        else
            table::write_error(table::ErrorCode::Store, "It could not be kept: " + outcome.why_not, id, text);
        viewer->send(std::make_shared<const std::string>(std::move(text)));
    };
    commits_.commit(result.entries(), std::move(change), Cause::Message, acknowledge);
}

void Decisions::refuse_too_many(const Guest& guest, table::RequestId id)
{
    Allowance& changes = changes_.try_emplace(guest.hash, changes_at_once, one_more_every).first->second;
    if (!changes.take(clock_.now()))
        throw table::BadMessage(table::ErrorCode::Busy,
                                "You have changed how this table is run very often; try again in a while.", id);
}

table::Revision Decisions::meant(const Guest& guest, table::Revision revision, Seat seat) const
{
    return table().recounted(revision, shown_viewpoint(table(), guest), seat);
}

void Decisions::carry_out(Guest& guest, const client::Act& m)
{
    const std::optional<Seat> seat = speaker(guest, {}, table().asked());
    if (!seat) return answers_.refuse(guest, m.id, no_role("You look on; only those who sit at the table act."));
    settle(guest, m.id, table().act(*seat, meant(guest, m.revision, *seat), m.action, clock_.now()));
}

void Decisions::carry_out(Guest& guest, const client::Undo& m)
{
    const std::optional<Seat> seat = speaker(guest, m.seat, table().last_decider(guest.you.seats));
    if (!seat) return answers_.refuse(guest, m.id, no_role("Only whoever sits there takes back."));
    settle(guest, m.id, table().undo(*seat, meant(guest, m.revision, *seat), clock_.now()));
}

void Decisions::carry_out(Guest& guest, const client::Consent& m)
{
    std::optional<Seat> asked;
    if (table().undo_request())
        for (const Seat seat : table().undo_request()->waiting)
            if (!asked && speaks_for(guest.you, seat)) asked = seat;
    const std::optional<Seat> seat = speaker(guest, m.seat, asked);
    if (!seat) return answers_.refuse(guest, m.id, no_role("Only those who sit at the table are asked."));
    settle(guest, m.id, table().consent(*seat, meant(guest, m.revision, *seat), m.yes, clock_.now()));
}

void Decisions::carry_out(Guest& guest, const client::Pause& m)
{
    if (is_nobody(guest.you)) return answers_.refuse(guest, m.id, no_role("Only those who sit at the table pause."));
    refuse_too_many(guest, m.id);
    settle(guest, m.id, table().pause(m.on, clock_.now()));
}

void Decisions::carry_out(Guest& guest, const client::ChangeSettings& m)
{
    if (!guest.you.owner) return answers_.refuse(guest, m.id, no_role("Only the owner changes the settings."));
    refuse_too_many(guest, m.id);
    settle(guest, m.id, table().change(m.settings, clock_.now()));
}

void Decisions::carry_out(Guest& guest, const client::Close& m)
{
    if (!guest.you.owner) return answers_.refuse(guest, m.id, no_role("Only the owner ends the table."));
    settle(guest, m.id, table().close(clock_.now()));
}

}  // namespace tessera::host
