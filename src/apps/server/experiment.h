// What somebody asks the lab for: whole games, two rule sets held against each other, or how a game would go on from a
// position of a table. Read from the body of the request (docs/protocol.md), and kept, so that an experiment goes on
// when the server starts again.
#pragma once

#include <optional>
#include <string>

#include "apps/server/rule_set_cache.h"
#include "apps/server/visitor_content.h"
#include "lab/play.h"

namespace tessera::server {

// A position of a table as whoever asks knows it. The unknown in it was dealt anew, so it holds nothing secret.
struct Standpoint {
    RuleSetPointer loaded;
    KnownPosition known;
};

struct Wish {
    std::string body;                // of the request
    std::optional<Standpoint> from;  // where the games go on from, if not from the start
};

// The table that the games go on from; nothing if they are whole games.
std::optional<std::string> table_of_wish(const std::string& body);

// To keep it. Reading it back throws if the rules that the table was played under are gone.
std::string text_of(const Wish& wish);
Wish wish_from(const std::string& text, RuleSetCache& rule_sets, store::Store& store);

// Ready to be played.
struct ReadyExperiment {
    lab::ReadyStudy study;
    std::uint64_t games = 0;
};

// Throws table::BadMessage with a sentence where the wish makes no sense.
ReadyExperiment experiment_for(const Wish& wish, store::Store& store, std::int64_t most_games, VisitorContent visitors);

}  // namespace tessera::server
