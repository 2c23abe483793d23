#include "apps/cli/play_session.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>

#include "apps/cli/files.h"
#include "apps/cli/program.h"
#include "apps/cli/seating.h"
#include "apps/cli/terminal.h"
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

PlaySession::PlaySession(PlayTable table, std::string save_path, KeepRecord keep)
    : table_(std::move(table)),
      save_path_(std::move(save_path)),
      keep_(keep),
      ink_(ink_for_output()),
      told_until_(table_.record().players.size(), table_.record().log.size())
{
}

int PlaySession::run()
{
    notice_interrupts();
    for (;;) {
        ProgressLine thinking;
        thinking.show("Thinking ...");
        if (!table_.advance(interrupted)) return leave();
        thinking.clear();
        if (table_.is_over()) return finish();
        if (decide(table_.game().decider(table_.state()).seat()) == Next::Leave) return leave();
    }
}

// A lone human sees everything through their own eyes; several share the spectator's, unless there is something to
// hide.
Seat PlaySession::viewer() const
{
    if (at_the_screen_ && (table_.humans() == 1 || table_.game().hidden_information())) return *at_the_screen_;
    return spectator;
}

void PlaySession::print_players() const
{
    const GameRecord& record = table_.record();
    std::vector<std::string> seats;
    for (std::size_t i = 0; i < record.players.size(); ++i) {
        const bool you = record.players[i] == human && table_.humans() == 1;
        seats.push_back(you ? fmt::format("seat {}: you", i)
                            : fmt::format("seat {}: {}{}", i, record.names[i],
                                          record.players[i] == human ? "" : " (" + record.players[i] + ")"));
    }
    fmt::print("{}\n", ink_(Tint::Faint, fmt::format("{}  {}", table_.game().rule_set().name, fmt::join(seats, ", "))));
}

PlaySession::Next PlaySession::decide(Seat seat)
{
    const bool another = !at_the_screen_ || *at_the_screen_ != seat;
    at_the_screen_ = seat;
    if (another && table_.humans() > 1 && table_.game().hidden_information()) {
        draw_curtain(seat);
        if (!lines_.next()) return Next::Leave;
    }
    const Choices choices(table_.game(), table_.state());
    draw(seat, choices);
    for (;;) {
        fmt::print("{}", ink_(Tint::Bold, "> "));
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
    fmt::print("It is {}'s turn. The others look away; then press Enter.\n", table_.record().names[index_of(seat)]);
    std::fflush(stdout);
}

void PlaySession::draw(Seat seat, const Choices& choices)
{
    const AnyGame& game = table_.game();
    clear_screen(table_.humans() > 1 && game.hidden_information());
    fmt::print("\n{}\n", game.picture(table_.state(), seat, ink_));
    print_players();

    const std::vector<std::string> news = table_.story(viewer(), told_until_[index_of(seat)]);
    const std::size_t room = std::clamp<std::size_t>(terminal_height() / 4, 6, 16);
    const std::size_t hidden = news.size() > room ? news.size() - room : 0;
    if (hidden > 0) fmt::print("  {}\n", ink_(Tint::Faint, fmt::format("... {} more before these (log all)", hidden)));
    for (std::size_t i = hidden; i < news.size(); ++i) fmt::print("  {}\n", news[i]);

    const bool say_who = table_.humans() > 1;
    const std::string who = say_who ? table_.record().names[index_of(seat)] + ": " : "";
    fmt::print("\n{}\n{}", ink_(Tint::Bold, who + game.prompt(table_.state())), choices.listed(ink_, terminal_width()));
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
            told_until_[index_of(seat)] = table_.record().log.size();
            table_.take(*meant.action);
            autosave();
            return Next::NextDecision;
        }
        fmt::print("{}\n", ink_(Tint::Yellow, meant.complaint));
    }
    return Next::SameDecision;
}

