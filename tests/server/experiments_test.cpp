// Experiments that a server is asked for: whole games, and how a game at a table would go on.
#include <gmock/gmock.h>

#include <boost/json.hpp>
#include <thread>

#include "apps/server/experiment.h"
#include "engine/registry.h"
#include "store/store.h"
#include "tests/server/scene.h"

namespace tessera::server {
namespace {

namespace json = boost::json;

const std::string experiments = "/api/v1/experiments";

std::string path_of(const json::object& state) { return experiments + "/" + std::string(state.at("id").as_string()); }

// How it stands when it is done.
json::object carried_out(const ServerScene& scene, const json::object& wish, const Headers& headers = {})
{
    const Got asked = post(scene.port(), experiments, wish, headers);
    EXPECT_EQ(asked.status, 201u) << asked.body;
    json::object state = asked.json();
    // Experiments let everybody else go first, also those who ask all the time.
    while (state.at("state") == "queued" || state.at("state") == "running") {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        state = get(scene.port(), path_of(state)).json();
    }
    EXPECT_EQ(state.at("state"), "done") << json::serialize(state);
    return state;
}

double total_wins(const json::object& state)
{
    double total = 0;
    for (const json::value& seat : state.at("wins").as_array()) total += seat.at("share").to_number<double>();
    return total;
}

TEST(Experiments, RunAndReport)
{
    const ServerScene scene;
    const json::object wish{{"rule_set", "market-trading"}, {"seats", 2}, {"players", {"random"}}, {"games", 8}};
    json::object comparison = wish;
    comparison["against"] = {{"rule_set", "market-trading"}, {"options", {{"market_cap", "5"}}}};
    const json::object compared = carried_out(scene, comparison);
    EXPECT_EQ(compared.at("played"), 8);
    EXPECT_EQ(compared.at("wins_against").as_array().size(), 2u);
    const json::object state = carried_out(scene, wish);
    EXPECT_EQ(state.at("played"), 8);
    EXPECT_EQ(state.at("wins").as_array().size(), 2u);
    EXPECT_TRUE(state.at("wins_against").as_array().empty());
    EXPECT_NEAR(total_wins(state), 1.0, 1e-9);
    const Got report = get(scene.port(), path_of(state) + "/report.html");
    EXPECT_EQ(report.status, 200u);
    EXPECT_THAT(report.headers.at("content-security-policy"), testing::HasSubstr("sandbox"));
    EXPECT_EQ(request(scene.port(), "DELETE", path_of(state)).status, 200u);
    EXPECT_EQ(get(scene.port(), path_of(state)).status, 404u);

    json::object wrong = wish;
    wrong["players"] = {"genius"};
    EXPECT_EQ(post(scene.port(), experiments, wrong).status, 400u);
    wrong = wish;
    wrong["seats"] = 8;
    EXPECT_EQ(post(scene.port(), experiments, wrong).status, 400u);
}

// A table where somebody has played a while against a bot, whose seat another person has taken then.
struct LiveGame {
    explicit LiveGame(const ServerScene& scene)
        : table(scene.create("treasury-0.7", {"human", "greedy"})), secret(scene.bearer(table.secret))
    {
        ScriptedPlayer player(scene.greet(table.id, table.secret), 3);
        player.play(12);
        player.client().send(json::object{{"type", "seat"}, {"id", 100}, {"seat", 1}, {"to", "open"}});
        player.client().receive("done");
        const std::string path = "/api/v1/tables/" + table.id;
        const Got invite = post(scene.port(), path + "/seats/1/invite", nullptr, secret);
        const Got joined =
            post(scene.port(), path + "/join", json::object{{"name", "Ben"}, {"invite", invite.json().at("invite")}});
        other = scene.bearer(std::string(joined.json().at("secret").as_string()));
        position = get(scene.port(), path).json().at("table").at("position").to_number<int>();
    }

    json::object wish(const json::object& more = {}) const
    {
        json::object from{{"table", table.id}, {"position", position}};
        for (const auto& [key, value] : more) from[key] = value;
        return {{"from", from}, {"players", {"random"}}, {"games", 8}};
    }

