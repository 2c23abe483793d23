// What is asked of a table over HTTP: how it stands, a seat, an invitation, the record.
#include <algorithm>
#include <boost/json/value.hpp>

#include "apps/server/answers.h"
#include "apps/server/body.h"
#include "apps/server/clock.h"
#include "apps/server/create_table.h"
#include "apps/server/hosted_table.h"
#include "apps/server/kept_table.h"
#include "apps/server/laboratory.h"
#include "apps/server/secret.h"
#include "apps/server/webhook.h"
#include "apps/server/workers.h"
#include "base/ensure.h"
#include "base/json_writer.h"
#include "host/viewpoints.h"

namespace tessera::server {

namespace {

constexpr std::size_t longest_name = 40;
constexpr std::size_t longest_secret = 64;

Answer not_the_owner() { return error_answer(403, "role", "Only the owner of the table may do that."); }

}  // namespace

void HostedTable::answer(std::shared_ptr<const Request> request, Reply reply)
{
    world_.post([self = shared_from_this(), request = std::move(request), reply = std::move(reply)] {
        const bool accepted = self->host_.when_settled([=] {
            if (self->host_.has_ended()) return reply(error_answer(503, "stopping", "The table has moved; try again."));
            if (self->host_.has_failed())
                return reply(error_answer(500, "internal", "This table has stopped because of a mistake in Tessera."));
            answering(reply, [&] { self->handle_request(*request, reply); });
        });
        if (!accepted) reply(error_answer(503, "busy", "Too much waits at this table; try again."));
    });
}

table::You HostedTable::rights_of(const Request& request) const
{
    return host_.kept().rights.of(hash_of(request.bearer));
}

void HostedTable::handle_request(const Request& request, const Reply& reply)
{
    const AtTable* handler = request.route == nullptr ? nullptr : std::get_if<AtTable>(&request.route->handler);
    ensure(handler != nullptr, "a table is asked what a table answers");
    (this->*handler->answer)(request, reply);
}

void HostedTable::answer_summary(const Request& request, const Reply& reply)
{
    const table::You you = rights_of(request);
    const host::KeptTable& kept = host_.kept();
    Asker asker{{}, you.owner};
    for (const Seat seat : you.seats) asker.seats.push_back(static_cast<int>(seat));
    std::string body = "{\"table\":";
    write_summary(id_, status_of(table(), kept.touched).summary, kept.created, kept.touched, asker, body);
    body += '}';
    reply(json_answer(std::move(body)));
}

void HostedTable::commit_and_reply(const std::vector<table::Entry>& entries, host::Change change, const Reply& reply,
                                   Answer answer)
{
    if (const std::optional<Refusal> refusal = table().broken()) return reply(refusal_answer(*refusal));
    host_.commit(entries, std::move(change), [reply, answer = std::move(answer)](const host::Outcome& outcome) {
        reply(outcome.is_kept ? answer : error_answer(503, "store", "It could not be kept: " + outcome.why_not));
    });
}

// The open seat that somebody may take: that of the invitation, or any at a table that strangers find.
std::optional<Seat> HostedTable::seat_to_join(const std::string& invite, std::optional<Seat> wanted,
                                              const Reply& reply) const
{
    if (!invite.empty()) {
        if (const std::optional<Seat> seat = host_.kept().rights.invitation(hash_of(invite))) return seat;
        reply(error_answer(403, "secret", "This invitation is not good any more; ask for another."));
        return std::nullopt;
    }
    const std::vector<Seat> open = table().open_seats();
    if (!table().settings().listed) {
        reply(error_answer(403, "secret", "This table is joined by invitation."));
        return std::nullopt;
    }
    if (open.empty() || (wanted && std::find(open.begin(), open.end(), *wanted) == open.end())) {
        reply(error_answer(409, "seat", "That seat is taken."));
        return std::nullopt;
    }
    return wanted ? *wanted : open.front();
}

void HostedTable::answer_join(const Request& request, const Reply& reply)
{
    Body body(request.body);
    const std::string name = body.text("name", longest_name);
    const std::string invite = body.optional_text("invite", longest_secret).value_or("");
    const std::optional<std::int64_t> wanted = body.optional_number("seat", 0, max_seats - 1);
    const std::optional<std::string> own = body.optional_text("secret", longest_secret);
    body.finish();
    if (name.empty()) throw table::BadMessage(table::ErrorCode::Message, "A name has at least one letter.");

    const std::optional<Seat> seat =
        seat_to_join(invite, wanted ? std::optional(static_cast<Seat>(*wanted)) : std::nullopt, reply);
    if (!seat) return;
    table::ChangedBy by;
    if (own) {
        const table::You you = host_.kept().rights.of(hash_of(*own));
        if (host::is_nobody(you))
            return reply(error_answer(403, "secret", "The secret speaks for nobody at this table."));
        by = host::changer(you, *seat);
    }
    const table::Result result = table().join(*seat, name, by, time_now());
    if (!result) return reply(refusal_answer(result.refusal()));

    const std::string secret = own.value_or(new_secret());
    host::Change change;
    change.grants.push_back({hash_of(secret), host::Role::Seat, static_cast<int>(*seat)});
    for (const host::Secret& old : host_.kept().rights.to(*seat))
        if (old != change.grants.front()) change.revokes.push_back(old);
    std::string text;
    JsonWriter out(text);
    out.begin_object();
    out.member("id", id_);
    out.member("secret", secret);
    out.member("seat", static_cast<int>(*seat));
    out.end_object();
    commit_and_reply(result.entries(), std::move(change), reply, json_answer(std::move(text)));
}

void HostedTable::answer_invite(const Request& request, const Reply& reply)
{
    if (!rights_of(request).owner) return reply(not_the_owner());
    const int seat = request.parameter("SEAT").front() - '0';
    if (seat >= table().seats().count) return reply(error_answer(404, "seat", "There is no such seat."));
    if (table().occupant(static_cast<Seat>(seat)).kind != table::SeatKind::Open)
        return reply(error_answer(409, "seat", "That seat is taken; open it first."));
    const std::string invite = new_secret();
    host::Change change;
    change.grants.push_back({hash_of(invite), host::Role::Invite, seat});
    for (const host::Secret& old : host_.kept().rights.to(static_cast<Seat>(seat)))
        if (old.role == host::Role::Invite) change.revokes.push_back(old);
    std::string text;
    JsonWriter out(text);
    out.begin_object();
    out.member("seat", seat);
    out.member("invite", invite);
    out.end_object();
    commit_and_reply({}, std::move(change), reply, json_answer(std::move(text)));
}

void HostedTable::answer_notify(const Request& request, const Reply& reply)
{
    const table::You you = rights_of(request);
    if (you.seats.empty()) return reply(error_answer(403, "secret", "The secret speaks for no seat at this table."));
    Body body(request.body);
    const std::optional<std::string> url = body.text_or_null("url", 500);
    body.finish();
    if (url && !webhook_allowed(*url, context_.config.webhooks))
        return reply(error_answer(403, "webhook", "The operator of this server does not allow notifications there."));
    host::Change change;
    for (const Seat seat : you.seats) {
        const host::Notification notice{static_cast<int>(seat), "webhook", url.value_or(""), "{}"};
        (url ? change.notify : change.stop_notify).push_back(notice);
    }
    commit_and_reply({}, std::move(change), reply, json_answer("{}"));
}

void HostedTable::answer_record(const Request& request, const Reply& reply)
{
    const table::You you = rights_of(request);
    if (const std::optional<Refusal> refusal = table().secrecy(you.seats)) return reply(refusal_answer(*refusal));
    Answer answer = json_answer(record_text(table().record()));
    answer.download_as = table().game().rule_set().id + "-" + id_ + ".json";
    reply(std::move(answer));
}

void HostedTable::answer_fork(const Request& request, const Reply& reply)
{
    const table::You you = rights_of(request);
    if (const std::optional<Refusal> refusal = table().secrecy(you.seats)) return reply(refusal_answer(*refusal));
    Body body(request.body);
    const auto position = static_cast<table::Position>(body.number("position", 0, 1'000'000'000));
    const std::optional<std::vector<table::Occupant>> seats = body.seats("seats");
    const table::Settings settings = body.settings("settings");
    body.finish();
    const Seat viewpoint = host::usual_viewpoint(table(), you.seats);
    if (position > table().position(viewpoint))
        return reply(error_answer(409, "stale", "The game has not come that far."));
    Plan plan;
    plan.visitor = context_.config.counted(request.address);
    plan.loaded = host_.kept().loaded;
    plan.record = table().record(table().actions_at(position, viewpoint));
    plan.seats = seats;
    plan.settings = settings;
    context_.readers.submit([&context = context_, plan = std::move(plan), reply] {
        answering(reply, [&] { reply(create_table(context, plan)); });
    });
}

// How the game would go on from a position, as whoever asks knows it.
void HostedTable::answer_experiment(const Request& request, const Reply& reply)
{
    Body body(request.body);
    std::optional<Body> from = body.optional_object("from");
    if (!from) throw table::BadMessage(table::ErrorCode::Message, "\"from\" is missing in the body.");
    static_cast<void>(from->text("table", longest_secret));
    const auto position = static_cast<table::Position>(from->number("position", 0, 1'000'000'000));
    const table::You you = rights_of(request);
    Seat viewpoint = host::usual_viewpoint(table(), you.seats);
    // Also by the name it had before.
    for (const char* name : {"eyes", "viewpoint"})
        if (const boost::json::value* said = from->member(name))
            viewpoint = said->is_null() ? spectator : static_cast<Seat>(from->number(name, 0, max_seats - 1));
    from->finish();

    if (host::is_nobody(you) && (!request.bearer.empty() || !table().settings().spectators))
        return reply(error_answer(403, "secret", "The secret speaks for nobody at this table."));
    if (const std::optional<Refusal> refusal = host::not_through(table(), viewpoint, you))
        return reply(refusal_answer(*refusal));
    const std::variant<KnownPosition, Refusal> known = table().known(viewpoint, position);
    if (const Refusal* refusal = std::get_if<Refusal>(&known)) return reply(refusal_answer(*refusal));
    Wish wish{request.body, Standpoint{host_.kept().loaded, std::get<KnownPosition>(known)}};
    context_.readers.submit([&context = context_, wish = std::move(wish), address = request.address, reply] {
        answering(reply, [&] { reply(context.laboratory.take_on(wish, context.config.counted(address))); });
    });
}

void HostedTable::answer_delete(const Request& request, const Reply& reply)
{
    if (!rights_of(request).owner) return reply(not_the_owner());
    host_.hold();
    context_.readers.submit([self = shared_from_this(), reply] {
        Answer answer = json_answer("{}");
        answering([&](Answer problem) { answer = std::move(problem); }, [&] { self->context_.store.erase(self->id_); });
        self->world_.post([self, reply, answer] {
            if (answer.status == 200)
                self->host_.end(table::ErrorCode::Table, "The owner has deleted this table.", CloseCode::Normal);
            else
                self->host_.read_back_again();
            reply(answer);
        });
    });
}

}  // namespace tessera::server
