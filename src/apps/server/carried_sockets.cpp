#include "apps/server/carried_sockets.h"

#include <boost/json.hpp>
#include <vector>

#include "apps/server/log.h"
#include "apps/server/table_conversation.h"

namespace tessera::server {

namespace json = boost::json;

namespace {

// So many messages of a socket may wait for the database.
constexpr int most_unsent = 200;

std::string note(const char* kind, std::int64_t socket)
{
    return json::serialize(json::object{{"kind", kind}, {"socket", socket}});
}

// What a message is, next to the last one that arrived.
enum class Arrival { Next, Known, Gap };

Arrival arrival_of(std::int64_t number, std::int64_t& arrived)
{
    if (number <= arrived) return Arrival::Known;  // told twice, because an answer of the database got lost
    if (number != arrived + 1) return Arrival::Gap;
    arrived = number;
    return Arrival::Next;
}

void add_count(json::array& counts, std::int64_t socket, std::int64_t sent)
{
    if (sent > 0) counts.push_back(json::array{socket, sent});
}

}  // namespace

// A table of another server, for a socket here.
class CarriedSockets::FarConversation : public Conversation {
public:
    FarConversation(CarriedSockets& sockets, std::int64_t socket) : sockets_(sockets), socket_(socket) {}

    void received(std::string message) override { sockets_.say(socket_, message); }
    void gone() override { sockets_.leave(socket_); }

private:
    CarriedSockets& sockets_;
    std::int64_t socket_;
};

// A socket at another server, for a table here.
class CarriedSockets::FarViewer : public Viewer {
public:
    FarViewer(CarriedSockets& sockets, Key key, std::string address)
        : sockets_(sockets), key_(key), address_(std::move(address))
    {
    }

