// What makes damage to a kept table visible. Every entry is chained to the one before by a hash, the first one to what
// never changes about the table, and those who may speak at it have a seal. All are BLAKE2b of 16 bytes, without a key:
// they are against disks that forget and hands that slip, not against somebody who may write into the database.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/stored.h"

namespace tessera::store {

// What the first entry is chained to: everything that never changes about a table.
struct ChainStart {
    std::string_view id, header, content, seed;
    Time created;
};
std::string chain_start(const ChainStart& table);

// The link of an entry, from that of the one before it.
std::string next_link(std::string_view before, std::string_view entry);

// Whatever order they come in, and however often.
std::string seal_of(std::string_view id, std::vector<Secret> secrets);

}  // namespace tessera::store
