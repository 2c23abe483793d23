#include "lab/play.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <iterator>

#include "lab/bookkeeper.h"
#include "lab/news_statistics_json.h"
#include "lab/restricted_bot.h"

namespace tessera::lab {

namespace {

// The columns of games.csv, and where an arm has them; `nowhere` if it does not.
constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

std::vector<std::size_t> places_of(const std::vector<std::string>& names, const std::vector<Column>& columns)
{
    std::vector<std::size_t> places;
    for (const std::string& name : names) {
        const auto found =
            std::find_if(columns.begin(), columns.end(), [&](const Column& column) { return column.name == name; });
        places.push_back(found == columns.end() ? nowhere : static_cast<std::size_t>(found - columns.begin()));
    }
    return places;
}

std::vector<std::string> all_columns(const std::vector<Bookkeeper>& keepers)
{
    std::vector<std::string> names;
    for (const Bookkeeper& keeper : keepers)
        for (const Column& column : keeper.ledger().columns)
            if (std::find(names.begin(), names.end(), column.name) == names.end()) names.push_back(column.name);
    return names;
}

std::string quoted(const std::string& text)
{
    if (text.find_first_of(",\"") == std::string::npos) return text;
    std::string out = "\"";
    for (const char c : text) out += c == '"' ? "\"\"" : std::string(1, c);
    return out + "\"";
}

void write_row(std::uint64_t game, const std::string& label, const Bookkeeper& keeper,
               const std::vector<std::size_t>& places, std::string& out)
{
    auto to = std::back_inserter(out);
    fmt::format_to(to, "{}", game);
    if (!label.empty()) fmt::format_to(to, ",{}", label);
    for (const std::size_t place : places) {
        out += ',';
        if (place == nowhere || keeper.row()[place] == missing) continue;
        const std::int64_t scale = keeper.ledger().columns[place].scale;
        const std::int64_t number = keeper.row()[place];
        if (number % scale == 0)
            fmt::format_to(to, "{}", number / scale);
        else
            fmt::format_to(to, "{:.4g}", static_cast<double>(number) / static_cast<double>(scale));
    }
    out += '\n';
}

// How an arm is held against the first one: the columns that both have.
struct Pairing {
    std::vector<Column> differences;
    std::vector<std::size_t> in_first, in_other;

    Pairing(const Ledger& first, const Ledger& other)
    {
        for (std::size_t i = 0; i < first.columns.size(); ++i) {
            const Column* same = other.column(first.columns[i].name);
            if (same == nullptr) continue;
            differences.push_back({.name = same->name, .scale = same->scale});
            in_first.push_back(i);
            in_other.push_back(static_cast<std::size_t>(same - other.columns.data()));
        }
    }

    void add(std::span<const std::int64_t> first, std::span<const std::int64_t> other)
    {
        for (std::size_t i = 0; i < differences.size(); ++i) {
            const std::int64_t a = first[in_first[i]], b = other[in_other[i]];
            if (a != missing && b != missing) differences[i].add(b - a);
        }
    }
};

std::shared_ptr<Bot> bot_for(const ReadyArm& arm, std::size_t sitter)
{
    const Sitter& restrictions = arm.arm.sitters[sitter];
    std::unique_ptr<Bot> bot = arm.players->bot(arm.specs[sitter]);
    if (restrictions.uniform.empty() && restrictions.forbidden.empty()) return bot;
    return std::make_shared<RestrictedBot>(arm.players->game(), std::move(bot), restrictions);
}

// Plays the games of an arm, and has them entered.
class ArmGames {
public:
    explicit ArmGames(const ReadyArm& arm) : arm_(arm), tracer_(*arm.players->game())
    {
        for (std::size_t i = 0; i < arm.arm.sitters.size(); ++i) sitters_.push_back(bot_for(arm, i));
    }

    void play(std::uint64_t seed, std::uint64_t i, Bookkeeper& keeper)
    {
        Bots seats;
        for (const std::size_t sitter : sitters_at_seats(arm_.arm, i)) seats.push_back(sitters_[sitter]);
        tracer_.begin();
        const PlayedGame game =
            play_game(*arm_.players->game(), seats, Rng::for_task(seed, i), &tracer_, arm_.from.get());
        keeper.enter(i, game, tracer_.trace());
    }

private:
    const ReadyArm& arm_;
    Bots sitters_;
    GameTracer tracer_;
};

std::vector<Bookkeeper> keepers_of(const ReadyStudy& study)
{
    std::vector<Bookkeeper> keepers;
    for (const ReadyArm& arm : study.arms) keepers.emplace_back(arm);
    return keepers;
}

}  // namespace

ReadyStudy ready_study(std::string kind, std::uint64_t seed, std::vector<ReadyArm> arms,
                       std::vector<std::string> varied)
{
    ReadyStudy ready;
    ready.study.kind = std::move(kind);
    ready.study.seed = seed;
    ready.study.varied = std::move(varied);
    for (const ReadyArm& arm : arms) ready.study.arms.push_back(arm.arm);
    ready.arms = std::move(arms);
    return ready;
}

void Part::merge(const Part& other)
{
    counts.merge(other.counts);
    rows += other.rows;
}

std::string text_of(const Part& part) { return boost::json::serialize(boost::json::value_from(part)); }

Part part_from(std::string_view text)
{
    return boost::json::value_to<Part>(boost::json::parse({text.data(), text.size()}));
}

Part play_part(const ReadyStudy& study, GameRange range)
{
    std::vector<Bookkeeper> keepers = keepers_of(study);
    std::vector<ArmGames> games(study.arms.begin(), study.arms.end());
    const std::vector<std::string> names = all_columns(keepers);
    std::vector<std::vector<std::size_t>> places;
    std::vector<std::string> labels;
    std::vector<Pairing> pairings;
    for (std::size_t arm = 0; arm < keepers.size(); ++arm) {
        places.push_back(places_of(names, keepers[arm].ledger().columns));
        labels.push_back(keepers.size() == 1 ? "" : quoted(study.arms[arm].arm.label));
        if (arm > 0) pairings.emplace_back(keepers[0].ledger(), keepers[arm].ledger());
    }

    Part part;
    for (std::uint64_t i = range.first; i < range.end; ++i) {
        for (std::size_t arm = 0; arm < keepers.size(); ++arm) {
            games[arm].play(study.study.seed, i, keepers[arm]);
            write_row(i, labels[arm], keepers[arm], places[arm], part.rows);
            if (arm > 0) pairings[arm - 1].add(keepers[0].row(), keepers[arm].row());
        }
    }
    for (const Bookkeeper& keeper : keepers) part.counts.arms.push_back(keeper.ledger());
    for (Pairing& pairing : pairings) part.counts.differences.push_back(std::move(pairing.differences));
    return part;
}

std::string header_of(const ReadyStudy& study)
{
    std::string header = study.arms.size() == 1 ? "game" : "game,arm";
    for (const std::string& name : all_columns(keepers_of(study))) header += "," + quoted(name);
    return header + "\n";
}

}  // namespace tessera::lab
