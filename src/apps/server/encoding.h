// How the body of an answer may be encoded, which of that a client takes (what stands in Accept-Encoding), and the tags
// that tell the forms of an answer apart.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/server/http.h"

namespace tessera::server {

enum class Encoding { Identity, Gzip, Brotli };

// What Content-Encoding says; nothing for a body as it is.
std::string_view word_of(Encoding encoding);

// Those that the client takes, what it likes best first, and of what it likes equally the smallest. A body as it is
// comes last unless something is said of it. What makes no sense counts for nothing. Empty if the client takes none.
std::vector<Encoding> accepted_encodings(std::string_view accept_encoding);

// What those are told who want none of the forms that there are.
Answer no_such_encoding();

// The tag of these bytes, for ETag; a form that is made out of them adds its word.
std::string entity_tag(std::string_view bytes, Encoding made_into = Encoding::Identity);

// The whole text at once, as small as it gets. Takes some milliseconds for a hundred kilobytes.
std::string gzipped(std::string_view text);

}  // namespace tessera::server
