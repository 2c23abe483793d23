#include "apps/server/router.h"

#include "apps/server/answers.h"
#include "apps/server/guarded.h"
#include "apps/server/routes.h"
#include "apps/server/table_conversation.h"
#include "apps/server/workers.h"

namespace tessera::server {

namespace {

Answer too_often(std::string_view what)
{
    Answer answer = error_answer(429, "flood", "Too many " + std::string(what) + " from your address; wait a little.");
    answer.retry_after = 60;
    return answer;
}

// Bodies are JSON, and say so: a form of another site cannot.
bool may_be_of_another_site(const Request& request)
{
    return request.method == Method::Post && !request.body.empty() &&
           !request.content_type.starts_with("application/json");
}

bool is_joining(const Request& request) { return request.route->path == "tables/ID/join"; }

}  // namespace

Router::Router(ServerContext& context, TableRegistry& registry, Relay& relay, StaticFiles& files)
    : context_(context),
      registry_(registry),
      relay_(relay),
      files_(files),
      new_tables_(static_cast<double>(context.config.tables_per_minute) / 60.0,
                  static_cast<double>(context.config.tables_per_minute)),
      experiments_(static_cast<double>(context.config.experiments_per_hour) / 3600.0,
                   static_cast<double>(context.config.experiments_per_hour))
{
}

void Router::answer(Request request, Reply reply)
{
    if (std::optional<Answer> wrong = find_route(routes(), request)) return reply(std::move(*wrong));
    const auto shared = std::make_shared<const Request>(std::move(request));
    if (shared->route == nullptr) return wait_for(std::move(reply), [this, shared] { return files_.answer(*shared); });
    if (may_be_of_another_site(*shared))
        return reply(error_answer(415, "message", "The body is JSON: Content-Type: application/json."));
    if (std::optional<Answer> refusal = refusal_of(*shared)) return reply(std::move(*refusal));
    std::visit([&](const auto& handler) { carry_out(handler, shared, reply); }, shared->route->handler);
}

std::optional<Answer> Router::refusal_of(const Request& request)
{
    const auto refuse_beyond = [&](AllowanceByAddress& allowance, std::string_view what) -> std::optional<Answer> {
        if (allowance.take(request.address, this_moment())) return std::nullopt;
        return too_often(what);
    };
    switch (request.route->limit) {
        case RouteLimit::TablesPerMinute: return refuse_beyond(new_tables_, "new tables");
        case RouteLimit::ExperimentsPerHour: return refuse_beyond(experiments_, "experiments");
        case RouteLimit::None: break;
    }
    return std::nullopt;
}

void Router::wait_for(Reply reply, std::function<Answer()> work)
{
    context_.readers.submit(
        [reply = std::move(reply), work = std::move(work)] { answering(reply, [&] { reply(work()); }); });
}

void Router::carry_out(const AtOnce& handler, const RequestPointer& request, const Reply& reply)
{
    answering(reply, [&] { reply(handler.answer(context_, *request)); });
}

void Router::carry_out(const Waiting& handler, const RequestPointer& request, const Reply& reply)
{
    wait_for(reply, [this, handler, request] { return handler.answer(context_, *request); });
}

void Router::carry_out(const AtTable& handler, const RequestPointer& request, const Reply& reply)
{
    if (handler.table == nullptr) return hand_to_table(request->parameter("ID"), request, reply);
    answering(reply, [&] {
        if (const std::optional<std::string> id = handler.table(*request)) return hand_to_table(*id, request, reply);
        carry_out(Waiting{handler.otherwise}, request, reply);
    });
}

void Router::carry_out(const OpensSocket&, const RequestPointer&, const Reply& reply)
{
    Answer answer = error_answer(426, "upgrade", "This path is for a WebSocket; ask with \"Upgrade: websocket\".");
    answer.upgrade = "websocket";
    reply(std::move(answer));
}

void Router::hand_to_table(const std::string& id, const RequestPointer& request, Reply reply)
{
    if (!is_table_id(id)) return reply(no_such_table());
    if (is_joining(*request)) note_visit(id, "");
    registry_.open(id, [this, id, request, reply = std::move(reply)](const Opened& opened) {
        if (opened.table != nullptr) return opened.table->answer(request, reply);
        if (opened.elsewhere) return relay_.forward(id, *request, reply);
        reply(opened.problem);
    });
}

void Router::note_visit(const std::string& table, const std::string& visitor)
{
    if (context_.config.is_for_this_machine()) return;
    context_.readers.submit(
        [this, table, visitor] { guarded("noting a visit", [&] { context_.store.visited(table, visitor); }); });
}

std::shared_ptr<Conversation> Router::converse(const Request& request, std::shared_ptr<Viewer> viewer)
{
    const auto conversation = std::make_shared<TableConversation>(viewer);
    Request asked = request;
    if (const std::optional<Answer> wrong = find_route(routes(), asked)) {
        Opened none;
        none.problem = *wrong;
        conversation->found(none, {});
        return conversation;
    }
    const std::string id = asked.parameter("ID");
    note_visit(id, request.address);
    registry_.open(id, [this, conversation, viewer, id](const Opened& opened) {
        conversation->found(opened, [&](const store::Ownership& owner) { return relay_.connect(id, owner, viewer); });
    });
    return conversation;
}

}  // namespace tessera::server
