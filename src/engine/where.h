// A place inside a position, for messages: `players.0.stock.grain`. It is a chain on the stack, spelled only when
// something is wrong there.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tessera {

class Where {
public:
    Where() = default;  // the whole
    Where(const Where& above, std::string_view key) : above_(&above), key_(key) {}
    Where(const Where& above, std::size_t place) : above_(&above), place_(place) {}

    std::string text() const;
    // Throws BadValue.
    [[noreturn]] void refuse(std::string_view why) const;

private:
    const Where* above_ = nullptr;
    std::string_view key_;  // empty in a list
    std::size_t place_ = 0;
};

}  // namespace tessera
