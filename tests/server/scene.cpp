#include "tests/server/scene.h"

#include <algorithm>
#include <boost/json.hpp>
#include <stdexcept>

namespace tessera::server {

namespace json = boost::json;

std::string NewTable::invite(std::size_t i) const
{
    return std::string(answer.at("invites").as_array().at(i).at("invite").as_string());
}

ServerScene::ServerScene(const Change& change)
{
    config_.port = 0;
    config_.db = folder_.file("games.db");
    config_.bot_threads = 1;
    config_.requests_per_second = 10'000;
    config_.tables_per_minute = 100'000;
    config_.messages_per_second = 10'000;
    if (change) change(config_);
    server_ = std::make_unique<Server>(config_);
    server_->start();
}

void ServerScene::restart()
{
    server_.reset();
    server_ = std::make_unique<Server>(config_);
    server_->start();
}

NewTable create_table_at(unsigned port, const std::string& rule_set, const std::vector<std::string>& seats,
                         const json::object& more)
{
    json::object body = more;
    body["rule_set"] = rule_set;
    json::array plan;
    for (const std::string& seat : seats) {
        if (seat == "human" || seat == "open")
            plan.push_back(json::object{{"kind", seat}});
        else
            plan.push_back(json::object{{"kind", "bot"}, {"level", seat}});
    }
    body["seats"] = plan;
    const Got got = post(port, "/api/v1/tables", body);
    if (got.status != 201) throw std::runtime_error("no table: " + got.body);
    json::object answer = got.json();
    const std::string id(answer.at("id").as_string()), secret(answer.at("secret").as_string());
    return {id, secret, std::move(answer)};
}

NewTable ServerScene::create(const std::string& rule_set, const std::vector<std::string>& seats,
                             const json::object& more) const
{
    return create_table_at(port(), rule_set, seats, more);
}

SocketClient ServerScene::connect(const std::string& table, const Headers& headers) const
{
    return SocketClient(port(), "/api/v1/tables/" + table + "/socket", headers);
}

SocketClient greet_at(unsigned port, const std::string& table, const std::string& secret, const json::object& more)
{
    SocketClient client(port, "/api/v1/tables/" + table + "/socket");
    json::object hello = more;
    hello["type"] = "hello";
    hello["protocol"] = 1;
    if (!secret.empty()) hello["secret"] = secret;
    client.send(hello);
    return client;
}

SocketClient ServerScene::greet(const std::string& table, const std::string& secret, const json::object& more) const
{
    return greet_at(port(), table, secret, more);
}

std::size_t ScriptedPlayer::play(std::size_t most)
{
    const std::size_t before = acknowledged_;
    while (!over_ && acknowledged_ - before < most && step()) continue;
    return acknowledged_ - before;
}

bool ScriptedPlayer::step()
{
    const std::optional<json::object> message = client_.receive();
    if (!message) return false;
    const json::string& type = message->at("type").as_string();
    if (type == "done") {
        ++acknowledged_;
        waiting_ = false;
        revision_ = std::max(revision_, message->at("revision").to_number<std::uint64_t>());
    }
    if (type == "refused" || type == "error")
        throw std::runtime_error("a legal action was not done: " + json::serialize(*message));
    if (type != "update") return true;
    update_ = *message;
    revision_ = message->at("revision").to_number<std::uint64_t>();
    over_ = !message->at("over").is_null();
    if (!over_ && !waiting_) act();
    return true;
}

void ScriptedPlayer::act()
{
    const json::array& actions = update_.at("actions").as_array();
    if (actions.empty()) return;
    const json::value& chosen = actions[next_number() % actions.size()];
    client_.send(
        json::object{{"type", "act"}, {"id", ++id_}, {"revision", revision_}, {"action", chosen.at("action")}});
    waiting_ = true;
}

std::uint64_t ScriptedPlayer::next_number()
{
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return state_ >> 33;
}

}  // namespace tessera::server
