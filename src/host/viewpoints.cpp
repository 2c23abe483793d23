#include "host/viewpoints.h"

#include <algorithm>

namespace tessera::host {

using table::RefusalCode;

Seat usual_viewpoint(const table::Table& table, const std::vector<Seat>& seats)
{
    if (seats.size() <= 1) return seats.empty() ? spectator : seats.front();
    // A bot in one of the seats needs nobody to look.
    std::vector<Seat> people;
    for (const Seat seat : seats)
        if (table.is_human(seat)) people.push_back(seat);
    if (people.empty()) return seats.front();
    const std::optional<Seat> asked = table.asked();
    if (asked && std::find(people.begin(), people.end(), *asked) != people.end()) return *asked;
    return table.last_decider(people).value_or(people.front());
}

Seat wanted_viewpoint(const table::Table& table, const Guest& guest)
{
    return guest.chosen_viewpoint.value_or(usual_viewpoint(table, guest.you.seats));
}

Seat shown_viewpoint(const table::Table& table, const Guest& guest)
{
    return guest.shown.value_or(wanted_viewpoint(table, guest));
}

std::optional<table::Refusal> not_through(const table::Table& table, Seat viewpoint, const table::You& you)
{
    if (viewpoint == spectator || speaks_for(you, viewpoint)) return std::nullopt;
    if (index_of(viewpoint) >= static_cast<std::size_t>(table.seats().count))
        return table::Refusal{.code = RefusalCode::Seat, .reason = "There is no such seat."};
    // When nothing is secret any more, everybody may look from all viewpoints.
    if (!table.secrecy(you.seats)) return std::nullopt;
    return table::Refusal{.code = RefusalCode::Role,
                          .reason = "You may look from your own seat only while the game goes on."};
}

}  // namespace tessera::host
