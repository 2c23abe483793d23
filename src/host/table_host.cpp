#include "host/table_host.h"

#include <fmt/format.h>

#include "host/updates.h"
#include "host/viewpoints.h"

namespace tessera::host {

namespace client = table::client;
using table::BadMessage;
using table::ErrorCode;

namespace {

void send_error(Viewer& viewer, ErrorCode code, std::string_view message, std::optional<table::RequestId> id = {})
{
    auto text = std::make_shared<std::string>();
    table::write_error(code, message, id, *text);
    viewer.send(std::move(text));
}

}  // namespace

TableHost::TableHost(KeptTable kept, const World& world)
    : kept_(std::move(kept)),
      world_(world),
      answers_(kept_, world.supervisor),
      guests_(kept_),
      commits_(kept_, world.journal, world.clock, *this),
      notices_(kept_, guests_, commits_, world.notifier),
      turn_clock_(kept_, commits_, world.clock, notices_),
      bots_(kept_, commits_, world, [this] { go_on(); }),
      hints_(kept_, guests_, commits_, world, answers_),
      decisions_(kept_, commits_, world.clock, answers_),
      questions_(kept_, hints_, answers_)
{
}

void TableHost::begin()
{
    when_settled([this] { go_on(); });
}

void TableHost::commit(const std::vector<table::Entry>& entries, Change change, Commits::Then then)
{
    commits_.commit(entries, std::move(change), Cause::Other, std::move(then));
}

void TableHost::receive(const std::shared_ptr<Viewer>& viewer, const std::string& message)
{
    if (!when_settled([this, viewer, message] { handle(viewer, message); }))
        send_error(*viewer, ErrorCode::Busy, "Too much waits at this table; try again.");
}

// What is no question is a decision. Who is a guest has said hello.
template <class Message>
void TableHost::hand_over(Guest& guest, const Message& m)
{
    if constexpr (requires { questions_.answer(guest, m); })
        questions_.answer(guest, m);
    else if constexpr (!std::is_same_v<Message, client::Hello>)
        decisions_.carry_out(guest, m);
}

void TableHost::handle(const std::shared_ptr<Viewer>& viewer, const std::string& text)
{
    if (commits_.is_stopped()) return turn_away(*viewer);
    Guest* guest = guests_.find(viewer.get());
    try {
        const client::Message message = table::message_from_text(text);
        if (const auto* hello = std::get_if<client::Hello>(&message)) {
            if (guest != nullptr) throw BadMessage(ErrorCode::Message, "\"hello\" is said once.");
            return greet(viewer, *hello);
        }
        if (guest == nullptr) throw BadMessage(ErrorCode::Message, "The first message is \"hello\".");
        std::visit([&](const auto& m) { hand_over(*guest, m); }, message);
    } catch (const BadMessage& e) {
        world_.supervisor.message_refused();
        send_error(*viewer, e.code(), e.what(), e.id());
        if (guest == nullptr) viewer->close(CloseCode::Policy, e.what());
    }
}

void TableHost::turn_away(Viewer& viewer) const
{
    if (ended_) {
        send_error(viewer, ErrorCode::Stopping, "The table has moved; come back.");
        return viewer.close(CloseCode::Restart, "the table has moved");
    }
    send_error(viewer, ErrorCode::Internal, "This table has stopped because of a mistake in Tessera.");
    viewer.close(CloseCode::Internal, "the table has stopped");
}

void TableHost::greet(const std::shared_ptr<Viewer>& viewer, const client::Hello& hello)
{
    Guest* guest = &guests_.welcome(newcomer(viewer, hello));
    show(*kept_.table, {&guest, 1});
    go_on();  // bots may have waited for somebody
}

Guest TableHost::newcomer(const std::shared_ptr<Viewer>& viewer, const client::Hello& hello) const
{
    const table::Table& table = *kept_.table;
    if (hello.protocol != table::protocol_version)
        throw BadMessage(ErrorCode::Protocol,
                         fmt::format("This server speaks version {} of the protocol; load the page again.",
                                     table::protocol_version));
    Guest guest;
    guest.viewer = viewer;
    guest.previews = hello.previews;
    if (!hello.secret.empty()) {
        guest.hash = world_.hash_of(hello.secret);
        guest.you = kept_.rights.of(guest.hash);
        if (is_nobody(guest.you)) {
            // Of a damaged table it may not be certain any more who may speak: then everybody looks on.
            if (!table.broken_from())
                throw BadMessage(ErrorCode::Secret, "The secret speaks for nobody at this table.");
            guest.hash.clear();
        }
    }
    if (guest.hash.empty() && !table.settings().spectators) throw BadMessage(ErrorCode::Secret, no_spectators);
    if (hello.viewpoint) {
        if (*hello.viewpoint != spectator && !speaks_for(guest.you, *hello.viewpoint))
            throw BadMessage(ErrorCode::Secret, "The secret does not speak for the seat of this viewpoint.");
        guest.chosen_viewpoint = hello.viewpoint;
    }
    // A client that has seen more than there is has seen another table. What it saw may have been told to another of
    // several people at its screen; then it is told anew.
    const bool has_one_viewpoint = guest.chosen_viewpoint || guest.you.seats.size() <= 1;
    guest.you.viewpoint = wanted_viewpoint(table, guest);
    if (hello.seen && *hello.seen <= table.revision(guest.you.viewpoint) && has_one_viewpoint) guest.seen = *hello.seen;
    // Everybody at a table is told of every move, so what a table costs grows with those who are there.
    const std::int64_t there = guests_.count_at(viewer->address());
    if (there >= world_.limits.connections_of_an_address)
        throw BadMessage(ErrorCode::Busy,
                         fmt::format("Your address has {} connections to this table, and may have no more; close one "
                                     "of them.",
                                     there));
    return guest;
}

void TableHost::leave(const Viewer* viewer)
{
    commits_.use();
    commits_.guarded([&] {
        guests_.leave(viewer);
        notices_.tell_the_decider();
    });
}

void TableHost::catch_up()
{
    // What is being written is shown when it is.
    if (!commits_.is_busy()) commits_.guarded([this] { show_everybody(*kept_.table, guests_); });
}

void TableHost::changed()
{
    if (!kept_.table->settings().spectators) guests_.dismiss_spectators();
    show_everybody(*kept_.table, guests_);
    go_on();
}

void TableHost::read_back()
{
    bots_.forget();
    turn_clock_.forget();
    if (kept_.table->broken_from()) {
        guests_.welcome_anew();
        if (!kept_.table->settings().spectators) guests_.dismiss_spectators();
    }
    show_everybody(*kept_.table, guests_);
}

// What comes after something was written, or after the table was read back.
void TableHost::go_on()
{
    if (commits_.is_busy() || commits_.is_stopped()) return;
    const table::Next next = kept_.table->next(world_.clock.now());
    if (const auto* entry = std::get_if<table::Entry>(&next)) return commits_.commit({*entry}, {}, Cause::Other);
    if (const auto* task = std::get_if<table::BotTask>(&next)) {
        if (is_anybody_there()) bots_.think(*task);
        return;
    }
    turn_clock_.set();
    notices_.tell_the_decider();
}

// Bots play for people: for those who sit at the table, even while they are away, or look on. Otherwise they wait.
bool TableHost::is_anybody_there() const { return !guests_.empty() || !kept_.table->humans().empty(); }

void TableHost::end(ErrorCode code, std::string_view message, CloseCode close)
{
    if (ended_) return;
    ended_ = true;
    commits_.stop();
    guests_.send_everybody_away(code, message, close);
    world_.supervisor.table_ended();
    commits_.give_up();
}

void TableHost::not_ours()
{
    end(ErrorCode::Stopping, "Another server has taken the table over; come back.", CloseCode::Restart);
}

// A mistake of ours stops this one table. It keeps its log, and says so.
void TableHost::failed(const std::string& what)
{
    if (failed_) return;
    failed_ = true;
    commits_.stop();
    world_.supervisor.table_failed(what);
    guests_.send_everybody_away(ErrorCode::Internal,
                                "This table has stopped because of a mistake in Tessera. Its log is kept.",
                                CloseCode::Internal);
}

}  // namespace tessera::host
