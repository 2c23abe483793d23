#include "apps/server/relay.h"

#include <boost/json.hpp>

#include "apps/server/answers.h"
#include "apps/server/guarded.h"
#include "apps/server/routes.h"
#include "apps/server/workers.h"

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

}  // namespace

Relay::Relay(ServerContext& context, TableRegistry& registry)
    : context_(context), registry_(registry), sockets_(context, registry)
{
}

void Relay::stop_hearing()
{
    const std::unique_lock lock(hearing_);
    hears_ = false;
}

void Relay::while_hearing(const std::function<void()>& handle)
{
    const std::shared_lock lock(hearing_);
    if (hears_) handle();
}

void Relay::start()
{
    context_.store.listen({
        .request =
            [this](store::Request request) {
                while_hearing([&] { guarded("a request from another server", [&] { heard_request(request); }); });
            },
        .message =
            [this](store::Message message) {
                while_hearing([&] { guarded("a message from another server", [&] { sockets_.heard(message); }); });
            },
        .lost =
            [this](const std::vector<std::string>& tables) {
                while_hearing([&] {
                    for (const std::string& id : tables)
                        if (const std::shared_ptr<HostedTable> table = registry_.find(id)) table->taken_over();
                });
            },
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

}  // namespace tessera::server
