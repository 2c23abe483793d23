#include "table/revealed_information.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "base/random.h"

namespace tessera::table {

namespace {

constexpr std::size_t deals_compared = 2;
constexpr std::uint64_t seed_of_deals = 21;

AnyState determinized(const AnyGame& game, const AnyState& s, Seat viewer, std::size_t deal)
{
    AnyState dealt = s;
    Rng rng = Rng::for_task(seed_of_deals, deal);
    game.resample_hidden(dealt, viewer, rng);
    return dealt;
}

// What a viewer saw of an action: the action as it looked, and the view afterwards.
struct Sight {
    Action action;
    std::string view;

    friend bool operator==(const Sight& a, const Sight& b) { return a.action == b.action && a.view == b.view; }
};

Sight sight_of(const AnyGame& game, const AnyState& before, Action action, Seat viewer)
{
    Sight sight{game.redact_for(before, action, viewer), {}};
    AnyState after = before;
    game.apply(after, action);
    // Whether somebody is asked in secret is not seen.
    while (const std::optional<Action> unnoticed = game.unnoticed_answer(after)) game.apply(after, *unnoticed);
    game.write_view(after, viewer, sight.view);
    return sight;
}

// An action that would have looked the same to the viewer if the hidden lay like this; nothing if there is none.
std::optional<Action> action_like(const AnyGame& game, const AnyState& deal, Action action, Seat viewer,
                                  const Sight& sight)
{
    const auto is_like_it = [&](Action a) {
        return game.redact_for(deal, a, viewer) == sight.action && sight_of(game, deal, a, viewer) == sight;
    };
    if (game.check(deal, action) && is_like_it(action)) return action;
    const std::vector<Action> legal = game.legal(deal);
    const auto found = std::find_if(legal.begin(), legal.end(), is_like_it);
    return found == legal.end() ? std::nullopt : std::optional(*found);
}

// Whether an action shows a viewer something that was hidden. It does not if, however the hidden is dealt, the same
// could have been seen.
bool shows_something(const AnyGame& game, const AnyState& before, Action action, Seat viewer)
{
    const Sight sight = sight_of(game, before, action, viewer);
    for (std::size_t i = 0; i < deals_compared; ++i)
        if (!action_like(game, determinized(game, before, viewer, i), action, viewer, sight)) return true;
    return false;
}

}  // namespace

bool may_reveal_information(const AnyGame& game, const AnyState& before, Action action, Seat asking,
                            std::span<const Seat> people)
{
    const Sight sight = sight_of(game, before, action, asking);
    for (std::size_t i = 0; i < deals_compared; ++i) {
        const AnyState deal = determinized(game, before, asking, i);
        const std::optional<Action> like = action_like(game, deal, action, asking, sight);
        if (!like) return true;
        // What others learn depends on what they know, which the one who asks can only imagine.
        for (const Seat other : people)
            if (other != asking && shows_something(game, deal, *like, other)) return true;
    }
    return false;
}

}  // namespace tessera::table
