#include "apps/server/front_desk.h"

#include <algorithm>

#include "apps/server/answers.h"
#include "apps/server/experiment.h"
#include "apps/server/game_desk.h"
#include "apps/server/laboratory.h"
#include "apps/server/table_conversation.h"
#include "apps/server/tables_desk.h"
#include "apps/server/workers.h"
#include "base/json_writer.h"

namespace tessera::server {

namespace {

constexpr std::chrono::seconds health_lasts{5};

bool is_id(std::string_view id)
{
    const auto allowed = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    return id.size() >= 6 && id.size() <= 40 && std::all_of(id.begin(), id.end(), allowed);
}

Answer nothing_there()
{
    return error_answer(404, "path", "There is nothing at this path; docs/protocol.md lists what there is.");
}

Answer wrong_method(std::string allow)
{
    Answer answer = error_answer(405, "method", "This path does not take that method.");
    answer.allow = std::move(allow);
    return answer;
}

Answer too_often(std::string_view what)
{
    Answer answer = error_answer(429, "flood", "Too many " + std::string(what) + " from your address; wait a little.");
    answer.retry_after = 60;
    return answer;
}

bool founds_a_table(const Request& request)
{
    const std::vector<std::string>& path = request.segments;
    if (request.method != Method::Post || path.size() < 3 || path[2] != "tables") return false;
    return path.size() == 3 || (path.size() == 4 && path[3] == "load") || (path.size() == 5 && path[4] == "fork");
}

}  // namespace

FrontDesk::FrontDesk(House& house, Hall& hall, Relay& relay, StaticFiles& files)
    : house_(house),
      hall_(hall),
      relay_(relay),
      files_(files),
      foundings_(static_cast<double>(house.config.tables_per_minute) / 60.0,
                 static_cast<double>(house.config.tables_per_minute)),
      experiments_(static_cast<double>(house.config.experiments_per_hour) / 3600.0,
                   static_cast<double>(house.config.experiments_per_hour))
{
}

void FrontDesk::elsewhere(Reply reply, Work work)
{
    house_.readers.submit(
        [reply = std::move(reply), work = std::move(work)] { answering(reply, [&] { reply(work()); }); });
}

void FrontDesk::answer(Request request, Reply reply)
{
    const auto shared = std::make_shared<const Request>(std::move(request));
    const std::vector<std::string>& path = shared->segments;
    if (shared->method == Method::Other) return reply(wrong_method("GET, HEAD, POST, DELETE"));
    if (path.size() == 1 && path[0] == "healthz") return elsewhere(std::move(reply), [this] { return health(); });
    if (path.size() == 1 && path[0] == "metrics") {
        Answer answer = json_answer(house_.metrics.text());
        answer.type = "text/plain; version=0.0.4; charset=utf-8";
        return reply(std::move(answer));
    }
    if (path.size() >= 3 && path[0] == "api" && path[1] == "v1") {
        // Bodies are JSON, and say so: a form of another site cannot.
        const bool is_json = shared->content_type.starts_with("application/json");
        if (shared->method == Method::Post && !shared->body.empty() && !is_json)
            return reply(error_answer(415, "message", "The body is JSON: Content-Type: application/json."));
        return answer_api(shared, std::move(reply));
    }
    if (!path.empty() && path[0] == "api") return reply(nothing_there());
    elsewhere(std::move(reply), [this, shared] { return files_.answer(*shared); });
}

void FrontDesk::answer_api(const std::shared_ptr<const Request>& request, Reply reply)
{
    const std::vector<std::string>& path = request->segments;
    if (founds_a_table(*request) && !foundings_.take(request->address, this_moment()))
        return reply(too_often("new tables"));
    if (path[2] == "games") {
        if (request->method != Method::Get && request->method != Method::Head) return reply(wrong_method("GET, HEAD"));
        return elsewhere(std::move(reply), [this, request] { return answer_about_games(house_, *request); });
    }
    if (path[2] == "tables") return answer_tables(request, std::move(reply));
    if (path[2] == "experiments") return answer_experiments(request, reply);
    reply(nothing_there());
}

void FrontDesk::answer_tables(const std::shared_ptr<const Request>& request, Reply reply)
{
    const std::vector<std::string>& path = request->segments;
    if (path.size() == 3 && request->method == Method::Get)
        return elsewhere(std::move(reply), [this, request] { return list_open_tables(house_, *request); });
    if (path.size() == 3 && request->method == Method::Post)
        return elsewhere(std::move(reply), [this, request] { return create_table(house_, *request); });
    if (path.size() == 3) return reply(wrong_method("GET, POST"));
    if (path.size() == 4 && path[3] == "mine" && request->method == Method::Post)
        return elsewhere(std::move(reply), [this, request] { return list_my_tables(house_, *request); });
    if (path.size() == 4 && path[3] == "load" && request->method == Method::Post)
        return elsewhere(std::move(reply), [this, request] { return load_from_file(house_, *request); });
    hand_to_table(path[3], request, std::move(reply));
}

void FrontDesk::answer_experiments(const std::shared_ptr<const Request>& request, const Reply& reply)
{
    if (request->method == Method::Post && !experiments_.take(request->address, this_moment()))
        return reply(too_often("experiments"));
    answering(reply, [&] {
        // Only the table knows who may know what of its position.
        if (request->method == Method::Post && request->segments.size() == 3)
            if (const std::optional<std::string> table = table_of_wish(request->body))
                return hand_to_table(*table, request, reply);
        elsewhere(reply, [this, request] { return house_.laboratory.answer(*request); });
    });
}

void FrontDesk::hand_to_table(const std::string& id, const std::shared_ptr<const Request>& request, Reply reply)
{
    if (!is_id(id)) return reply(no_such_table());
    hall_.open(id, [this, id, request, reply = std::move(reply)](const Opened& opened) {
        if (opened.table != nullptr) return opened.table->answer(request, reply);
        if (opened.elsewhere) return relay_.forward(id, *request, reply);
        reply(opened.problem);
    });
}

Answer FrontDesk::health()
{
    const std::lock_guard lock(health_mutex_);
    if (health_asked_ != Moment{} && this_moment() - health_asked_ < health_lasts) return health_;
    answering([this](Answer problem) { health_ = std::move(problem); },
              [this] {
                  const store::Health store = house_.store.check();
                  std::string text;
                  JsonWriter out(text);
                  out.begin_object();
                  out.member("status", "ok");
                  out.member("version", TESSERA_VERSION);
                  out.member("schema", store.version);
                  out.member("tables", store.tables);
                  out.member("bytes", store.bytes);
                  if (store.free_bytes) out.member("free_bytes", *store.free_bytes);
                  out.end_object();
                  health_ = json_answer(std::move(text));
              });
    health_asked_ = this_moment();
    return health_;
}

std::shared_ptr<Conversation> FrontDesk::converse(const Request& request, std::shared_ptr<Viewer> viewer)
{
    const std::string& id = request.segments[3];
    const auto conversation = std::make_shared<TableConversation>(viewer);
    if (is_id(id)) {
        hall_.open(id, [this, conversation, viewer, id](const Opened& opened) {
            conversation->found(opened,
                                [&](const store::Ownership& owner) { return relay_.connect(id, owner, viewer); });
        });
    } else {
        Opened none;
        none.problem = no_such_table();
        conversation->found(none, {});
    }
    return conversation;
}

}  // namespace tessera::server
