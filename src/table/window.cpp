// Windows: the time in which somebody may answer what was done last, of which nobody else may know whether anybody is
// asked (engine/game.h, `unnoticed`). A window opens whenever somebody might be asked as far as everybody knows, and
// until it closes the others are told what there was before. So they are told the same whether somebody was asked and
// passed or nobody was; only how long it takes may differ, unless the table has a setting for it.
#include <fmt/format.h>

#include <algorithm>

#include "table/pieces.h"
#include "table/table.h"
#include "table/viewpoint.h"
#include "table/writing.h"

namespace tessera::table {

namespace {

constexpr Time second = 1000;

}  // namespace

std::optional<Seat> Table::asked() const
{
    const Decider who = decider();
    if (!who.is_seat() || (window_ && !window_->asked)) return std::nullopt;
    return who.seat();
}

Position Table::position(Seat viewer) const
{
    return noticed_.position(viewer, is_withheld_from(viewer) ? window_->before : position());
}

Revision Table::recounted(Revision revision, Seat from, Seat to) const
{
    return noticed_.revision(to, noticed_.all_entries(from, revision));
}

void Table::close_window()
{
    if (!window_) return;
    noticed_.release(revision_ + 1);
    window_.reset();
}

// A decision that only one had noticed was taken back: what it might have answered is announced once more.
void Table::open_window_again()
{
    Position before = position();
    while (!noticed_.is_noticed_by_all(before)) --before;
    --before;
    window_ = Window{before, history_.at(before), revision_ + 1, 0};
    noticed_.withhold(revision_ + 1);
    history_.tell_again(before, revision_ + 1);
}

void Table::apply_what(const Asked& e)
{
    const bool can_be = window_ && !window_->asked && game().unnoticed_answer(state()) && decider().seat() == e.seat;
    refuse_entry(!can_be, "nothing is asked in secret");
    window_->asked = true;
    noticed_.only_one_notices_entry(revision_ + 1, e.seat);
    noticed_.show(e.seat, revision_ + 1, position());
}

void Table::apply_what(const WindowClosed&)
{
    refuse_entry(!window_ || game().unnoticed_answer(state()), "there is no window that could close");
    close_window();
}

std::optional<Time> Table::window_ends() const
{
    if (!window_ || !settings_.window_seconds || phase() != Phase::Playing) return std::nullopt;
    return window_->since + second * *settings_.window_seconds;
}

std::optional<Time> Table::alarm() const
{
    const std::optional<Clock> running = clock();
    const std::optional<Time> ends = window_ends();
    if (!running) return ends;
    return ends ? std::min(*ends, running->until) : running->until;
}

// Whose time runs out passes, and keeps the seat: that a bot took over would tell everybody who was asked.
std::optional<Clock> Table::window_clock() const
{
    const std::optional<Seat> seat = asked();
    if (!seat) return std::nullopt;
    std::optional<Time> ends = window_ends();
    if (settings_.clock) {
        const Time until = window_->asked_at + second * settings_.clock->seconds;
        if (!ends && settings_.clock->then == TimeOut::Remind)
            return Clock{*seat, window_->asked_at, until, TimeOut::Remind};
        ends = std::min(ends.value_or(until), until);
    }
    if (!ends) return std::nullopt;
    return Clock{*seat, window_->asked_at, *ends, TimeOut::Pass};
}

// Whoever has to be asked is asked, one after the other; when nobody is left, or the time is over, it closes.
Next Table::next_in_window(Time now) const
{
    const std::optional<Time> ends = window_ends();
    const std::optional<Action> unnoticed = game().unnoticed_answer(state());
    if (!unnoticed) return ends && now < *ends ? Next() : Next(Entry{now, WindowClosed{}});
    const Seat seat = decider().seat();
    if (ends && now >= *ends) return Entry{now, Acted{seat, game().text(*unnoticed), true}};
    if (!window_->asked) return Entry{now, Asked{seat}};
    if (occupant(seat).kind != SeatKind::Bot) return {};
    return bots_turn(seat);
}

std::string Table::label_of_announced(Seat viewer) const
{
    return Viewpoint(game(), window_->state, viewer, names_).label(history_.taken()[window_->before].action);
}

void Table::write_window(Seat viewer, JsonWriter& json) const
{
    json.key("window");
    if (!window_) return json.null();
    const History::Taken& announced = history_.taken()[window_->before];
    const Action seen = game().redact_for(window_->state, announced.action, viewer);
    json.begin_object();
    json.key("seat");
    write_seat_or_null(announced.seat, json);
    json.member("action", game().text(seen));
    json.key("things");
    write_texts(game().things(seen), json);
    json.member("label", label_of_announced(viewer));
    json.member("since", window_->since);
    json.key("until");
    if (const std::optional<Time> ends = window_ends())
        json.number(*ends);
    else
        json.null();
    json.end_object();
}

}  // namespace tessera::table
