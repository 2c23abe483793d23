#include "store/encoding.h"

#include <fmt/format.h>

#include <stdexcept>

namespace tessera::store {

namespace {

int digit(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    throw std::invalid_argument(fmt::format("'{}' is no hexadecimal digit", c));
}

// How many bytes the character takes that begins with this byte; 0 if none does.
std::size_t length_of(unsigned char first)
{
    if (first < 0x80) return 1;
    if (first < 0xC2) return 0;
    if (first < 0xE0) return 2;
    if (first < 0xF0) return 3;
    return first < 0xF5 ? 4 : 0;
}

// The second byte excludes spellings that are longer than needed, surrogates, and what lies beyond Unicode.
bool may_follow(unsigned char first, unsigned char second)
{
    const unsigned low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    const unsigned high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    return second >= low && second <= high;
}

}  // namespace

bool is_text(std::string_view bytes)
{
    const auto at = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    for (std::size_t i = 0; i < bytes.size();) {
        const std::size_t length = length_of(at(i));
        if (length == 0 || at(i) == 0 || bytes.size() - i < length) return false;
        if (length > 1 && !may_follow(at(i), at(i + 1))) return false;
        for (std::size_t k = 2; k < length; ++k) {
            if ((at(i + k) & 0xC0) != 0x80) return false;
        }
        i += length;
    }
    return true;
}

std::string to_hex(std::string_view bytes)
{
    std::string digits;
    digits.reserve(bytes.size() * 2);
    for (char c : bytes) {
        digits += "0123456789abcdef"[static_cast<unsigned char>(c) >> 4];
        digits += "0123456789abcdef"[static_cast<unsigned char>(c) & 15];
    }
    return digits;
}

std::string from_hex(std::string_view digits)
{
    if (digits.size() % 2 != 0) throw std::invalid_argument("an odd number of hexadecimal digits");
    std::string bytes;
    bytes.reserve(digits.size() / 2);
    for (std::size_t i = 0; i < digits.size(); i += 2) {
        bytes += static_cast<char>(digit(digits[i]) * 16 + digit(digits[i + 1]));
    }
    return bytes;
}

std::string fingerprint_text(std::uint64_t fingerprint) { return fmt::format("{:016x}", fingerprint); }

std::uint64_t fingerprint_from(const std::string& digits)
{
    std::uint64_t fingerprint = 0;
    for (char c : digits) fingerprint = fingerprint * 16 + static_cast<unsigned>(digit(c));
    return fingerprint;
}

}  // namespace tessera::store
