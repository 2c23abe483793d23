// Two servers over one PostgreSQL that goes away in the middle of many games: whoever plays through the server that
// does not have the table is told to come back if anything got lost, and goes on. Nobody waits for what will never
// come.
#include <gmock/gmock.h>

#include <atomic>
#include <boost/json.hpp>
#include <mutex>
#include <thread>

#include "tests/attack/effort.h"
#include "tests/server/scene.h"
#include "tests/support/private_postgres.h"

namespace tessera::server {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;

// What no client should ever get to see, of all players.
class Complaints {
public:
    void add(const std::string& what)
    {
        const std::lock_guard lock(mutex_);
        all_.push_back(what);
    }
    std::vector<std::string> all() const
    {
        const std::lock_guard lock(mutex_);
        return all_;
    }

private:
    mutable std::mutex mutex_;
    std::vector<std::string> all_;
};

// Plays at one seat through one server, and comes back whenever the connection ends.
class PatientPlayer {
public:
    PatientPlayer(unsigned port, std::string table, std::string secret, Complaints& complaints)
        : port_(port), table_(std::move(table)), secret_(std::move(secret)), complaints_(complaints)
    {
    }

    void play()
    {
        while (!enough_ && !over_) {
            try {
                SocketClient client = greet_at(port_, table_, secret_);
                sit_at(client);
            } catch (const RefusedUpgrade&) {
                // The server is about to go away, or has too much to do.
            } catch (const std::exception& e) {
                if (!enough_) complaints_.add(table_ + ": " + e.what());
            }
            std::this_thread::sleep_for(50ms);
        }
    }
    void stop() { enough_ = true; }
    int acknowledged() const { return acknowledged_; }
    bool over() const { return over_; }

private:
    void sit_at(SocketClient& client)
    {
        while (const std::optional<json::object> message = client.receive()) {
            const std::string type(message->at("type").as_string());
            if (type == "refused") complaints_.add(table_ + ": " + json::serialize(*message));
            if (type == "error" && message->at("code") != "stopping" && message->at("code") != "store")
                complaints_.add(table_ + ": " + json::serialize(*message));
            if (type == "done") ++acknowledged_;
            if (type == "update") act(client, *message);
            if (over_) return;
        }
        if (client.close_code() == 1008) complaints_.add(table_ + " was closed with 1008");
    }

    void act(SocketClient& client, const json::object& update)
    {
        over_ = !update.at("over").is_null();
        const json::array& actions = update.at("actions").as_array();
        if (over_ || actions.empty()) return;
        std::this_thread::sleep_for(20ms);
        client.send({{"type", "act"},
                     {"id", ++id_},
                     {"revision", update.at("revision")},
                     {"action", actions[static_cast<std::size_t>(id_ * 7) % actions.size()].at("action")}});
    }

    unsigned port_;
    std::string table_, secret_;
    Complaints& complaints_;
    int id_ = 0;
    std::atomic<int> acknowledged_ = 0;
    std::atomic<bool> over_ = false, enough_ = false;
};

// A table of the first server with somebody at each of both.
struct Match {
    Match(const ServerScene& first, const ServerScene& second, Complaints& complaints)
        : table(first.create("treasury-0.7", {"human", "open"})), here(first.port(), table.id, table.secret, complaints)
    {
        const Got joined = post(second.port(), "/api/v1/tables/" + table.id + "/join",
                                json::object{{"name", "B"}, {"invite", table.invite()}});
        there = std::make_unique<PatientPlayer>(second.port(), table.id,
                                                std::string(joined.json().at("secret").as_string()), complaints);
    }
    int acknowledged() const { return here.acknowledged() + there->acknowledged(); }
    bool over() const { return here.over() && there->over(); }

    NewTable table;
    PatientPlayer here;
    std::unique_ptr<PatientPlayer> there;
};

class PostgresOutage : public testing::Test {
protected:
    // Longer than a server waits for its database, so that something is lost.
    static constexpr auto outage = 4s;

    template <class Outage>
    void play_through(const Outage& go_away_and_come_back)
    {
        constexpr int tables = 16;
        const auto server = [&](const char* name) {
            return std::make_unique<ServerScene>([&](Config& config) {
                config.db = where_;
                config.name = name;
            });
        };
        std::unique_ptr<ServerScene> first = server("first"), second = server("second");
        Complaints complaints;
        std::vector<std::unique_ptr<Match>> matches;
        for (int i = 0; i < tables; ++i) matches.push_back(std::make_unique<Match>(*first, *second, complaints));
        std::vector<std::jthread> players;
        for (const auto& match : matches) {
            players.emplace_back([&match = *match] { match.here.play(); });
            players.emplace_back([&match = *match] { match.there->play(); });
        }
        wait_for_more(matches);
        for (int i = 0; i < attack::effort(); ++i) {
            go_away_and_come_back();
            wait_for_more(matches);
        }
        for (const auto& match : matches) match->here.stop(), match->there->stop();
        first.reset(), second.reset();
        players.clear();
        EXPECT_THAT(complaints.all(), testing::IsEmpty());
    }

    // Everybody goes on.
    static void wait_for_more(const std::vector<std::unique_ptr<Match>>& matches)
    {
        std::vector<int> before;
        for (const auto& match : matches) before.push_back(match->acknowledged());
        const auto end = std::chrono::steady_clock::now() + 180s;
        for (std::size_t i = 0; i < matches.size(); ++i) {
            const Match& match = *matches[i];
            while (!match.over() && match.acknowledged() < before[i] + 8 && std::chrono::steady_clock::now() < end)
                std::this_thread::sleep_for(20ms);
            EXPECT_TRUE(match.over() || match.acknowledged() >= before[i] + 8) << match.table.id << " hangs";
        }
    }

    PrivatePostgres postgres_;
    const std::string where_ = postgres_.new_database();
};

TEST_F(PostgresOutage, PlayersAtBothServersGoOnAfterACrashOfTheDatabase)
{
    play_through([&] {
        postgres_.stop();
        std::this_thread::sleep_for(outage);
        postgres_.start();
    });
}

TEST_F(PostgresOutage, PlayersAtBothServersGoOnAfterTheDatabaseStoodStill)
{
    play_through([&] {
        postgres_.freeze();
        std::this_thread::sleep_for(outage);
        postgres_.thaw();
    });
}

// As when a proxy in between restarts: every connection breaks, and the database stays.
TEST_F(PostgresOutage, PlayersAtBothServersGoOnWhenAllConnectionsBreakAgainAndAgain)
{
    play_through([&] {
        for (int i = 0; i < 10; ++i) {
            postgres_.execute(where_,
                              "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
                              "AND datname = current_database()");
            std::this_thread::sleep_for(150ms);
        }
    });
}

}  // namespace
}  // namespace tessera::server
