#include "apps/cli/play_session.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>

#include "apps/cli/files.h"
#include "apps/cli/program.h"
#include "apps/cli/terminal.h"
#include "base/ensure.h"
#include "base/text.h"

namespace tessera::cli {

namespace {

constexpr std::size_t log_on_screen = 30;

// With an action that is possible now as the example.
std::string help(const std::string& action)
{
    const auto row = [](std::string_view what, std::string_view meaning) {
        return fmt::format("  {:<16} {}\n", what, meaning);
    };
    return row("2", "choose by number") +
           row(action, "choose in words, as they stand beside the choices; their beginnings will do") +
           row("hint", "what a strong player would consider") + row("why ACTION", "why it is not possible") +
           row("undo", "take back your last decision") + row("board", "draw the table again, with the choices") +
           row("log, log all", "what has happened") + row("save [FILE]", "keep a copy of the game") +
           row("quit", "leave; the game is kept and can be resumed");
}

// Two words of what is typed: `why use saw_pit` is `why` and `use saw_pit`.
std::pair<std::string, std::string> command_and_rest(const std::string& typed)
{
    const std::size_t blank = typed.find(' ');
    if (blank == std::string::npos) return {typed, ""};
    return {typed.substr(0, blank), typed.substr(typed.find_first_not_of(' ', blank))};
}

void clear_screen(bool with_history)
{
    if (output_is_terminal()) fmt::print("\x1b[2J\x1b[H{}", with_history ? "\x1b[3J" : "");
}

}  // namespace

PlaySession::PlaySession(table::Table table, std::string save_path, KeepRecord keep)
    : table_(std::move(table)),
      save_path_(std::move(save_path)),
      keep_(keep),
      style_(style_for_output()),
      told_until_(static_cast<std::size_t>(table_.seats().count), table_.position())
{
}

int PlaySession::run()
{
    notice_interrupts();
    for (;;) {
        ProgressLine thinking;
        thinking.show("Thinking ...");
        if (!advance()) return leave();
        thinking.clear();
        if (table_.decider().is_nobody()) return finish();
        if (decide(table_.decider().seat()) == Next::Leave) return leave();
    }
}

bool PlaySession::advance()
{
    for (;;) {
        if (interrupted()) return false;
        const table::Next next = table_.next(no_time);
        if (std::holds_alternative<std::monostate>(next)) return true;
        if (const auto* entry = std::get_if<table::Entry>(&next)) {
            table_.apply(*entry);
            continue;
        }
        const auto& task = std::get<table::BotTask>(next);
        const Choice choice = task.run(interrupted);
        if (interrupted()) return false;
        apply(table_.decided(task, choice, no_time));
    }
}

void PlaySession::apply(const table::Result& result)
{
    ensure(static_cast<bool>(result), "what the terminal offers is possible at its table");
    for (const table::Entry& entry : result.entries()) table_.apply(entry);
}

std::optional<Seat> PlaySession::last_asked() const
{
    std::optional<table::UndoOffer> last;
    for (const Seat seat : table_.humans())
        if (const auto offer = table_.undo_offer(seat); offer && (!last || offer->to > last->to)) last = offer;
    return last ? std::optional(last->seat) : std::nullopt;
}

// A lone human sees everything through their own eyes; several share the spectator's, unless there is something to
// hide.
Seat PlaySession::viewer() const
{
    if (at_the_screen_ && (!is_shared() || table_.game().hidden_information())) return *at_the_screen_;
    return spectator;
}

void PlaySession::print_players() const
{
    std::vector<std::string> seats;
    for (int i = 0; i < table_.seats().count; ++i) {
        const auto seat = static_cast<Seat>(i);
        if (table_.is_human(seat) && !is_shared())
            seats.push_back(fmt::format("seat {}: you", i));
        else if (table_.is_human(seat))
            seats.push_back(fmt::format("seat {}: {}", i, table_.name(seat)));
        else
            seats.push_back(fmt::format("seat {}: {} ({})", i, table_.name(seat), table_.occupant(seat).level));
    }
    fmt::print("{}\n",
               style_(Tint::Faint, fmt::format("{}  {}", table_.game().rule_set().name, fmt::join(seats, ", "))));
}

PlaySession::Next PlaySession::decide(Seat seat)
{
    const bool another = !at_the_screen_ || *at_the_screen_ != seat;
    at_the_screen_ = seat;
    if (another && is_shared() && table_.game().hidden_information()) {
        draw_curtain(seat);
        if (!lines_.next()) return Next::Leave;
    }
    const Choices choices(table_.game(), table_.state());
    draw(seat, choices);
    for (;;) {
        fmt::print("{}", style_(Tint::Bold, "> "));
        std::fflush(stdout);
        const std::optional<std::string> typed = lines_.next();
        if (!typed) {
            fmt::print("\n");
            return Next::Leave;
        }
        if (const Next next = obey(seat, choices, *typed); next != Next::SameDecision) return next;
    }
}

void PlaySession::draw_curtain(Seat seat)
{
    clear_screen(true);
    fmt::print("It is {}'s turn. The others look away; then press Enter.\n", table_.name(seat));
    std::fflush(stdout);
}

void PlaySession::draw(Seat seat, const Choices& choices)
{
    const AnyGame& game = table_.game();
    clear_screen(is_shared() && game.hidden_information());
    fmt::print("\n{}\n", game.picture(table_.state(), seat, style_));
    print_players();

    const std::vector<std::string> news = table_.story(viewer(), told_until_[index_of(seat)]);
    const std::size_t room = std::clamp<std::size_t>(terminal_height() / 4, 6, 16);
    const std::size_t hidden = news.size() > room ? news.size() - room : 0;
    if (hidden > 0)
        fmt::print("  {}\n", style_(Tint::Faint, fmt::format("... {} more before these (log all)", hidden)));
    for (std::size_t i = hidden; i < news.size(); ++i) fmt::print("  {}\n", news[i]);

    const std::string who = is_shared() ? table_.name(seat) + ": " : "";
    fmt::print("\n{}\n{}", style_(Tint::Bold, who + game.prompt(table_.state(), seat)),
               choices.listed(style_, terminal_width()));
}

PlaySession::Next PlaySession::obey(Seat seat, const Choices& choices, const std::string& typed)
{
    const auto [command, rest] = command_and_rest(typed);
    if (typed.empty()) return Next::SameDecision;
    if (command == "?" || command == "help") {
        fmt::print("{}", help(table_.game().text(table_.game().legal(table_.state()).at(0))));
    } else if (command == "quit" || command == "exit") {
        return Next::Leave;
    } else if (command == "undo") {
        return undo(seat);
    } else if (command == "hint") {
        hint();
    } else if (command == "why") {
        why(choices, rest);
    } else if (command == "log") {
        tell_log(seat, rest == "all");
    } else if (command == "board") {
        draw(seat, choices);
    } else if (command == "save") {
        save_copy(rest);
    } else {
        const Choices::Meant meant = choices.meant_by(typed);
        if (meant.action) {
            told_until_[index_of(seat)] = table_.position();
            apply(table_.act(seat, table_.revision(seat), table_.game().text(*meant.action), no_time));
            autosave();
            return Next::NextDecision;
        }
        fmt::print("{}\n", style_(Tint::Yellow, meant.complaint));
    }
    return Next::SameDecision;
}

void PlaySession::hint()
{
    using Clock = std::chrono::steady_clock;
    const Clock::time_point end = Clock::now() + std::chrono::seconds(3);
    ProgressLine thinking;
    thinking.show("Thinking ...");
    const Seat seat = table_.decider().seat();
    const auto task = table_.hint(seat, table_.revision(seat));
    const Choice choice = std::get<table::BotTask>(task).run([&] { return interrupted() || Clock::now() > end; });
    thinking.clear();
    const AnyGame& game = table_.game();
    const auto label = [&](Action action) { return game.label(table_.state(), action, seat); };
    fmt::print("A strong player would choose {}.\n", style_(Tint::Bold, label(choice.action)));
    if (choice.considered.empty()) return;
    fmt::print("  {}\n", style_(Tint::Faint, "attention  winning"));
    const std::size_t shown = std::min<std::size_t>(choice.considered.size(), 5);
    std::size_t widest = 0;
    for (std::size_t i = 0; i < shown; ++i) widest = std::max(widest, columns_of(label(choice.considered[i].action)));
    for (std::size_t i = 0; i < shown; ++i) {
        const Considered& considered = choice.considered[i];
        fmt::print("  {:>8.0f}%  {:>6.0f}%  {}  {}\n", 100 * considered.share, 100 * considered.value,
                   padded(label(considered.action), widest), style_(Tint::Faint, game.text(considered.action)));
    }
}

void PlaySession::why(const Choices& choices, const std::string& action)
{
    if (action.empty()) {
        fmt::print("Ask about an action: why {}\n", table_.game().text(table_.game().legal(table_.state()).at(0)));
        return;
    }
    const Choices::Meant meant = choices.meant_by(action);
    if (meant.action)
        fmt::print("That is possible: {} ({}).\n",
                   table_.game().label(table_.state(), *meant.action, table_.decider().seat()),
                   table_.game().text(*meant.action));
    else
        fmt::print("{}\n", style_(Tint::Yellow, meant.complaint));
}

void PlaySession::tell_log(Seat seat, bool all) const
{
    const Seat viewpoint = is_shared() && !table_.game().hidden_information() ? spectator : seat;
    const std::vector<std::string> lines = table_.story(viewpoint);
    const std::size_t first = all || lines.size() <= log_on_screen ? 0 : lines.size() - log_on_screen;
    for (std::size_t i = first; i < lines.size(); ++i) fmt::print("  {}\n", lines[i]);
    if (lines.empty()) fmt::print("Nothing has happened yet.\n");
}

PlaySession::Next PlaySession::undo(Seat seat)
{
    const std::optional<Seat> last = last_asked();
    if (!last) {
        fmt::print("There is nothing to take back.\n");
        return Next::SameDecision;
    }
    if (*last != seat && table_.game().hidden_information()) {
        fmt::print("{} has decided since; that cannot be taken back.\n", table_.name(*last));
        return Next::SameDecision;
    }
    apply(table_.undo(*last, table_.revision(*last), no_time));
    // Those around one screen have agreed when one of them types it.
    while (table_.undo_request()) {
        const Seat other = table_.undo_request()->waiting.front();
        apply(table_.consent(other, table_.revision(other), true, no_time));
    }
    for (table::Position& until : told_until_) until = std::min(until, table_.position());
    autosave();
    return Next::NextDecision;
}

std::string PlaySession::saved_text() const { return record_text(table_.record()); }

void PlaySession::autosave()
{
    write_file(save_path_, saved_text());
    saved_ = true;
}

void PlaySession::save_copy(const std::string& path)
{
    try {
        const std::string& target = path.empty() ? save_path_ : path;
        write_file(target, saved_text());
        if (path.empty()) saved_ = true;
        fmt::print("Saved as {}\n", target);
    } catch (const BadInput& e) {
        fmt::print("{}\n", style_(Tint::Yellow, e.what()));
    }
}

int PlaySession::leave()
{
    if (last_asked() || keep_ == KeepRecord::Always) autosave();
    if (!saved_) {
        fmt::print("Nobody has decided anything yet, so nothing is saved.\n");
        return interrupted() ? Interrupted : Good;
    }
    fmt::print("The game is saved. Resume it with:\n  tessera play {}\n", save_path_);
    return interrupted() ? Interrupted : Good;
}

void PlaySession::print_ranking(Seat viewpoint) const
{
    const AnyGame& game = table_.game();
    const Ranking ranking = game.ranking(table_.state());
    std::vector<std::string> names;
    for (std::size_t i = 0; i < ranking.size(); ++i) names.push_back(table_.name(id_at<Seat>(i)));
    const Narrator narrator(viewpoint, names);
    fmt::print("\n{}\n", style_(Tint::Bold, "The game is over."));
    if (ranking.size() == 1) fmt::print("{} {}.\n", narrator.who(Seat{0}), ranking[0] == 1 ? "won" : "lost");

    std::vector<std::size_t> seats(ranking.size());
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i] = i;
    std::stable_sort(seats.begin(), seats.end(), [&](std::size_t a, std::size_t b) { return ranking[a] < ranking[b]; });
    for (const std::size_t i : seats)
        fmt::print("  {}. {}  {:>4}\n", ranking[i], padded(narrator.who(id_at<Seat>(i)), 16),
                   game.score(table_.state(), id_at<Seat>(i)));
}

int PlaySession::finish()
{
    const AnyGame& game = table_.game();
    const Seat viewpoint = table_.humans().size() == 1 ? viewer() : spectator;
    fmt::print("\n{}\n", game.picture(table_.state(), viewpoint, style_));
    const std::size_t since = at_the_screen_ ? told_until_[index_of(*at_the_screen_)] : 0;
    for (const std::string& line : table_.story(viewpoint, since)) fmt::print("  {}\n", line);

    print_ranking(viewpoint);

    if (table_.humans().empty() && keep_ == KeepRecord::Ask) return Good;
    autosave();
    if (keep_ == KeepRecord::Ask) {
        fmt::print("Keep the record of this game? [Y/n] ");
        std::fflush(stdout);
        const std::optional<std::string> answer = lines_.next();
        if (answer && !answer->empty() && (answer->front() == 'n' || answer->front() == 'N')) {
            std::filesystem::remove(save_path_);
            return Good;
        }
        if (!answer) fmt::print("\n");
    }
    fmt::print("The record is kept. Tell it again with:\n  tessera replay {}\n", save_path_);
    return Good;
}

}  // namespace tessera::cli
