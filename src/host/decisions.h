// The messages that change a table: who may ask for what, and for which seat. Whether it can be done is for the table
// to say; what can is committed, and acknowledged when it is kept.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "host/allowance.h"
#include "host/answers.h"
#include "host/commits.h"
#include "host/guests.h"

namespace tessera::host {

class Decisions {
public:
    Decisions(const KeptTable& kept, Commits& commits, Clock& clock, const Answers& answers)
        : kept_(kept), commits_(commits), clock_(clock), answers_(answers)
    {
    }

    // --- In the game.
    void carry_out(Guest& guest, const table::client::Act& m);
    void carry_out(Guest& guest, const table::client::Undo& m);
    void carry_out(Guest& guest, const table::client::Consent& m);
    // --- How the table is run.
    void carry_out(Guest& guest, const table::client::Pause& m);
    void carry_out(Guest& guest, const table::client::ChangeSettings& m);
    void carry_out(Guest& guest, const table::client::Close& m);
    // --- Seats that change hands (seat_decisions.cpp).
    void carry_out(Guest& guest, const table::client::Resign& m);
    void carry_out(Guest& guest, const table::client::ChangeSeat& m);
    void carry_out(Guest& guest, const table::client::Kick& m);

private:
    const table::Table& table() const { return *kept_.table; }
    // Whoever sits at a table may change how it is run again and again, but not for ever: every change is kept for good
    // and told to all. Throws BadMessage.
    void refuse_too_many(const Guest& guest, table::RequestId id);
    // A client says what it has seen as its viewpoint counts, and a seat counts as it does.
    table::Revision meant(const Guest& guest, table::Revision revision, Seat seat) const;
    // Refuses, or commits and acknowledges.
    void settle(Guest& guest, table::RequestId id, const table::Result& result, Change change = {});

    const KeptTable& kept_;
    Commits& commits_;
    Clock& clock_;
    const Answers& answers_;
    std::map<std::string, Allowance> changes_;  // by the hash of who makes them
};

// The seat that somebody speaks for: the one that is said, if they may; else a likely one of theirs.
std::optional<Seat> speaker(const Guest& guest, std::optional<Seat> said, std::optional<Seat> likely);

// Who a change of a seat is told to be by.
table::ChangedBy changer(const table::You& you, Seat seat);

}  // namespace tessera::host
