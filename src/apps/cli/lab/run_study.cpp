#include "apps/cli/lab/run_study.h"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <cstdio>

#include "apps/cli/lab/folder.h"
#include "apps/cli/lab/ranks.h"
#include "apps/cli/program.h"
#include "apps/cli/seating.h"
#include "apps/cli/terminal.h"
#include "base/text.h"

namespace tessera::cli {

namespace {

// With --until, it is looked after every so many games whether enough is known: always after the same numbers of games,
// so that the end depends on nothing else.
constexpr std::uint64_t games_between_looks = 100;

// `ci<1%`: how far the 95% interval of every seat's win rate may reach to either side.
std::optional<double> wanted_half_width(const std::string& until)
{
    if (until.empty()) return std::nullopt;
    double percent = 0;
    char sign = 0;
    int read = 0;
    const bool good = std::sscanf(until.c_str(), "ci<%lf%c%n", &percent, &sign, &read) == 2 && sign == '%' &&
                      static_cast<std::size_t>(read) == until.size() && percent > 0;
    if (!good) throw BadInput(fmt::format("--until {}: expected something like 'ci<1%'", until));
    return percent / 100;
}

// A study being played: what was found so far, and the files that it goes to.
class Session {
public:
    Session(const lab::ReadyStudy& study, const StudyArguments& arguments)
        : study_(study), arguments_(arguments), half_width_(wanted_half_width(arguments.until))
    {
        result_.study = study.study;
    }

    // Only where the files are kept: the first rank.
    void open()
    {
        make_folder(arguments_.folder);
        const bool there = holds_result(arguments_.folder);
        if (there && !arguments_.resume && !arguments_.force)
            throw BadInput(fmt::format("{} holds a result already; --resume goes on with it, --force replaces it",
                                       arguments_.folder));
        if (there && arguments_.resume) resume();
        const bool goes_on = result_.games() > 0;
        file_.emplace(arguments_.folder, study_, goes_on ? std::optional(next()) : std::nullopt);
    }

    std::uint64_t next() const { return result_.ranges.empty() ? arguments_.first : result_.ranges.back().end; }
    std::uint64_t end() const { return arguments_.first + arguments_.series.games; }
    std::uint64_t cut() const { return half_width_ ? games_between_looks : 0; }

    // The next games; false if enough is known.
    bool take(const lab::Part& part, GameRange range)
    {
        if (range.first == range.end) return true;
        file_->add(part.rows);
        result_.counts.merge(part.counts);
        if (result_.ranges.empty()) result_.ranges.push_back({range.first, range.first});
        result_.ranges.back().end = range.end;
        if (std::chrono::steady_clock::now() - saved_ > std::chrono::seconds(60)) {
            write_result(arguments_.folder, result_);
            saved_ = std::chrono::steady_clock::now();
        }
        return !knows_enough();
    }

    bool knows_enough() const
    {
        if (!half_width_ || next() % games_between_looks != 0 || result_.games() < fewest_games) return false;
        for (const lab::Ledger& arm : result_.counts.arms) {
            for (std::size_t seat = 0; seat < arm.seats; ++seat) {
                const Estimate wins = arm.column(fmt::format("win.{}", seat))->mean();
                if (std::max(wins.high - wins.value, wins.value - wins.low) >= *half_width_) return false;
            }
        }
        return true;
    }

    void finish() const
    {
        const boost::json::object json = write_result(arguments_.folder, result_);
        write_report(arguments_.folder, json);
        print_summary(json, arguments_.folder);
    }

private:
    void resume()
    {
        lab::Result before = read_result(arguments_.folder);
        if (boost::json::value_from(before.study) != boost::json::value_from(study_.study))
            throw BadInput(fmt::format(
                "--resume: {} holds another experiment; rules, players and seed must be the same", arguments_.folder));
        if (before.ranges.size() > 1 || (!before.ranges.empty() && before.ranges[0].first != arguments_.first))
            throw BadInput(
                fmt::format("--resume: {} does not begin with game {}", arguments_.folder, arguments_.first));
        result_ = std::move(before);
    }

