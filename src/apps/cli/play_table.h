// One game being played at this terminal: its record, the position that the record leads to, and what has been told.
// Going back is cutting the record short and replaying it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/record.h"
#include "players/players.h"

namespace tessera::cli {

class PlayTable {
public:
    // Throws BadRecord if the record cannot have happened, BadValue if it names no bot.
    PlayTable(std::shared_ptr<const AnyGame> game, GameRecord record);

    const AnyGame& game() const { return *game_; }
    const AnyState& state() const { return state_; }
    const GameRecord& record() const { return record_; }
    bool is_over() const { return game_->decider(state_).is_nobody(); }
    bool is_human(Seat seat) const;
    std::size_t humans() const;

    // Everything up to the next decision that a human has to think about. False if `stop` ended it early.
    bool advance(const Enough& stop);
    void take(Action action);

    // Back to the last decision that a human was asked for, before this one. The seat that is then asked, if there is
    // any.
    std::optional<Seat> last_asked() const;
    void undo();

    // The story so far, in a viewer's words: the lines told since so many actions were done.
    std::vector<std::string> story(Seat viewer, std::size_t since = 0) const;

    Choice advice(const PlayerSpec& spec, const Enough& enough) const;

    // The record as it is saved: with the signature of the position.
    std::string saved_text() const;

private:
    struct Told {
        std::size_t action;  // the number of the action that caused it
        AnyNews news;
    };

    void rebuild(std::size_t actions);
    void note_checkpoint();
    void note_decision(const AnyState& s, std::size_t actions_done);
    std::uint64_t seed_of_this_moment() const;

    std::shared_ptr<const AnyGame> game_;
    std::unique_ptr<AnyPlayers> players_;
    std::vector<std::unique_ptr<Bot>> bots_;  // none where a human sits
    GameRecord record_;
    AnyState state_;
    std::vector<Told> told_;
    std::vector<std::size_t> asked_;  // after how many actions a human was asked
};

}  // namespace tessera::cli
