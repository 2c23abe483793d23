#include "engine/text_style.h"

#include <fmt/format.h>

namespace tessera {

namespace {

// The numbers of the terminal's own colours.
int foreground(Tint tint)
{
    switch (tint) {
        case Tint::Plain: return 0;
        case Tint::Bold: return 1;
        case Tint::Faint: return 2;
        case Tint::Black: return 30;
        case Tint::Red: return 31;
        case Tint::Green: return 32;
        case Tint::Yellow: return 33;
        case Tint::Blue: return 34;
        case Tint::Magenta: return 35;
        case Tint::Cyan: return 36;
        case Tint::White: return 37;
    }
    return 0;
}

}  // namespace

std::string TextStyle::operator()(Tint tint, std::string_view text) const
{
    if (!coloured_ || tint == Tint::Plain) return std::string(text);
    return fmt::format("\x1b[{}m{}\x1b[0m", foreground(tint), text);
}

std::string TextStyle::on(Tint ground, std::string_view text) const
{
    if (!coloured_ || ground == Tint::Plain) return std::string(text);
    return fmt::format("\x1b[30;{}m{}\x1b[0m", foreground(ground) + 10, text);
}

std::size_t columns_of(std::string_view text)
{
    std::size_t columns = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b') {
            while (i < text.size() && text[i] != 'm') ++i;
        } else if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) {
            ++columns;
        }
    }
    return columns;
}

std::string padded(std::string_view text, std::size_t columns)
{
    const std::size_t has = columns_of(text);
    return std::string(text) + std::string(has < columns ? columns - has : 0, ' ');
}

}  // namespace tessera
