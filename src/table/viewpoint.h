// A position as one viewer knows it: a few determinizations, in which everything that is hidden is dealt anew. What
// is the same in all of them can be told; it depends on nothing but what the viewer knows. The true position is not
// looked at again.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "engine/news.h"

namespace tessera::table {

// What an action would do, as far as the viewer can know.
struct Preview {
    enum class Then { Chance, Seat, Over, Unknown };

    std::vector<std::string> lines;
    std::vector<ViewChange> changes;
    std::size_t more = 0;  // changes that are left out
    Then then = Then::Unknown;
};

class Viewpoint {
public:
    Viewpoint(const AnyGame& game, const AnyState& truth, Seat viewer, std::span<const std::string> names);

    // As it may be.
    const AnyState& a_deal() const { return deals_.front(); }

    // The score of a seat; nothing if it depends on what the viewer does not know. Where nothing is hidden any more
    // because the game is over, it is known.
    std::optional<int> score(Seat seat) const;

    // What the viewer is asked, and what an action of the viewer's would be, in words. Told of a copy: what these say
    // cannot depend on what the viewer does not know.
    std::string prompt() const { return game_.prompt(a_deal(), viewer_); }
    std::string label(Action action) const { return game_.label(a_deal(), action, viewer_); }

    // Of an action that is legal for the viewer.
    Preview preview(Action action) const;

    // The answer of the rules; nothing if it depends on what the viewer does not know.
    std::optional<Verdict> verdict(Action action) const;

private:
    struct Outlook;

    const AnyGame& game_;
    Seat viewer_;
    Narrator narrator_;
    std::vector<AnyState> deals_;
};

}  // namespace tessera::table
