// Secrets that are wrong, foreign or used up, wherever one is asked for.
#include <gmock/gmock.h>

#include <boost/json.hpp>

#include "tests/attack/effort.h"
#include "tests/server/scene.h"

namespace tessera::server {
namespace {

namespace json = boost::json;

TEST(WrongSecrets, SpeakForNobody)
{
    ServerScene scene;
    const NewTable mine = scene.create("treasury-0.7", {"human", "open"});
    const NewTable foreign = scene.create("treasury-0.7", {"human", "open"});

    for (const std::string& secret : {foreign.secret, mine.invite(), std::string(43, 'A')}) {
        SocketClient client = scene.connect(mine.id);
        client.send({{"type", "hello"}, {"protocol", 1}, {"secret", secret}});
        EXPECT_EQ(client.receive()->at("code"), "secret") << secret;
        EXPECT_EQ(post(scene.port(), "/api/v1/tables/" + mine.id + "/seats/1/invite", {}, scene.bearer(secret)).status,
                  403u)
            << secret;
    }
}

TEST(WrongSecrets, AnInvitationIsGoodOnce)
{
    ServerScene scene;
    const NewTable table = scene.create("treasury-0.7", {"human", "open"});
    const std::string join = "/api/v1/tables/" + table.id + "/join";
    ASSERT_EQ(post(scene.port(), join, json::object{{"name", "Berta"}, {"invite", table.invite()}}).status, 200u);

    for (int i = 0; i < 3 * attack::effort(); ++i)
        EXPECT_EQ(post(scene.port(), join, json::object{{"name", "Carl"}, {"invite", table.invite()}}).status, 403u);
}

}  // namespace
}  // namespace tessera::server
