// A table between the database and memory: how it is read back, and what lists are told about it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "apps/server/rule_set_cache.h"
#include "host/kept_table.h"
#include "store/store.h"
#include "table/table.h"

namespace tessera::server {

// Reads a table and plays its entries through; nothing if there is none. One that is damaged ends before the damage,
// and is broken off there. Throws StoreError, or says why these rules cannot play it at all.
std::optional<host::KeptTable> load_table(const std::string& id, store::Store& store, RuleSetCache& rule_sets);

std::string seed_bytes(std::uint64_t seed);

// What lists need to know. `now` is when a server has to look at it next, if a bot has to move.
store::Status status_of(const table::Table& table, table::Time now);

// Makes the lines of lists, as `tableSummary` of the protocol has them, out of what is kept.
struct Asker {
    std::vector<int> seats;  // that the asker speaks for
    bool owner = false;
};
void write_summary(const std::string& id, const std::string& kept_summary, table::Time created, table::Time touched,
                   const Asker& asker, std::string& out);

}  // namespace tessera::server
