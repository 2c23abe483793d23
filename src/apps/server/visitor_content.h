// Content that visitors send along: a designer's own rules for a table or an experiment. It is read, and played for as
// long as anybody likes, at the expense of whoever runs the server. So it is taken while only this machine is served;
// where others are, the operator says so (`visitor_content`).
#pragma once

#include <stdexcept>

#include "apps/server/config.h"

namespace tessera::server {

enum class VisitorContent { Refused, Taken };

VisitorContent visitor_content(const Config& config);

// Somebody sent content to a server that takes none; says what can be done.
class ContentRefused : public std::runtime_error {
public:
    ContentRefused();
};

}  // namespace tessera::server
