// What can happen at a table. A table is a header, which says how it began, and a list of entries that only ever grows;
// both are kept as JSON, an entry to a line. Whoever reads them back and applies them in order has the table again.
//
// Time is told by whoever has a clock, in milliseconds since 1970; here it is only a number that is kept.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/options.h"
#include "engine/seat.h"

namespace tessera::table {

using Time = std::int64_t;

// How many entries there are.
using Revision = std::size_t;
// How many actions of the game are in force, those of chance included.
using Position = std::size_t;

enum class SeatKind { Human, Bot, Open };

// Who sits in a seat.
struct Occupant {
    SeatKind kind = SeatKind::Open;
    std::string level;  // of a bot: `medium`
    std::string name;
    friend bool operator==(const Occupant& a, const Occupant& b)
    {
        return a.kind == b.kind && a.level == b.level && a.name == b.name;
    }
};

// What happens when the clock of a turn runs out: a bot takes the seat over, or the seat is only reminded. A seat that
// is asked in secret passes.
enum class TimeOut { Bot, Remind, Pass };

struct ClockSetting {
    std::int64_t seconds = 0;
    TimeOut then = TimeOut::Remind;
    friend bool operator==(const ClockSetting& a, const ClockSetting& b)
    {
        return a.seconds == b.seconds && a.then == b.then;
    }
};

// Consent: free while nobody has learned anything, else if all people agree. Free: only the former.
enum class UndoRule { Consent, Free, Never };

// How a table is run.
struct Settings {
    std::optional<ClockSetting> clock;
    UndoRule undo = UndoRule::Consent;
    bool hints = true;
    bool spectators = true;
    bool forced = true;   // a person with a single legal action is not asked
    bool listed = false;  // strangers find the table while it has open seats
    // How long every window lasts in which somebody may be asked in secret; else as long as whoever is asked needs.
    std::optional<std::int64_t> window_seconds;
    friend bool operator==(const Settings& a, const Settings& b)
    {
        return a.clock == b.clock && a.undo == b.undo && a.hints == b.hints && a.spectators == b.spectators &&
               a.forced == b.forced && a.listed == b.listed && a.window_seconds == b.window_seconds;
    }
};

// Settings of which some change. A clock or a time that is said and absent is taken away.
struct SettingsChange {
    std::optional<std::optional<ClockSetting>> clock;
    std::optional<std::optional<std::int64_t>> window_seconds;
    std::optional<UndoRule> undo;
    std::optional<bool> hints, spectators, forced, listed;

    Settings applied_to(Settings settings) const;
};

// How a table began. The seed of its luck is secret and kept apart from this.
struct Header {
    std::string rule_set;
    OptionSettings options;                 // that differ from the rule set
    std::uint64_t content_fingerprint = 0;  // of the content it is played with
    std::vector<Occupant> seats;
    Settings settings;
};

// Who changed a seat: somebody who sits at the table, its owner who sits nowhere, or a clock that ran out. Entries of
// former versions do not say.
struct ChangedBy {
    enum class Who { Unsaid, Seat, Owner, Clock };
    Who who = Who::Unsaid;
    Seat seat = spectator;

    static ChangedBy somebody(Seat seat) { return {Who::Seat, seat}; }
    static ChangedBy owner() { return {Who::Owner, spectator}; }
    static ChangedBy clock() { return {Who::Clock, spectator}; }
};

// Somebody sits down, or is replaced: a person joins, a bot takes over, a seat is opened.
struct Sat {
    Seat seat;
    Occupant who;
    // Of somebody who joins: what else they are at this table, if they said so.
    ChangedBy by = {};
    // A new person, by an invitation or from the list; else a person comes back.
    bool joined = false;
};
// An action of the game; by chance if no seat is said.
struct Acted {
    std::optional<Seat> seat;
    std::string action;
    bool forced = false;  // there was nothing else to do, and nobody was asked
};
// The game is back at an earlier position.
struct TookBack {
    Seat seat;
    Position to;
};
struct AskedToTakeBack {
    Seat seat;
    Position to;
};
// A person's answer to that. Only the last one that is needed is followed by TookBack.
struct Consented {
    Seat seat;
    bool yes;
};
// A person leaves for good; a bot plays on.
struct Resigned {
    Seat seat;
    std::string level;
};
struct Paused {
    bool on;
};
struct Changed {
    Settings settings;
};
// A seat is asked in secret: only that one notices.
struct Asked {
    Seat seat;
};
// Nobody can answer any more what was done last.
struct WindowClosed {};
// Nothing happens here any more.
struct Closed {};

struct Entry {
    Time at = 0;
    std::variant<Sat, Acted, TookBack, AskedToTakeBack, Consented, Resigned, Paused, Changed, Asked, WindowClosed,
                 Closed>
        what;
};

// A text that is no entry or no header; says what was found and what was expected.
class BadEntry : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// One line of JSON, without the line's end.
std::string entry_text(const Entry& entry);
Entry entry_from_text(std::string_view text);

std::string header_text(const Header& header);
Header header_from_text(std::string_view text);

// The levels that bots have, the weakest first.
std::vector<std::string> bot_levels();

// The words of the protocol: `human`, `bot`, `open`.
std::string_view word_of(SeatKind kind);
std::string_view word_of(TimeOut then);
std::string_view word_of(UndoRule rule);

}  // namespace tessera::table
