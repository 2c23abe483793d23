// Every byte that leaves for a seat, watched through whole games of every rule set: an update is, byte for byte, what a
// table would say in which everything that the seat does not know was dealt anew.
#include <gmock/gmock.h>

#include <boost/json.hpp>
#include <chrono>
#include <memory>
#include <thread>
#include <utility>

#include "apps/server/kept_table.h"
#include "engine/registry.h"
#include "store/store.h"
#include "tests/server/scene.h"

namespace tessera::server {
namespace {

namespace json = boost::json;

struct Heard {
    Seat viewpoint;
    std::string text;
    table::Revision revision = 0, since = 0;
};

// A seat, or somebody who looks on, with everything that was ever sent to them.
class Listener {
public:
    Listener(SocketClient client, Seat viewpoint) : client_(std::move(client)), viewpoint_(viewpoint) {}

    // Takes what was sent so far; the last update.
    json::object catch_up()
    {
        constexpr int ping = 2;
        client_.send({{"type", "ping"}, {"id", ping}});
        for (;;) {
            const std::optional<std::string> text = client_.receive_text();
            if (!text) throw std::runtime_error("the connection was closed");
            bytes_ += *text;
            json::object message = json::parse(*text).as_object();
            if (const json::value* id = message.if_contains("id"); id != nullptr && *id == ping) return last_;
            if (message.at("type") != "update") continue;
            heard_.push_back({viewpoint_, *text, message.at("revision").to_number<table::Revision>(),
                              message.at("since").to_number<table::Revision>()});
            last_ = std::move(message);
        }
    }

    // False if that was decided already.
    bool act(const json::object& update, std::size_t i)
    {
        if (std::exchange(answered_, update.at("revision")) == update.at("revision")) return false;
        const json::array& actions = update.at("actions").as_array();
        client_.send({{"type", "act"},
                      {"id", 1},
                      {"revision", update.at("revision")},
                      {"action", actions[i % actions.size()].at("action")}});
        return true;
    }

    const std::vector<Heard>& heard() const { return heard_; }
    const std::string& bytes() const { return bytes_; }

private:
    SocketClient client_;
    Seat viewpoint_;
    std::vector<Heard> heard_;
    json::object last_;
    json::value answered_;  // the revision of the update that was last acted upon
    std::string bytes_;
};

class Secrecy : public testing::TestWithParam<std::string> {};

TEST_P(Secrecy, NothingHiddenLeavesForASeat)
{
    constexpr int decisions = 60;
    ServerScene scene;
    const NewTable table = scene.create(GetParam(), {"human", "open", "greedy"});
    const Got joined = post(scene.port(), "/api/v1/tables/" + table.id + "/join",
                            json::object{{"name", "Berta"}, {"invite", table.invite()}});
    const std::string bertas(joined.json().at("secret").as_string());
    std::vector<Listener> listeners;
    listeners.emplace_back(scene.greet(table.id, table.secret), Seat{0});
    listeners.emplace_back(scene.greet(table.id, bertas), Seat{1});
    listeners.emplace_back(scene.greet(table.id, ""), spectator);

    std::vector<json::object> updates;
    for (Listener& listener : listeners) updates.push_back(listener.catch_up());
    for (int i = 0, acted = 0; acted < decisions && updates[0].at("over").is_null(); ++i) {
        for (std::size_t seat = 0; seat < 2; ++seat) {
            if (updates[seat].at("actions").as_array().empty()) continue;
            if (listeners[seat].act(updates[seat], 7 * static_cast<std::size_t>(i) + 3)) ++acted;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        for (std::size_t k = 0; k < listeners.size(); ++k) updates[k] = listeners[k].catch_up();
    }
    scene.stop();

    EXPECT_EQ(listeners[0].bytes().find(bertas), std::string::npos);
    EXPECT_EQ(listeners[1].bytes().find(table.secret), std::string::npos);
    const std::unique_ptr<store::Store> store = store::open_store(scene.folder().file("games.db"));
    RuleSetCache rule_sets;
    const store::StoredTable kept = *store->load(table.id);
    const table::Header header = table::header_from_text(kept.header);
    for (const Listener& listener : listeners) {
        std::uint64_t seed = 0;
        std::memcpy(&seed, kept.seed.data(), sizeof seed);
        table::Table replayed(rule_sets.open_for(header, *store), header, seed);
        std::size_t compared = 0;
        for (const Heard& heard : listener.heard()) {
            while (replayed.revision(heard.viewpoint) < heard.revision)
                replayed.apply(table::entry_from_text(kept.entries[replayed.revision()]));
            std::string elsewhere;
            replayed.determinized(heard.viewpoint, ++compared).write_update(heard.viewpoint, heard.since, elsewhere);
            ASSERT_EQ(heard.text, elsewhere) << "revision " << heard.revision;
        }
        EXPECT_GT(compared, 10u);
    }
}

std::vector<std::string> rule_sets()
{
    std::vector<std::string> names;
    for (const RuleSetListing& listing : shipped_rule_sets()) names.push_back(listing.info.id);
    return names;
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, Secrecy, testing::ValuesIn(rule_sets()), [](const auto& rule_set) {
    std::string name = rule_set.param;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return !std::isalnum(static_cast<unsigned char>(c)); }, '_');
    return name;
});

}  // namespace
}  // namespace tessera::server
