#include "apps/server/kept_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cstring>
#include <stdexcept>

#include "apps/server/clock.h"
#include "apps/server/log.h"
#include "base/json_writer.h"
#include "table/messages.h"

namespace tessera::server {

namespace json = boost::json;

namespace {

constexpr const char* asked_in_secret = "asked_in_secret";

std::uint64_t seed_from(const std::string& bytes)
{
    std::uint64_t seed = 0;
    if (bytes.size() != sizeof seed) throw std::runtime_error("the kept seed of a table has the wrong length");
    std::memcpy(&seed, bytes.data(), sizeof seed);
    return seed;
}

[[noreturn]] void refuse_damaged(const store::StoredTable& kept, const char* why)
{
    throw store::StoreError(store::Fault::Broken,
                            fmt::format("table {} is damaged ({}) and cannot be shown ({}); restore a backup", kept.id,
                                        kept.damage->what, why));
}

store::Phase kept_phase(table::Phase phase)
{
    switch (phase) {
        case table::Phase::Waiting: return store::Phase::Waiting;
        case table::Phase::Playing:
        case table::Phase::Paused:
        case table::Phase::Broken: return store::Phase::Running;
        case table::Phase::Over: return store::Phase::Finished;
        case table::Phase::Closed: break;
    }
    return store::Phase::Closed;
}

// The table before its first entry. Of a damaged one even that may make no sense.
void begin(host::KeptTable& loaded, const store::StoredTable& kept, store::Store& store, RuleSetCache& rule_sets)
{
    try {
        const table::Header header = table::header_from_text(kept.header);
        loaded.loaded = rule_sets.open_for(header, store);
        loaded.table = std::make_unique<table::Table>(loaded.loaded, header, seed_from(kept.seed));
    } catch (const store::StoreError& e) {
        if (!kept.damage || e.fault() != store::Fault::Missing) throw;
        refuse_damaged(kept, e.what());
    } catch (const std::exception& e) {
        if (!kept.damage) throw;
        refuse_damaged(kept, e.what());
    }
}

// The entries as far as they are whole and these rules can play them; what is wrong with the next one.
std::optional<store::Damage> play_through(table::Table& table, const store::StoredTable& kept)
{
    for (const std::string& entry : kept.entries) {
        try {
            table.apply(table::entry_from_text(entry));
        } catch (const table::BadEntry& e) {
            return store::Damage{static_cast<std::int64_t>(table.revision()), e.what()};
        }
    }
    return kept.damage;
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
    if (const std::optional<table::Time> alarm = table.alarm()) return stored_time(*alarm);
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

std::optional<host::KeptTable> load_table(const std::string& id, store::Store& store, RuleSetCache& rule_sets)
{
    std::optional<store::StoredTable> kept = store.load(id);
    if (!kept) return std::nullopt;
    host::KeptTable loaded;
    loaded.id = id;
    begin(loaded, *kept, store, rule_sets);
    if (const std::optional<store::Damage> damage = play_through(*loaded.table, *kept)) {
        loaded.table->break_off();
        log_error("a table is damaged", {{"table", id}, {"from", damage->from + 1}, {"error", damage->what}});
    }
    loaded.table->begin_turn_by(time_now());
    loaded.rights = host::Rights(std::move(kept->secrets));
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
    out.member("position", table.position(spectator));
    out.key("decider");
    piece.clear();
    table::write_decider(table, spectator, piece);
    out.raw(piece);
    // Kept for the seat that is asked, and told to nobody else.
    if (table.asked() && table.is_withheld_from(spectator))
        out.member(asked_in_secret, static_cast<int>(*table.asked()));
    out.end_object();
    return status;
}

void write_summary(const std::string& id, const std::string& kept_summary, table::Time created, table::Time touched,
                   const Asker& asker, std::string& out)
{
    json::object summary = json::parse(kept_summary).as_object();
    const json::value* asked = summary.if_contains(asked_in_secret);
    const json::value decider = asked != nullptr ? *asked : summary.at("decider");
    summary.erase(asked_in_secret);
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

}  // namespace tessera::server
