// Where what happens at a table is kept, and read back from.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "host/kept_table.h"

namespace tessera::host {

// What has brought something about: a message of somebody at the table, a bot, or anything else (a clock, a request
// from outside, the rules themselves).
enum class Cause { Message, Bot, Other };

// What is to be kept, all of it or nothing.
struct Addition {
    std::vector<std::string> entries;  // a line each; none where only rights or notifications change
    Change change;
    Cause cause = Cause::Other;
    table::Time time = 0;
};

// What became of that.
struct Outcome {
    bool is_kept = false;
    std::string why_not = {};
};

// What came of reading a table back.
struct ReadBack {
    std::optional<KeptTable> table = {};
    // Why it cannot be read now. If there is neither, the table is not ours any more, or gone.
    std::string failure = {};
};

class Journal {
public:
    Journal() = default;
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;
    virtual ~Journal() = default;

    // The table has got these entries already, and gets no others until `then` was called.
    virtual void append(const table::Table& table, Addition addition, std::function<void(const Outcome&)> then) = 0;
    virtual void read_back(std::function<void(ReadBack)> then) = 0;
};

}  // namespace tessera::host
