#include "apps/server/tables_routes.h"

#include "apps/server/body.h"
#include "apps/server/clock.h"
#include "apps/server/create_table.h"
#include "apps/server/kept_table.h"
#include "apps/server/log.h"
#include "apps/server/secret.h"
#include "base/json_writer.h"
#include "table/messages.h"

namespace tessera::server {

namespace {

constexpr std::size_t longest_word = 200;
constexpr std::size_t most_secrets = 200;

Answer page_of_tables(const store::Page<store::TableLine>& page)
{
    std::string body = "{\"tables\":[";
    for (const store::TableLine& line : page.lines) {
        Asker asker;
        for (const store::Secret& secret : line.matched) {
            if (secret.role == store::Role::Owner) asker.owner = true;
            if (secret.role == store::Role::Seat) asker.seats.push_back(secret.seat);
        }
        std::sort(asker.seats.begin(), asker.seats.end());
        asker.seats.erase(std::unique(asker.seats.begin(), asker.seats.end()), asker.seats.end());
        std::string summary;
        try {
            write_summary(line.id, line.status.summary, table_time(line.created), table_time(line.touched), asker,
                          summary);
        } catch (const std::exception& e) {
            // What the list says of it is damaged; the others are listed all the same.
            log_warning("a table cannot be listed", {{"table", line.id}, {"error", e.what()}});
            continue;
        }
        if (body.back() == '}') body += ',';
        body += summary;
    }
    body += "],\"next\":";
    body += page.next == 0 ? "null" : "\"" + std::to_string(page.next) + "\"";
    body += '}';
    return json_answer(std::move(body));
}

store::PageRequest page_asked_for(const Request& request)
{
    store::PageRequest page;
    if (const std::string* after = request.query_value("after")) page.after = std::stoll(*after);
    return page;
}

}  // namespace

Answer create_table(ServerContext& context, const Request& request)
{
    Body body(request.body);
    const std::string rule_set = body.text("rule_set", longest_word);
    const OptionSettings options = body.options("options");
    Plan plan;
    plan.visitor = context.config.counted(request.address);
    plan.own_files = body.content("content", visitor_content(context.config));
    plan.seats = body.seats("seats");
    plan.settings = body.settings("settings");
    body.finish();
    if (!plan.seats) throw table::BadMessage(table::ErrorCode::Message, "\"seats\" is missing in the body.");
    plan.loaded = context.rule_sets.open(rule_set, options, plan.own_files ? &*plan.own_files : nullptr);
    return create_table(context, plan);
}

Answer load_from_file(ServerContext& context, const Request& request)
{
    Body body(request.body);
    Plan plan;
    plan.visitor = context.config.counted(request.address);
    plan.record = record_from_text("the saved game", body.text("record", request.body.size()));
    plan.own_files = body.content("content", visitor_content(context.config));
    plan.seats = body.seats("seats");
    plan.settings = body.settings("settings");
    body.finish();
    plan.loaded = context.rule_sets.open(plan.record->rule_set, plan.record->options,
                                         plan.own_files ? &*plan.own_files : nullptr);
    return create_table(context, plan);
}

Answer list_open_tables(ServerContext& context, const Request& request)
{
    store::TableFilter filter;
    filter.listed = true;
    filter.open_seats = true;
    filter.phase = store::Phase::Waiting;
    if (!context.config.is_for_this_machine()) {
        filter.changed_since = stored_time(time_now()) - std::chrono::hours(context.config.listed_hours);
        filter.most_of_a_visitor = static_cast<int>(context.config.max_listed_per_address);
    }
    return page_of_tables(context.store.list(filter, page_asked_for(request)));
}

Answer list_my_tables(ServerContext& context, const Request& request)
{
    Body body(request.body);
    store::TableFilter filter;
    filter.secrets.emplace();
    for (const std::string& secret : body.texts("secrets", most_secrets, longest_word))
        filter.secrets->push_back(hash_of(secret));
    body.finish();
    store::PageRequest page = page_asked_for(request);
    page.most = static_cast<int>(most_secrets);
    return page_of_tables(context.store.list(filter, page));
}

}  // namespace tessera::server
