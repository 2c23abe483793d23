// What is kept of one game for the lab: its news, what was asked, how the scores stood at every turn, and how long each
// seat waited for its next choice. A tracer keeps it while it looks on; many of them make a ledger (`ledger.h`).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <vector>

#include "lab/news_counts.h"
#include "players/game_observer.h"

namespace tessera::lab {

struct GameTrace {
    // One kind of question, told apart by the step that asks it.
    struct Asked {
        std::uint32_t times = 0;
        std::uint32_t forced = 0;   // of these, with a single action
        std::uint64_t options = 0;  // the actions of those that were not forced, altogether
    };

    GameTrace(const GameSchema& schema, const std::vector<NewsKind>& kinds)
        : news(kinds), asked(schema.steps.size()), chosen(schema.verbs.size())
    {
    }

    NewsCounts news;
    std::vector<Asked> asked;           // in the order of the game's steps
    std::vector<std::uint32_t> chosen;  // by seats, in the order of the game's verbs
    // Of every seat, at the beginning of each turn and at the end of the game, one behind the other.
    std::vector<std::int32_t> scores;

    // A seat waits from its last choice to its next one; the wait is counted in the choices of others in between.
    std::uint32_t waits = 0;
    std::uint32_t waited = 0;
    std::uint32_t longest_wait = 0;

    // Ready for the next game; keeps its memory.
    void clear()
    {
        news.clear();
        std::fill(asked.begin(), asked.end(), Asked{});
        std::fill(chosen.begin(), chosen.end(), 0);
        scores.clear();
        waits = waited = longest_wait = 0;
    }
};

// Looks on at one game after the other, and keeps the trace of each.
class GameTracer final : public GameObserver {
public:
    explicit GameTracer(const AnyGame& game);

    // Forgets the game before; to be called before each game.
    void begin();

    const GameTrace& trace() const { return trace_; }

    void on_decision(const AnyState& s, const Decision& decision) override;
    void on_chance(const AnyState& s, Action outcome) override;
    void on_news(const AnyNews& news) override;
    void on_end(const AnyState& s) override;

private:
    static constexpr std::uint32_t never = std::numeric_limits<std::uint32_t>::max();

    void note_scores(const AnyState& s);
    void note_scores_of_new_turn(const AnyState& s);
    void note_wait(Seat seat);

    const AnyGame& game_;
    NewsReader reader_;
    GameTrace trace_;
    Seat last_seat_ = spectator;
    Seat chooser_ = spectator;   // whoever chose last
    std::uint32_t choices_ = 0;  // of all seats so far
    std::array<std::uint32_t, max_seats> left_at_{};
    std::uint32_t turns_noted_ = 0;
};

}  // namespace tessera::lab
