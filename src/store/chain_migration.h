// The step of the schema that chains what was kept before there were chains.
#pragma once

#include "store/session.h"

namespace tessera::store {

// Takes the tables as they are found. One whose entries are not numbered one after the other, or that cannot be read,
// is chained as far as it goes, and is a damaged one from there on.
void chain_what_is_kept(Session& session);

}  // namespace tessera::store
