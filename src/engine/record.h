// A game on paper: which rules, who sat where, and every action in words, chance included. That replays the game
// exactly, on any machine. Signatures of the position along the way show whether the rules still play it as they did.
//
// A record holds what luck brought, never where it came from: whoever reads the record of a game that still goes on
// must not be able to foretell it. Version 1 of the format had a member `seed`, which is read and left aside.
//
// Here a record is text in and text out; files belong to the programs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "engine/options.h"

namespace tessera {

// A text that is no record, or a game that cannot have happened under these rules.
class BadRecord : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// The position after so many actions.
struct Checkpoint {
    std::size_t after;
    std::uint64_t signature;
};

struct GameRecord {
    std::string rule_set;
    OptionSettings options;                 // that differ from the rule set
    std::uint64_t content_fingerprint = 0;  // of the content it was played with
    std::vector<std::string> players;       // for each seat: `human`, or what bot
    std::vector<std::string> names;         // what they are called
    std::vector<std::string> log;
    std::vector<Checkpoint> checkpoints;  // in rising order
    Seats seats() const { return {static_cast<int>(players.size())}; }
};

// JSON, one action to a line.
std::string record_text(const GameRecord& record);

// Throws BadRecord; `source` is what the message calls the text.
GameRecord record_from_text(const std::string& source, std::string_view text);

// One action of a replayed game.
struct ReplayedAction {
    std::size_t number;  // from 1
    const AnyState& before;
    Action action;
    const std::vector<AnyNews>& news;
    const AnyState& after;
};

using Watch = std::function<void(const ReplayedAction&)>;

// The position after `most` actions of the record, or after all of them. Every action is checked and every signature
// on the way is compared; throws BadRecord where they differ.
AnyState replay(const AnyGame& game, const GameRecord& record, std::size_t most = static_cast<std::size_t>(-1),
                const Watch& watch = {});

}  // namespace tessera
