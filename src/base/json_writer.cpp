#include "base/json_writer.h"

#include <cstdio>

namespace tessera {

namespace {

bool is_plain(char c) { return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\'; }

void append_escaped(std::string& out, char c)
{
    static constexpr std::string_view plain = "\"\\bfnrt";
    static constexpr std::string_view meant = "\"\\\b\f\n\r\t";
    static constexpr char digits[] = "0123456789abcdef";
    const std::size_t known = meant.find(c);
    out += '\\';
    if (known != std::string_view::npos) {
        out += plain[known];
    } else {
        out += "u00";
        out += digits[static_cast<unsigned char>(c) >> 4];
        out += digits[static_cast<unsigned char>(c) & 15];
    }
}

}  // namespace

void append_quoted(std::string& out, std::string_view text)
{
    out += '"';
    std::size_t written = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (is_plain(text[i])) continue;
        out.append(text, written, i - written);
        append_escaped(out, text[i]);
        written = i + 1;
    }
    out.append(text, written);
    out += '"';
}

void JsonWriter::fraction(double value)
{
    char digits[32];
    const int length = std::snprintf(digits, sizeof digits, "%.4f", value);
    raw(std::string_view(digits, static_cast<std::size_t>(length)));
}

}  // namespace tessera
