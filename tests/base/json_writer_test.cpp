#include "base/json_writer.h"

#include <gtest/gtest.h>

#include <limits>

namespace tessera {
namespace {

std::string quoted(std::string_view text)
{
    std::string out;
    append_quoted(out, text);
    return out;
}

TEST(JsonWriter, PutsCommasWhereTheyBelong)
{
    std::string out;
    JsonWriter json(out);
    json.begin_object();
    json.member("name", "Anna");
    json.member("here", true);
    json.key("seats");
    json.begin_array();
    json.number(1);
    json.number(2);
    json.begin_object();
    json.end_object();
    json.end_array();
    json.key("clock");
    json.null();
    json.key("share");
    json.fraction(0.25);
    json.end_object();

    EXPECT_EQ(out, R"({"name":"Anna","here":true,"seats":[1,2,{}],"clock":null,"share":0.2500})");
}

TEST(JsonWriter, EscapesWhatATextMayNotHold)
{
    EXPECT_EQ(quoted("plain"), R"("plain")");
    EXPECT_EQ(quoted("say \"so\"\\\n"), R"("say \"so\"\\\n")");
    EXPECT_EQ(quoted(std::string_view("\0\x1f", 2)), R"("\u0000\u001f")");
    EXPECT_EQ(quoted("Grün"), "\"Grün\"");
}

TEST(JsonWriter, WritesNumbersOfEverySize)
{
    std::string out;
    JsonWriter json(out);
    json.begin_array();
    json.number(std::numeric_limits<std::int64_t>::min());
    json.number(std::numeric_limits<std::uint64_t>::max());
    json.end_array();

    EXPECT_EQ(out, "[-9223372036854775808,18446744073709551615]");
}

}  // namespace
}  // namespace tessera
