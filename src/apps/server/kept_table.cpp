#include "apps/server/kept_table.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cstring>
#include <stdexcept>

#include "apps/server/clock.h"
#include "base/json_writer.h"
#include "table/messages.h"

namespace tessera::server {

namespace json = boost::json;

namespace {

std::uint64_t seed_from(const std::string& bytes)
{
    std::uint64_t seed = 0;
    if (bytes.size() != sizeof seed) throw std::runtime_error("the kept seed of a table has the wrong length");
    std::memcpy(&seed, bytes.data(), sizeof seed);
    return seed;
}

store::Phase kept_phase(table::Phase phase)
{
    switch (phase) {
        case table::Phase::Waiting: return store::Phase::Waiting;
        case table::Phase::Playing:
        case table::Phase::Paused: return store::Phase::Running;
        case table::Phase::Over: return store::Phase::Finished;
        case table::Phase::Closed: break;
    }
    return store::Phase::Closed;
}

// When somebody has to look even if nobody comes: at the end of its time for a person; at once for a bot, if a person
// sits at the table.
std::optional<store::Time> wake_time(const table::Table& table, table::Time now)
{
    if (const std::optional<table::Clock> clock = table.clock()) {
        // Who was to be reminded has been.
        if (clock->then == table::TimeOut::Remind && clock->until <= now) return std::nullopt;
        return stored_time(clock->until);
    }
    if (table.phase() != table::Phase::Playing) return std::nullopt;
    const Decider decider = table.decider();
    if (table.humans().empty() || (decider.is_seat() && table.is_human(decider.seat()))) return std::nullopt;
    return stored_time(now);
}

}  // namespace

std::string seed_bytes(std::uint64_t seed)
{
    std::string bytes(sizeof seed, '\0');
    std::memcpy(bytes.data(), &seed, sizeof seed);
    return bytes;
}

std::optional<LoadedTable> load_table(const std::string& id, store::Store& store, Boxes& boxes)
{
    std::optional<store::StoredTable> kept = store.load(id);
    if (!kept) return std::nullopt;
    const table::Header header = table::header_from_text(kept->header);
    LoadedTable loaded;
    loaded.box = boxes.open_for(header, store);
    loaded.table = std::make_unique<table::Table>(loaded.box, header, seed_from(kept->seed));
    for (const std::string& entry : kept->entries) loaded.table->apply(table::entry_from_text(entry));
    loaded.table->begin_turn_by(time_now());
    loaded.secrets = std::move(kept->secrets);
    loaded.notifications = std::move(kept->notifications);
    loaded.created = table_time(kept->created);
    loaded.touched = table_time(kept->touched);
    return loaded;
}

store::Status status_of(const table::Table& table, table::Time now)
{
    store::Status status;
    status.phase = kept_phase(table.phase());
    status.open_seats = static_cast<int>(table.open_seats().size());
    status.listed = table.settings().listed;
    status.wake = wake_time(table, now);
    JsonWriter out(status.summary);
    const RuleSetInfo& rule_set = table.game().rule_set();
    out.begin_object();
    out.member("rule_set", rule_set.id);
    out.member("game", table.game().game_id());
    out.member("name", rule_set.name);
    out.key("seats");
    std::string piece;
    table::write_seats(table, piece);
    out.raw(piece);
    out.member("phase", word_of(table.phase()));
    out.member("position", table.position());
    out.key("decider");
    piece.clear();
    table::write_decider(table.decider(), piece);
    out.raw(piece);
    out.end_object();
    return status;
}

void write_summary(const std::string& id, const std::string& kept_summary, table::Time created, table::Time touched,
                   const Viewpoint& asker, std::string& out)
{
    json::object summary = json::parse(kept_summary).as_object();
    const json::value& decider = summary.at("decider");
    const bool your_turn = summary.at("phase") == "playing" && decider.is_int64() &&
                           std::find(asker.seats.begin(), asker.seats.end(), decider.get_int64()) != asker.seats.end();
    summary["id"] = id;
    summary["created"] = created;
    summary["changed"] = touched;
    summary["yours"] = json::value_from(asker.seats);
    summary["owner"] = asker.owner;
    summary["your_turn"] = your_turn;
    out += json::serialize(summary);
}

void settle(table::Table& table, table::Time now, std::vector<std::string>& entries)
{
    for (;;) {
        const table::Next next = table.next(now);
        const auto* entry = std::get_if<table::Entry>(&next);
        if (entry == nullptr) return;
        table.apply(*entry);
        entries.push_back(entry_text(*entry));
    }
}

}  // namespace tessera::server
