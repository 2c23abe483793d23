// The style of text on a terminal: colours, or none.
#pragma once

#include <string>
#include <string_view>

namespace tessera {

enum class Tint { Plain, Bold, Faint, Red, Green, Yellow, Blue, Magenta, Cyan, White, Black };

class TextStyle {
public:
    explicit TextStyle(bool coloured) : coloured_(coloured) {}

    bool coloured() const { return coloured_; }
    std::string operator()(Tint tint, std::string_view text) const;
    // Dark text on a coloured ground: tiles of a board.
    std::string on(Tint ground, std::string_view text) const;

private:
    bool coloured_;
};

// How many columns a text takes on the screen: colour codes take none, a character beyond ASCII takes one.
std::size_t columns_of(std::string_view text);

// The text filled up with blanks to this many columns.
std::string padded(std::string_view text, std::size_t columns);

}  // namespace tessera
