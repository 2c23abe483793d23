#include "table/history.h"

#include <algorithm>

#include "base/ensure.h"
#include "base/random.h"

namespace tessera::table {

namespace {

constexpr std::size_t actions_between_kept = 32;

}  // namespace

History::History(const AnyGame& game, Seats seats) : game_(&game), state_(game.new_game(seats))
{
    kept_.push_back(state_);
}

void History::take(const Taken& taken, Revision revision)
{
    const std::vector<AnyNews> heard = game_->apply(state_, taken.action);
    taken_.push_back(taken);
    for (const AnyNews& news : heard) told_.push_back({revision, position(), taken.seat, news});
    if (position() % actions_between_kept == 0) kept_.push_back(state_);
}

void History::back_to(Position position)
{
    state_ = at(position);
    taken_.resize(position);
    kept_.resize(position / actions_between_kept + 1, AnyState(0));
    const auto undone = [&](const Told& told) { return told.position > position; };
    told_.erase(std::find_if(told_.begin(), told_.end(), undone), told_.end());
}

void History::determinize(Seat viewer, std::uint64_t seed)
{
    Rng rng(seed);
    game_->resample_hidden(state_, viewer, rng);
}

AnyState History::at(Position position) const
{
    ensure(position <= taken_.size(), "a position lies in the past");
    if (position == taken_.size()) return state_;
    AnyState s = kept_[position / actions_between_kept];
    for (std::size_t i = position - position % actions_between_kept; i < position; ++i)
        game_->apply(s, taken_[i].action);
    return s;
}

}  // namespace tessera::table
