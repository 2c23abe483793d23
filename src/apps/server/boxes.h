// The boxes of the games that are played here. Tables with the same rules share one.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "store/store.h"
#include "table/entry.h"
#include "table/game_box.h"

namespace tessera::server {

using BoxPointer = std::shared_ptr<const table::GameBox>;

// All calls may take a while: reading content is work.
class Boxes {
public:
    // As it ships, or with a designer's own files. Throws UnknownRuleSet or ContentError.
    BoxPointer open(const std::string& rule_set, const OptionSettings& options, const ContentFiles* own_files);

    // For a table that is kept: with the content that it began under, whatever ships today. Throws if that content is
    // gone or these rules cannot read it any more.
    BoxPointer open_for(const table::Header& header, store::Store& store);

private:
    BoxPointer remember(const std::string& key, const BoxPointer& box);
    BoxPointer remembered(const std::string& key);

    std::mutex mutex_;
    std::map<std::string, BoxPointer> boxes_;
};

// The files that a rule set is made of: those given, or those that ship.
ContentFiles files_of(const std::string& rule_set, const ContentFiles* own_files);
// Those of a box: the ones that ship, or the ones that were kept for a table.
ContentFiles files_of(const table::GameBox& box, store::Store& store);

}  // namespace tessera::server
