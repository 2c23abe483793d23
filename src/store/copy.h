// Everything that a store keeps, carried from one database into another.
#pragma once

#include "store/session.h"

namespace tessera::store {

// Both sessions are in a transaction, both have the newest schema, and the target is empty.
void copy_everything(Session& from, Session& to);

}  // namespace tessera::store
