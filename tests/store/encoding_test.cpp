#include "store/encoding.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace tessera::store {
namespace {

TEST(Encoding, TextIsUtf8WithoutZeros)
{
    for (const char* good : {"", "abc", "ä", "€", "\xF0\x9F\x8E\xB2", "\xED\x9F\xBF", "\xF4\x8F\xBF\xBF"}) {
        EXPECT_TRUE(is_text(good)) << good;
    }
    for (const char* bad : {"\x80", "\xC3", "\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80", "\xF0\x80\x80\xAF",
                            "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xE2\x82", "a\xE2\x28\xA1"}) {
        EXPECT_FALSE(is_text(bad)) << to_hex(bad);
    }
    EXPECT_FALSE(is_text(std::string_view("a\0b", 3)));
}

TEST(Encoding, BytesBecomeDigitsAndBytesAgain)
{
    const std::string bytes("\0\x7f\x80\xff", 4);
    EXPECT_EQ(to_hex(bytes), "007f80ff");
    EXPECT_EQ(from_hex("007f80ff"), bytes);
    EXPECT_THROW(from_hex("0"), std::invalid_argument);
    EXPECT_THROW(from_hex("0g"), std::invalid_argument);
    EXPECT_EQ(fingerprint_from(fingerprint_text(0x0123456789abcdef)), 0x0123456789abcdefu);
}

}  // namespace
}  // namespace tessera::store