    const std::string& address() const override { return address_; }
    void send(SharedText message) override { sockets_.answer(key_, "send", *message, 0); }
    void close(CloseCode code, std::string_view reason) override
    {
        sockets_.answer(key_, "close", reason, static_cast<int>(code));
    }

private:
    CarriedSockets& sockets_;
    const Key key_;
    const std::string address_;
};

CarriedSockets::CarriedSockets(ServerContext& context, TableRegistry& registry)
    : context_(context), registry_(registry), outbox_("the sockets of other servers", 1)
{
}

// --- At the server that has the socket. ---

std::shared_ptr<Conversation> CarriedSockets::connect(const std::string& table, std::int32_t owner,
                                                      std::shared_ptr<Viewer> viewer)
{
    const std::lock_guard lock(mutex_);
    const std::int64_t socket = ++last_socket_;
    near_[socket] = {table, owner, std::move(viewer), {}};
    return std::make_shared<FarConversation>(*this, socket);
}

void CarriedSockets::say(std::int64_t socket, std::string_view text)
{
    const std::lock_guard lock(mutex_);
    const auto found = near_.find(socket);
    if (found == near_.end()) return;
    Near& near = found->second;
    ++near.counts.sent;
    if (near.counts.unsent == most_unsent) return;  // so that one is missing
    ++near.counts.unsent;
    std::string said = json::serialize(json::object{{"kind", "say"},
                                                    {"socket", socket},
                                                    {"number", near.counts.sent},
                                                    {"text", std::string(text)},
                                                    {"address", near.viewer->address()}});
    outbox_.submit([this, socket, owner = near.owner, table = near.table, said = std::move(said)] {
        {
            const std::lock_guard inner(mutex_);
            const auto still = near_.find(socket);
            if (still == near_.end()) return;
            --still->second.counts.unsent;
        }
        if (!tell(owner, table, said)) come_back(socket);
    });
}

void CarriedSockets::leave(std::int64_t socket)
{
    const std::lock_guard lock(mutex_);
    const auto found = near_.find(socket);
    if (found == near_.end()) return;
    post(found->second.owner, found->second.table, note("gone", socket));
    near_.erase(found);
}

// Something of it got lost, or the server that had the table is gone: whoever connects again finds the table where it
// is now, and as it stands.
void CarriedSockets::come_back(std::int64_t socket)
{
    std::shared_ptr<Viewer> viewer;
    {
        const std::lock_guard lock(mutex_);
        const auto found = near_.find(socket);
        if (found == near_.end()) return;
        viewer = found->second.viewer;
    }
    leave(socket);
    std::string text;
    table::write_error(table::ErrorCode::Stopping, "The server of this table cannot be reached; come back.", {}, text);
    viewer->send(std::make_shared<const std::string>(std::move(text)));
    viewer->close(CloseCode::Restart, "the server of this table cannot be reached");
}

void CarriedSockets::heard_answer(std::int32_t from, const json::object& answer)
{
    const std::int64_t socket = answer.at("socket").as_int64();
    std::shared_ptr<Viewer> viewer;
    Arrival arrival = Arrival::Next;
    {
        const std::lock_guard lock(mutex_);
        const auto found = near_.find(socket);
        if (found == near_.end() || found->second.owner != from) return;
        viewer = found->second.viewer;
        arrival = arrival_of(answer.at("number").as_int64(), found->second.counts.arrived);
    }
    if (arrival == Arrival::Gap) return come_back(socket);
    if (arrival == Arrival::Known) return;
    const std::string text(answer.at("text").as_string());
    if (answer.at("kind") == "send") return viewer->send(std::make_shared<const std::string>(text));
    viewer->close(static_cast<CloseCode>(answer.at("code").as_int64()), text);
}

// --- At the server that has the table. ---

void CarriedSockets::heard_say(const store::Message& message, const json::object& said)
{
    const Key key{message.from, said.at("socket").as_int64()};
    const std::int64_t number = said.at("number").as_int64();
    std::shared_ptr<TableConversation> fresh;
    std::shared_ptr<Conversation> conversation;
    Arrival arrival = Arrival::Gap;
    {
        const std::lock_guard lock(mutex_);
        if (number == 1 && !far_.contains(key)) {
            Far far;
            far.table = message.table;
            far.viewer = std::make_shared<FarViewer>(*this, key, std::string(said.at("address").as_string()));
            far.conversation = fresh = std::make_shared<TableConversation>(far.viewer);
            far_[key] = std::move(far);
        }
        if (const auto found = far_.find(key); found != far_.end()) {
            conversation = found->second.conversation;
            arrival = arrival_of(number, found->second.counts.arrived);
        }
    }
    if (arrival == Arrival::Gap) return lose(key);
    if (arrival == Arrival::Known) return;
    conversation->received(std::string(said.at("text").as_string()));
    if (fresh == nullptr) return;
    registry_.open(message.table, [this, key, fresh](const Opened& opened) {
        if (opened.elsewhere) return lose(key);
        fresh->found(opened, {});
    });
}

void CarriedSockets::answer(Key key, const char* kind, std::string_view text, int code)
{
    const std::lock_guard lock(mutex_);
    const auto found = far_.find(key);
    if (found == far_.end()) return;
    Far& far = found->second;
    ++far.counts.sent;
    if (far.counts.unsent == most_unsent) return;  // so that one is missing
    ++far.counts.unsent;
    std::string answered = json::serialize(json::object{{"kind", kind},
                                                        {"socket", key.second},
                                                        {"number", far.counts.sent},
                                                        {"text", std::string(text)},
                                                        {"code", code}});
    outbox_.submit([this, key, table = far.table, answered = std::move(answered)] {
        {
            const std::lock_guard inner(mutex_);
            const auto still = far_.find(key);
            if (still == far_.end()) return;
            --still->second.counts.unsent;
        }
        if (!tell(key.first, table, answered)) lose(key);
    });
}

// The socket is not there any more.
void CarriedSockets::end(Key key)
{
    std::shared_ptr<Conversation> conversation;
    {
        const std::lock_guard lock(mutex_);
        const auto found = far_.find(key);
        if (found == far_.end()) return;
        conversation = found->second.conversation;
        far_.erase(found);
    }
    conversation->gone();
}

// Something of it got lost. Should the word about that get lost as well, the next counts tell.
void CarriedSockets::lose(Key key)
{
    end(key);
    post(key.first, "", note("lost", key.second));
}

// --- Both. ---

void CarriedSockets::heard(const store::Message& message)
{
    const json::object from = json::parse(message.text).as_object();
    const std::string kind(from.at("kind").as_string());
    if (kind == "counts") return heard_counts(message.from, from);
    if (kind == "say") return heard_say(message, from);
    if (kind == "gone") return end({message.from, from.at("socket").as_int64()});
    if (kind == "lost") return come_back(from.at("socket").as_int64());
    heard_answer(message.from, from);
}

void CarriedSockets::tell_counts()
{
    const std::lock_guard lock(mutex_);
    struct Told {
        json::array said, answered;
    };
    std::map<std::int32_t, Told> told;
    for (const auto& [socket, near] : near_) add_count(told[near.owner].said, socket, near.counts.sent);
    for (const auto& [key, far] : far_) add_count(told[key.first].answered, key.second, far.counts.sent);
    for (auto& [server, counts] : told) {
        if (!counting_.insert(server).second) continue;
        post_counts(server, json::serialize(json::object{{"kind", "counts"},
                                                         {"said", std::move(counts.said)},
                                                         {"answered", std::move(counts.answered)}}));
    }
}

// What was counted was posted before the counts, so all of it has arrived by now, or never will.
void CarriedSockets::heard_counts(std::int32_t from, const json::object& counts)
{
    compare_said(from, counts.at("said").as_array());
    compare_answered(from, counts.at("answered").as_array());
}

void CarriedSockets::compare_said(std::int32_t from, const json::array& counts)
{
    std::set<std::int64_t> there;
    std::vector<Key> lost, gone;
    {
        const std::lock_guard lock(mutex_);
        for (const json::value& count : counts) {
            const Key key{from, count.at(0).as_int64()};
            there.insert(key.second);
            const auto found = far_.find(key);
            if (found == far_.end() || found->second.counts.arrived < count.at(1).as_int64()) lost.push_back(key);
        }
        for (const auto& [key, far] : far_)
            if (key.first == from && !there.contains(key.second)) gone.push_back(key);
    }
    for (const Key& key : lost) lose(key);
    for (const Key& key : gone) end(key);
}

void CarriedSockets::compare_answered(std::int32_t from, const json::array& counts)
{
    std::vector<std::int64_t> lost;
    {
        const std::lock_guard lock(mutex_);
        for (const json::value& count : counts) {
            const std::int64_t socket = count.at(0).as_int64();
            const auto found = near_.find(socket);
            if (found == near_.end() || found->second.owner != from)
                post(from, "", note("gone", socket));
            else if (found->second.counts.arrived < count.at(1).as_int64())
                lost.push_back(socket);
        }
    }
    for (const std::int64_t socket : lost) come_back(socket);
}

bool CarriedSockets::tell(std::int32_t server, const std::string& table, const std::string& text)
{
    try {
        return context_.store.tell(server, table, text);
    } catch (const store::StoreError& e) {
        log_warning("another server cannot be told", {{"server", server}, {"error", e.what()}});
        return false;
    }
}

void CarriedSockets::post(std::int32_t server, const std::string& table, std::string text)
{
    outbox_.submit([this, server, table, text = std::move(text)] { tell(server, table, text); });
}

void CarriedSockets::post_counts(std::int32_t server, std::string text)
{
    outbox_.submit([this, server, text = std::move(text)] {
        bool is_there = true;
        try {
            is_there = context_.store.tell(server, "", text);
        } catch (const store::StoreError&) {
            // While the database is away nobody knows; the next counts tell.
        }
        {
            const std::lock_guard lock(mutex_);
            counting_.erase(server);
        }
        if (!is_there) server_is_gone(server);
    });
}

void CarriedSockets::server_is_gone(std::int32_t server)
{
    std::vector<std::int64_t> sockets;
    std::vector<Key> keys;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [socket, near] : near_)
            if (near.owner == server) sockets.push_back(socket);
        for (const auto& [key, far] : far_)
            if (key.first == server) keys.push_back(key);
    }
    for (const std::int64_t socket : sockets) come_back(socket);
    for (const Key& key : keys) end(key);
}

}  // namespace tessera::server
