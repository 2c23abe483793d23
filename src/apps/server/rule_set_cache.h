// The rule sets that are played here, loaded. Tables with the same rules share one.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "store/store.h"
#include "table/entry.h"
#include "table/loaded_rule_set.h"

namespace tessera::server {

using RuleSetPointer = std::shared_ptr<const table::LoadedRuleSet>;

// All calls may take a while: reading content is work.
class RuleSetCache {
public:
    // As it ships, or with a designer's own files. Throws UnknownRuleSet or ContentError.
    RuleSetPointer open(const std::string& rule_set, const OptionSettings& options, const ContentFiles* own_files);

    // For a table that is kept: with the content that it began under, whatever ships today. Throws if that content is
    // gone or these rules cannot read it any more.
    RuleSetPointer open_for(const table::Header& header, store::Store& store);

private:
    RuleSetPointer remember(const std::string& key, const RuleSetPointer& loaded);
    RuleSetPointer remembered(const std::string& key);

    std::mutex mutex_;
    std::map<std::string, RuleSetPointer> rule_sets_;
};

// The files that a rule set is made of: those given, or those that ship.
ContentFiles files_of(const std::string& rule_set, const ContentFiles* own_files);
// Those of a loaded rule set: the ones that ship, or the ones that were kept for a table.
ContentFiles files_of(const table::LoadedRuleSet& loaded, store::Store& store);

}  // namespace tessera::server
