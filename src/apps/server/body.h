// The body of a request: a JSON object, read strictly. A member that is missing, of the wrong kind or unknown is
// answered by a sentence that names it (table::BadMessage).
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/server/visitor_content.h"
#include "engine/content_source.h"
#include "engine/options.h"
#include "table/entry.h"

namespace tessera::server {

class Body {
public:
    explicit Body(std::string_view text);
    // A member that is an object itself; `where` is what messages call it.
    Body(boost::json::object object, std::string where);

    std::string text(std::string_view key, std::size_t longest);
    std::optional<std::string> optional_text(std::string_view key, std::size_t longest);
    // A text or null; nothing is no answer.
    std::optional<std::string> text_or_null(std::string_view key, std::size_t longest);
    std::int64_t number(std::string_view key, std::int64_t least, std::int64_t most);
    std::optional<std::int64_t> optional_number(std::string_view key, std::int64_t least, std::int64_t most);
    std::vector<std::string> texts(std::string_view key, std::size_t most, std::size_t longest);
    std::optional<Body> optional_object(std::string_view key);
    // Nothing if it is not there.
    const boost::json::value* member(std::string_view key);
    OptionSettings options(std::string_view key);
    // Throws ContentRefused if there is some and none is taken.
    std::optional<ContentFiles> content(std::string_view key, VisitorContent visitors);
    // Who is to sit where, if it is said, and how the table is run.
    std::optional<std::vector<table::Occupant>> seats(std::string_view key);
    table::Settings settings(std::string_view key);

    // Everything that was asked for has been read: what is left is unknown.
    void finish() const;

private:
    const boost::json::value& needed(std::string_view key);
    [[noreturn]] void complain(std::string_view key, const std::string& expected) const;

    boost::json::object object_;
    std::string where_;
    std::vector<std::string> read_;
};

}  // namespace tessera::server
