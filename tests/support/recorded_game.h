// A game of tests/recorded, played again.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "engine/record.h"

namespace tessera {

struct RecordedGame {
    std::shared_ptr<const AnyGame> game;
    AnyState end;
    std::vector<std::string> heard;  // the names of all news, in order

    template <class State>
    const State& end_as() const
    {
        return *static_cast<const State*>(end.data());
    }
};

// By its place in the folder: `treasury/final_round`.
RecordedGame recorded_game(const std::string& name, const Watch& watch = {});

}  // namespace tessera
