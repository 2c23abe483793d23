#include "host/guests.h"

#include <algorithm>

#include "host/viewpoints.h"

namespace tessera::host {

using table::ErrorCode;

namespace {

std::string error_text(ErrorCode code, std::string_view message)
{
    std::string text;
    table::write_error(code, message, std::nullopt, text);
    return text;
}

}  // namespace

Guests::Guests(const KeptTable& kept) : kept_(kept), here_(static_cast<std::size_t>(kept.table->seats().count), false)
{
}

Guest* Guests::find(const Viewer* viewer)
{
    const auto found =
        std::find_if(guests_.begin(), guests_.end(), [&](const Guest& guest) { return guest.viewer.get() == viewer; });
    return found == guests_.end() ? nullptr : &*found;
}

bool Guests::is_here(Seat seat) const
{
    return std::any_of(guests_.begin(), guests_.end(), [&](const Guest& guest) { return speaks_for(guest.you, seat); });
}

std::int64_t Guests::count_at(const std::string& address) const
{
    return std::count_if(guests_.begin(), guests_.end(),
                         [&](const Guest& guest) { return guest.viewer->address() == address; });
}

Guest& Guests::welcome(Guest guest)
{
    guests_.push_back(std::move(guest));
    tell_presence();
    write_welcome_to(guests_.back());
    return guests_.back();
}

void Guests::leave(const Viewer* viewer)
{
    std::erase_if(guests_, [&](const Guest& guest) { return guest.viewer.get() == viewer; });
    tell_presence();
}

void Guests::write_welcome_to(const Guest& guest) const
{
    std::string text;
    table::write_welcome(kept_.id, *kept_.table, guest.you, here_, text);
    const auto shared = std::make_shared<const std::string>(std::move(text));
    guest.is_new ? guest.viewer->welcome(shared) : guest.viewer->send(shared);
}

void Guests::tell_presence()
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

void Guests::renew_rights()
{
    std::vector<std::shared_ptr<Viewer>> sent_away;
    for (Guest& guest : guests_) {
        if (guest.hash.empty()) continue;
        table::You now = kept_.rights.of(guest.hash);
        if (now.seats == guest.you.seats && now.owner == guest.you.owner) continue;
        guest.you = std::move(now);
        guest.chosen_viewpoint.reset();
        guest.you.viewpoint = wanted_viewpoint(*kept_.table, guest);
        if (is_nobody(guest.you)) {
            sent_away.push_back(guest.viewer);
            continue;
        }
        write_welcome_to(guest);
        // A viewpoint that was lost answers nothing more.
        if (guest.shown && *guest.shown != spectator && !speaks_for(guest.you, *guest.shown)) {
            guest.shown.reset();
            guest.seen = 0;
        }
    }
    send_away(sent_away, "The secret speaks for nobody at this table any more.");
    tell_presence();
}

void Guests::welcome_anew()
{
    for (Guest& guest : guests_) {
        guest.you = kept_.rights.of(guest.hash);
        if (is_nobody(guest.you)) guest.hash.clear();
        guest.chosen_viewpoint.reset();
        guest.shown.reset();
        guest.you.viewpoint = wanted_viewpoint(*kept_.table, guest);
        guest.seen = 0;
        write_welcome_to(guest);
    }
    tell_presence();
}

void Guests::dismiss_spectators()
{
    std::vector<std::shared_ptr<Viewer>> spectators;
    for (const Guest& guest : guests_)
        if (guest.hash.empty()) spectators.push_back(guest.viewer);
    send_away(spectators, no_spectators);
}

void Guests::send_away(const std::vector<std::shared_ptr<Viewer>>& viewers, std::string_view why)
{
    for (const std::shared_ptr<Viewer>& viewer : viewers) {
        viewer->send(std::make_shared<const std::string>(error_text(ErrorCode::Secret, why)));
        viewer->close(CloseCode::Policy, why);
        std::erase_if(guests_, [&](const Guest& guest) { return guest.viewer == viewer; });
    }
}

void Guests::send_everybody_away(ErrorCode code, std::string_view message, CloseCode close)
{
    const auto text = std::make_shared<const std::string>(error_text(code, message));
    for (const Guest& guest : guests_) {
        guest.viewer->send(text);
        guest.viewer->close(close, message);
    }
    guests_.clear();
}

}  // namespace tessera::host
