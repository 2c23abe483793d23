// The owner of a table wants to see the cards of somebody who plays there: by giving the seat to a bot for a while, by
// a clock that does it, by sending the person away. Whoever has sat at a table keeps their secrets until the game is
// over, and everybody is told that a seat changed hands, and by whom.
#include <gmock/gmock.h>

#include <chrono>
#include <thread>

#include "tests/attack/effort.h"
#include "tests/attack/person.h"

namespace tessera::attack {
namespace {

using server::get;
using server::Got;
using server::NewTable;
using server::post;
using server::ServerScene;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

// Anna owns the table, Berta came by an invitation, a bot sits between them, and they have played for a while.
class OwnerPeeks : public testing::TestWithParam<std::string> {
protected:
    OwnerPeeks()
        : table_(scene_.create(GetParam(), {"human", "random", "open"})),
          bertas_(joined(table_.invite(), "Berta", {})),
          anna_(scene_.greet(table_.id, table_.secret)),
          berta_(scene_.greet(table_.id, bertas_))
    {
        if (!anna_.hides_something()) return;
        anna_.does({{"type", "seat"}, {"seat", 0}, {"to", "human"}, {"name", "Anna"}});
        play(12 * effort());
    }

    std::string path() const { return "/api/v1/tables/" + table_.id; }

    std::string joined(const std::string& invite, const std::string& name, const std::string& own_secret) const
    {
        json::object body{{"name", name}, {"invite", invite}};
        if (!own_secret.empty()) body["secret"] = own_secret;
        const Got got = post(scene_.port(), path() + "/join", body);
        if (got.status != 200) throw std::runtime_error("nobody joins: " + got.body);
        return std::string(got.json().at("secret").as_string());
    }

    // Anna and Berta decide in turn, the bot by itself.
    void play(int decisions)
    {
        for (int i = 0; i < decisions && !anna_.is_over();) {
            berta_.catch_up();
            anna_.catch_up();
            if (!anna_.is_asked() && !berta_.is_asked()) {
                // Only one of them hears of being asked in secret.
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
                continue;
            }
            (anna_.is_asked() ? anna_ : berta_).act(static_cast<std::size_t>(7 * i++ + 3));
        }
    }

    // The ways by which the owner sees through Berta's viewpoint, or gets the whole game, just now.
    std::vector<std::string> peeks(Person& owner, const std::string& secret)
    {
        std::vector<std::string> ways;
        const json::value& position = owner.update().at("position");
        const auto tried = [&](const char* way, const std::string& answer) {
            if (answer != "refused" && answer != "error") ways.emplace_back(way);
        };
        const auto type = [](const json::object& answer) { return std::string(answer.at("type").as_string()); };
        tried("at", type(owner.ask({{"type", "at"}, {"position", position}, {"viewpoint", 2}})));
        tried("at an earlier moment", type(owner.ask({{"type", "at"}, {"position", 1}, {"viewpoint", 2}})));
        tried("at, of the bot", type(owner.ask({{"type", "at"}, {"position", position}, {"viewpoint", 1}})));
        tried("look", type(owner.ask({{"type", "look"}, {"viewpoint", 2}})));
        server::SocketClient other = scene_.greet(table_.id, secret, {{"viewpoint", 2}});
        tried("hello", type(*other.receive()));
        const server::Headers who = scene_.bearer(secret);
        const auto status = [&](const char* way, const Got& got) {
            if (got.status < 300) ways.emplace_back(way);
        };
        status("record", get(scene_.port(), path() + "/record", who));
        status("fork", post(scene_.port(), path() + "/fork", json::object{{"position", 1}}, who));
        status("experiment",
               post(scene_.port(), "/api/v1/experiments",
                    json::object{{"from", {{"table", table_.id}, {"position", position}, {"viewpoint", 2}}},
                                 {"players", {"random"}},
                                 {"games", 1}},
                    who));
        return ways;
    }

    // Taking back is free only while nobody has learned anything; it tries out what Berta's cards do.
    bool takes_back_freely(const Person& owner)
    {
        const json::value& undo = owner.update().at("undo");
        return undo.is_object() && undo.at("free").as_bool();
    }

