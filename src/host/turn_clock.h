// The clock of the turn: when its time is over, a bot takes the seat, or whoever sits there is reminded. And that of
// windows, if they have a time (table.h).
#pragma once

#include <optional>

#include "host/commits.h"
#include "host/notices.h"

namespace tessera::host {

class TurnClock {
public:
    TurnClock(const KeptTable& kept, Commits& commits, Clock& clock, Notices& notices)
        : kept_(kept), commits_(commits), clock_(clock), notices_(notices)
    {
    }

    // Sets the alarm for the turn that it is now.
    void set();
    void forget() { alarm_.reset(); }

private:
    void ring();

    const KeptTable& kept_;
    Commits& commits_;
    Clock& clock_;
    Notices& notices_;
    std::optional<table::Time> alarm_;
};

}  // namespace tessera::host
