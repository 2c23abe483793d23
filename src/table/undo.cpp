// Taking back. It is free as long as nobody has learned anything since: no chance, no decision of another person, and
// nothing hidden that was shown.
#include <algorithm>

#include "base/random.h"
#include "table/table.h"

namespace tessera::table {

namespace {

constexpr std::size_t deals_compared = 2;
constexpr std::uint64_t seed_of_deals = 21;

// Whether the viewer sees the same after one of these actions, if it also looks the same to the viewer.
bool looks_the_same(const AnyGame& game, const AnyState& deal, Action action, Action seen, Seat viewer,
                    const std::string& view)
{
    if (game.seen_by(deal, action, viewer) != seen) return false;
    AnyState after = deal;
    game.apply(after, action);
    std::string other;
    game.write_view(after, viewer, other);
    return other == view;
}

// Whether an action shows a viewer something that was hidden. It does not if, however the hidden is dealt, the same
// could have been seen.
bool shows_something(const AnyGame& game, const AnyState& before, const AnyState& after, Action action, Seat viewer)
{
    std::string view;
    game.write_view(after, viewer, view);
    const Action seen = game.seen_by(before, action, viewer);
    for (std::size_t i = 0; i < deals_compared; ++i) {
        AnyState deal = before;
        Rng rng = Rng::for_task(seed_of_deals, i);
        game.resample_hidden(deal, viewer, rng);
        const auto is_like_it = [&](Action a) { return looks_the_same(game, deal, a, seen, viewer, view); };
        if (game.check(deal, action) && is_like_it(action)) continue;
        const std::vector<Action> legal = game.legal(deal);
        if (std::none_of(legal.begin(), legal.end(), is_like_it)) return true;
    }
    return false;
}

}  // namespace

std::optional<UndoOffer> Table::undo_offer(Seat seat) const
{
    if (phase() != Phase::Playing || settings_.undo == UndoRule::Never) return std::nullopt;
    if (index_of(seat) >= occupants_.size() || !is_human(seat)) return std::nullopt;
    const std::vector<History::Taken>& taken = history_.taken();
    const auto last =
        std::find_if(taken.rbegin(), taken.rend(), [&](const History::Taken& t) { return t.seat == seat && t.asked; });
    if (last == taken.rend()) return std::nullopt;
    const Position to = static_cast<Position>(taken.rend() - last) - 1;
    const bool agreed = settings_.undo == UndoRule::Consent && humans().size() == 1;
    const bool free = agreed || nothing_was_learned_since(to);
    if (!free && settings_.undo == UndoRule::Free) return std::nullopt;
    return UndoOffer{seat, to, free};
}

bool Table::nothing_was_learned_since(Position position) const
{
    const std::vector<History::Taken>& taken = history_.taken();
    const Seat seat = taken[position].seat;
    const auto tells = [&](const History::Taken& t) { return t.seat == spectator || (t.asked && t.seat != seat); };
    if (std::any_of(taken.begin() + static_cast<std::ptrdiff_t>(position), taken.end(), tells)) return false;
    if (!game().hidden_information()) return true;

    if (learned_ && learned_->first == revision_ && learned_->second.first == position) return !learned_->second.second;
    bool learned = false;
    AnyState before = history_.at(position);
    for (std::size_t i = position; i < taken.size() && !learned; ++i) {
        AnyState after = before;
        game().apply(after, taken[i].action);
        for (Seat viewer : humans())
            learned = learned || shows_something(game(), before, after, taken[i].action, viewer);
        before = std::move(after);
    }
    learned_ = {revision_, {position, learned}};
    return !learned;
}

}  // namespace tessera::table
