#include "table/noticed.h"

#include <algorithm>

namespace tessera::table {

void Noticed::back_to(Position position)
{
    while (!actions_.empty() && actions_.back().number > position) actions_.pop_back();
}

void Noticed::release(Revision with)
{
    if (!withheld_.empty() && !withheld_.back().released) withheld_.back().released = with;
}

bool Noticed::is_noticed_by_all(Position action) const
{
    return std::none_of(actions_.begin(), actions_.end(), [&](const Private& p) { return p.number == action; });
}

std::optional<Revision> Noticed::known_with(Seat viewer, Revision entry, Position position) const
{
    const auto after =
        std::upper_bound(withheld_.begin(), withheld_.end(), entry,
                         [](Revision revision, const Withheld& withheld) { return revision < withheld.from; });
    if (after == withheld_.begin()) return entry;
    const Withheld& withheld = *std::prev(after);
    if (withheld.released && *withheld.released <= entry) return entry;
    for (const Shown& shown : shown_)
        if (shown.seat == viewer && shown.with >= withheld.from && shown.upto >= position &&
            (!withheld.released || shown.with < *withheld.released))
            return shown.with;
    return withheld.released;
}

std::size_t Noticed::counted(const std::vector<Private>& privates, Seat viewer, std::size_t all)
{
    const auto unnoticed = std::count_if(privates.begin(), privates.end(),
                                         [&](const Private& p) { return p.number <= all && p.seat != viewer; });
    return all - static_cast<std::size_t>(unnoticed);
}

std::size_t Noticed::all(const std::vector<Private>& privates, Seat viewer, std::size_t counted)
{
    std::size_t all = counted;
    for (const Private& p : privates)
        if (p.seat != viewer && p.number <= all + 1) ++all;
    return all;
}

}  // namespace tessera::table
