// Content, options and saved games that strangers send, to a server in a process of its own, so that its death is seen
// as such: whatever comes, there is an answer with a sentence, and the server lives on.
#include <gmock/gmock.h>

#include <boost/json.hpp>

#include "engine/content_source.h"
#include "engine/registry.h"
#include "tests/attack/effort.h"
#include "tests/server/client.h"
#include "tests/server/running_program.h"
#include "tests/server/scene.h"
#include "tests/support/many_times.h"
#include "tests/support/places.h"
#include "tests/support/temporary_folder.h"

namespace tessera::server {
namespace {

namespace json = boost::json;
using testing::AllOf;
using testing::Ge;
using testing::HasSubstr;
using testing::Lt;

constexpr const char* rule_set = "market-trading";

json::object shipped_content()
{
    json::object files;
    for (const ContentFile& file : content_from(game_of(rule_set).content)) files[file.name] = file.text;
    return files;
}

json::object plan_with(const json::object& more)
{
    json::object plan = more;
    plan["rule_set"] = rule_set;
    plan["seats"] = json::array{json::object{{"kind", "human"}}, json::object{{"kind", "human"}}};
    return plan;
}

json::object wish_with(const json::object& more)
{
    json::object wish = more;
    wish["rule_set"] = rule_set;
    wish["seats"] = 2;
    wish["players"] = {"random"};
    wish["games"] = 1;
    return wish;
}

class HostileContent : public testing::Test {
protected:
    // Answers that say what is wrong with what was sent.
    void expect_refused(const std::string& path, const json::value& body, const std::string& what)
    {
        const Got got = post(program_.port(), path, body);
        EXPECT_THAT(got.status, AllOf(Ge(400u), Lt(500u))) << what << ": " << got.body.substr(0, 400);
        EXPECT_LT(got.body.size(), 2'500'000u) << what;
    }
    void expect_refused_everywhere(const json::object& content, const std::string& what)
    {
        expect_refused("/api/v1/tables", plan_with({{"content", content}}), what);
        expect_refused("/api/v1/experiments", wish_with({{"content", content}}), what);
        expect_refused("/api/v1/experiments", wish_with({{"against", {{"rule_set", rule_set}, {"content", content}}}}),
                       what);
        ASSERT_EQ(get(program_.port(), "/api/v1/games").status, 200u) << "the server is gone after " << what;
    }

