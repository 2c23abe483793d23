// The update: the whole table from one viewpoint, as one message.
#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "table/messages.h"
#include "table/pieces.h"
#include "table/table.h"
#include "table/writing.h"

namespace tessera::table {

namespace {

// Beyond these, a client asks for the preview that it wants to show.
constexpr std::size_t most_previews = 24;

}  // namespace

void Table::write_update(Seat viewer, Revision since, std::string& out, Previews previews) const
{
    if (since > revision(viewer)) since = 0;
    const LogPage log = log_page(viewer, since, revision(viewer) + 1);
    // What does not go into a page is told anew, from the page on.
    if (log.from) since = 0;
    const AnyState& shown = state(viewer);
    const Viewpoint viewpoint(game(), shown, viewer, names_);
    const bool waits = is_withheld_from(viewer);
    JsonWriter json(out);
    json.begin_object();
    json.member("type", "update");
    json.member("revision", revision(viewer));
    json.member("position", position(viewer));
    write_viewpoint(viewer, json);
    json.member("phase", word_of(phase()));
    json.member("since", since);
    write_rewind(viewer, since, json);
    write_log_page(log, json);
    json.key("view");
    game().write_view(shown, viewer, json.open_value());
    json.key("seats");
    write_seats(*this, json);
    json.key("settings");
    write_settings(settings_, json);
    json.key("decider");
    write_decider(*this, viewer, json);
    json.member("prompt", prompt_for(viewer, viewpoint));
    json.member("question", waits ? std::string(word_of_window) : game().question(shown));
    json.key("rule");
    write_text_or_null(waits ? std::string_view() : game().asking_rule(shown), json);
    write_window(viewer, json);
    write_actions(viewer, viewpoint, previews, json);
    json.key("scores");
    write_scores(viewpoint, seats(), json);
    write_undo(viewer, json);
    write_clock_and_result(viewer, json);
    json.end_object();
}

std::string Table::prompt_for(Seat viewer, const Viewpoint& viewpoint) const
{
    switch (phase()) {
        case Phase::Waiting: {
            std::vector<std::string> open;
            for (Seat seat : open_seats()) open.push_back(fmt::format("seat {}", index_of(seat) + 1));
            return fmt::format("Waiting for somebody to take {}.", joined(open));
        }
        case Phase::Paused: return "The game is paused.";
        case Phase::Over: return "The game is over.";
        case Phase::Closed: return "The table is closed.";
        case Phase::Broken: return broken()->reason;
        case Phase::Playing: break;
    }
    if (is_withheld_from(viewer)) {
        const Seat by = history_.taken()[window_->before].seat;
        return fmt::format("{}: {}. Somebody may answer this before it happens.", by == spectator ? "Chance" : name(by),
                           label_of_announced(viewer));
    }
    const Decider who = decider();
    if (who.is_chance()) return "Chance decides.";
    if (who.seat() == viewer) return viewpoint.prompt();
    if (occupant(who.seat()).kind == SeatKind::Open) return fmt::format("Nobody sits in {}.", name(who.seat()));
    return fmt::format("{} decides.", name(who.seat()));
}

void Table::write_actions(Seat viewer, const Viewpoint& viewpoint, Previews previews, JsonWriter& json) const
{
    json.key("actions");
    json.begin_array();
    if (phase() == Phase::Playing && decider(viewer) == Decider::seat(viewer) && is_human(viewer)) {
        std::size_t written = 0;
        for (Action action : game().legal(state())) {
            json.begin_object();
            json.member("action", game().text(action));
            json.key("things");
            write_texts(game().things(action), json);
            json.member("label", viewpoint.label(action));
            json.key("preview");
            if (previews == Previews::Yes && written++ < most_previews)
                table::write_preview(viewpoint.preview(action), json);
            else
                json.null();
            json.end_object();
        }
    }
    json.end_array();
}

void Table::write_undo(Seat viewer, JsonWriter& json) const
{
    json.key("undo");
    if (const std::optional<UndoOffer> offer = undo_offer(viewer)) {
        json.begin_object();
        json.member("seat", static_cast<int>(offer->seat));
        json.member("to", noticed_.position(viewer, offer->to));
        json.member("free", offer->free);
        json.end_object();
    } else {
        json.null();
    }
    json.key("undo_request");
    if (undo_request_) {
        json.begin_object();
        json.member("seat", static_cast<int>(undo_request_->seat));
        json.member("to", noticed_.position(viewer, undo_request_->to));
        json.key("waiting");
        json.begin_array();
        for (Seat seat : undo_request_->waiting) json.number(static_cast<int>(seat));
        json.end_array();
        json.end_object();
    } else {
        json.null();
    }
}

void Table::write_clock_and_result(Seat viewer, JsonWriter& json) const
{
    json.key("clock");
    if (const std::optional<Clock> running = clock(viewer)) {
        json.begin_object();
        json.member("seat", static_cast<int>(running->seat));
        json.member("since", running->since);
        json.member("until", running->until);
        json.member("then", word_of(running->then));
        json.end_object();
    } else {
        json.null();
    }
    json.key("over");
    if (!is_over()) return json.null();
    json.begin_object();
    json.key("ranking");
    json.begin_array();
    for (std::uint8_t rank : game().ranking(state())) json.number(static_cast<int>(rank));
    json.end_array();
    json.key("scores");
    json.begin_array();
    for (std::size_t i = 0; i < occupants_.size(); ++i) json.number(game().score(state(), id_at<Seat>(i)));
    json.end_array();
    json.end_object();
}

}  // namespace tessera::table
