// Who may speak at a table, who is here, and what becomes of those who may not be any more.
#include <gmock/gmock.h>

#include <boost/json.hpp>

#include "tests/host/scene.h"
#include "tests/table/sitting.h"

namespace tessera::host {
namespace {

using table::seat1;
using table::Sitting;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(Rights, BelongToWhoeverKnowsTheSecret)
{
    const Rights rights(
        {{"a", Role::Owner, no_seat}, {"a", Role::Seat, 2}, {"a", Role::Seat, 0}, {"b", Role::Invite, 1}});
    EXPECT_TRUE(rights.of("a").owner);
    EXPECT_THAT(rights.of("a").seats, ElementsAre(Seat{0}, Seat{2}));
    EXPECT_EQ(rights.of("a").viewpoint, Seat{0});
    EXPECT_TRUE(is_nobody(rights.of("b")));
    EXPECT_EQ(rights.invitation("b"), Seat{1});
    EXPECT_FALSE(rights.invitation("a"));
    EXPECT_TRUE(is_nobody(rights.of("")));
    EXPECT_TRUE(rights.is_given(Seat{2}));
    EXPECT_FALSE(rights.is_given(Seat{1}));
}

TEST(Rights, EverybodyIsToldWhoIsHere)
{
    Scene scene(Sitting::people(2));
    const auto anna = scene.greet("seat 0"), ben = scene.greet("seat 1"), bens_phone = scene.greet("seat 1");
    anna->forget_all();
    scene.host->leave(ben.get());
    EXPECT_THAT(anna->types(), IsEmpty());
    scene.host->leave(bens_phone.get());
    EXPECT_EQ(anna->take("presence").at("seats").at(1).at("here"), false);
}

TEST(Rights, WhoIsKickedHasNoneAnyMore)
{
    Scene scene(Sitting::people(2));
    const auto ben = scene.greet("seat 1"), owner = scene.greet("owner");
    scene.ask(ben, {{"type", "kick"}, {"seat", 0}});
    EXPECT_EQ(ben->take("refused").at("code"), "role");
    owner->forget_all();

    scene.ask(owner, {{"type", "kick"}, {"seat", 1}});
    EXPECT_FALSE(ben->closed);  // until it is kept
    scene.settle();
    EXPECT_EQ(ben->take("error").at("code"), "secret");
    EXPECT_EQ(ben->closed, CloseCode::Policy);
    // The owner sat there, too, and is told what is left.
    EXPECT_EQ(owner->take("welcome").at("you").at("seats"), boost::json::array{0});
    EXPECT_EQ(scene.greet("seat 1")->take("error").at("code"), "secret");
    EXPECT_EQ(scene.table().occupant(seat1).kind, table::SeatKind::Open);
}

TEST(Rights, AViewpointThatWasLostAnswersNothingMore)
{
    Scene scene(Sitting::people(2), {}, "treasury-0.7");
    const auto screen = scene.greet("owner", {{"viewpoint", 1}});
    scene.ask(screen, {{"type", "kick"}, {"seat", 1}});
    scene.settle();
    const boost::json::object update = screen->last_update();
    EXPECT_EQ(update.at("viewpoint"), 0);
    EXPECT_EQ(update.at("since"), 0);
    scene.ask(screen, {{"type", "at"}, {"position", 0}, {"viewpoint", 1}});
    EXPECT_EQ(screen->take("refused").at("code"), "role");
}

TEST(Rights, ASeatGoesToABotAndBackToWhoeverHadIt)
{
    Scene scene(Sitting::people(3));
    const auto ben = scene.greet("seat 1");
    scene.ask(ben, {{"type", "seat"}, {"seat", 0}, {"to", "bot"}, {"level", "easy"}});
    EXPECT_EQ(ben->take("refused").at("code"), "role");
    scene.ask(ben, {{"type", "seat"}, {"seat", 1}, {"to", "bot"}, {"level", "easy"}});
    scene.settle();
    EXPECT_EQ(ben->last_update().at("seats").at(1).at("kind"), "bot");
    scene.ask(ben, {{"type", "seat"}, {"seat", 1}, {"to", "human"}});
    scene.settle();
    EXPECT_EQ(ben->last_update().at("seats").at(1).at("kind"), "human");
    scene.ask(ben, {{"type", "seat"}, {"seat", 7}, {"to", "open"}});
    EXPECT_EQ(ben->take("refused").at("code"), "role");
}

TEST(Rights, NobodyComesBackToASeatThatNobodyHad)
{
    Scene scene({table::person("Anna"), table::bot("random")});
    const auto owner = scene.greet("owner");
    scene.ask(owner, {{"type", "seat"}, {"seat", 1}, {"to", "human"}});
    EXPECT_EQ(owner->take("refused").at("code"), "seat");
    scene.ask(owner, {{"type", "kick"}, {"seat", 6}});
    EXPECT_EQ(owner->take("refused").at("code"), "seat");
}

TEST(Rights, WhoSpeaksForSeveralSeatsSaysWhichResigns)
{
    Scene scene(Sitting::people(2));
    const auto screen = scene.greet("owner");
    scene.ask(screen, {{"type", "resign"}});
    EXPECT_EQ(screen->take("refused").at("code"), "role");
    scene.ask(screen, {{"type", "resign"}, {"seat", 1}});
    scene.settle();
    EXPECT_TRUE(scene.table().has_resigned(seat1));
}

TEST(Rights, SpectatorsGoWhenTheTableHasNoneAnyMore)
{
    Scene scene(Sitting::people(2));
    const auto owner = scene.greet("owner"), onlooker = scene.greet(), ben = scene.greet("seat 1");
    scene.ask(ben, {{"type", "settings"}, {"settings", {{"spectators", false}}}});
    EXPECT_EQ(ben->take("refused").at("code"), "role");
    scene.ask(owner, {{"type", "settings"}, {"settings", {{"spectators", false}}}});
    scene.settle();
    EXPECT_EQ(onlooker->take("error").at("code"), "secret");
    EXPECT_EQ(onlooker->closed, CloseCode::Policy);
    EXPECT_FALSE(ben->closed);
    EXPECT_EQ(scene.greet()->take("error").at("code"), "secret");
}

TEST(Rights, TheOwnerEndsTheTable)
{
    Scene scene(Sitting::people(2));
    const auto owner = scene.greet("owner"), ben = scene.greet("seat 1");
    scene.ask(ben, {{"type", "close"}});
    EXPECT_EQ(ben->take("refused").at("code"), "role");
    scene.ask(owner, {{"type", "close"}});
    scene.settle();
    EXPECT_EQ(ben->last_update().at("phase"), "closed");
}

}  // namespace
}  // namespace tessera::host
