// Which of many Appends can be done, and what is written for those: decided before anything is written, so that one
// that cannot be done spoils none of the others in the same transaction. Knows no database.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "store/stored.h"

namespace tessera::store {

// How a table stands before the Appends, and with each of them in turn.
struct Head {
    std::int64_t number = 0;
    std::int64_t revision = 0;
    Time touched{};
    Status status{};
    std::string link{};    // of the last entry
    std::string rights{};  // the seal of the secrets
    // Who may speak, where an Append changes that; nothing if it is not what was sealed.
    std::optional<std::vector<Secret>> secrets{};
    bool mine = true;
    bool is_touched = false;
    bool has_new_status = false;
};

using Heads = std::map<std::string, Head, std::less<>>;

struct PlannedEntry {
    std::int64_t number;
    std::int64_t revision;
    const std::string* text;
    std::string link;
};

struct AppendPlan {
    std::vector<Appended> answers;      // one for each Append
    std::vector<PlannedEntry> entries;  // to write
    std::vector<const Append*> rights;  // those that give or take rights or notifications
};

// The entries that are kept of a table from a revision on, as many as asked for.
using KeptEntries = std::function<std::vector<std::string>(std::int64_t number, std::int64_t first, std::size_t count)>;

// Changes `heads` to how they stand afterwards. The plan refers to the Appends.
AppendPlan plan_appends(std::span<const Append> appends, Heads& heads, const KeptEntries& kept);

inline bool changes_rights(const Append& append) { return !append.grants.empty() || !append.revokes.empty(); }

// Whether everything of it that should be text is text.
bool is_all_text(const Append& append);

}  // namespace tessera::store
