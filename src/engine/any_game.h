// A rule set ready to be played, for those who do not know which game it is: the table, the command line, Python. Whole
// operations go through one function table; what happens inside them is static (`play.h`).
#pragma once

#include <array>
#include <boost/json/fwd.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/news.h"
#include "engine/options.h"
#include "engine/packed.h"
#include "engine/ranking.h"
#include "engine/seat.h"
#include "engine/text_style.h"
#include "engine/verdict.h"

namespace tessera {

struct OperationInfo;
struct Tally;
class Rng;

// A state of some game: plain bytes. It is made and understood by the game it belongs to.
class AnyState {
public:
    explicit AnyState(std::size_t bytes) : words_((bytes + sizeof(std::uint64_t) - 1) / sizeof(std::uint64_t)) {}
    void* data() { return words_.data(); }
    const void* data() const { return words_.data(); }

private:
    std::vector<std::uint64_t> words_;
};

// A piece of news of some game.
struct AnyNews {
    std::uint16_t kind = 0;
    alignas(8) std::array<std::byte, 56> members{};
};

// A value of a view that changed: where (`players.0.gold`), and both values as JSON.
struct ViewChange {
    std::string path;
    std::string from;
    std::string to;
    friend bool operator==(const ViewChange& a, const ViewChange& b)
    {
        return a.path == b.path && a.from == b.from && a.to == b.to;
    }
};

struct Outcome {
    Action action;
    double probability;
};

class AnyGame {
public:
    virtual ~AnyGame() = default;

    // The rule set: its name, its options as they stand, the number of its content.
    virtual const RuleSetInfo& rule_set() const = 0;
    virtual const std::vector<Option>& options() const = 0;
    virtual std::string_view game_id() const = 0;
    virtual std::uint64_t content_fingerprint() const = 0;

    virtual std::size_t state_bytes() const = 0;
    virtual bool hidden_information() const = 0;
    virtual int longest_game(Seats seats) const = 0;

    // Playing.
    virtual AnyState new_game(Seats seats) const = 0;
    virtual Seats seats_of(const AnyState& s) const = 0;
    virtual Decider decider(const AnyState& s) const = 0;
    virtual std::vector<Action> legal(const AnyState& s) const = 0;
    virtual Verdict check(const AnyState& s, Action action) const = 0;
    // Only of what `check` allows; anything else is a broken promise of the caller.
    virtual std::vector<AnyNews> apply(AnyState& s, Action action) const = 0;
    // The outcomes where chance decides, none elsewhere; of a range, its first outcome with the probability of each.
    virtual std::vector<Outcome> chances(const AnyState& s) const = 0;
    virtual Action sample_chance(const AnyState& s, Rng& rng) const = 0;

    // Knowing.
    virtual boost::json::value view(const AnyState& s, Seat viewer) const = 0;
    // The same as text, written at the end of `out` without a document in between.
    virtual void write_view(const AnyState& s, Seat viewer, std::string& out) const = 0;
    // What a view looks like, as a JSON schema (view_schema.h).
    virtual boost::json::value view_schema() const = 0;
    // What is different in the view of the later state.
    virtual std::vector<ViewChange> view_changes(const AnyState& before, const AnyState& after, Seat viewer) const = 0;
    virtual void resample_hidden(AnyState& s, Seat seat, Rng& rng) const = 0;
    // The action as the viewer may see it; what the viewer may not know is left unsaid (redaction.h).
    virtual Action redact_for(const AnyState& s, Action action, Seat viewer) const = 0;

    // How it stands and how it ended.
    virtual int score(const AnyState& s, Seat seat) const = 0;
    virtual Ranking ranking(const AnyState& s) const = 0;
    virtual Payoffs payoffs(const AnyState& s) const = 0;
    virtual Tally conserved(const AnyState& s) const = 0;

    // Words. Parsing throws BadValue. What takes a viewer says no more than that one may know; the rest is whole, and
    // goes to nobody who has not been shown the action.
    virtual std::string text(Action action) const = 0;
    virtual Action action_from_text(std::string_view text) const = 0;
    virtual boost::json::value to_json(Action action) const = 0;
    virtual Action action_from_json(const boost::json::value& json) const = 0;
    // What the action touches, in the order a person would pick: `card:saw_pit`, `tile:4` (things.h).
    virtual std::vector<std::string> things(Action action) const = 0;
    virtual std::vector<std::string> things(const AnyNews& news, Seat viewer) const = 0;
    // Actions that touch all of these things, allowed or not, the most plausible first; at most so many of each verb.
    virtual std::vector<Action> conceivable(const AnyState& s, std::span<const std::string> things,
                                            std::size_t most) const = 0;
    virtual std::string label(const AnyState& s, Action action, Seat viewer) const = 0;
    // Empty for those who are not asked, if the game has hidden information.
    virtual std::string prompt(const AnyState& s, Seat viewer) const = 0;
    // The name of the question that stands on top of the agenda: `hub`, `build`.
    virtual std::string question(const AnyState& s) const = 0;
    // The number of the rule that asks it; empty where the game does not say.
    virtual std::string_view asking_rule(const AnyState& s) const = 0;
    virtual std::string news_name(const AnyNews& news) const = 0;
    virtual boost::json::value to_json(const AnyNews& news) const = 0;
    // As the narrator's viewer may hear it.
    virtual std::string line(const AnyNews& news, const Narrator& narrator) const = 0;
    virtual std::string picture(const AnyState& s, Seat viewer, const TextStyle& style) const = 0;

    // Positions. Reading throws BadValue with the path of the mistake.
    virtual boost::json::value to_json(const AnyState& s) const = 0;
    virtual AnyState state_from_json(const boost::json::value& json) const = 0;
    // The documented empty position. What stands on its agenda is not carried out yet, so that it can be changed first.
    virtual AnyState blank(Seats seats, std::string_view at) const = 0;
    // Changes what the JSON names.
    virtual void patch(AnyState& s, const boost::json::value& json) const = 0;
    // Carries out what stands on the agenda, up to the next decision.
    virtual void run_to_decision(AnyState& s) const = 0;
    virtual std::uint64_t signature(const AnyState& s) const = 0;

    // The operations of which its cards are made, for whoever checks or edits content; few games have none.
    virtual std::vector<OperationInfo> operations() const = 0;

    // The state and rules as what they are, for players that know the type. Checked by the id of the game.
    virtual const void* typed_rules() const = 0;
};

}  // namespace tessera
