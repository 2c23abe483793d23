// Hints: somebody asks, a bot thinks, and the answer goes to whoever asked.
#pragma once

#include <set>

#include "host/answers.h"
#include "host/commits.h"
#include "host/guests.h"

namespace tessera::host {

class Hints {
public:
    Hints(const KeptTable& kept, Guests& guests, Commits& commits, const World& world, const Answers& answers)
        : kept_(kept),
          guests_(guests),
          commits_(commits),
          thinker_(world.thinker),
          limits_(world.limits),
          answers_(answers)
    {
    }

    // One hint at a time for a seat, whoever asks, and a few for an address: a hint costs seconds of a core. Somebody
    // who leaves and comes back waits for the hint that they asked for before. Throws BadMessage.
    void ask(const Guest& guest, table::RequestId id, const Thinker::Task& task);

private:
    void answer(const Viewer& viewer, table::RequestId id, const table::BotTask& task,
                const std::optional<Choice>& choice) const;

    const KeptTable& kept_;
    Guests& guests_;
    Commits& commits_;
    Thinker& thinker_;
    Limits limits_;
    const Answers& answers_;
    std::set<Seat> awaited_;
};

}  // namespace tessera::host
