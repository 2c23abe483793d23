// Taking back. It is free as long as nobody has learned anything since: no chance, no decision of another person, and
// nothing hidden that was shown, as far as the one who takes back can know.
#include "table/revealed_information.h"
#include "table/table.h"

namespace tessera::table {

std::optional<UndoOffer> Table::undo_offer(Seat seat) const
{
    if (phase() != Phase::Playing || settings_.undo == UndoRule::Never) return std::nullopt;
    if (index_of(seat) >= occupants_.size() || !is_human(seat)) return std::nullopt;
    // Whoever lets something pass unnoticed has let it pass: to take that back would show that somebody was asked.
    const bool is_alone = people_beside(seat).empty();
    if (window_ && !(is_alone && asked() == seat)) return std::nullopt;
    const auto counts = [&](Position i) {
        const History::Taken& t = history_.taken()[i];
        return t.seat == seat && t.asked && (is_alone || noticed_.is_noticed_by_all(i + 1));
    };
    Position to = position();
    while (to > 0 && !counts(to - 1)) --to;
    if (to-- == 0) return std::nullopt;
    const bool agreed = settings_.undo == UndoRule::Consent && is_alone;
    const bool free = agreed || nothing_was_revealed_since(to);
    if (!free && settings_.undo == UndoRule::Free) return std::nullopt;
    return UndoOffer{seat, to, free};
}

bool Table::nothing_was_revealed_since(Position position) const
{
    const std::vector<History::Taken>& taken = history_.taken();
    const Seat seat = taken[position].seat;
    for (std::size_t i = position; i < taken.size(); ++i) {
        const bool tells = taken[i].seat == spectator || (taken[i].asked && taken[i].seat != seat);
        if (tells && noticed_.is_noticed_by_all(i + 1)) return false;
    }
    if (!game().hidden_information()) return true;

    if (revealed_ && revealed_->first == revision_ && revealed_->second.first == position)
        return !revealed_->second.second;
    bool revealed = false;
    const std::vector<Seat> people = seats_of_people();
    AnyState s = history_.at(position);
    for (std::size_t i = position; i < taken.size() && !revealed; ++i) {
        revealed =
            noticed_.is_noticed_by_all(i + 1) && may_reveal_information(game(), s, taken[i].action, seat, people);
        game().apply(s, taken[i].action);
    }
    revealed_ = {revision_, {position, revealed}};
    return !revealed;
}

}  // namespace tessera::table