    NewTable table;
    Headers secret, other;
    int position = 0;
};

TEST(Continuations, TellHowAGameWouldGoOn)
{
    const ServerScene scene;
    const LiveGame game(scene);
    const json::object state = carried_out(scene, game.wish(), game.secret);
    EXPECT_EQ(state.at("wins").as_array().size(), 2u);
    EXPECT_NEAR(total_wins(state), 1.0, 1e-9);
    EXPECT_FALSE(state.at("summary").as_array().empty());
    EXPECT_THAT(get(scene.port(), path_of(state) + "/report.html").body,
                testing::HasSubstr("from position " + std::to_string(game.position)));
    // The same question has the same answer, whoever sits at the table; the past can be asked about, too.
    EXPECT_EQ(carried_out(scene, game.wish(), game.secret).at("wins"), state.at("wins"));
    EXPECT_NEAR(total_wins(carried_out(scene, game.wish({{"position", 0}}), game.other)), 1.0, 1e-9);
    EXPECT_NEAR(total_wins(carried_out(scene, game.wish({{"viewpoint", nullptr}}))), 1.0, 1e-9);
}

TEST(Continuations, AreRefusedWithASentence)
{
    const ServerScene scene;
    const LiveGame game(scene);
    const auto status = [&](const json::object& wish, const Headers& headers) {
        return post(scene.port(), experiments, wish, headers).status;
    };
    EXPECT_EQ(status(game.wish({{"position", game.position + 1000}}), game.secret), 409u);
    EXPECT_EQ(status(game.wish({{"viewpoint", 1}}), game.secret), 403u);
    EXPECT_EQ(status(game.wish({{"table", "nowhere-to-be-found"}}), game.secret), 404u);
    EXPECT_EQ(status(game.wish({{"table", "../../etc"}}), game.secret), 404u);
    EXPECT_EQ(status(game.wish({{"table", 7}}), game.secret), 400u);
    EXPECT_EQ(status(game.wish({{"known", "all"}}), game.secret), 400u);
    EXPECT_EQ(status(game.wish(), scene.bearer(std::string(43, 'x'))), 403u);
    json::object changed = game.wish();
    changed["options"] = {{"hand_limit", "3"}};
    EXPECT_THAT(post(scene.port(), experiments, changed, game.secret).body, testing::HasSubstr("rules of their table"));
    changed = game.wish();
    changed["rule_set"] = "market-trading";
    EXPECT_THAT(post(scene.port(), experiments, changed, game.secret).body, testing::HasSubstr("treasury-0.7"));
    changed["rule_set"] = "treasury-0.7";
    changed["seats"] = 2;
    EXPECT_EQ(status(changed, game.secret), 201u);
}

// An experiment outlives the server: what is kept of it is enough to go on.
TEST(Continuations, AreKeptWithWhatIsKnownOfThePosition)
{
    const TemporaryFolder folder;
    const std::unique_ptr<store::Store> store = store::open_store(folder.file("games.db"), {});
    RuleSetCache rule_sets;
    for (const RuleSetListing& listing : shipped_rule_sets()) {
        const RuleSetPointer loaded = rule_sets.open(listing.info.id, {}, nullptr);
        AnyState s = loaded->game->new_game(Seats{3});
        const json::object body{
            {"from", {{"table", "abcdef"}, {"position", 0}}}, {"players", {"random"}}, {"games", 2}};
        const Wish wish{json::serialize(body), Standpoint{loaded, {s, spectator}}};
        const Wish kept = wish_from(text_of(wish), rule_sets, *store);
        ASSERT_TRUE(kept.from);
        EXPECT_EQ(kept.body, wish.body);
        EXPECT_EQ(kept.from->known.seat, spectator);
        EXPECT_EQ(loaded->game->signature(kept.from->known.state), loaded->game->signature(s));
        EXPECT_EQ(experiment_for(kept, *store, 10, VisitorContent::Refused).games, 2u);
    }
}

}  // namespace
}  // namespace tessera::server
