// What each viewer has noticed of a table. Where a question is secret (engine/game.h), only the seat that is asked
// notices that it is asked, and that it passed; everybody else counts entries and actions as if neither had happened.
// And what an action did is news with the entry that closes the window in which it could be answered, or to a seat that
// is asked with the entry that asks it.
//
// "All" counts what there is; what a viewer counts is told to that viewer.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "table/entry.h"

namespace tessera::table {

class Noticed {
public:
    // --- What happens. Entries and actions are counted from 1.
    void only_one_notices_entry(Revision entry, Seat seat) { entries_.push_back({entry, seat}); }
    void only_one_notices_action(Position action, Seat seat) { actions_.push_back({action, seat}); }
    // Actions after this position are taken back.
    void back_to(Position position);
    // From this entry on news is withheld, and known with that one.
    void withhold(Revision from) { withheld_.push_back({from, std::nullopt}); }
    void release(Revision with);
    // A seat that is asked knows what happened up to this position.
    void show(Seat seat, Revision with, Position upto) { shown_.push_back({seat, with, upto}); }

    // --- How a viewer counts.
    Revision revision(Seat viewer, Revision all) const { return counted(entries_, viewer, all); }
    Position position(Seat viewer, Position all) const { return counted(actions_, viewer, all); }
    // The last of all that a viewer counts so.
    Revision all_entries(Seat viewer, Revision counted) const { return all(entries_, viewer, counted); }
    Position all_actions(Seat viewer, Position counted) const { return all(actions_, viewer, counted); }

    bool is_noticed_by_all(Position action) const;
    // With which entry a viewer got to know news of an entry that was told at a position; nothing if not yet.
    std::optional<Revision> known_with(Seat viewer, Revision entry, Position position) const;

private:
    struct Private {
        std::size_t number;
        Seat seat;
    };
    struct Withheld {
        Revision from;
        std::optional<Revision> released;
    };
    struct Shown {
        Seat seat;
        Revision with;
        Position upto;
    };

    static std::size_t counted(const std::vector<Private>& privates, Seat viewer, std::size_t all);
    static std::size_t all(const std::vector<Private>& privates, Seat viewer, std::size_t counted);

    std::vector<Private> entries_, actions_;
    std::vector<Withheld> withheld_;
    std::vector<Shown> shown_;
};

}  // namespace tessera::table
