// Somebody at a table who keeps what was heard, asks, and plays: for attacks that need several people.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <string>
#include <vector>

#include "engine/registry.h"
#include "tests/server/scene.h"

namespace tessera::attack {

namespace json = boost::json;

class Person {
public:
    Person(server::SocketClient client) : client_(std::move(client))
    {
        while (update_.empty()) step();
    }

    const json::object& welcome() const { return welcome_; }
    const json::object& update() const { return update_; }
    // Every update that came, in order.
    const std::vector<json::object>& updates() const { return updates_; }
    bool hides_something() const { return welcome_.at("table").at("hidden").as_bool(); }
    bool is_asked() const { return !update_.at("actions").as_array().empty(); }
    bool is_over() const { return !update_.at("over").is_null(); }

    // The answer to a request.
    json::object ask(json::object request)
    {
        request["id"] = ++id_;
        client_.send(request);
        for (;;) {
            json::object message = step();
            if (const json::value* id = message.if_contains("id"); id != nullptr && *id == id_) return message;
        }
    }
    // The request is carried out, and the update that shows it has come.
    void does(const json::object& request)
    {
        const json::object done = ask(request);
        ASSERT_EQ(done.at("type"), "done") << json::serialize(done);
        listen_to(done.at("revision").to_number<std::uint64_t>());
    }
    // Takes one of the actions that are legal, unless the table does by itself what is forced.
    void act(std::size_t which)
    {
        const json::array& actions = update_.at("actions").as_array();
        const json::object answer = ask({{"type", "act"},
                                         {"revision", update_.at("revision")},
                                         {"action", actions[which % actions.size()].at("action")}});
        ASSERT_TRUE(answer.at("type") == "done" || answer.at("code") == "stale") << json::serialize(answer);
        listen_to(answer.at("revision").to_number<std::uint64_t>());
    }
    void listen_to(std::uint64_t revision)
    {
        while (update_.at("revision").to_number<std::uint64_t>() < revision) step();
    }
    // Everything that was sent before has come.
    void catch_up() { ask({{"type", "ping"}}); }
    // The next message, whatever it is.
    json::object step()
    {
        std::optional<json::object> message = client_.receive();
        if (!message) throw std::runtime_error("the connection was closed");
        if (message->at("type") == "welcome") welcome_ = *message;
        if (message->at("type") == "update") {
            update_ = *message;
            updates_.push_back(*message);
        }
        return *message;
    }
    server::SocketClient& client() { return client_; }

    // Everything in the log that was ever sent, line by line.
    std::vector<std::string> lines() const
    {
        std::vector<std::string> all;
        for (const json::object& update : updates_)
            for (const json::value& line : update.at("log").as_array()) all.emplace_back(line.at("text").as_string());
        return all;
    }

private:
    server::SocketClient client_;
    int id_ = 0;
    json::object welcome_, update_;
    std::vector<json::object> updates_;
};

inline std::vector<std::string> all_rule_sets()
{
    std::vector<std::string> names;
    for (const RuleSetListing& listing : shipped_rule_sets()) names.push_back(listing.info.id);
    return names;
}

// The name of a test of a rule set.
inline std::string test_name(const testing::TestParamInfo<std::string>& rule_set)
{
    std::string name = rule_set.param;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return !std::isalnum(static_cast<unsigned char>(c)); }, '_');
    return name;
}

}  // namespace tessera::attack