    const TemporaryFolder folder_;
    RunningProgram program_{tessera_program(),
                            {"--port", "0", "--db", folder_.file("games.db"), "--tables-per-minute", "100000",
                             "--requests-per-second", "100000", "--experiments-per-hour", "100000"}};
};

TEST_F(HostileContent, NestedByDotsOrBracketsIsRefused)
{
    // As deep as it gets in a body that is read.
    for (const std::size_t parts : {100u, 50'000u, 250'000u}) {
        const std::string key = many_times("a.", parts) + "a";
        for (const std::string& text :
             {"[" + key + "]", "[[" + key + "]]", key + " = 1", "x = {" + key + " = 1}",
              "x = " + many_times("[", parts), "x = " + many_times("[", parts) + many_times("]", parts),
              "x = " + many_times("{a=", parts), many_times("'a'.", parts) + "a = 1",
              many_times("\"\".", parts) + "a = 1"}) {
            json::object content = shipped_content();
            content["options.toml"] = text;
            expect_refused_everywhere(content, text.substr(0, 20) + " with " + std::to_string(parts));
        }
    }
}

TEST_F(HostileContent, IsRefusedWhereNoFileOfTheGameIsMeant)
{
    json::object content = shipped_content();
    content["more.toml"] = "[" + many_times("a.", 50'000) + "a]";
    expect_refused_everywhere(content, "a file that no game asks for");
    expect_refused_everywhere({{"ruleset.mine.toml", "[" + many_times("a.", 50'000) + "a]"}}, "a new rule set");
}

TEST_F(HostileContent, InOptionsIsRefused)
{
    for (const std::string& value :
         {many_times("[", 2000), many_times("{a=", 1000), "1\n[" + many_times("a.", 2000) + "a]",
          std::string(5000, '1'), "1\n" + many_times("a.", 1000) + "a = 1"}) {
        expect_refused("/api/v1/tables", plan_with({{"options", {{"market_cap", value}}}}), value.substr(0, 20));
        expect_refused("/api/v1/experiments", wish_with({{"options", {{"market_cap", value}}}}), value.substr(0, 20));
        json::object record{{"format", "tessera-game"},
                            {"version", 1},
                            {"rule_set", rule_set},
                            {"options", {{"market_cap", many_times("[", 100'000)}, {many_times("a.", 100'000), "1"}}},
                            {"content", "0000000000000000"},
                            {"seed", "0000000000000000"},
                            {"players", {"random", "random"}},
                            {"names", {"", ""}},
                            {"checkpoints", json::object{}},
                            {"log", json::array{}}};
        expect_refused("/api/v1/tables/load", json::object{{"record", json::serialize(record)}}, "a record");
    }
    json::object many;
    for (int i = 0; i < 100'000; ++i) many["option" + std::to_string(i)] = "1";
    expect_refused("/api/v1/tables", plan_with({{"options", many}}), "many options");
}

TEST_F(HostileContent, ThatIsMuchIsRefusedSoon)
{
    const auto began = std::chrono::steady_clock::now();
    std::string keys, tables, lists, mistakes;
    for (int i = 0; i < 150'000; ++i) keys += "k" + std::to_string(i) + "=1\n";
    for (int i = 0; i < 150'000; ++i) tables += "[t" + std::to_string(i) + "]\n";
    for (int i = 0; i < 25'000; ++i) lists += "[[t" + std::to_string(i) + "]]\n";
    // Wrong words as long as the right ones, for which a right one is looked for.
    for (int i = 0; i < 25'000; ++i) mistakes += "market_cap" + std::to_string(i) + " = 1\n";
    for (const std::string& text :
         {keys, tables, lists + lists, mistakes, "x = [" + many_times("1,", 400'000) + "]",
          "x = \"" + std::string(1'500'000, 'x') + "\"", std::string(300'000, 'm') + " = 1"}) {
        json::object content = shipped_content();
        content["options.toml"] = text;
        expect_refused_everywhere(content, text.substr(0, 20));
    }
    json::object many_files = shipped_content();
    for (int i = 0; i < 20'000; ++i) many_files["file" + std::to_string(i) + ".toml"] = "x = 1";
    expect_refused_everywhere(many_files, "many files");
    // A server that a stranger can keep busy for minutes with a few requests is as good as dead.
    EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::minutes(2));
}

TEST_F(HostileContent, WithNamesThatAreNoneIsRefused)
{
    for (const std::string& name :
         {std::string("../options.toml"), std::string("/etc/x.toml"), std::string("ruleset.a\r\nSet-Cookie: b.toml"),
          std::string("ruleset.\"quoted\".toml"), std::string("zero\0.toml", 10), std::string(".toml"), std::string(""),
          std::string("options"), many_times("a", 200) + ".toml"}) {
        json::object content = shipped_content();
        content[name] = "x = 1";
        expect_refused_everywhere(content, name);
    }
}

TEST_F(HostileContent, JsonThatIsNestedDeepIsRefused)
{
    for (const std::string& text :
         {many_times("[", 500'000), many_times("{\"a\":", 200'000), "{\"rule_set\":" + many_times("[", 500'000),
          "{\"record\":\"" + many_times("[", 500'000) + "\"}",
          "{\"record\":\"" + many_times("{\\\"a\\\":", 100'000) + "\"}",
          "{\"from\":" + many_times("{\"from\":", 100'000)})
        for (const char* path :
             {"/api/v1/tables", "/api/v1/tables/load", "/api/v1/tables/mine", "/api/v1/experiments"}) {
            const Got got = request(program_.port(), "POST", path, text);
            EXPECT_EQ(got.status, 400u) << path << " with " << text.substr(0, 20) << ": " << got.body.substr(0, 400);
        }
}

TEST(VisitorContent, IsTakenWhereOnlyThisMachineIsServed)
{
    const auto taken = [](const ServerScene::Change& change) {
        const ServerScene scene(change);
        const json::object content = shipped_content();
        const bool offered = get(scene.port(), "/api/v1/games").json().at("visitor_content").as_bool();
        const auto post_to = [&](const char* path, const json::object& body) {
            return post(scene.port(), path, body, {{"Host", "localhost"}});
        };
        // Without content of one's own nothing changes.
        const Got plain = post_to("/api/v1/tables", plan_with({}));
        EXPECT_EQ(plain.status, 201u) << plain.body;
        const std::string id(plain.json().at("id").as_string());
        const std::string record = get(scene.port(), "/api/v1/tables/" + id + "/record").body;
        for (const Got& got : {post_to("/api/v1/tables", plan_with({{"content", content}})),
                               post_to("/api/v1/tables/load", {{"record", record}, {"content", content}}),
                               post_to("/api/v1/experiments", wish_with({{"content", content}})),
                               post_to("/api/v1/experiments",
                                       wish_with({{"against", {{"rule_set", rule_set}, {"content", content}}}}))}) {
            EXPECT_EQ(got.status, offered ? 201u : 403u) << got.body;
            EXPECT_THAT(got.body, offered ? HasSubstr("id") : HasSubstr("visitor_content = \\\"yes\\\""));
        }
        return offered;
    };
    EXPECT_TRUE(taken({}));
    EXPECT_FALSE(taken([](Config& config) { config.visitor_content = "no"; }));
    EXPECT_FALSE(taken([](Config& config) { config.behind_proxy = true; }));
    EXPECT_FALSE(taken([](Config& config) { config.origins = {"https://play.example.org"}; }));
    EXPECT_TRUE(taken([](Config& config) {
        config.origins = {"https://play.example.org"};
        config.visitor_content = "yes";
    }));
}

}  // namespace
}  // namespace tessera::server
