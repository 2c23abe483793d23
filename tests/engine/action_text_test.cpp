#include "engine/action_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/engine/pantry.h"

namespace tessera::pantry {
namespace {

const Rules rules;

template <class Verb>
std::string text(const Verb& verb)
{
    return text_of<Verbs>(rules, pack<Action, Verbs>(verb));
}

Action read(std::string_view words) { return packed_from_text<Action, Verbs>(rules, words); }

std::string complaint_about(std::string_view words)
{
    try {
        return "no complaint, but " + text_of<Verbs>(rules, read(words));
    } catch (const BadValue& e) {
        return e.what();
    }
}

TEST(ActionText, LabelsEveryMember)
{
    EXPECT_EQ(text(Store{grain, Size::VeryLarge, 3}), "store good:grain in-size:very-large amount:3");
    EXPECT_EQ(text(Place{Seat{1}, Tile{12}}), "place seat:1 tile:12");
    EXPECT_EQ(text(Owe{-40}), "owe coins:-40");
    EXPECT_EQ(text(Wait{}), "wait");
}

TEST(ActionText, BeginsWithTheNameThatTheVerbGivesItself)
{
    EXPECT_EQ(text(PickGood{salt}), "good good:salt");
    EXPECT_EQ(unpack<PickGood>(read("good salt")).good, salt);
}

TEST(ActionText, LeavesOutWhatIsNotSaid)
{
    EXPECT_EQ(text(Store{unsaid<Good>(), Size::Small, 3}), "store in-size:small amount:3");
    EXPECT_EQ(text(Place{spectator, unsaid<Tile>()}), "place");
    EXPECT_EQ(read("store in-size:small amount:3"), (pack<Action, Verbs>(Store{unsaid<Good>(), Size::Small, 3})));
    EXPECT_EQ(read("place"), (pack<Action, Verbs>(Place{spectator, unsaid<Tile>()})));
    EXPECT_EQ(read("good good:?"), (pack<Action, Verbs>(PickGood{unsaid<Good>()})));
}

TEST(ActionText, IsReadWithoutLabelsInOrder)
{
    const Action action = pack<Action, Verbs>(Store{grain, Size::VeryLarge, 3});

    EXPECT_EQ(read("store grain very-large 3"), action);
    EXPECT_EQ(read("  store   grain in-size:very-large\t3 "), action);
}

TEST(ActionText, IsReadWithLabelsInAnyOrder)
{
    EXPECT_EQ(read("store amount:3 grain in-size:very-large"), (pack<Action, Verbs>(Store{grain, Size::VeryLarge, 3})));
}

TEST(ActionText, ExplainsWhatItCannotRead)
{
    using testing::StrEq;
    EXPECT_THAT(complaint_about(""), StrEq("found nothing, expected an action"));
    EXPECT_THAT(complaint_about("stroe grain"), StrEq("there is no action \"stroe\"; did you mean \"store\"?"));
    EXPECT_THAT(complaint_about("xylophone"), StrEq("there is no action \"xylophone\""));
    EXPECT_THAT(complaint_about("store grian small 1"), StrEq("there is no good \"grian\"; did you mean \"grain\"?"));
    EXPECT_THAT(complaint_about("store grain tiny 1"), StrEq("there is no size \"tiny\""));
    EXPECT_THAT(complaint_about("store grain small many"), StrEq("found \"many\", expected a number"));
    EXPECT_THAT(complaint_about("store grain small amount:"), StrEq("found \"\", expected a number"));
    EXPECT_THAT(complaint_about("store grain small 300"), StrEq("the number 300 is out of range"));
    EXPECT_THAT(complaint_about("owe 40000"), StrEq("the number 40000 is out of range"));
    EXPECT_THAT(complaint_about("store grain small"),
                StrEq("\"store\" needs good, in-size and amount; \"amount\" is missing"));
    EXPECT_THAT(complaint_about("store grain small 1 2"),
                StrEq("\"store\" takes good, in-size and amount, and nothing more"));
    EXPECT_THAT(complaint_about("owe coins:1 coins:2"), StrEq("\"owe\" takes coins, and nothing more"));
    EXPECT_THAT(complaint_about("store colour:red"),
                StrEq("\"store\" has no \"colour\"; it takes good, in-size and amount"));
    EXPECT_THAT(complaint_about("wait long:yes"), StrEq("\"wait\" has no \"long\"; it takes nothing"));
    EXPECT_THAT(complaint_about("wait long"), StrEq("\"wait\" takes nothing, and nothing more"));
}

TEST(ActionText, ReadsYesAndNo)
{
    EXPECT_EQ(word_of(rules, true), "yes");
    EXPECT_TRUE((value_of<bool>(rules, "yes")));
    EXPECT_FALSE((value_of<bool>(rules, "false")));
    EXPECT_THROW((value_of<bool>(rules, "perhaps")), BadValue);
}

RC_GTEST_PROP(ActionText, ComesBackAsItWas,
              (std::uint8_t seat, std::uint8_t tile, std::uint8_t amount, std::int16_t coins))
{
    const Store store{*rc::gen::element(wood, grain, salt, unsaid<Good>()),
                      *rc::gen::element(Size::Small, Size::VeryLarge, unsaid<Size>()), amount};
    const Place place{Seat{seat}, Tile{tile}};
    for (Action action : {pack<Action, Verbs>(store), pack<Action, Verbs>(place), pack<Action, Verbs>(Owe{coins})})
        RC_ASSERT(read(text_of<Verbs>(rules, action)) == action);
}

RC_GTEST_PROP(ActionText, NeverFailsButByComplaining, (const std::string& noise))
{
    for (const std::string& words : {noise, "store " + noise, "place seat:" + noise, "good good:" + noise})
        complaint_about(words);
}

}  // namespace
}  // namespace tessera::pantry
