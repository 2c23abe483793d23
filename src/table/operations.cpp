// What may be asked of a table: each operation answers with the entries that carry it out, or says why not.
#include <fmt/format.h>

#include <algorithm>

#include "base/keyed_hash.h"
#include "base/random.h"
#include "engine/names.h"
#include "table/table.h"

namespace tessera::table {

namespace {

// What luck is drawn for; each has its own numbers at every position.
constexpr std::uint64_t of_chance = 1;
constexpr std::uint64_t of_bots = 2;
constexpr std::uint64_t of_hints = 3;

constexpr const char* level_of_hints = "expert";

Refusal refusal(RefusalCode code, std::string reason) { return {code, "", std::move(reason), ""}; }

std::vector<Entry> one(Time now, decltype(Entry::what) what) { return {Entry{now, std::move(what)}}; }

}  // namespace

std::optional<Refusal> Table::not_playing() const
{
    switch (phase()) {
        case Phase::Waiting: return refusal(RefusalCode::Waiting, "The game begins when every seat is taken.");
        case Phase::Paused: return refusal(RefusalCode::Paused, "The game is paused.");
        case Phase::Over: return refusal(RefusalCode::Over, "The game is over.");
        case Phase::Closed: return refusal(RefusalCode::Closed, "The table is closed.");
        case Phase::Broken: return broken();
        case Phase::Playing: break;
    }
    return std::nullopt;
}

std::optional<Revision> Table::broken_from() const { return broken_ ? std::optional(revision_ + 1) : std::nullopt; }

std::optional<Refusal> Table::broken() const
{
    if (!broken_) return std::nullopt;
    return refusal(RefusalCode::Broken, fmt::format("This table is damaged from its entry {} on. What happened before "
                                                    "can be looked at, and nothing can follow.",
                                                    revision(spectator) + 1));
}

std::optional<Refusal> Table::stale(Seat viewer, Revision seen) const
{
    if (seen == revision(viewer)) return std::nullopt;
    return refusal(RefusalCode::Stale, fmt::format("The table has moved on: this was meant for revision {}, and it is "
                                                   "at {} now. Look again, and decide again.",
                                                   seen, revision(viewer)));
}

std::optional<Refusal> Table::not_deciding(Seat seat) const
{
    if (is_withheld_from(seat))
        return refusal(RefusalCode::Turn, "What was done last can still be answered; wait until it has happened.");
    const Decider who = decider();
    if (who.is_seat() && who.seat() == seat) return std::nullopt;
    return refusal(RefusalCode::Turn, who.is_seat() ? fmt::format("It is {}'s decision, not yours.", name(who.seat()))
                                                    : std::string("It is not your decision."));
}

Refusal Table::refused_by(Verdict verdict) const
{
    return {RefusalCode::Rules, std::string(verdict.rule()), std::string(verdict.reason()),
            std::string(loaded_->rules.find(verdict.rule()))};
}

Result Table::act(Seat seat, Revision seen, std::string_view text, Time now) const
{
    if (auto refused = stale(seat, seen)) return *refused;
    if (auto refused = not_playing()) return *refused;
    if (auto refused = not_deciding(seat)) return *refused;
    try {
        const Action action = game().action_from_text(text);
        if (const Verdict verdict = game().check(state(), action); !verdict) return refused_by(verdict);
        return one(now, Acted{seat, game().text(action)});
    } catch (const BadValue& bad) {
        return refusal(RefusalCode::Words, fmt::format("\"{}\" is not understood: {}.", text, bad.what()));
    }
}

Result Table::undo(Seat seat, Revision seen, Time now) const
{
    if (auto refused = stale(seat, seen)) return *refused;
    if (auto refused = not_playing()) return *refused;
    if (settings_.undo == UndoRule::Never)
        return refusal(RefusalCode::Settings, "Nothing is taken back at this table.");
    if (undo_request_)
        return refusal(RefusalCode::Undo,
                       fmt::format("{} has asked to take something back already.", name(undo_request_->seat)));
    const std::optional<UndoOffer> offer = undo_offer(seat);
    if (!offer)
        return refusal(RefusalCode::Undo,
                       settings_.undo == UndoRule::Free
                           ? "There is nothing to take back, or somebody has learned something since."
                           : "There is nothing to take back.");
    if (offer->free) return one(now, TookBack{seat, offer->to});
    return one(now, AskedToTakeBack{seat, offer->to});
}

Result Table::consent(Seat seat, Revision seen, bool yes, Time now) const
{
    if (auto refused = stale(seat, seen)) return *refused;
    if (is_at_its_end()) return *not_playing();
    if (!undo_request_) return refusal(RefusalCode::Undo, "Nobody asks to take something back.");
    const std::vector<Seat>& waiting = undo_request_->waiting;
    if (std::find(waiting.begin(), waiting.end(), seat) == waiting.end())
        return refusal(RefusalCode::Undo, "Nobody waits for your answer.");
    std::vector<Entry> entries = one(now, Consented{seat, yes});
    if (yes && waiting.size() == 1) entries.push_back({now, TookBack{undo_request_->seat, undo_request_->to}});
    return entries;
}

Result Table::pause(bool on, Time now) const
{
    if (phase() != Phase::Playing && phase() != Phase::Paused) return *not_playing();
    if (paused_ == on)
        return refusal(RefusalCode::Paused, on ? "The game is paused already." : "The game is not paused.");
    return one(now, Paused{on});
}

Result Table::change(const SettingsChange& change, Time now) const
{
    if (is_at_its_end()) return *not_playing();
    const Settings next = change.applied_to(settings_);
    if (next == settings_) return refusal(RefusalCode::Settings, "That changes nothing.");
    if (next.clock && next.clock->then == TimeOut::Bot && loaded_->players == nullptr)
        return refusal(RefusalCode::Settings, "No bot knows this game, so none can take over.");
    return one(now, Changed{next});
}

Result Table::close(Time now) const
{
    if (is_at_its_end()) return *not_playing();
    return one(now, Closed{});
}

// Luck and bots depend on the secret and the position that everybody counts only, so that taking back and deciding the
// same again changes nothing. What luck has brought so far is public, so it must not lead back to the secret.
std::uint64_t Table::seed_of(std::uint64_t purpose) const
{
    constexpr std::uint64_t second_half_of_key = 0x7461626c652d6c75u;  // the secret has 64 bits, a key 128
    return keyed_hash({seed_, second_half_of_key}, purpose, noticed_.position(spectator, position()));
}

BotTask Table::task(Seat seat, std::string_view level, std::uint64_t purpose) const
{
    return {loaded_, state(), seat, loaded_->players->player(level), seed_of(purpose), position(), branch_, revision_};
}

Next Table::next(Time now) const
{
    if (phase() != Phase::Playing) return {};
    if (window_) return next_in_window(now);
    const Decider who = decider();
    if (who.is_chance()) {
        Rng rng(seed_of(of_chance));
        return Entry{now, Acted{std::nullopt, game().text(game().sample_chance(state(), rng))}};
    }
    const Occupant& decides = occupant(who.seat());
    if (decides.kind == SeatKind::Open || (decides.kind == SeatKind::Human && !settings_.forced)) return {};
    if (const std::vector<Action> legal = game().legal(state()); legal.size() == 1)
        return Entry{now, Acted{who.seat(), game().text(legal[0]), true}};
    if (decides.kind == SeatKind::Human) return {};
    return bots_turn(who.seat());
}

BotTask Table::bots_turn(Seat seat) const { return task(seat, occupant(seat).level, of_bots); }

Result Table::decided(const BotTask& thought, const Choice& choice, Time now) const
{
    if (auto refused = not_playing()) return *refused;
    const Decider who = decider();
    const bool fits = thought.position == position() && thought.branch == branch_ && who.is_seat() &&
                      who.seat() == thought.seat && occupant(thought.seat).kind == SeatKind::Bot;
    if (!fits) return refusal(RefusalCode::Stale, "The game has moved on while the bot was thinking.");
    if (const Verdict verdict = game().check(state(), choice.action); !verdict) return refused_by(verdict);
    return one(now, Acted{thought.seat, game().text(choice.action)});
}

std::variant<BotTask, Refusal> Table::hint(Seat viewer, Revision seen) const
{
    if (!settings_.hints) return refusal(RefusalCode::Settings, "There are no hints at this table.");
    if (auto refused = stale(viewer, seen)) return *refused;
    if (auto refused = not_playing()) return *refused;
    if (auto refused = not_deciding(viewer)) return *refused;
    if (loaded_->players == nullptr) return refusal(RefusalCode::Settings, "No bot knows this game.");
    return task(viewer, level_of_hints, of_hints);
}

}  // namespace tessera::table
