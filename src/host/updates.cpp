#include "host/updates.h"

#include <map>
#include <tuple>

#include "host/viewpoints.h"

namespace tessera::host {

void show(const table::Table& table, std::span<Guest* const> guests)
{
    std::map<std::tuple<Seat, table::Revision, table::Previews>, SharedText> written;
    for (Guest* guest : guests) {
        const Seat viewpoint = wanted_viewpoint(table, *guest);
        if (guest->shown && *guest->shown != viewpoint) guest->seen = 0;
        guest->shown = guest->you.viewpoint = viewpoint;
        SharedText& text = written[{viewpoint, guest->seen, guest->previews}];
        if (text == nullptr) {
            auto update = std::make_shared<std::string>();
            table.write_update(viewpoint, guest->seen, *update, guest->previews);
            text = std::move(update);
        }
        guest->seen = table.revision(viewpoint);
        guest->is_new ? guest->viewer->welcome(text) : guest->viewer->send(text);
        guest->is_new = false;
    }
}

void show_everybody(const table::Table& table, Guests& guests)
{
    std::vector<Guest*> behind;
    for (Guest& guest : guests.all()) {
        const Seat viewpoint = wanted_viewpoint(table, guest);
        const bool has_seen_it = guest.shown == viewpoint && guest.seen == table.revision(viewpoint);
        if (!has_seen_it && !guest.viewer->is_behind()) behind.push_back(&guest);
    }
    show(table, behind);
}

}  // namespace tessera::host