void PlaySession::hint()
{
    using Clock = std::chrono::steady_clock;
    const Clock::time_point end = Clock::now() + std::chrono::seconds(3);
    ProgressLine thinking;
    thinking.show("Thinking ...");
    const Choice choice = table_.advice(player_named("expert"), [&] { return interrupted() || Clock::now() > end; });
    thinking.clear();
    const AnyGame& game = table_.game();
    fmt::print("A strong player would choose {}.\n", ink_(Tint::Bold, game.label(table_.state(), choice.action)));
    if (choice.considered.empty()) return;
    fmt::print("  {}\n", ink_(Tint::Faint, "attention  winning"));
    const std::size_t shown = std::min<std::size_t>(choice.considered.size(), 5);
    std::size_t widest = 0;
    for (std::size_t i = 0; i < shown; ++i)
        widest = std::max(widest, columns_of(game.label(table_.state(), choice.considered[i].action)));
    for (std::size_t i = 0; i < shown; ++i) {
        const Considered& considered = choice.considered[i];
        fmt::print("  {:>8.0f}%  {:>6.0f}%  {}  {}\n", 100 * considered.share, 100 * considered.value,
                   padded(game.label(table_.state(), considered.action), widest),
                   ink_(Tint::Faint, game.text(considered.action)));
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
        fmt::print("That is possible: {} ({}).\n", table_.game().label(table_.state(), *meant.action),
                   table_.game().text(*meant.action));
    else
        fmt::print("{}\n", ink_(Tint::Yellow, meant.complaint));
}

void PlaySession::tell_log(Seat seat, bool all) const
{
    const Seat eyes = table_.humans() > 1 && !table_.game().hidden_information() ? spectator : seat;
    const std::vector<std::string> lines = table_.story(eyes);
    const std::size_t first = all || lines.size() <= log_on_screen ? 0 : lines.size() - log_on_screen;
    for (std::size_t i = first; i < lines.size(); ++i) fmt::print("  {}\n", lines[i]);
    if (lines.empty()) fmt::print("Nothing has happened yet.\n");
}

PlaySession::Next PlaySession::undo(Seat seat)
{
    const std::optional<Seat> last = table_.last_asked();
    if (!last) {
        fmt::print("There is nothing to take back.\n");
        return Next::SameDecision;
    }
    if (*last != seat && table_.game().hidden_information()) {
        fmt::print("{} has decided since; that cannot be taken back.\n", table_.record().names[index_of(*last)]);
        return Next::SameDecision;
    }
    table_.undo();
    for (std::size_t& until : told_until_) until = std::min(until, table_.record().log.size());
    autosave();
    return Next::NextDecision;
}

void PlaySession::autosave()
{
    write_file(save_path_, table_.saved_text());
    saved_ = true;
}

void PlaySession::save_copy(const std::string& path)
{
    try {
        const std::string& target = path.empty() ? save_path_ : path;
        write_file(target, table_.saved_text());
        if (path.empty()) saved_ = true;
        fmt::print("Saved as {}\n", target);
    } catch (const BadInput& e) {
        fmt::print("{}\n", ink_(Tint::Yellow, e.what()));
    }
}

int PlaySession::leave()
{
    if (table_.last_asked() || keep_ == KeepRecord::Always) autosave();
    if (!saved_) {
        fmt::print("Nobody has decided anything yet, so nothing is saved.\n");
        return interrupted() ? Interrupted : Good;
    }
    fmt::print("The game is saved. Resume it with:\n  tessera play {}\n", save_path_);
    return interrupted() ? Interrupted : Good;
}

void PlaySession::print_ranking(Seat eyes) const
{
    const AnyGame& game = table_.game();
    const Ranking ranking = game.ranking(table_.state());
    const Narrator narrator(eyes, table_.record().names);
    fmt::print("\n{}\n", ink_(Tint::Bold, "The game is over."));
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
    const Seat eyes = table_.humans() == 1 ? viewer() : spectator;
    fmt::print("\n{}\n", game.picture(table_.state(), eyes, ink_));
    const std::size_t since = at_the_screen_ ? told_until_[index_of(*at_the_screen_)] : 0;
    for (const std::string& line : table_.story(eyes, since)) fmt::print("  {}\n", line);

    print_ranking(eyes);

    if (table_.humans() == 0 && keep_ == KeepRecord::Ask) return Good;
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
