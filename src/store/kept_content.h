// The content that tables began under. A table refers to its content by the fingerprint; each text of it is kept once,
// under a hash of its letters (BLAKE2b of 32 bytes), however many contents it is part of: whoever edits one file of a
// game keeps one file more.
#pragma once

#include <string>
#include <string_view>

#include "store/session.h"
#include "store/stored.h"

namespace tessera::store {

std::string text_hash(std::string_view text);

// Throws Refused if other rules are kept under the same fingerprint.
void keep_content(Session& session, const NewTable& table);

// Nothing if there is none. Throws Broken if a text is not what was written.
ContentFiles content_of(Session& session, const std::string& fingerprint);

// Unless a table still needs it.
void forget_content(Session& session, const std::string& fingerprint);

}  // namespace tessera::store
