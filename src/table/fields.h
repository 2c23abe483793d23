// The members of a JSON object, read strictly: each is asked for by its name and type, and whatever nobody asked for is
// a mistake. Complaints are sentences with the place, what was found and what was expected; they are thrown as
// BadValue.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/names.h"
#include "engine/seat.h"

namespace tessera::table {

class Fields {
public:
    // `where` is what the sentences call the object: `act`, `settings.clock`.
    Fields(const boost::json::value& json, std::string where);

    const std::string& where() const { return where_; }
    bool has(std::string_view name) const { return object_->contains(name); }

    // The value, which counts as read; nothing if there is none.
    const boost::json::value* find(std::string_view name);
    const boost::json::value& need(std::string_view name);

    // At most so many characters, and no control characters.
    std::string text(std::string_view name, std::size_t longest);
    std::uint64_t number(std::string_view name, std::uint64_t least, std::uint64_t most);
    // How many of something there are: a revision, a position.
    std::size_t count(std::string_view name);
    bool flag(std::string_view name);
    Seat seat(std::string_view name);
    // A seat, or null for the spectator.
    Seat viewpoint(std::string_view name);
    // One of these words, by its place among them.
    std::size_t word(std::string_view name, const std::vector<std::string>& words);

    // Refuses members that nobody asked for.
    void finish() const;

    [[noreturn]] void refuse(std::string_view name, const std::string& what) const;

private:
    std::string where_;
    const boost::json::object* object_;
    std::vector<std::string_view> read_;
};

// A whole document, at most so deep. Throws BadValue.
boost::json::value parsed(std::string_view text, std::size_t deepest);

}  // namespace tessera::table
