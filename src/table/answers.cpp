// Answers to what somebody at the table asks: how was it, how did it go, why not, what would it do, what would you do?
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/ensure.h"
#include "engine/names.h"
#include "table/messages.h"
#include "table/pieces.h"
#include "table/table.h"
#include "table/writing.h"

namespace tessera::table {

namespace {

constexpr std::size_t points_of_a_chart = 200;
constexpr std::size_t most_refusals = 6;
constexpr std::size_t most_allowed = 6;
constexpr std::size_t tried_of_each_verb = 100;
constexpr std::size_t actions_in_a_hint = 5;
constexpr std::size_t lines_in_a_reason = 3;

long percent(double share) { return std::lround(share * 100); }

// Why a strong player thinks of an action as it does.
std::vector<std::string> reasons(const Choice& choice, std::size_t place, const Preview& preview)
{
    const Considered& considered = choice.considered[place];
    std::vector<std::string> sentences = {
        fmt::format("It expects {}% of a win after this, and gave it {}% of its attention.", percent(considered.value),
                    percent(considered.share))};
    if (place > 0) {
        const long less = percent(choice.considered[0].value) - percent(considered.value);
        if (less > 0)
            sentences.push_back(fmt::format("That is {} {} less than the best.", less, less == 1 ? "point" : "points"));
        if (less < 0)
            sentences.emplace_back("It looked at this less, so the figure is less certain than that of the best.");
    }
    for (std::size_t i = 0; i < std::min(preview.lines.size(), lines_in_a_reason); ++i)
        sentences.push_back(preview.lines[i]);
    return sentences;
}

}  // namespace

std::variant<KnownPosition, Refusal> Table::known(Seat viewer, Position at) const
{
    if (at > position(viewer)) return Refusal{.code = RefusalCode::Stale, .reason = "The game has not come that far."};
    AnyState then = history_.at(actions_at(at, viewer));
    if (game().decider(then).is_nobody())
        return Refusal{.code = RefusalCode::Over, .reason = "The game is over there; nothing can be played on."};
    return KnownPosition{Viewpoint(game(), then, viewer, names_).a_deal(), viewer};
}

void Table::write_at(std::uint64_t id, Seat viewer, Position at, std::string& out, std::optional<Seat> counted_by) const
{
    const Seat counts = counted_by.value_or(viewer);
    ensure(at <= position(counts), "the table as it was lies in the past");
    const AnyState then = history_.at(actions_at(at, counts));
    const Viewpoint viewpoint(game(), then, viewer, names_);
    JsonWriter json(out);
    json.begin_object();
    json.member("type", "at");
    json.member("id", id);
    json.member("position", at);
    write_viewpoint(viewer, json);
    json.key("view");
    game().write_view(then, viewer, json.open_value());
    json.key("log");
    json.begin_array();
    for (const History::Told& told : history_.told()) {
        if (noticed_.position(counts, told.position) != at || !known_with(told, counts)) continue;
        if (const std::string line = log_line(told, viewer); !line.empty()) json.raw(line);
    }
    json.end_array();
    json.key("decider");
    write_decider(game().decider(then), json);
    json.key("scores");
    write_scores(viewpoint, seats(), json);
    json.key("action");
    if (at == 0) {
        json.null();
        json.key("seat");
        json.null();
    } else {
        const Position before = actions_at(at - 1, counts);
        const History::Taken& last = history_.taken()[before];
        json.text(game().text(game().redact_for(history_.at(before), last.action, viewer)));
        json.key("seat");
        write_seat_or_null(last.seat, json);
    }
    json.end_object();
}

void Table::write_chart(std::uint64_t id, Seat viewer, std::string& out) const
{
    JsonWriter json(out);
    json.begin_object();
    json.member("type", "chart");
    json.member("id", id);
    json.key("points");
    json.begin_array();
    const Position last = position(viewer);
    const Position step = last / points_of_a_chart + 1;
    AnyState s = history_.at(0);
    Position taken = 0;
    for (Position i = 0; i <= last; ++i) {
        while (taken < actions_at(i, viewer)) game().apply(s, history_.taken()[taken++].action);
        if (i % step != 0 && i != last) continue;
        json.begin_object();
        json.member("position", i);
        json.key("scores");
        write_scores(Viewpoint(game(), s, viewer, names_), seats(), json);
        json.end_object();
    }
    json.end_array();
    json.end_object();
}

// The rules' answer to each of these actions, as far as the viewer can know it; every reason once.
void Table::write_verdicts(Seat viewer, std::span<const Action> actions, JsonWriter& json) const
{
    const Viewpoint viewpoint(game(), state(), viewer, names_);
    std::vector<Action> allowed;
    struct Refused {
        Action action;
        Refusal refusal;
    };
    std::vector<Refused> refused;
    for (Action action : actions) {
        const std::optional<Verdict> verdict = viewpoint.verdict(action);
        if (verdict && verdict->allowed()) {
            if (allowed.size() < most_allowed) allowed.push_back(action);
            continue;
        }
        Refusal refusal = verdict ? refused_by(*verdict)
                                  : Refusal{RefusalCode::Hidden, "", "That depends on what you cannot know.", ""};
        const bool is_known = std::any_of(refused.begin(), refused.end(),
                                          [&](const Refused& r) { return r.refusal.reason == refusal.reason; });
        if (!is_known && refused.size() < most_refusals) refused.push_back({action, std::move(refusal)});
    }
    json.key("allowed");
    json.begin_array();
    for (Action action : allowed) {
        json.begin_object();
        json.member("action", game().text(action));
        json.member("label", viewpoint.label(action));
        json.end_object();
    }
    json.end_array();
    json.key("refusals");
    json.begin_array();
    for (const Refused& r : refused) {
        json.begin_object();
        json.member("action", game().text(r.action));
        write_refusal(r.refusal, json);
        json.end_object();
    }
    if (allowed.empty() && refused.empty()) {
        json.begin_object();
        json.key("action");
        json.null();
        write_refusal({RefusalCode::Words, "", "Nothing can be done with that in this game.", ""}, json);
        json.end_object();
    }
    json.end_array();
}

// Begins the answer to why, and ends it if the rules need not be asked; false then.
bool Table::begin_why(std::uint64_t id, std::optional<Refusal> refusal, JsonWriter& json) const
{
    json.begin_object();
    json.member("type", "why");
    json.member("id", id);
    if (!refusal) return true;
    json.key("allowed");
    json.begin_array();
    json.end_array();
    json.key("refusals");
    json.begin_array();
    json.begin_object();
    json.key("action");
    json.null();
    write_refusal(*refusal, json);
    json.end_object();
    json.end_array();
    json.end_object();
    return false;
}

std::optional<Refusal> Table::not_asked(Seat viewer) const
{
    if (viewer == spectator) return Refusal{RefusalCode::Role, "", "Spectators decide nothing.", ""};
    if (auto refused = not_playing()) return refused;
    return not_deciding(viewer);
}

void Table::write_why(std::uint64_t id, Seat viewer, std::string_view text, std::string& out) const
{
    JsonWriter json(out);
    std::optional<Refusal> refused = not_asked(viewer);
    Action action{};
    if (!refused) {
        try {
            action = game().action_from_text(text);
        } catch (const BadValue& bad) {
            refused =
                Refusal{RefusalCode::Words, "", fmt::format("\"{}\" is not understood: {}.", text, bad.what()), ""};
        }
    }
    if (!begin_why(id, std::move(refused), json)) return;
    write_verdicts(viewer, {&action, 1}, json);
    json.end_object();
}

void Table::write_why(std::uint64_t id, Seat viewer, std::span<const std::string> things, std::string& out) const
{
    JsonWriter json(out);
    if (!begin_why(id, not_asked(viewer), json)) return;
    const Viewpoint viewpoint(game(), state(), viewer, names_);
    write_verdicts(viewer, game().conceivable(viewpoint.a_deal(), things, tried_of_each_verb), json);
    json.end_object();
}

void Table::write_preview(std::uint64_t id, Seat viewer, Revision seen, std::string_view text, std::string& out) const
{
    // What may be done is previewed, and only that.
    const Result result = act(viewer, seen, text, 0);
    if (!result) return write_refused(id, revision(viewer), result.refusal(), out);
    const Action action = game().action_from_text(text);
    JsonWriter json(out);
    json.begin_object();
    json.member("type", "preview");
    json.member("id", id);
    json.member("revision", revision(viewer));
    json.member("action", game().text(action));
    json.key("preview");
    table::write_preview(Viewpoint(game(), state(), viewer, names_).preview(action), json);
    json.end_object();
}

void Table::write_hint(std::uint64_t id, const BotTask& thought, const Choice& choice, std::string& out) const
{
    const Viewpoint viewpoint(game(), thought.state, thought.seat, names_);
    JsonWriter json(out);
    json.begin_object();
    json.member("type", "hint");
    json.member("id", id);
    json.member("revision", noticed_.revision(thought.seat, thought.revision));
    json.member("position", noticed_.position(thought.seat, thought.position));
    json.member("best", game().text(choice.action));
    json.member("simulations", choice.simulations);
    json.key("considered");
    json.begin_array();
    for (std::size_t i = 0; i < std::min(choice.considered.size(), actions_in_a_hint); ++i) {
        const Considered& considered = choice.considered[i];
        json.begin_object();
        json.member("action", game().text(considered.action));
        json.member("label", viewpoint.label(considered.action));
        json.key("things");
        write_texts(game().things(considered.action), json);
        json.key("share");
        json.fraction(considered.share);
        json.key("value");
        json.fraction(considered.value);
        json.key("reasons");
        write_texts(reasons(choice, i, viewpoint.preview(considered.action)), json);
        json.end_object();
    }
    json.end_array();
    json.end_object();
}

}  // namespace tessera::table
