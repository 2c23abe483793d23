// Telling people who are not here that it is their turn, or that their time is over.
#pragma once

#include "host/commits.h"
#include "host/guests.h"
#include "host/world.h"

namespace tessera::host {

class Notices {
public:
    Notices(const KeptTable& kept, const Guests& guests, Commits& commits, Notifier& notifier)
        : kept_(kept), guests_(guests), commits_(commits), notifier_(notifier)
    {
    }

    void tell_the_decider();
    void remind(const table::Clock& turn);

private:
    void send(Notification whom, std::string state, std::string_view kind);
    void post(const Notification& whom, std::string_view kind) const;

    const KeptTable& kept_;
    const Guests& guests_;
    Commits& commits_;
    Notifier& notifier_;
};

}  // namespace tessera::host
