// Every action of a game, of seats and of chance, in order.
#pragma once

#include <vector>

#include "players/game_observer.h"

namespace tessera {

struct ActionLog final : GameObserver {
    void on_decision(const AnyState&, const Decision& decision) override { actions.push_back(decision.action); }
    void on_chance(const AnyState&, Action outcome) override { actions.push_back(outcome); }

    std::vector<Action> actions;
};

}  // namespace tessera
