// The real program is killed at random moments while people and bots play, and started again: no action that was
// acknowledged is lost, and no position differs from what was shown. scripts/soak plays many more such games.
#include <gtest/gtest.h>

#include <atomic>
#include <boost/json.hpp>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <random>
#include <thread>

#include "engine/registry.h"
#include "tests/server/running_program.h"
#include "tests/server/scene.h"
#include "tests/support/places.h"

namespace tessera::server {
namespace {

namespace json = boost::json;

int number_from(const char* variable, int otherwise)
{
    const char* value = std::getenv(variable);
    return value == nullptr ? otherwise : std::atoi(value);
}

// One game, played through one server after the other.
class SurvivingGame {
public:
    SurvivingGame(NewTable table, std::uint64_t seed) : table_(std::move(table)), seed_(seed) {}

    void play(const std::atomic<unsigned>& port, const std::atomic<bool>& give_up)
    {
        while (!over_ && !give_up) {
            try {
                ScriptedPlayer player(greet_at(port, table_.id, table_.secret), ++seed_);
                while (player.last_update().empty() && player.step()) continue;
                if (!player.last_update().empty()) compare(port, player.last_update());
                while (!player.over() && player.step()) remember(player);
                remember(player);
                over_ = player.over();
            } catch (const std::exception&) {
                // The server is gone for a moment.
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
            }
        }
    }

    bool over() const { return over_; }
    std::size_t lives() const { return lives_; }
    const std::string& id() const { return table_.id; }

private:
    void remember(const ScriptedPlayer& player)
    {
        acknowledged_ = std::max(acknowledged_, player.revision());
        if (!player.last_update().empty()) seen_ = player.last_update();
    }

    // What was acknowledged is there, and what was seen was true.
    void compare(unsigned port, const json::object& now)
    {
        ++lives_;
        const auto revision = now.at("revision").to_number<std::uint64_t>();
        EXPECT_GE(revision, acknowledged_) << table_.id;
        if (seen_.empty()) return;
        if (revision == seen_.at("revision").to_number<std::uint64_t>()) {
            EXPECT_EQ(now.at("view"), seen_.at("view")) << table_.id;
            EXPECT_EQ(now.at("actions"), seen_.at("actions")) << table_.id;
            return;
        }
        SocketClient client = greet_at(port, table_.id, table_.secret);
        client.send(
            {{"type", "at"}, {"id", 1}, {"position", seen_.at("position")}, {"viewpoint", seen_.at("viewpoint")}});
        EXPECT_EQ(client.receive("at").at("view"), seen_.at("view")) << table_.id;
    }

    NewTable table_;
    std::uint64_t seed_;
    std::uint64_t acknowledged_ = 0;
    std::size_t lives_ = 0;
    std::atomic<bool> over_{false};
    json::object seen_;
};

TEST(Killed, TheServerLosesNothingThatItAcknowledged)
{
    const int games = number_from("KILL_GAMES", 3);
    const int together = 5;
    std::mt19937_64 luck(std::random_device{}());
    std::uniform_int_distribution<int> life(20, 600);
    const std::vector<RuleSetListing> rule_sets = shipped_rule_sets();
    TemporaryFolder folder;
    const std::vector<std::string> limits = {
        "--db",  folder.file("games.db"), "--bot-threads", "1", "--messages-per-second",
        "10000", "--tables-per-minute",   "10000"};
    const auto at_port = [&](unsigned port) {
        std::vector<std::string> arguments = limits;
        arguments.insert(arguments.end(), {"--port", std::to_string(port)});
        return arguments;
    };
    auto program = std::make_unique<RunningProgram>(tessera_program(), at_port(0));
    std::atomic<unsigned> port = program->port();
    const std::vector<std::string> again = at_port(port);

    std::size_t kills = 0;
    for (int played = 0; played < games; played += together) {
        std::vector<std::unique_ptr<SurvivingGame>> wave;
        for (int i = played; i < std::min(games, played + together); ++i) {
            const std::string& rule_set = rule_sets[static_cast<std::size_t>(i) % rule_sets.size()].info.id;
            wave.push_back(std::make_unique<SurvivingGame>(create_table_at(port, rule_set, {"human", "greedy"}),
                                                           static_cast<std::uint64_t>(i) * 1000));
        }
        std::atomic<bool> give_up{false};
        std::vector<std::jthread> players;
        for (const auto& game : wave)
            players.emplace_back([&game = *game, &port, &give_up] { game.play(port, give_up); });
        const auto all_over = [&] {
            return std::all_of(wave.begin(), wave.end(), [](const auto& game) { return game->over(); });
        };
        // Every life is a little longer than the last, so that every game comes to its end.
        for (int lives = 0; !all_over() && lives < 400; ++lives) {
            std::this_thread::sleep_for(std::chrono::milliseconds(life(luck) + 10 * lives));
            program->kill();
            ++kills;
            program = std::make_unique<RunningProgram>(tessera_program(), again);
        }
        give_up = !all_over();
        players.clear();
        for (const auto& game : wave) {
            EXPECT_TRUE(game->over()) << game->id();
            EXPECT_GT(game->lives(), 0u);
        }
    }
    EXPECT_GT(kills, 0u);
    std::cout << games << " games, " << kills << " kills\n";
}

}  // namespace
}  // namespace tessera::server
