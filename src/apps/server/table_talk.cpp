// What people say to a table over their sockets, and what the table says to them.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "apps/server/clock.h"
#include "apps/server/hosted_table.h"
#include "apps/server/log.h"
#include "apps/server/secret.h"

namespace tessera::server {

namespace client = table::client;
using table::ErrorCode;
using table::RefusalCode;

namespace {

constexpr const char* no_spectators = "This table has no spectators.";

bool contains(const std::vector<Seat>& seats, Seat seat)
{
    return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

table::Refusal no_role(const char* reason) { return {.code = RefusalCode::Role, .reason = reason}; }

std::string error_text(ErrorCode code, std::string_view message, std::optional<table::RequestId> id = {})
{
    std::string text;
    table::write_error(code, message, id, text);
    return text;
}

}  // namespace

void HostedTable::receive(std::shared_ptr<Viewer> viewer, std::string message)
{
    strand_->post([self = shared_from_this(), viewer = std::move(viewer), message = std::move(message)] {
        if (!self->when_settled([=] { self->handle(viewer, message); }))
            self->send(*viewer, error_text(ErrorCode::Busy, "Too much waits at this table; try again."));
    });
}

void HostedTable::leave(std::shared_ptr<Viewer> viewer)
{
    strand_->post([self = shared_from_this(), viewer = std::move(viewer)] {
        std::erase_if(self->guests_, [&](const Guest& guest) { return guest.viewer == viewer; });
        self->last_used_ = this_moment();
        self->run_guarded([self] {
            self->tell_presence();
            if (!self->busy_) self->notify_the_decider();
        });
    });
}

void HostedTable::catch_up()
{
    strand_->post([self = shared_from_this()] {
        // What is being written is shown when it is.
        if (!self->busy_) self->run_guarded([self] { self->show_everybody(); });
    });
}

HostedTable::Guest* HostedTable::guest_of(const Viewer* viewer)
{
    const auto found =
        std::find_if(guests_.begin(), guests_.end(), [&](const Guest& guest) { return guest.viewer.get() == viewer; });
    return found == guests_.end() ? nullptr : &*found;
}

void HostedTable::handle(const std::shared_ptr<Viewer>& viewer, const std::string& text)
{
    if (taken_over_) {
        send(*viewer, error_text(ErrorCode::Stopping, "The table has moved; come back."));
        return viewer->close(CloseCode::Restart, "the table has moved");
    }
    if (!failed_.empty()) {
        send(*viewer, error_text(ErrorCode::Internal, "This table has stopped because of a mistake in Tessera."));
        return viewer->close(CloseCode::Internal, "the table has stopped");
    }
    Guest* guest = guest_of(viewer.get());
    try {
        const client::Message message = table::message_from_text(text);
        if (const auto* hello = std::get_if<client::Hello>(&message); hello != nullptr && guest == nullptr)
            return greet(viewer, *hello);
        if (guest == nullptr) throw table::BadMessage(ErrorCode::Message, "The first message is \"hello\".");
        std::visit([&](const auto& m) { handle_message(*guest, m); }, message);
    } catch (const table::BadMessage& e) {
        context_.metrics.refused_messages.add();
        send(*viewer, error_text(e.code(), e.what(), e.id()));
        if (guest == nullptr) viewer->close(CloseCode::Policy, e.what());
    }
}

table::You HostedTable::rights_of(const std::string& hash) const
{
    table::You you;
    for (const store::Secret& secret : secrets_) {
        if (!same_hash(secret.hash, hash)) continue;
        if (secret.role == store::Role::Owner) you.owner = true;
        if (secret.role == store::Role::Seat) you.seats.push_back(static_cast<Seat>(secret.seat));
    }
    std::sort(you.seats.begin(), you.seats.end());
    you.viewpoint = you.seats.empty() ? spectator : you.seats.front();
    return you;
}

void HostedTable::greet(const std::shared_ptr<Viewer>& viewer, const client::Hello& hello)
{
    if (hello.protocol != table::protocol_version)
        throw table::BadMessage(ErrorCode::Protocol, "This server speaks version " +
                                                         std::to_string(table::protocol_version) +
                                                         " of the protocol; load the page again.");
    Guest guest;
    guest.viewer = viewer;
    guest.previews = hello.previews;
    if (!hello.secret.empty()) {
        guest.hash = hash_of(hello.secret);
        guest.you = rights_of(guest.hash);
        if (guest.you.seats.empty() && !guest.you.owner) {
            // Of a damaged table it may not be certain any more who may speak: then everybody looks on.
            if (!table_->broken_from())
                throw table::BadMessage(ErrorCode::Secret, "The secret speaks for nobody at this table.");
            guest.hash.clear();
        }
    }
    if (guest.hash.empty() && !table_->settings().spectators) throw table::BadMessage(ErrorCode::Secret, no_spectators);
    if (hello.viewpoint) {
        if (*hello.viewpoint != spectator && !contains(guest.you.seats, *hello.viewpoint))
            throw table::BadMessage(ErrorCode::Secret, "The secret does not speak for the seat of this viewpoint.");
        guest.chosen_viewpoint = hello.viewpoint;
    }
    // A client that has seen more than there is has seen another table. What it saw may have been told to another of
    // several people at its screen; then it is told anew.
    const bool has_one_viewpoint = guest.chosen_viewpoint || guest.you.seats.size() <= 1;
    if (hello.seen && *hello.seen <= table_->revision() && has_one_viewpoint) guest.seen = *hello.seen;
    guest.you.viewpoint = wanted_viewpoint(guest);
    refuse_too_many(viewer->address());
    guests_.push_back(std::move(guest));
    tell_presence();

    welcome(guests_.back());
    Guest* newcomer = &guests_.back();
    show({&newcomer, 1});
    go_on();  // bots may have waited for somebody
}

// Everybody at a table is told of every move, so what a table costs grows with those who are there.
void HostedTable::refuse_too_many(const std::string& address) const
{
    const auto there = std::count_if(guests_.begin(), guests_.end(),
                                     [&](const Guest& guest) { return guest.viewer->address() == address; });
    if (there < context_.config.for_an_address(context_.config.max_sockets_per_table)) return;
    throw table::BadMessage(ErrorCode::Busy,
                            fmt::format("Your address has {} connections to this table, and may have no more; close "
                                        "one of them.",
                                        there));
}

Seat HostedTable::wanted_viewpoint(const Guest& guest) const
{
    return guest.chosen_viewpoint.value_or(usual_viewpoint(guest.you.seats));
}

// Of several people at one screen: the one who decides, or who decided last. A bot in one of their seats needs nobody
// to look.
Seat HostedTable::usual_viewpoint(const std::vector<Seat>& seats) const
{
    if (seats.size() <= 1) return seats.empty() ? spectator : seats.front();
    std::vector<Seat> people;
    for (const Seat seat : seats)
        if (table_->is_human(seat)) people.push_back(seat);
    if (people.empty()) return seats.front();
    if (const Decider decider = table_->decider(); decider.is_seat() && contains(people, decider.seat()))
        return decider.seat();
    return table_->last_decider(people).value_or(people.front());
}

// What is asked is answered through the viewpoint of the last update that was sent, so that a client always knows for
// whom an answer is.
Seat HostedTable::viewpoint_of(const Guest& guest) const { return guest.shown.value_or(wanted_viewpoint(guest)); }

std::optional<table::Refusal> HostedTable::not_through(Seat viewpoint, const table::You& you) const
{
    if (viewpoint == spectator || contains(you.seats, viewpoint)) return std::nullopt;
    if (index_of(viewpoint) >= here_.size())
        return table::Refusal{.code = RefusalCode::Seat, .reason = "There is no such seat."};
    // When nothing is secret any more, everybody may look from all viewpoints.
    if (!table_->secrecy(you.seats)) return std::nullopt;
    return no_role("You may look from your own seat only while the game goes on.");
}

// Those who share a viewpoint and have seen as much get the same text. Who comes to another viewpoint is told
// everything anew: what was told through the one before is not for this one.
void HostedTable::show(std::span<Guest*> guests)
{
    std::map<std::tuple<Seat, table::Revision, table::Previews>, SharedText> written;
    for (Guest* guest : guests) {
        const Seat viewpoint = wanted_viewpoint(*guest);
        if (guest->shown && *guest->shown != viewpoint) guest->seen = 0;
        guest->shown = guest->you.viewpoint = viewpoint;
        SharedText& text = written[{guest->you.viewpoint, guest->seen, guest->previews}];
        if (text == nullptr) {
            auto update = std::make_shared<std::string>();
            table_->write_update(guest->you.viewpoint, guest->seen, *update, guest->previews);
            text = std::move(update);
        }
        guest->seen = table_->revision();
        guest->viewer->send(text);
    }
}

void HostedTable::show_everybody()
{
    std::vector<Guest*> behind;
    for (Guest& guest : guests_)
        if (guest.seen != table_->revision() && !guest.viewer->is_behind()) behind.push_back(&guest);
    show(behind);
}

void HostedTable::tell_presence()
{
    std::vector<bool> here(here_.size());
    for (const Guest& guest : guests_)
        for (const Seat seat : guest.you.seats) here[index_of(seat)] = true;
    if (here == here_) return;
    here_ = here;
    auto text = std::make_shared<std::string>();
    table::write_presence(here_, *text);
    const SharedText shared = std::move(text);
    for (const Guest& guest : guests_) guest.viewer->send(shared);
}

// Who lost all rights is sent away; who has others now is welcomed anew.
void HostedTable::renew_rights()
{
    std::vector<std::shared_ptr<Viewer>> sent_away;
    for (Guest& guest : guests_) {
        if (guest.hash.empty()) continue;
        table::You now = rights_of(guest.hash);
        if (now.seats == guest.you.seats && now.owner == guest.you.owner) continue;
        guest.you = std::move(now);
        guest.chosen_viewpoint.reset();
        guest.you.viewpoint = wanted_viewpoint(guest);
        if (guest.you.seats.empty() && !guest.you.owner) {
            sent_away.push_back(guest.viewer);
            continue;
        }
        welcome(guest);
        // A viewpoint that was lost answers nothing more.
        if (guest.shown && *guest.shown != spectator && !contains(guest.you.seats, *guest.shown)) {
            guest.shown.reset();
            guest.seen = 0;
        }
    }
    send_away(sent_away, "The secret speaks for nobody at this table any more.");
    tell_presence();
}

void HostedTable::send_away(const std::vector<std::shared_ptr<Viewer>>& viewers, std::string_view why)
{
    for (const std::shared_ptr<Viewer>& viewer : viewers) {
        send(*viewer, error_text(ErrorCode::Secret, why));
        viewer->close(CloseCode::Policy, why);
        std::erase_if(guests_, [&](const Guest& guest) { return guest.viewer == viewer; });
    }
}

void HostedTable::dismiss_spectators()
{
    std::vector<std::shared_ptr<Viewer>> spectators;
    for (const Guest& guest : guests_)
        if (guest.hash.empty()) spectators.push_back(guest.viewer);
    send_away(spectators, no_spectators);
}

void HostedTable::send(Viewer& viewer, std::string message)
{
    viewer.send(std::make_shared<const std::string>(std::move(message)));
}

void HostedTable::refuse(Guest& guest, RequestId id, const Refusal& refusal)
{
    context_.metrics.refusals.add();
    std::string text;
    table::write_refused(id, table_->revision(), refusal, text);
    send(*guest.viewer, std::move(text));
}

void HostedTable::carry_out(Guest& guest, RequestId id, const table::Result& result, Change change)
{
    if (!result) return refuse(guest, id, result.refusal());
    const auto reply = [self = shared_from_this(), viewer = guest.viewer, id,
                        revision = table_->revision() + result.entries().size(),
                        asked = this_moment()](const Written& outcome) {
        if (!outcome.done)
            return self->send(*viewer, error_text(ErrorCode::Store, "It could not be kept: " + outcome.message, id));
        self->context_.metrics.actions.add();
        self->context_.metrics.action_seconds.add_since(asked);
        std::string done;
        table::write_done(id, revision, done);
        self->send(*viewer, std::move(done));
    };
    commit(result.entries(), std::move(change), reply);
}

// The seat that somebody speaks for: the one that is said, if they may; else a likely one of theirs.
std::optional<Seat> HostedTable::speaker(const Guest& guest, std::optional<Seat> said,
                                         std::optional<Seat> otherwise) const
{
    const std::vector<Seat>& seats = guest.you.seats;
    if (said) return contains(seats, *said) ? said : std::nullopt;
    if (otherwise && contains(seats, *otherwise)) return otherwise;
    return seats.empty() ? std::nullopt : std::optional(seats.front());
}

void HostedTable::handle_message(Guest&, const client::Hello&)
{
    throw table::BadMessage(ErrorCode::Message, "\"hello\" is said once.");
}

void HostedTable::handle_message(Guest& guest, const client::Act& m)
{
    const Decider decider = table_->decider();
    const std::optional<Seat> seat =
        speaker(guest, {}, decider.is_seat() ? std::optional(decider.seat()) : std::nullopt);
    if (!seat) return refuse(guest, m.id, no_role("You look on; only those who sit at the table act."));
    carry_out(guest, m.id, table_->act(*seat, m.revision, m.action, time_now()));
}

void HostedTable::handle_message(Guest& guest, const client::Why& m)
{
    std::string text;
    if (m.things.empty())
        table_->write_why(m.id, viewpoint_of(guest), m.action, text);
    else
        table_->write_why(m.id, viewpoint_of(guest), m.things, text);
    send(*guest.viewer, std::move(text));
}

void HostedTable::handle_message(Guest& guest, const client::Preview& m)
{
    std::string text;
    table_->write_preview(m.id, viewpoint_of(guest), m.revision, m.action, text);
    send(*guest.viewer, std::move(text));
}

void HostedTable::handle_message(Guest& guest, const client::Undo& m)
{
    const std::optional<Seat> seat = speaker(guest, m.seat, table_->last_decider(guest.you.seats));
    if (!seat) return refuse(guest, m.id, no_role("Only whoever sits there takes back."));
    carry_out(guest, m.id, table_->undo(*seat, m.revision, time_now()));
}

void HostedTable::handle_message(Guest& guest, const client::Consent& m)
{
    std::optional<Seat> asked;
    if (table_->undo_request())
        for (const Seat seat : table_->undo_request()->waiting)
            if (!asked && contains(guest.you.seats, seat)) asked = seat;
    const std::optional<Seat> seat = speaker(guest, m.seat, asked);
    if (!seat) return refuse(guest, m.id, no_role("Only those who sit at the table are asked."));
    carry_out(guest, m.id, table_->consent(*seat, m.revision, m.yes, time_now()));
}

void HostedTable::handle_message(Guest& guest, const client::Pause& m)
{
    if (guest.you.seats.empty() && !guest.you.owner)
        return refuse(guest, m.id, no_role("Only those who sit at the table pause."));
    carry_out(guest, m.id, table_->pause(m.on, time_now()));
}

void HostedTable::handle_message(Guest& guest, const client::Close& m)
{
    if (!guest.you.owner) return refuse(guest, m.id, no_role("Only the owner ends the table."));
    carry_out(guest, m.id, table_->close(time_now()));
}

void HostedTable::handle_message(Guest& guest, const client::At& m)
{
    const Seat viewpoint = m.viewpoint.value_or(viewpoint_of(guest));
    if (const std::optional<Refusal> refusal = not_through(viewpoint, guest.you)) return refuse(guest, m.id, *refusal);
    if (m.position > table_->position())
        return refuse(guest, m.id, {.code = RefusalCode::Stale, .reason = "The game has not come that far."});
    std::string text;
    table_->write_at(m.id, viewpoint, m.position, text);
    send(*guest.viewer, std::move(text));
}

void HostedTable::handle_message(Guest& guest, const client::Chart& m)
{
    std::string text;
    table_->write_chart(m.id, viewpoint_of(guest), text);
    send(*guest.viewer, std::move(text));
}

void HostedTable::handle_message(Guest& guest, const client::ChangeSettings& m)
{
    if (!guest.you.owner) return refuse(guest, m.id, no_role("Only the owner changes the settings."));
    carry_out(guest, m.id, table_->change(m.settings, time_now()));
}

void HostedTable::handle_message(Guest& guest, const client::Look& m)
{
    if (m.viewpoint && *m.viewpoint != spectator && !contains(guest.you.seats, *m.viewpoint))
        return refuse(guest, m.id, no_role("You may look from your own seat only."));
    guest.chosen_viewpoint = m.viewpoint;
    confirm(guest, m.id);
    Guest* looking = &guest;
    show({&looking, 1});
}

void HostedTable::handle_message(Guest& guest, const client::Ping& m) { confirm(guest, m.id); }

void HostedTable::confirm(Guest& guest, RequestId id)
{
    std::string done;
    table::write_done(id, table_->revision(), done);
    send(*guest.viewer, std::move(done));
}

}  // namespace tessera::server
