// What is forbidden to a player, however good it would be: a verb (`draw-admin`), a verb with one of its words
// (`settle:factory`), or whatever leads at once to some news of its own (`card-taken:navy`). So the lab finds out what
// it is worth to be able to do a thing.
#pragma once

#include <string>
#include <vector>

#include "lab/news_kinds.h"

namespace tessera::lab {

class ForbiddenActions {
public:
    // Throws BadValue for what is neither a verb nor news of a seat.
    ForbiddenActions(const AnyGame& game, const std::vector<std::string>& terms);

    bool empty() const { return verbs_.empty() && news_.empty(); }

    // Removes what is forbidden to the seat that decides. Whoever has no other choice is free.
    void remove_from(const AnyState& s, std::vector<Action>& legal) const;

private:
    struct ForbiddenVerb {
        std::size_t verb = 0;
        std::string word;  // that the action names; empty: whatever it names
    };

    void add(const std::string& words, const GameSchema& schema, const std::vector<NewsKind>& kinds);
    bool is_forbidden(Action action) const;
    bool leads_to_forbidden(const AnyState& s, Seat seat, Action action) const;

    const AnyGame& game_;
    NewsReader reader_;
    std::vector<ForbiddenVerb> verbs_;
    std::vector<NewsTerm> news_;
};

}  // namespace tessera::lab