    const lab::ReadyStudy& study_;
    const StudyArguments& arguments_;
    std::optional<double> half_width_;
    lab::Result result_;
    std::optional<GamesFile> file_;
    std::chrono::steady_clock::time_point saved_ = std::chrono::steady_clock::now();
};

bool play_alone(const lab::ReadyStudy& study, const StudyArguments& arguments, Session& session)
{
    if (session.next() >= session.end() || session.knows_enough()) return true;
    ParallelGames<lab::Part> games(
        {{session.next(), session.end()}, arguments.series.threads, session.cut()},
        [&study](GameRange range) { return lab::play_part(study, range); },
        [&session](const lab::Part& part, GameRange range) { return session.take(part, range); });
    return games.run().finished;
}

// What a rank sends to the first: how far it got, and what it found; nothing if it played nothing.
std::string message_of(const lab::Part& part, GameRange range)
{
    return range.first == range.end ? "" : fmt::format("{} {}", range.end, lab::text_of(part));
}

// Takes what the ranks have played of one wave, in order; false if no more is wanted or somebody was interrupted.
bool take_wave(const std::vector<std::string>& messages, std::uint64_t begin, std::uint64_t size, Session& session)
{
    for (std::size_t rank = 0; rank < messages.size(); ++rank) {
        const std::uint64_t first = std::min(begin + rank * size, session.end());
        const std::uint64_t expected = std::min(first + size, session.end());
        std::uint64_t end = first;
        if (!messages[rank].empty()) {
            const std::size_t space = messages[rank].find(' ');
            end = std::stoull(messages[rank].substr(0, space));
            if (!session.take(lab::part_from(std::string_view(messages[rank]).substr(space + 1)), {first, end}))
                return false;
        }
        if (end != expected) return false;
    }
    return true;
}

// In waves: each rank plays its stretch of games, the first one puts them together and says whether it goes on.
bool play_together(const Ranks& ranks, const lab::ReadyStudy& study, const StudyArguments& arguments, Session& session,
                   std::uint64_t begin)
{
    constexpr std::uint64_t largest_wave = 10000;
    const auto mine = static_cast<std::uint64_t>(ranks.rank());
    const auto together = static_cast<std::uint64_t>(ranks.count());
    std::uint64_t size = session.cut() > 0 ? session.cut() : 16;
    bool goes_on = true;
    // With --until, a wave begins where it is looked.
    std::uint64_t misfit = session.cut() > 0 ? begin % session.cut() : 0;
    while (goes_on && begin < session.end()) {
        const std::uint64_t stretch = misfit > 0 ? session.cut() - misfit : size;
        const std::uint64_t first = std::min(begin + mine * stretch, session.end());
        const auto started = std::chrono::steady_clock::now();
        const bool plays = misfit == 0 || ranks.is_first();
        lab::Part part;
        const GameRange wanted{first, plays ? std::min(first + stretch, session.end()) : first};
        const ParallelResult played = merge_games<lab::Part>(
            {wanted, arguments.series.threads}, [&study](GameRange range) { return lab::play_part(study, range); },
            part);
        const std::vector<std::string> messages = ranks.gather(message_of(part, {first, played.end}));
        if (ranks.is_first())
            goes_on =
                take_wave(misfit > 0 ? std::vector<std::string>{messages[0]} : messages, begin, stretch, session) &&
                !interrupted();
        goes_on = ranks.from_first(goes_on ? 1 : 0) != 0;
        begin += misfit > 0 ? stretch : together * stretch;
        misfit = 0;
        const bool quick = std::chrono::steady_clock::now() - started < std::chrono::seconds(2);
        if (session.cut() == 0) size = std::min(ranks.from_first(quick ? size * 2 : size), largest_wave);
    }
    return !interrupted();
}

}  // namespace

void StudyArguments::add_to(CLI::App& command)
{
    command.add_option("-o,--out", folder, "The folder for result.json, games.csv and report.html")
        ->type_name("DIR")
        ->required();
    series.add_to(command, "How many games, of each thing that is tried");
    command.add_option("--until", until, "Stop earlier, when every seat's win rate is known that well: 'ci<1%'")
        ->type_name("GOAL");
    command.add_option("--first", first, "The number of the first game, to play a part of a larger experiment")
        ->type_name("NUMBER")
        ->capture_default_str();
    command.add_flag("--resume", resume, "Go on with what the folder holds");
    command.add_flag("--force", force, "Replace what the folder holds");
}

void PlayersArguments::add_to(CLI::App& command)
{
    command.add_option("--seats", seats, "How many seats; without --players, who plays, in order")
        ->type_name("PLAYER,...");
    command.add_option("--players", player, "The same player at every seat")->type_name("PLAYER");
}

std::vector<lab::Sitter> PlayersArguments::sitters(const AnyGame& game) const
{
    std::vector<lab::Sitter> sitters;
    for (const std::string& name : seated_players(player, seats, game)) sitters.push_back({name});
    return sitters;
}

lab::ReadyArm arm_of(std::string label, const GameArguments& game, const std::vector<lab::Sitter>& sitters)
{
    const std::shared_ptr<const AnyGame> loaded = game.load();
    static_cast<void>(checked_seats(*loaded, sitters.size()));
    const bool differ = std::any_of(sitters.begin(), sitters.end(),
                                    [&](const lab::Sitter& sitter) { return sitter.name() != sitters.front().name(); });
    return lab::ready_arm(std::move(label), loaded, sitters, differ, game.files());
}

int run_study(const lab::ReadyStudy& study, const StudyArguments& arguments)
{
    constexpr std::uint64_t nothing_to_do = std::numeric_limits<std::uint64_t>::max();
    const Ranks ranks;
    Session session(study, arguments);
    notice_interrupts();
    std::exception_ptr refused;
    if (ranks.is_first()) {
        try {
            session.open();
        } catch (...) {
            refused = std::current_exception();
        }
    }
    const bool enough = ranks.is_first() && !refused && session.knows_enough();
    const std::uint64_t begin = ranks.from_first(refused || enough ? nothing_to_do : session.next());
    if (refused) std::rethrow_exception(refused);
    bool finished = true;
    if (begin != nothing_to_do)
        finished = ranks.count() == 1 ? play_alone(study, arguments, session)
                                      : play_together(ranks, study, arguments, session, begin);
    if (ranks.is_first()) session.finish();
    if (finished) return Good;
    ranks.leave();
    leave_at_once(Interrupted);
}

void print_summary(const boost::json::object& result, const std::string& folder)
{
    const TextStyle style = style_for_output();
    const std::size_t width = std::min<std::size_t>(terminal_width(), 100);
    for (const boost::json::value& sentence : result.at("summary").as_array()) {
        std::string line = "-";
        for (const std::string_view word : split_words(
                 std::string_view(sentence.at("text").as_string().data(), sentence.at("text").as_string().size()))) {
            if (line.size() + word.size() + 1 > width) {
                fmt::print("{}\n", line);
                line = " ";
            }
            line += " " + std::string(word);
        }
        fmt::print("{}\n", line);
    }
    fmt::print("{}\n", style(Tint::Faint, fmt::format("The report: {}/report.html", folder)));
}

}  // namespace tessera::cli
