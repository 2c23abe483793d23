#include "apps/server/create_table.h"

#include <boost/json.hpp>

#include "apps/server/clock.h"
#include "apps/server/kept_table.h"
#include "apps/server/quota.h"
#include "apps/server/secret.h"
#include "base/json_writer.h"
#include "table/messages.h"

namespace tessera::server {

namespace json = boost::json;

namespace {

// People who did not say who they are.
void name_the_nameless(std::vector<table::Occupant>& seats)
{
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (seats[i].kind == table::SeatKind::Human && seats[i].name.empty())
            seats[i].name = "Player " + std::to_string(i + 1);
}

table::Beginning beginning_of(const Plan& plan, table::Time now)
{
    std::optional<std::vector<table::Occupant>> seats = plan.seats;
    if (seats) name_the_nameless(*seats);
    if (plan.record)
        return table::beginning_of(*plan.loaded, *plan.record, seats ? &*seats : nullptr, plan.settings, now);
    table::Beginning beginning;
    beginning.header.rule_set = plan.loaded->game->rule_set().id;
    beginning.header.options = plan.loaded->options;
    beginning.header.content_fingerprint = plan.loaded->game->content_fingerprint();
    beginning.header.seats = seats.value_or(std::vector<table::Occupant>{});
    beginning.header.settings = plan.settings;
    return beginning;
}

// Whoever makes it may have as much as they may already. The table itself is made first: what makes no sense is told
// rather than that.
std::optional<Answer> refusal_of(const ServerContext& context, const store::NewTable& table)
{
    if (table.visitor.empty()) return std::nullopt;
    const store::Holdings held = context.store.holdings(table.visitor);
    if (std::optional<Answer> refusal = refusal_of_table(context.config, held)) return refusal;
    if (!table.has_own_content) return std::nullopt;
    std::size_t bytes = 0;
    for (const ContentFile& file : table.content) bytes += file.text.size();
    return refusal_of_bytes(context.config, held, bytes);
}

}  // namespace

Answer create_table(ServerContext& context, const Plan& plan)
{
    const table::Time now = time_now();
    const table::Beginning beginning = beginning_of(plan, now);
    const std::uint64_t seed = random_seed();
    table::Table table(plan.loaded, beginning.header, seed);

    store::NewTable kept;
    kept.id = new_id();
    kept.header = header_text(beginning.header);
    kept.content_fingerprint = plan.loaded->game->content_fingerprint();
    kept.content = plan.own_files ? *plan.own_files : files_of(*plan.loaded, context.store);
    kept.seed = seed_bytes(seed);
    kept.created = stored_time(now);
    for (const table::Entry& entry : beginning.entries) {
        table.apply(entry);
        kept.entries.push_back(entry_text(entry));
    }
    host::settle(table, now, kept.entries);
    kept.status = status_of(table, now);

    const std::string secret = new_secret();
    kept.secrets.push_back({hash_of(secret), store::Role::Owner, store::no_seat});
    std::string seats, invites, text;
    JsonWriter speaks_for(seats), invitations(invites), out(text);
    speaks_for.begin_array();
    invitations.begin_array();
    for (int i = 0; i < table.seats().count; ++i) {
        const table::SeatKind kind = table.occupant(static_cast<Seat>(i)).kind;
        if (kind == table::SeatKind::Human) {
            kept.secrets.push_back({hash_of(secret), store::Role::Seat, i});
            speaks_for.number(i);
        }
        if (kind != table::SeatKind::Open) continue;
        const std::string invite = new_secret();
        kept.secrets.push_back({hash_of(invite), store::Role::Invite, i});
        invitations.begin_object();
        invitations.member("seat", i);
        invitations.member("invite", invite);
        invitations.end_object();
    }
    speaks_for.end_array();
    invitations.end_array();
    kept.visitor = plan.visitor;
    kept.has_own_content = plan.own_files.has_value();
    if (std::optional<Answer> refusal = refusal_of(context, kept)) return std::move(*refusal);
    context.store.create(kept);
    context.metrics.tables_created.add();

    out.begin_object();
    out.member("id", kept.id);
    out.member("secret", secret);
    out.key("seats");
    out.raw(seats);
    out.key("invites");
    out.raw(invites);
    out.end_object();
    return json_answer(std::move(text), 201);
}

}  // namespace tessera::server
