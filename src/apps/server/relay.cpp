#include "apps/server/relay.h"

#include <boost/json.hpp>

#include "apps/server/answers.h"
#include "apps/server/guarded.h"
#include "apps/server/log.h"
#include "apps/server/routes.h"
#include "apps/server/table_conversation.h"

namespace tessera::server {

namespace json = boost::json;

namespace {

constexpr std::chrono::milliseconds patience{10'000};

std::string text_of(const Request& request)
{
    json::object text;
    text["method"] = static_cast<int>(request.method);
    text["segments"] = json::value_from(request.segments);
    text["body"] = request.body;
    text["bearer"] = request.bearer;
    text["address"] = request.address;
    return json::serialize(text);
}

Request request_from(const std::string& text)
{
    const json::object from = json::parse(text).as_object();
    Request request;
    request.method = static_cast<Method>(from.at("method").as_int64());
    request.segments = json::value_to<std::vector<std::string>>(from.at("segments"));
    request.body = from.at("body").as_string();
    request.bearer = from.at("bearer").as_string();
    request.address = from.at("address").as_string();
    return request;
}

std::string text_of(const Answer& answer)
{
    return json::serialize(json::object{
        {"status", answer.status}, {"type", answer.type}, {"body", answer.body}, {"download_as", answer.download_as}});
}

Answer answer_from(const std::string& text)
{
    const json::object from = json::parse(text).as_object();
    Answer answer;
    answer.status = static_cast<unsigned>(from.at("status").as_int64());
    answer.type = from.at("type").as_string();
    answer.body = from.at("body").as_string();
    answer.download_as = from.at("download_as").as_string();
    return answer;
}

std::string envelope(std::string_view kind, std::int64_t socket, std::string_view text, int code = 0)
{
    return json::serialize(
        json::object{{"kind", std::string(kind)}, {"socket", socket}, {"text", std::string(text)}, {"code", code}});
}

// What a socket says, and whose it is.
std::string said(std::int64_t socket, std::string_view text, const std::string& address)
{
    return json::serialize(
        json::object{{"kind", "say"}, {"socket", socket}, {"text", std::string(text)}, {"address", address}});
}

// At the server that has the table: the far end of a carried socket.
class CarriedViewer : public Viewer {
public:
    CarriedViewer(Relay& relay, std::int32_t server, std::string table, std::int64_t socket, std::string address)
        : relay_(relay), server_(server), table_(std::move(table)), socket_(socket), address_(std::move(address))
    {
    }
    const std::string& address() const override { return address_; }
    void send(SharedText message) override { relay_.tell(server_, table_, envelope("send", socket_, *message), {}); }
    void close(CloseCode code, std::string_view reason) override
    {
        relay_.tell(server_, table_, envelope("close", socket_, reason, static_cast<int>(code)), {});
    }

private:
    Relay& relay_;
    std::int32_t server_;
    std::string table_;
    std::int64_t socket_;
    const std::string address_;
};

}  // namespace

// At the server that has the socket: what is said goes to the server that has the table.
class CarriedConversation : public Conversation {
public:
    CarriedConversation(Relay& relay, std::string table, std::int32_t owner, std::int64_t socket, std::string address)
        : relay_(relay), table_(std::move(table)), owner_(owner), socket_(socket), address_(std::move(address))
    {
    }
    void received(std::string message) override
    {
        relay_.tell(owner_, table_, said(socket_, message, address_),
                    [&relay = relay_, socket = socket_] { relay.come_back(socket); });
    }
    void gone() override
    {
        relay_.tell(owner_, table_, envelope("gone", socket_, ""), {});
        relay_.forget(socket_);
    }

private:
    Relay& relay_;
    std::string table_;
    std::int32_t owner_;
    std::int64_t socket_;
    std::string address_;
};

Relay::Relay(ServerContext& context, TableRegistry& registry)
    : context_(context), registry_(registry), outbox_("the relay", 1)
{
}

void Relay::start()
{
    context_.store.listen({
        .request =
            [this](store::Request request) {
                guarded("a request from another server", [&] { heard_request(request); });
            },
        .message =
            [this](store::Message message) {
                guarded("a message from another server", [&] { heard_message(message); });
            },
        .lost =
            [this](const std::vector<std::string>& tables) {
                for (const std::string& id : tables)
                    if (const std::shared_ptr<HostedTable> table = registry_.find(id)) table->taken_over();
            },
    });
}

void Relay::tell(std::int32_t server, const std::string& table, std::string text, std::function<void()> if_gone)
{
    outbox_.submit([this, server, table, text = std::move(text), if_gone = std::move(if_gone)] {
        bool there = false;
        try {
            there = context_.store.tell(server, table, text);
        } catch (const store::StoreError& e) {
            log_warning("another server cannot be told", {{"server", server}, {"error", e.what()}});
        }
        if (!there && if_gone) if_gone();
    });
}

void Relay::forward(const std::string& table, const Request& request, Reply reply)
{
    context_.readers.submit([this, table, text = text_of(request), reply = std::move(reply)] {
        answering(reply, [&] {
            const store::Forwarded answer = context_.store.forward(table, text, patience);
            using Outcome = store::Forwarded::Outcome;
            if (answer.outcome == Outcome::Replied) return reply(answer_from(answer.reply));
            if (answer.outcome == Outcome::NoSuchTable) return reply(no_such_table());
            Answer again = error_answer(503, "busy", "The table is on its way to another server; try again.");
            again.retry_after = 1;
            reply(std::move(again));
        });
    });
}

void Relay::heard_request(const store::Request& request)
{
    Request found = request_from(request.text);
    const std::optional<Answer> wrong = find_route(routes(), found);
    const auto asked = std::make_shared<const Request>(std::move(found));
    const Reply reply = [this, request](const Answer& answer) {
        context_.readers.submit([this, request, text = text_of(answer)] { context_.store.reply(request, text); });
    };
    // Another server may be of another version.
    if (wrong) return reply(*wrong);
    registry_.open(request.table, [asked, reply](const Opened& opened) {
        if (opened.table != nullptr) return opened.table->answer(asked, reply);
        reply(opened.elsewhere ? error_answer(503, "busy", "The table has moved; try again.") : opened.problem);
    });
}

std::shared_ptr<Conversation> Relay::connect(const std::string& table, const store::Ownership& owner,
                                             std::shared_ptr<Viewer> viewer)
{
    const std::lock_guard lock(mutex_);
    const std::int64_t socket = ++last_number_;
    const std::string address = viewer->address();
    local_[socket] = {table, owner.server, std::move(viewer)};
    return std::make_shared<CarriedConversation>(*this, table, owner.server, socket, address);
}

void Relay::heard_message(const store::Message& message)
{
    const json::object from = json::parse(message.text).as_object();
    const std::string kind(from.at("kind").as_string());
    const std::int64_t socket = from.at("socket").as_int64();
    const std::string text(from.at("text").as_string());
    if (kind == "say") return heard_from_socket(message, socket, text, std::string(from.at("address").as_string()));
    if (kind == "gone") return socket_gone({message.from, socket});
    if (kind == "ping") return;

    std::shared_ptr<Viewer> viewer;
    {
        const std::lock_guard lock(mutex_);
        const auto found = local_.find(socket);
        if (found == local_.end() || found->second.owner != message.from) return;
        viewer = found->second.viewer;
    }
    if (kind == "send") return viewer->send(std::make_shared<const std::string>(text));
    if (kind == "close") viewer->close(static_cast<CloseCode>(from.at("code").as_int64()), text);
}

void Relay::heard_from_socket(const store::Message& message, std::int64_t socket, std::string text, std::string address)
{
    const Key key{message.from, socket};
    std::shared_ptr<TableConversation> fresh;
    std::shared_ptr<Conversation> conversation;
    {
        const std::lock_guard lock(mutex_);
        Carried& carried = carried_[key];
        if (carried.conversation == nullptr) {
            carried.table = message.table;
            carried.viewer =
                std::make_shared<CarriedViewer>(*this, message.from, message.table, socket, std::move(address));
            fresh = std::make_shared<TableConversation>(carried.viewer);
            carried.conversation = fresh;
        }
        conversation = carried.conversation;
    }
    conversation->received(std::move(text));
    if (fresh == nullptr) return;
    registry_.open(message.table, [fresh](const Opened& opened) {
        Opened here = opened;
        here.elsewhere.reset();
        if (opened.elsewhere) here.problem = error_answer(503, "busy", "The table has moved.");
        fresh->found(here, {});
    });
}

void Relay::socket_gone(Key key)
{
    std::shared_ptr<Conversation> conversation;
    {
        const std::lock_guard lock(mutex_);
        const auto found = carried_.find(key);
        if (found == carried_.end()) return;
        conversation = found->second.conversation;
        carried_.erase(found);
    }
    conversation->gone();
}

void Relay::forget(std::int64_t socket)
{
    const std::lock_guard lock(mutex_);
    local_.erase(socket);
}

// The server that had the table is gone: whoever connects again finds the table where it is now.
void Relay::come_back(std::int64_t socket)
{
    std::shared_ptr<Viewer> viewer;
    {
        const std::lock_guard lock(mutex_);
        const auto found = local_.find(socket);
        if (found == local_.end()) return;
        viewer = found->second.viewer;
    }
    std::string text;
    table::write_error(table::ErrorCode::Stopping, "The server of this table has stopped; come back.", {}, text);
    viewer->send(std::make_shared<const std::string>(std::move(text)));
    viewer->close(CloseCode::Restart, "the server of this table has stopped");
}

void Relay::sweep()
{
    const std::lock_guard lock(mutex_);
    for (const auto& [socket, local] : local_)
        tell(local.owner, local.table, envelope("ping", socket, ""), [this, number = socket] { come_back(number); });
    for (const auto& [key, carried] : carried_)
        tell(key.first, carried.table, envelope("ping", key.second, ""), [this, gone = key] { socket_gone(gone); });
}

}  // namespace tessera::server