    void expect_nothing_is_seen_after_a_restart(const char* when)
    {
        scene_.restart();
        Person again(scene_.greet(table_.id, table_.secret));
        EXPECT_THAT(peeks(again, table_.secret), IsEmpty()) << when << ", after the server began again";
    }

    ServerScene scene_;
    NewTable table_;
    std::string bertas_;
    Person anna_, berta_;
};

TEST_P(OwnerPeeks, ThroughABotInHerSeat)
{
    if (!anna_.hides_something() || anna_.is_over()) return;
    ASSERT_THAT(peeks(anna_, table_.secret), IsEmpty());
    anna_.does({{"type", "pause"}, {"on", true}});
    anna_.does({{"type", "seat"}, {"seat", 2}, {"to", "bot"}, {"level", "random"}});
    EXPECT_THAT(peeks(anna_, table_.secret), IsEmpty());
    anna_.does({{"type", "seat"}, {"seat", 2}, {"to", "human"}});
    EXPECT_THAT(peeks(anna_, table_.secret), IsEmpty());

    berta_.catch_up();
    EXPECT_THAT(berta_.lines(), Contains("Anna gave your seat to a bot (random)."));
    EXPECT_THAT(berta_.lines(), Contains("Anna gave your seat back to you."));
    EXPECT_THAT(anna_.lines(), Contains("Anna gave seat 3 (Berta) to a bot (random)."));

    anna_.does({{"type", "seat"}, {"seat", 2}, {"to", "bot"}, {"level", "random"}});
    EXPECT_THAT(peeks(anna_, table_.secret), IsEmpty());
    expect_nothing_is_seen_after_a_restart("while a bot sits there");
    // Whose own secret it is may look.
    Person berta(scene_.greet(table_.id, bertas_));
    EXPECT_EQ(berta.ask({{"type", "at"}, {"position", 1}, {"viewpoint", 2}}).at("type"), "at");
}

TEST_P(OwnerPeeks, ThroughAnOpenSeat)
{
    if (!anna_.hides_something() || anna_.is_over()) return;
    anna_.does({{"type", "pause"}, {"on", true}});
    anna_.does({{"type", "seat"}, {"seat", 2}, {"to", "open"}});
    EXPECT_THAT(peeks(anna_, table_.secret), IsEmpty());
    anna_.does({{"type", "seat"}, {"seat", 2}, {"to", "bot"}, {"level", "random"}});
    EXPECT_THAT(peeks(anna_, table_.secret), IsEmpty());
}

TEST_P(OwnerPeeks, ByKickingHer)
{
    if (!anna_.hides_something() || anna_.is_over()) return;
    anna_.does({{"type", "pause"}, {"on", true}});
    anna_.does({{"type", "kick"}, {"seat", 2}});
    EXPECT_THAT(anna_.lines(), Contains("Anna opened seat 3 (Berta)."));
    EXPECT_THAT(peeks(anna_, table_.secret), IsEmpty());
    anna_.does({{"type", "seat"}, {"seat", 2}, {"to", "bot"}, {"level", "random"}});
    EXPECT_THAT(peeks(anna_, table_.secret), IsEmpty());
}

TEST_P(OwnerPeeks, WhenSheResigns)
{
    if (!anna_.hides_something() || anna_.is_over()) return;
    berta_.does({{"type", "resign"}});
    anna_.catch_up();
    anna_.ask({{"type", "pause"}, {"on", true}});
    EXPECT_THAT(peeks(anna_, table_.secret), IsEmpty());
}

// With her seat at a bot, Anna is the only person who plays; what she tries out and takes back would still show what
// Berta has.
TEST_P(OwnerPeeks, ByTakingBackWhatHerCardsDid)
{
    if (!anna_.hides_something() || anna_.is_over()) return;
    for (int i = 0; i < 200 && !anna_.is_over() && (takes_back_freely(anna_) || anna_.update().at("undo").is_null());
         ++i)
        play(1);
    if (anna_.is_over()) return;
    ASSERT_FALSE(takes_back_freely(anna_));
    const json::value to = anna_.update().at("undo").at("to");
    anna_.ask({{"type", "seat"}, {"seat", 2}, {"to", "bot"}, {"level", "random"}});
    anna_.ask({{"type", "chart"}});
    if (anna_.update().at("undo").is_null() || anna_.is_over()) return;
    EXPECT_FALSE(takes_back_freely(anna_));
    EXPECT_GE(anna_.update().at("position").to_number<int>(), to.to_number<int>());
}

// A new invitation hands the seat to another person: allowed, and told to everybody, whatever name it is done under.
TEST_P(OwnerPeeks, OnlyByTakingTheSeatForAllToSee)
{
    if (!anna_.hides_something() || anna_.is_over()) return;
    Person onlooker(scene_.greet(table_.id, ""));
    const auto take_over = [&](const std::string& name, const std::string& own) {
        anna_.does({{"type", "kick"}, {"seat", 2}});
        const Got invited =
            post(scene_.port(), path() + "/seats/2/invite", json::object{}, scene_.bearer(table_.secret));
        const std::string secret = joined(std::string(invited.json().at("invite").as_string()), name, own);
        anna_.ask({{"type", "chart"}});
        onlooker.catch_up();
        return secret;
    };
    const std::string secret = take_over("Berta", "");
    EXPECT_THAT(onlooker.lines(), Contains("Anna opened seat 3 (Berta)."));
    EXPECT_THAT(onlooker.lines(), Contains("Berta took over seat 3, which Berta had, by a new invitation."));
    Person other(scene_.greet(table_.id, secret));
    EXPECT_EQ(other.ask({{"type", "at"}, {"position", 1}, {"viewpoint", 2}}).at("type"), "at");
    EXPECT_EQ(other.ask({{"type", "at"}, {"position", 1}, {"viewpoint", 0}}).at("type"), "refused");
    EXPECT_THAT(peeks(anna_, table_.secret), IsEmpty());

    take_over("Zoe", table_.secret);
    EXPECT_THAT(onlooker.lines(), Contains("Anna took over seat 3 as Zoe, which Berta had, by a new invitation."));
    EXPECT_EQ(anna_.ask({{"type", "at"}, {"position", 1}, {"viewpoint", 2}}).at("type"), "at");
    EXPECT_EQ(anna_.ask({{"type", "at"}, {"position", 1}, {"viewpoint", 1}}).at("type"), "refused");
    EXPECT_GE(get(scene_.port(), path() + "/record", scene_.bearer(table_.secret)).status, 400u);
}

// Whoever was alone with bots may have seen every hand, which somebody who joins is told.
TEST_P(OwnerPeeks, BeforeAnybodyElseCameIsTold)
{
    const NewTable alone = scene_.create(GetParam(), {"human", "random"});
    Person anna(scene_.greet(alone.id, alone.secret));
    if (!anna.hides_something() || !anna.is_asked()) return;
    anna.act(0);
    anna.ask({{"type", "pause"}, {"on", true}});
    anna.does({{"type", "seat"}, {"seat", 1}, {"to", "open"}});
    const std::string path = "/api/v1/tables/" + alone.id;
    const Got invited = post(scene_.port(), path + "/seats/1/invite", json::object{}, scene_.bearer(alone.secret));
    const Got got =
        post(scene_.port(), path + "/join", json::object{{"name", "Carla"}, {"invite", invited.json().at("invite")}});
    ASSERT_EQ(got.status, 200u) << got.body;
    Person carla(scene_.greet(alone.id, std::string(got.json().at("secret").as_string())));
    EXPECT_THAT(carla.lines(), Contains(HasSubstr("played alone with bots for a while, and could see every hand.")));
    EXPECT_EQ(anna.ask({{"type", "at"}, {"position", 1}, {"viewpoint", 1}}).at("type"), "refused");
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, OwnerPeeks, testing::ValuesIn(all_rule_sets()), test_name);

}  // namespace
}  // namespace tessera::attack
