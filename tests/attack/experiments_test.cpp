// Strangers who keep the lab busy: everybody gets a fair share, is told how long it takes, and may not ask for more
// than the operator allows.
#include <gmock/gmock.h>

#include <boost/json.hpp>
#include <thread>

#include "tests/attack/effort.h"
#include "tests/attack/strangers.h"

namespace tessera::server {
namespace {

namespace json = boost::json;
using testing::HasSubstr;

constexpr const char* ann = "192.0.2.1";
constexpr const char* ben = "192.0.2.2";

// Many minutes of computing, and hardly anything.
const json::object long_one{{"rule_set", "1800"}, {"seats", 4}, {"players", {"medium"}}, {"games", 10'000}};
const json::object short_one{{"rule_set", "market-trading"}, {"seats", 2}, {"players", {"random"}}, {"games", 8}};

Got ask(const ServerScene& scene, const char* address, const json::object& wish)
{
    return post(scene.port(), "/api/v1/experiments", wish, from(address));
}

json::object state_of(const ServerScene& scene, const json::object& experiment)
{
    return get(scene.port(), "/api/v1/experiments/" + std::string(experiment.at("id").as_string())).json();
}

bool is_over(const json::object& state) { return state.at("state") != "queued" && state.at("state") != "running"; }

template <class Condition>
json::object wait_until(const ServerScene& scene, const json::object& experiment, const Condition& holds)
{
    for (int i = 0; i < 15'000; ++i) {
        const json::object state = state_of(scene, experiment);
        if (holds(state)) return state;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    throw std::runtime_error("waited in vain for " + json::serialize(experiment));
}

TEST(LongExperiments, KeepNobodyElseWaiting)
{
    const ServerScene scene(open_to_strangers([](Config& config) { config.experiments_per_hour = 1000; }));
    std::vector<json::object> long_ones;
    for (int i = 0; i < 4; ++i) long_ones.push_back(ask(scene, ann, long_one).json());
    wait_until(scene, long_ones.front(), [](const json::object& state) { return state.at("state") == "running"; });
    for (int i = 0; i < attack::effort(); ++i) {
        const json::object mine = ask(scene, ben, short_one).json();
        const json::object done = wait_until(scene, mine, is_over);
        EXPECT_EQ(done.at("state"), "done") << json::serialize(done);
    }
    for (const json::object& one : long_ones) EXPECT_FALSE(is_over(state_of(scene, one)));
}

TEST(LongExperiments, TellHowLongTheyTakeAndWhoseTurnItIs)
{
    const ServerScene scene(open_to_strangers([](Config& config) { config.max_experiment_minutes = 100'000; }));
    const json::object first = ask(scene, ann, long_one).json();
    const json::object second = ask(scene, ann, long_one).json();
    const json::object other = ask(scene, ben, long_one).json();
    EXPECT_EQ(first.at("queue").at("ahead"), 0);
    EXPECT_EQ(second.at("queue").at("ahead"), 1);
    EXPECT_EQ(other.at("queue").at("ahead"), 0);
    EXPECT_EQ(other.at("queue").at("sharing"), 2);
    const json::object known =
        wait_until(scene, first, [](const json::object& state) { return !state.at("cost").is_null(); });
    const double cost = known.at("cost").to_number<double>();
    EXPECT_GT(cost, 1.0);
    // Two take turns in one thread.
    EXPECT_GT(known.at("queue").at("seconds_left").to_number<double>(), cost);
    EXPECT_TRUE(state_of(scene, second).at("queue").at("seconds_left").is_null()) << "nobody knows before it began";
    request(scene.port(), "DELETE", "/api/v1/experiments/" + std::string(other.at("id").as_string()));
    EXPECT_EQ(state_of(scene, first).at("queue").at("sharing"), 1);
    const json::object short_done = wait_until(scene, ask(scene, ben, short_one).json(), is_over);
    EXPECT_TRUE(short_done.at("queue").is_null());
}

TEST(LongExperiments, AreRefusedBeyondWhatTheOperatorAllows)
{
    const ServerScene scene(open_to_strangers([](Config& config) { config.max_experiment_minutes = 1; }));
    const json::object failed = wait_until(scene, ask(scene, ann, long_one).json(), is_over);
    EXPECT_EQ(failed.at("state"), "failed");
    EXPECT_THAT(std::string(failed.at("message").as_string()),
                HasSubstr("this server allows an experiment 60 seconds"));
    // From now on it is known.
    const Got again = ask(scene, ben, long_one);
    EXPECT_EQ(again.status, 403u);
    EXPECT_EQ(again.error_code(), "cost");
    EXPECT_THAT(again.body, HasSubstr("games at most"));
    json::object less = long_one;
    less["games"] = 2;
    EXPECT_EQ(ask(scene, ben, less).status, 201u);
}

TEST(LongExperiments, AnAddressHasSoManyAtATime)
{
    const ServerScene scene(open_to_strangers([](Config& config) { config.max_experiments_per_address = 2; }));
    const json::object first = ask(scene, ann, long_one).json();
    EXPECT_EQ(ask(scene, ann, long_one).status, 201u);
    const Got third = ask(scene, ann, short_one);
    EXPECT_EQ(third.status, 429u);
    EXPECT_EQ(third.error_code(), "quota");
    EXPECT_EQ(ask(scene, ben, short_one).status, 201u);
    request(scene.port(), "DELETE", "/api/v1/experiments/" + std::string(first.at("id").as_string()));
    EXPECT_EQ(ask(scene, ann, short_one).status, 201u);
}

}  // namespace
}  // namespace tessera::server
