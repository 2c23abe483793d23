// Messages of clients: read strictly, refused with a sentence.
#include "table/messages.h"

#include <gtest/gtest.h>

#include "tests/table/sitting.h"

namespace tessera::table {
namespace {

const std::string secret(43, 'x');

template <class T>
T read(const std::string& text)
{
    const client::Message message = message_from_text(text);
    EXPECT_TRUE(std::holds_alternative<T>(message)) << text;
    return std::get<T>(message);
}

struct Complaint {
    std::string sentence;
    ErrorCode code = ErrorCode::Internal;
    std::optional<RequestId> id;
};

Complaint complaint(const std::string& text)
{
    try {
        message_from_text(text);
    } catch (const BadMessage& e) {
        return {e.what(), e.code(), e.id()};
    }
    return {"no complaint", ErrorCode::Internal, std::nullopt};
}

TEST(Messages, AreReadAsTheyAreMeant)
{
    const auto hello = read<client::Hello>(R"({"type":"hello","protocol":1,"secret":")" + secret + R"(","seen":7})");
    EXPECT_EQ(hello.secret, secret);
    EXPECT_EQ(hello.seen, 7u);
    EXPECT_FALSE(hello.viewpoint);
    EXPECT_EQ(read<client::Hello>(R"({"protocol":1,"type":"hello","viewpoint":null})").viewpoint, spectator);
    EXPECT_EQ(read<client::Hello>(R"({"protocol":1,"type":"hello","previews":false})").previews, Previews::No);
    const auto act = read<client::Act>(R"({"type":"act","id":1,"revision":2,"action":"offer good:grain"})");
    EXPECT_EQ(act.id, 1u);
    EXPECT_EQ(act.revision, 2u);
    EXPECT_EQ(act.action, "offer good:grain");
    EXPECT_EQ(read<client::Why>(R"({"type":"why","id":1,"things":["card:a","hex:C4"]})").things.size(), 2u);
    EXPECT_EQ(read<client::Why>(R"({"type":"why","id":1,"action":"pass"})").action, "pass");
    EXPECT_EQ(read<client::Preview>(R"({"type":"preview","id":1,"revision":0,"action":"pass"})").action, "pass");
    EXPECT_FALSE(read<client::Undo>(R"({"type":"undo","id":1,"revision":0})").seat);
    EXPECT_EQ(read<client::Consent>(R"({"type":"consent","id":1,"revision":0,"yes":true,"seat":3})").seat, Seat{3});
    EXPECT_EQ(read<client::Hint>(R"({"type":"hint","id":1,"revision":5})").revision, 5u);
    EXPECT_EQ(read<client::Resign>(R"({"type":"resign","id":1})").id, 1u);
    EXPECT_TRUE(read<client::Pause>(R"({"type":"pause","id":1,"on":true})").on);
    EXPECT_EQ(read<client::ChangeSeat>(R"({"type":"seat","id":1,"seat":1,"to":"bot","level":"hard"})").level, "hard");
    EXPECT_EQ(read<client::Kick>(R"({"type":"kick","id":1,"seat":1})").seat, seat1);
    EXPECT_EQ(read<client::Close>(R"({"type":"close","id":1})").id, 1u);
    EXPECT_EQ(read<client::At>(R"({"type":"at","id":1,"position":9,"viewpoint":1})").position, 9u);
    EXPECT_EQ(read<client::Chart>(R"({"type":"chart","id":1})").id, 1u);
    const auto change = read<client::ChangeSettings>(
        R"({"type":"settings","id":1,"settings":{"clock":{"seconds":60,"then":"bot"},"hints":false}})");
    EXPECT_EQ((*change.settings.clock)->seconds, 60);
    EXPECT_EQ(change.settings.hints, false);
    EXPECT_FALSE(change.settings.forced);
    EXPECT_FALSE(read<client::Look>(R"({"type":"look","id":1})").viewpoint);
    EXPECT_EQ(read<client::Ping>(R"({"type":"ping","id":1})").id, 1u);
}

// `viewpoint` was called `eyes` before, and there are clients that know no other name.
TEST(Messages, AreUnderstoodByANameFromBefore)
{
    EXPECT_EQ(read<client::Hello>(R"({"protocol":1,"type":"hello","eyes":null})").viewpoint, spectator);
    EXPECT_EQ(read<client::At>(R"({"type":"at","id":1,"position":9,"eyes":1})").viewpoint, Seat{1});
    EXPECT_EQ(read<client::Look>(R"({"type":"look","id":1,"eyes":0})").viewpoint, Seat{0});
    EXPECT_EQ(read<client::Look>(R"({"type":"look","id":1,"eyes":0,"viewpoint":1})").viewpoint, Seat{1});
    EXPECT_EQ(complaint(R"({"type":"look","id":1,"eyes":8})").code, ErrorCode::Message);
}

TEST(Messages, SayWhatIsWrong)
{
    EXPECT_EQ(complaint("").code, ErrorCode::Message);
    EXPECT_EQ(complaint("[]").sentence, "the message is [], expected an object");
    EXPECT_EQ(complaint("{}").sentence, "the message lacks \"type\"");
    EXPECT_EQ(complaint(R"({"type":"akt"})").sentence, "there is no message \"akt\"; did you mean \"act\"?");
    EXPECT_EQ(complaint(R"({"type":"act","id":5,"revision":1})").sentence, "act lacks \"action\"");
    EXPECT_EQ(complaint(R"({"type":"act","id":5,"revision":1})").id, 5u);
    EXPECT_EQ(complaint(R"({"type":"act","id":5,"revision":-1,"action":"a"})").sentence,
              "act has -1 as \"revision\", expected a whole number from 0 to 9223372036854775807");
    EXPECT_EQ(complaint(R"({"type":"close","id":5,"now":true})").sentence, "close has an unknown member \"now\"");
    EXPECT_NE(complaint(R"({"type":"act","id":1.5,"revision":1,"action":"a"})").sentence, "no complaint");
    EXPECT_NE(complaint(R"({"type":"act","id":1,"revision":1,"action":"a\u0007"})").sentence, "no complaint");
    EXPECT_NE(complaint(R"({"type":"act","id":1,"revision":1,"action":")" + std::string(201, 'a') + "\"}").sentence,
              "no complaint");
    EXPECT_EQ(complaint(R"({"type":"why","id":1})").sentence,
              "why has to ask either about an \"action\" or about \"things\"");
    EXPECT_NE(complaint(R"({"type":"why","id":1,"things":[]})").sentence, "no complaint");
    EXPECT_NE(complaint(R"({"type":"hello","protocol":1,"secret":"short"})").sentence, "no complaint");
    EXPECT_NE(complaint(R"({"type":"kick","id":1,"seat":8})").sentence, "no complaint");
    EXPECT_EQ(complaint(R"({"type":"seat","id":1,"seat":1,"to":"open","level":"hard"})").sentence,
              "seat has \"hard\" as \"level\", expected no level where no bot sits");
    EXPECT_NE(complaint(R"({"type":"settings","id":1,"settings":{}})").sentence, "no complaint");
    EXPECT_NE(complaint(R"({"type":"settings","id":1,"settings":{"clock":{"seconds":1,"then":"bot"}}})").sentence,
              "no complaint");
}

TEST(Messages, AreBoundedInLengthAndDepth)
{
    EXPECT_EQ(complaint(std::string(longest_message + 1, ' ')).code, ErrorCode::Size);
    EXPECT_NE(complaint(std::string(10000, '[')).sentence.find("is not JSON"), std::string::npos);
    EXPECT_NE(complaint("{\"type\":\"\xff\"}").sentence.find("is not JSON"), std::string::npos);
}

}  // namespace
}  // namespace tessera::table
