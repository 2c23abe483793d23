// Looks on while a game is played (`arena.h`), and changes nothing about it.
#pragma once

#include "engine/any_game.h"

namespace tessera {

// What a seat has chosen.
struct Decision {
    Seat seat;
    std::size_t step;     // that asked, by its place in the schema of the game
    std::size_t options;  // how many actions were legal
    Action action;
};

class GameObserver {
public:
    virtual ~GameObserver() = default;

    // A seat has chosen in this state, and its action is about to be carried out.
    virtual void on_decision(const AnyState&, const Decision&) {}
    // The same of what chance has brought.
    virtual void on_chance(const AnyState&, Action) {}
    // What the rules announce, in order: when the game begins, and while actions are carried out.
    virtual void on_news(const AnyNews&) {}
    virtual void on_end(const AnyState&) {}
};

}  // namespace tessera
