// One game as somebody saw it who looked on: what was heard, what was asked, how the scores stood at every turn, and
// how long each seat waited for its next choice. Many of them make a ledger (`lab/ledger.h`).
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "players/heard.h"

namespace tessera {

struct Watched {
    // One kind of question, told apart by the step that asks it.
    struct Asked {
        std::uint32_t times = 0;
        std::uint32_t forced = 0;   // of these, with a single action
        std::uint64_t options = 0;  // the actions of those that were not forced, altogether
    };

    Watched(const std::vector<NewsKind>& kinds, std::size_t steps, std::size_t verbs)
        : heard(kinds), asked(steps), chosen(verbs)
    {
    }

    Heard heard;
    std::vector<Asked> asked;           // in the order of the game's steps
    std::vector<std::uint32_t> chosen;  // by seats, in the order of the game's verbs
    // Of every seat, at the beginning of each turn and at the end of the game, one behind the other.
    std::vector<std::int32_t> scores;

    // A seat waits from its last choice to its next one; the wait is counted in the choices of others in between.
    std::uint32_t waits = 0;
    std::uint32_t waited = 0;
    std::uint32_t longest_wait = 0;

    // Ready for the next game; keeps its memory.
    void forget()
    {
        heard.forget();
        std::fill(asked.begin(), asked.end(), Asked{});
        std::fill(chosen.begin(), chosen.end(), 0);
        scores.clear();
        waits = waited = longest_wait = 0;
    }
};

}  // namespace tessera
