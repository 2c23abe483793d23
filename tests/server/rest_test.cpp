// Every body that goes in or out over HTTP follows docs/protocol.schema.json.
#include <gmock/gmock.h>

#include <algorithm>
#include <boost/json.hpp>
#include <map>
#include <thread>

#include "apps/server/routes.h"
#include "engine/registry.h"
#include "tests/server/scene.h"
#include "tests/support/schema.h"

namespace tessera::server {
namespace {

namespace json = boost::json;

class Rest : public testing::Test {
protected:
    // Asks, expects a success that follows the definition, and keeps both bodies for the schema.
    json::object get_as(const std::string& definition, const std::string& path, const Headers& headers = {})
    {
        return kept(definition, get(scene_.port(), "/api/v1/" + path, headers), path);
    }
    json::object post_as(const std::string& asked, const json::value& body, const std::string& definition,
                         const std::string& path, const Headers& headers = {})
    {
        if (!asked.empty()) said_.body(asked, json::serialize(body));
        return kept(definition, post(scene_.port(), "/api/v1/" + path, body, headers), path);
    }
    void refused(unsigned status, const Got& got)
    {
        EXPECT_EQ(got.status, status) << got.body;
        said_.body("rest_error", got.body);
    }

    const ServerScene scene_{[](Config& config) { config.webhooks = {"http://localhost/"}; }};
    SaidByProtocol said_;

private:
    json::object kept(const std::string& definition, const Got& got, const std::string& path)
    {
        EXPECT_LT(got.status, 300u) << path << ": " << got.body;
        if (!definition.empty()) said_.body(definition, got.body);
        return got.json();
    }
};

TEST_F(Rest, OfGamesFollowsTheSchema)
{
    get_as("rest_games", "games");
    for (const RuleSetListing& listing : shipped_rule_sets()) {
        get_as("rest_game", "games/" + listing.info.id);
        get_as("rest_rules", "games/" + listing.info.id + "/rules");
        get_as("rest_content", "games/" + listing.info.id + "/content");
    }
    refused(404, get(scene_.port(), "/api/v1/games/chess"));
    refused(405, request(scene_.port(), "DELETE", "/api/v1/games"));
    EXPECT_EQ(said_.complaints(), "");
}

TEST_F(Rest, OfTablesFollowsTheSchema)
{
    const json::object wish{
        {"rule_set", "market-trading"},
        {"seats", {{{"kind", "human"}, {"name", "Anna"}}, {{"kind", "open"}}, {{"kind", "bot"}, {"level", "easy"}}}},
        {"options", {{"market_cap", "5"}}},
        {"settings", {{"listed", true}, {"clock", {{"seconds", 60}, {"then", "remind"}}}, {"undo", "free"}}}};
    const json::object created = post_as("rest_create", wish, "rest_created", "tables");
    const std::string path = "tables/" + std::string(created.at("id").as_string());
    const Headers owner = scene_.bearer(std::string(created.at("secret").as_string()));

    get_as("rest_tables", "tables?open");
    get_as("rest_table", path);
    const json::object invite = post_as("", nullptr, "rest_invite", path + "/seats/1/invite", owner);
    const json::object joined =
        post_as("rest_join", {{"name", "Ben"}, {"invite", invite.at("invite")}}, "rest_joined", path + "/join");
    get_as("rest_table", path, owner);
    post_as("rest_mine", {{"secrets", {created.at("secret"), joined.at("secret")}}}, "rest_tables", "tables/mine");
    post_as("rest_notify", {{"url", "http://localhost/hook"}}, "", path + "/notify", owner);
    post_as("rest_notify", {{"url", nullptr}}, "", path + "/notify", owner);
    const json::object fork{{"position", 1},
                            {"seats", {{{"kind", "human"}}, {{"kind", "human"}}, {{"kind", "human"}}}}};
    post_as("rest_fork", fork, "rest_created", path + "/fork", owner);
    const Got record = get(scene_.port(), "/api/v1/" + path + "/record", owner);
    EXPECT_EQ(record.status, 200u) << record.body;
    post_as("rest_load", {{"record", record.body}}, "rest_created", "tables/load");
    EXPECT_EQ(request(scene_.port(), "DELETE", "/api/v1/" + path, "", owner).status, 200u);
    EXPECT_EQ(said_.complaints(), "");
}

TEST_F(Rest, OfExperimentsFollowsTheSchema)
{
    const json::object wish{{"rule_set", "market-trading"}, {"seats", 2}, {"players", {"random"}}, {"games", 5}};
    const json::object asked = post_as("rest_experiment", wish, "rest_experiment_state", "experiments");
    const std::string path = "experiments/" + std::string(asked.at("id").as_string());
    json::object state = asked;
    while (state.at("state") == "queued" || state.at("state") == "running") {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        state = get_as("rest_experiment_state", path);
    }
    EXPECT_EQ(state.at("state"), "done");
    const NewTable table = scene_.create("market-trading", {"human", "greedy"});
    const json::object from{{"table", table.id}, {"position", 0}, {"viewpoint", 0}};
    post_as("rest_experiment", {{"from", from}, {"players", {"random"}}, {"games", 1}, {"seed", 7}},
            "rest_experiment_state", "experiments", scene_.bearer(table.secret));
    EXPECT_EQ(said_.complaints(), "");
}

// What somebody asks of a route: a body, and what stands in the place of its parameters.
struct Asking {
    json::value body;
    std::string id = {};  // of the table or experiment, if not the usual one
};

// What is asked of each route that takes a body or needs a table of its own.
using Askings = std::map<std::string, Asking>;

std::string target_of(const Route& route, const std::map<std::string, std::string>& values)
{
    std::string path = route.path.starts_with('/') ? "" : "/api/v1/";
    path += route.path.substr(0, route.path.find('?'));
    for (const auto& [name, value] : values)
        if (const std::size_t at = path.find("/" + name); at != std::string::npos)
            path.replace(at + 1, name.size(), value);
    return path;
}

// The table of routes is no promise but a fact: each takes the body that it names, and gives the one that it names.
TEST_F(Rest, EveryRouteTakesAndGivesWhatItSays)
{
    const NewTable table = scene_.create("market-trading", {"human", "open"}, {{"settings", {{"listed", true}}}});
    const NewTable gone = scene_.create("market-trading", {"human", "human"});
    const json::array seats{json::object{{"kind", "human"}}, json::object{{"kind", "human"}}};
    const Headers owner = scene_.bearer(table.secret);
    const Got view = get(scene_.port(), "/api/v1/games/market-trading/content");
    const Got record = get(scene_.port(), "/api/v1/tables/" + table.id + "/record", owner);
    const json::object games{{"rule_set", "market-trading"}, {"seats", 2}, {"players", {"random"}}, {"games", 1}};
    const auto experiment = [&] {
        return std::string(post(scene_.port(), "/api/v1/experiments", games).json().at("id").as_string());
    };
    const std::string kept = experiment(), cancelled = experiment();
    while (get(scene_.port(), "/api/v1/experiments/" + kept).json().at("state") != "done")
        std::this_thread::sleep_for(std::chrono::milliseconds(20));

    const Askings askings = {
        {"POST tables", {json::object{{"rule_set", "market-trading"}, {"seats", seats}}}},
        {"POST tables/mine?after=NEXT", {json::object{{"secrets", {table.secret}}}}},
        {"POST tables/load", {json::object{{"record", record.body}, {"seats", seats}}}},
        {"POST tables/ID/join", {json::object{{"name", "Ben"}}}},
        {"POST tables/ID/notify", {json::object{{"url", "http://localhost/hook"}}}},
        {"POST tables/ID/fork", {json::object{{"position", 0}, {"seats", seats}}, gone.id}},
        {"DELETE tables/ID", {nullptr, gone.id}},
        {"POST experiments", {games}},
        {"DELETE experiments/EXPERIMENT", {nullptr, cancelled}},
    };
    // An invitation is for a seat that is still open.
    std::vector<const Route*> in_order;
    for (const Route& route : routes()) in_order.push_back(&route);
    std::stable_partition(in_order.begin(), in_order.end(),
                          [](const Route* route) { return route->path.ends_with("/invite"); });
    for (const Route* route : in_order) {
        const std::string name = std::string(word_of(route->method)) + " " + std::string(route->path);
        const auto found = askings.find(name);
        const Asking asking = found == askings.end() ? Asking{nullptr} : found->second;
        const std::string id = asking.id.empty() ? table.id : asking.id;
        const std::string target =
            target_of(*route, {{"ID", id},
                               {"EXPERIMENT", asking.id.empty() ? kept : asking.id},
                               {"SEAT", "1"},
                               {"RULESET", "market-trading"},
                               {"FINGERPRINT", std::string(view.json().at("content").as_string())}});
        const Headers headers = scene_.bearer(id == gone.id ? gone.secret : table.secret);
        const std::string method(word_of(route->method));

        EXPECT_EQ(route->takes.empty(), asking.body.is_null()) << name;
        if (!route->takes.empty()) {
            // Whoever takes a body reads it.
            const Got nonsense = request(scene_.port(), method, target, R"({"nonsense":1})", headers);
            EXPECT_EQ(nonsense.status, 400u) << name << ": " << nonsense.body;
            said_.body(route->takes, json::serialize(asking.body));
        }
        const std::string body = asking.body.is_null() ? "" : json::serialize(asking.body);
        const Got got = request(scene_.port(), method, target, body, headers);
        if (std::holds_alternative<OpensSocket>(route->handler)) {
            EXPECT_EQ(got.status, 426u) << name;
            EXPECT_EQ(got.headers.at("upgrade"), "websocket");
            continue;
        }
        EXPECT_LT(got.status, 300u) << name << ": " << got.body;
        if (!route->gives.empty()) said_.body(route->gives, got.body);
    }
    EXPECT_EQ(said_.complaints(), "");
}

TEST_F(Rest, OfRefusalsFollowsTheSchema)
{
    const NewTable table = scene_.create("treasury-0.7", {"human", "open"});
    const std::string path = "/api/v1/tables/" + table.id;
    refused(404, get(scene_.port(), "/api/v1/tables/nowhere-at-all"));
    refused(404, get(scene_.port(), "/api/v1/nothing"));
    refused(403, request(scene_.port(), "DELETE", path));
    refused(403, get(scene_.port(), path + "/record"));
    refused(403, post(scene_.port(), path + "/join", json::object{{"name", "B"}, {"invite", std::string(43, 'x')}}));
    refused(400, post(scene_.port(), "/api/v1/tables", json::object{{"rule_set", "market-trading"}}));
    refused(400, request(scene_.port(), "POST", "/api/v1/tables", "{"));
    refused(415, request(scene_.port(), "POST", "/api/v1/tables", "a=b", {{"Content-Type", "text/plain"}}));
    refused(404, get(scene_.port(), "/api/v1/experiments/nothing"));
    EXPECT_EQ(said_.complaints(), "");
}

}  // namespace
}  // namespace tessera::server
