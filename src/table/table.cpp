#include "table/table.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/random.h"
#include "engine/names.h"
#include "table/history.h"
#include "table/seats.h"

namespace tessera::table {

namespace {

Seats checked_seats(const LoadedRuleSet& loaded, const Header& header)
{
    const RuleSetInfo& info = loaded.game->rule_set();
    const int count = static_cast<int>(header.seats.size());
    if (count < info.least_seats || count > info.most_seats)
        throw BadEntry(fmt::format("the table has {} seats, expected {} to {} for {}", count, info.least_seats,
                                   info.most_seats, info.name));
    for (const Occupant& who : header.seats)
        if (!can_sit(loaded, who)) throw BadEntry(fmt::format("no bot \"{}\" knows {}", who.level, info.name));
    return {count};
}

}  // namespace

Table::Table(std::shared_ptr<const LoadedRuleSet> loaded, Header header, std::uint64_t seed)
    : loaded_(std::move(loaded)),
      header_(std::move(header)),
      seed_(seed),
      occupants_(header_.seats),
      resigned_(header_.seats.size()),
      settings_(header_.settings),
      last_person_(header_.seats.size()),
      history_(*loaded_->game, checked_seats(*loaded_, header_))
{
    for (std::size_t i = 0; i < occupants_.size(); ++i) {
        names_.push_back(name_of(id_at<Seat>(i), occupants_[i]));
        if (occupants_[i].kind == SeatKind::Human) last_person_[i] = names_.back();
    }
    started_ = open_seats().empty();
}

Phase Table::phase() const
{
    if (broken_) return Phase::Broken;
    if (closed_) return Phase::Closed;
    if (is_over()) return Phase::Over;
    if (!started_) return Phase::Waiting;
    return paused_ ? Phase::Paused : Phase::Playing;
}

std::optional<Seat> Table::last_decider(std::span<const Seat> among) const
{
    const std::vector<History::Taken>& taken = history_.taken();
    const auto last = std::find_if(taken.rbegin(), taken.rend(), [&](const History::Taken& t) {
        return t.asked && std::find(among.begin(), among.end(), t.seat) != among.end();
    });
    return last == taken.rend() ? std::nullopt : std::optional<Seat>(last->seat);
}

std::optional<Clock> Table::clock() const
{
    const Decider who = decider();
    if (phase() != Phase::Playing || !who.is_seat() || !is_human(who.seat())) return std::nullopt;
    if (window_) return window_clock();
    if (!settings_.clock) return std::nullopt;
    return Clock{who.seat(), asked_at_, asked_at_ + 1000 * settings_.clock->seconds, settings_.clock->then};
}

void Table::apply(const Entry& entry)
{
    refuse_entry(closed_, "the table is closed");
    refuse_entry(broken_, "what came before it was lost");
    const Decider before = decider();
    const std::size_t lines = table_lines_.size();
    const std::optional<Time> window_since = window_ ? std::optional(window_->since) : std::nullopt;
    std::visit([&](const auto& what) { apply_what(what); }, entry.what);
    ++revision_;
    for (std::size_t i = lines; i < table_lines_.size(); ++i) {
        table_lines_[i].revision = revision_;
        table_lines_[i].position = window_ ? window_->before : position();
    }
    if (open_seats().empty()) started_ = true;
    set_clock(entry, before, window_since);
}

Table Table::determinized(Seat viewer, std::uint64_t seed) const
{
    Table other = *this;
    other.history_.determinize(viewer, seed);
    if (other.window_) {
        Rng rng(seed);
        game().resample_hidden(other.window_->state, viewer, rng);
    }
    return other;
}

void Table::refuse_entry(bool refused, std::string_view why) const
{
    if (refused) throw BadEntry(fmt::format("entry {} cannot have happened: {}", revision_ + 1, why));
}

// A turn is all that a seat decides until another one does; chance in between does not count. While a window is open
// it stands still.
void Table::set_clock(const Entry& entry, Decider before, std::optional<Time> window_since)
{
    const bool stays_open = window_ && window_->opened != revision_;
    if (window_since && !stays_open) asked_at_ += std::max<Time>(0, entry.at - *window_since);
    if (window_) {
        if (!stays_open) window_->since = entry.at;
        if (std::holds_alternative<Asked>(entry.what)) window_->asked_at = entry.at;
        return;
    }
    const Decider after = decider();
    if (!after.is_seat()) return;
    const bool goes_on =
        after.seat() == asked_seat_ &&
        (std::holds_alternative<Acted>(entry.what) || std::holds_alternative<WindowClosed>(entry.what) ||
         std::holds_alternative<Consented>(entry.what) || std::holds_alternative<AskedToTakeBack>(entry.what));
    const bool is_elsewhere = std::holds_alternative<Sat>(entry.what) && after == before &&
                              after.seat() == asked_seat_ && std::get<Sat>(entry.what).seat != after.seat();
    asked_seat_ = after.seat();
    if (!goes_on && !is_elsewhere) asked_at_ = entry.at;
}

void Table::tell(Seat seat, std::string to_self, std::string to_others)
{
    table_lines_.push_back({0, 0, seat, std::move(to_self), std::move(to_others)});
}

void Table::apply_what(const Acted& e)
{
    refuse_entry(!started_, "the game has not begun");
    const Decider who = decider();
    refuse_entry(who.is_nobody(), "the game is over");
    refuse_entry(e.seat ? !who.is_seat() || who.seat() != *e.seat : !who.is_chance(), "somebody else decides");
    Action action{};
    try {
        action = game().action_from_text(e.action);
    } catch (const BadValue& bad) {
        refuse_entry(true, bad.what());
    }
    const Verdict verdict = game().check(state(), action);
    refuse_entry(!verdict, verdict ? "" : verdict.reason());
    const History::Taken taken{action, e.seat.value_or(spectator), e.seat && is_human(*e.seat) && !e.forced};
    if (game().unnoticed_answer(state()) == std::optional(action)) {
        history_.take(taken, revision_ + 1);
        noticed_.only_one_notices_entry(revision_ + 1, taken.seat);
        noticed_.only_one_notices_action(position(), taken.seat);
        if (window_) window_->asked = false;
        return;
    }
    close_window();
    if (game().leads_past_secret_question(state(), action)) {
        window_ = Window{position(), state(), revision_ + 1, 0};
        noticed_.withhold(revision_ + 1);
    }
    history_.take(taken, revision_ + 1);
    undo_request_.reset();
}

void Table::apply_what(const TookBack& e)
{
    refuse_entry(index_of(e.seat) >= occupants_.size(), "there is no such seat");
    refuse_entry(e.to >= position(), "what is taken back lies behind");
    close_window();
    history_.back_to(e.to);
    noticed_.back_to(e.to);
    ++branch_;
    if (game().unnoticed_answer(state())) open_window_again();
    rewinds_.push_back({revision_ + 1, window_ ? window_->before : e.to});
    undo_request_.reset();
    tell(e.seat, "You took back a decision.", fmt::format("{} took back a decision.", name(e.seat)));
}

void Table::apply_what(const AskedToTakeBack& e)
{
    refuse_entry(index_of(e.seat) >= occupants_.size(), "there is no such seat");
    refuse_entry(e.to >= position(), "what is taken back lies behind");
    undo_request_ = UndoRequest{e.seat, e.to, people_beside(e.seat)};
    tell(e.seat, "You ask to take back a decision.", fmt::format("{} asks to take back a decision.", name(e.seat)));
}

void Table::apply_what(const Consented& e)
{
    refuse_entry(!undo_request_, "nobody asks to take something back");
    std::vector<Seat>& waiting = undo_request_->waiting;
    const auto found = std::find(waiting.begin(), waiting.end(), e.seat);
    refuse_entry(found == waiting.end(), "nobody waits for an answer of this seat");
    waiting.erase(found);
    tell(e.seat, e.yes ? "You agree." : "You do not agree.",
         fmt::format("{} {}.", name(e.seat), e.yes ? "agrees" : "does not agree"));
    if (!e.yes) undo_request_.reset();
}

void Table::apply_what(const Paused& e)
{
    paused_ = e.on;
    tell(e.on ? "The game is paused." : "The game goes on.");
}

void Table::apply_what(const Changed& e)
{
    settings_ = e.settings;
    tell("The settings of the table changed.");
}

void Table::apply_what(const Closed&)
{
    closed_ = true;
    tell("The table was closed.");
}

std::string_view word_of(RefusalCode code)
{
    static constexpr std::array<std::string_view, 14> words = {"stale",    "turn",   "rules",  "words", "waiting",
                                                               "paused",   "over",   "closed", "undo",  "seat",
                                                               "settings", "hidden", "role",   "broken"};
    return words[static_cast<std::size_t>(code)];
}

std::string_view word_of(Phase phase)
{
    static constexpr std::array<std::string_view, 6> words = {"waiting", "playing", "paused",
                                                              "over",    "closed",  "broken"};
    return words[static_cast<std::size_t>(phase)];
}

}  // namespace tessera::table
