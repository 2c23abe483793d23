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
    kept_.push_back({0, state_});
}

void History::take(const Taken& taken, Revision revision)
{
    const std::vector<AnyNews> heard = game_->apply(state_, taken.action);
    taken_.push_back(taken);
    for (const AnyNews& news : heard) told_.push_back({revision, position(), taken.seat, news});
    if (position() - kept_.back().position >= actions_between_kept) kept_.push_back({position(), state_});
}

void History::back_to(Position position)
{
    state_ = at(position);
    taken_.resize(position);
    while (kept_.back().position > position) kept_.pop_back();
    const auto undone = [&](const Told& told) { return told.position > position; };
    told_.erase(std::find_if(told_.begin(), told_.end(), undone), told_.end());
}

void History::tell_again(Position after, Revision revision)
{
    for (Told& told : told_)
        if (told.position > after) told.revision = revision;
}

void History::determinize(Seat viewer, std::uint64_t seed)
{
    Rng rng(seed);
    game_->resample_hidden(state_, viewer, rng);
    while (kept_.size() > 1 && kept_.back().position >= position()) kept_.pop_back();
    kept_.push_back({position(), state_});
}

AnyState History::at(Position position) const
{
    ensure(position <= taken_.size(), "a position lies in the past");
    if (position == taken_.size()) return state_;
    const auto kept = std::find_if(kept_.rbegin(), kept_.rend(), [&](const Kept& k) { return k.position <= position; });
    AnyState s = kept->state;
    for (std::size_t i = kept->position; i < position; ++i) game_->apply(s, taken_[i].action);
    return s;
}

}  // namespace tessera::table
