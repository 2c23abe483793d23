// What a store keeps: tables with their entries, who may speak at them, whom to notify, and experiments.
//
// JSON is text here and stays as it was given. All text is UTF-8 without zero characters.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/content_source.h"
#include "host/change.h"

namespace tessera::store {

using Time = std::chrono::sys_time<std::chrono::milliseconds>;

enum class Phase { Waiting, Running, Finished, Closed };

// What a host says of these is what is kept of them.
using host::no_seat;
using host::Notification;
using host::Role;
using host::Secret;

// What lists need to know about a table without playing it through.
struct Status {
    Phase phase = Phase::Waiting;
    int open_seats = 0;
    bool listed = false;  // strangers see it in the lobby
    std::string summary;  // JSON for the lobby: names, whose turn, scores
    std::optional<Time>
        wake{};  // when a server has to look at it without being asked: a clock, a reminder, a bot's turn

    bool operator==(const Status&) const = default;
};

struct NewTable {
    std::string id;
    std::string header;  // JSON: rule set, options, seats, settings
    std::uint64_t content_fingerprint = 0;
    ContentFiles content;  // each text of it kept once
    std::string seed;      // bytes; never leaves the server
    Time created{};
    Status status;
    std::vector<std::string> entries;
    std::vector<Secret> secrets;
    std::string visitor{};         // whose address made it; empty where nobody counts what an address has
    bool has_own_content = false;  // of a designer, and counts for the visitor
};

// What one table gets more. Everything of it is kept, or nothing.
struct Append {
    std::string table;
    std::int64_t first_revision = 0;   // how many entries there are before these
    std::vector<std::string> entries;  // JSON, one each; may be empty when only something below changes
    Time time{};
    std::optional<Status> status{};           // unless it stays as it is
    std::vector<Secret> grants{};             // rights given
    std::vector<Secret> revokes{};            // rights taken away; those that are not there do no harm
    std::vector<Notification> notify{};       // replaces that of the same seat and channel
    std::vector<Notification> stop_notify{};  // by seat and channel
};

// What became of an Append.
struct Appended {
    enum class Outcome {
        Done,
        Conflict,      // the entries do not follow on those that are kept: somebody else wrote, load the table again
        NoSuchTable,   // never there, or erased
        OwnedByOther,  // another server took the table over, or nobody called own(): own it and load it again
        BadText,       // some text is not UTF-8, or has a zero character in it
        Damaged,       // who may speak at the table is not what was written: load it, which tells more
    };
    Outcome outcome = Outcome::Done;
    std::int64_t revision = 0;  // how many entries are kept now, unless there is no such table
    std::string message;        // a sentence, unless it is done

    bool done() const { return outcome == Outcome::Done; }
};

// A table is not as it was written. What stands before the damage is.
struct Damage {
    std::int64_t from = 0;  // so many entries are as they were written, and none behind them counts
    std::string what;       // a sentence

    bool operator==(const Damage&) const = default;
};

// A table as it is kept, all of one moment. Where there is damage, `entries` ends before it, and `secrets` has only
// what is certain: nothing may be added to such a table.
struct StoredTable {
    std::string id;
    std::string header;
    std::uint64_t content_fingerprint = 0;
    std::string seed;
    Time created{};
    Time touched{};  // the time of the last Append
    Status status;
    std::vector<std::string> entries;
    std::vector<Secret> secrets;
    std::vector<Notification> notifications;
    std::optional<Damage> damage{};
};

struct DamagedTable {
    std::string id;
    Damage damage;
};

// What came out when everything was read and held against what was written.
struct Examination {
    std::int64_t tables = 0;
    std::vector<DamagedTable> damaged;
    std::string database;  // what the database itself finds wrong; empty if nothing

    bool is_whole() const { return damaged.empty() && database.empty(); }
};

// A table in a list.
struct TableLine {
    std::string id;
    std::string header;
    Time created{};
    Time touched{};
    std::int64_t revision = 0;
    Status status;
    std::vector<Secret> matched;  // the rights of the secrets that were asked for
};

// Everything that is set has to hold.
struct TableFilter {
    std::optional<std::vector<std::string>> secrets{};  // one of these hashes has a right that is no invitation
    std::optional<Phase> phase{};
    bool open_seats = false;           // at least one
    bool listed = false;               // strangers may see it
    std::optional<Time> wake_until{};  // has a wake time that is not later
    std::optional<Time> changed_since{};
    std::optional<int> most_of_a_visitor{};  // the newest of each, as far as it is known who made them
};

// Newest first. `next` goes into the following call as `after`; it is 0 when there is nothing more.
template <class Line>
struct Page {
    std::vector<Line> lines;
    std::int64_t next = 0;
};

struct PageRequest {
    int most = 50;
    std::int64_t after = 0;
};

enum class ExperimentState { Waiting, Running, Done, Failed, Stopped };

// What the lab was asked, and how far it is. The result is fetched by itself: it may be megabytes.
struct Experiment {
    std::string id;
    std::string request;  // JSON
    ExperimentState state = ExperimentState::Waiting;
    std::string progress;  // JSON, or why it failed
    Time created{};
    Time changed{};
    std::string visitor{};  // whose address asked; empty where nobody counts what an address has

    bool operator==(const Experiment&) const = default;
};

// An experiment that is not finished, in a list of them.
struct QueuedExperiment {
    std::string id;
    std::string visitor;
    std::string progress;
    std::int64_t holder = 0;  // the server that carries it out, as a number; 0 if none does
};

// What one visitor has made that is kept, as far as that is remembered.
struct Holdings {
    std::int64_t tables = 0;
    std::int64_t bytes = 0;        // of content of tables and experiments
    std::int64_t experiments = 0;  // that are not finished
};

struct Health {
    std::string place;  // the file, or the database without its password
    int version = 0;    // of the schema
    std::int64_t tables = 0;
    std::int64_t bytes = 0;                    // that the store takes
    std::optional<std::int64_t> free_bytes{};  // on the disk, where that can be known
};

}  // namespace tessera::store
