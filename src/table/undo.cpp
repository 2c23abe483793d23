// Taking back. It is free as long as nobody has learned anything since: no chance, no decision of another person, and
// nothing hidden that was shown, as far as the one who takes back can know.
#include <algorithm>

#include "table/revealed_information.h"
#include "table/table.h"

namespace tessera::table {

std::optional<UndoOffer> Table::undo_offer(Seat seat) const
{
    if (phase() != Phase::Playing || settings_.undo == UndoRule::Never) return std::nullopt;
    if (index_of(seat) >= occupants_.size() || !is_human(seat)) return std::nullopt;
    const std::vector<History::Taken>& taken = history_.taken();
    const auto last =
        std::find_if(taken.rbegin(), taken.rend(), [&](const History::Taken& t) { return t.seat == seat && t.asked; });
    if (last == taken.rend()) return std::nullopt;
    const Position to = static_cast<Position>(taken.rend() - last) - 1;
    const bool agreed = settings_.undo == UndoRule::Consent && people_beside(seat).empty();
    const bool free = agreed || nothing_was_revealed_since(to);
    if (!free && settings_.undo == UndoRule::Free) return std::nullopt;
    return UndoOffer{seat, to, free};
}

bool Table::nothing_was_revealed_since(Position position) const
{
    const std::vector<History::Taken>& taken = history_.taken();
    const Seat seat = taken[position].seat;
    const auto tells = [&](const History::Taken& t) { return t.seat == spectator || (t.asked && t.seat != seat); };
    if (std::any_of(taken.begin() + static_cast<std::ptrdiff_t>(position), taken.end(), tells)) return false;
    if (!game().hidden_information()) return true;

    if (revealed_ && revealed_->first == revision_ && revealed_->second.first == position)
        return !revealed_->second.second;
    bool revealed = false;
    const std::vector<Seat> people = seats_of_people();
    AnyState s = history_.at(position);
    for (std::size_t i = position; i < taken.size() && !revealed; ++i) {
        revealed = may_reveal_information(game(), s, taken[i].action, seat, people);
        game().apply(s, taken[i].action);
    }
    revealed_ = {revision_, {position, revealed}};
    return !revealed;
}

}  // namespace tessera::table
