// Whoever listens to a table wants to know who was asked whether to play a card in answer, although it was not played.
// Two tables differ only in the card that Ben holds: at one he is asked and passes, at the other nobody is.
#include <gmock/gmock.h>

#include <regex>

#include "tests/attack/person.h"
#include "tests/table/windows.h"

namespace tessera::attack {
namespace {

using server::get;
using server::post;
using server::ServerScene;
using server::SocketClient;

// A game in which Ben may be asked about the next action.
struct Moment {
    std::string record_with_card, record_without;
    Seat actor;
    std::string action;
};

// Luck comes neither before the action nor after it, as that of each table is another.
bool is_without_luck(table::World world, const GameRecord& before)
{
    const auto loaded = table::shared_rule_set("1800");
    const table::Beginning beginning = table::beginning_of(*loaded, before, nullptr, {}, 1);
    table::Table begun(loaded, beginning.header, 1);
    for (const table::Entry& entry : beginning.entries) begun.apply(entry);
    world.advance_while_ben_passes();
    return !begun.is_withheld_from(spectator) && world.table().decider().is_seat();
}

Moment moment()
{
    for (std::uint64_t seed = 1;; ++seed) {
        table::World with, without;
        table::InStep both({&with, &without}, seed);
        if (!both.play_until_ben_is_asked()) continue;
        const json::object update = with.sitting.update(spectator);
        const table::Position position = with.table().position(spectator);
        const GameRecord record = with.table().record(with.table().actions_at(position, spectator));
        const GameRecord other = without.table().record(without.table().actions_at(position, spectator));
        if (!is_without_luck(with, record)) continue;
        return {record_text(record), record_text(other),
                static_cast<Seat>(update.at("window").at("seat").to_number<int>()),
                std::string(update.at("window").at("action").as_string())};
    }
}

// What has to differ between two tables of a server: their names and when something happened.
std::string anonymous(std::string text, const std::string& id)
{
    for (std::size_t at = text.find(id); at != std::string::npos; at = text.find(id)) text.replace(at, id.size(), "ID");
    return std::regex_replace(text, std::regex("[0-9]{13}"), "TIME");
}

struct Heard {
    std::vector<std::string> onlooker, actor;
    std::string summary;
    bool ben_was_asked = false;
};

class SecretQuestions : public testing::Test {
protected:
    Heard played(const Moment& moment, const std::string& record, const json::value& window_seconds)
    {
        const server::Got made =
            post(scene_.port(), "/api/v1/tables/load",
                 json::object{{"record", record}, {"settings", {{"window_seconds", window_seconds}}}});
        EXPECT_EQ(made.status, 201u) << made.body;
        const json::object table = made.json();
        const std::string id(table.at("id").as_string()), secret(table.at("secret").as_string());
        const std::string path = "/api/v1/tables/" + id;
        Person ben(scene_.greet(id, secret, {{"viewpoint", 1}}));
        const auto bens = ben.update().at("revision").to_number<std::uint64_t>();
        SocketClient onlooker = scene_.greet(id, "");
        onlooker.receive("update");
        SocketClient actor = scene_.greet(id, secret, {{"viewpoint", static_cast<int>(moment.actor)}});
        const json::object before = actor.receive("update");

        Heard heard;
        const auto listen = [&](SocketClient& client, std::vector<std::string>& to, std::size_t messages) {
            while (to.size() < messages) to.push_back(anonymous(*client.receive_text(), id));
        };
        actor.send(
            json::object{{"type", "act"}, {"id", 1}, {"revision", before.at("revision")}, {"action", moment.action}});
        listen(onlooker, heard.onlooker, 1);
        const std::string summary = window_seconds.is_null() ? "" : get(scene_.port(), path).body;
        heard.summary = anonymous(summary, id);
        ben.listen_to(bens + 2);  // he was asked, or the window has closed
        if (ben.is_asked()) {
            heard.ben_was_asked = true;
            ben.does({{"type", "act"}, {"revision", ben.update().at("revision")}, {"action", "pass"}});
            // Not even when it changed, while the window is open.
            if (!summary.empty()) {
                EXPECT_EQ(get(scene_.port(), path).body, summary);
            }
        }
        listen(onlooker, heard.onlooker, 2);
        listen(actor, heard.actor, 3);
        return heard;
    }

    void expect_the_same(const json::value& window_seconds)
    {
        const Moment chosen = moment();
        const Heard with = played(chosen, chosen.record_with_card, window_seconds);
        const Heard without = played(chosen, chosen.record_without, window_seconds);
        EXPECT_TRUE(with.ben_was_asked);
        EXPECT_FALSE(without.ben_was_asked);
        EXPECT_EQ(with.onlooker, without.onlooker);
        EXPECT_EQ(with.actor, without.actor);
        EXPECT_EQ(with.summary, without.summary);
        EXPECT_THAT(with.onlooker[0], testing::HasSubstr("\"decider\":\"window\""));
    }

    ServerScene scene_;
};

TEST_F(SecretQuestions, TheOthersHearTheSameAsIfNobodyHadBeenAsked) { expect_the_same(nullptr); }

TEST_F(SecretQuestions, AlsoWhileAWindowIsOpen) { expect_the_same(3); }

}  // namespace
}  // namespace tessera::attack
