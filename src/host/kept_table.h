// A table together with all that is kept beside its entries: who may speak there, and who wants to hear from it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "host/change.h"
#include "host/rights.h"
#include "table/loaded_rule_set.h"
#include "table/table.h"

namespace tessera::host {

struct KeptTable {
    std::string id;
    std::shared_ptr<const table::LoadedRuleSet> loaded;
    std::unique_ptr<table::Table> table;
    Rights rights;
    std::vector<Notification> notifications;
    table::Time created = 0;
    table::Time touched = 0;

    void carry_out(const Change& change);
};

// Applies what happens by itself, up to a decision that somebody has to think about. The entries are added as lines.
void settle(table::Table& table, table::Time now, std::vector<std::string>& lines);

}  // namespace tessera::host
