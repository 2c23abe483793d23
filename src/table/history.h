// The game itself as it went: the actions in force, the position they lead to, and the news on the way. Positions along
// the way are kept, so that any earlier one is reached by a few actions.
#pragma once

#include <vector>

#include "engine/any_game.h"
#include "table/entry.h"

namespace tessera::table {

class History {
public:
    // What somebody did; the seat of chance is `spectator`.
    struct Taken {
        Action action;
        Seat seat;
        bool asked;  // a person decided it, and could have decided otherwise
    };
    // News, and the action that brought it about.
    struct Told {
        Revision revision;
        Position position;  // after the action
        Seat seat;
        AnyNews news;
    };

    History(const AnyGame& game, Seats seats);

    const AnyState& state() const { return state_; }
    Position position() const { return taken_.size(); }
    const std::vector<Taken>& taken() const { return taken_; }
    const std::vector<Told>& told() const { return told_; }

    // A legal action.
    void take(const Taken& taken, Revision revision);
    void back_to(Position position);
    // What came after this position is news of another entry: it is told again.
    void tell_again(Position after, Revision revision);
    // The last position with everything dealt anew that the viewer does not know; what led there stays as it is.
    void determinize(Seat viewer, std::uint64_t seed);
    // The position after the first actions.
    AnyState at(Position position) const;

private:
    const AnyGame* game_;  // belongs to the rule set of the table
    AnyState state_;
    std::vector<Taken> taken_;
    std::vector<Told> told_;
    struct Kept {
        Position position;
        AnyState state;
    };
    std::vector<Kept> kept_;  // positions on the way, the first one included
};

}  // namespace tessera::table
