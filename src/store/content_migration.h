// The step of the schema that keeps each text of content once: before, every content had texts of its own.
#pragma once

#include "store/session.h"

namespace tessera::store {

// Out of `content_files_before`, which goes away.
void keep_texts_once(Session& session);

}  // namespace tessera::store
