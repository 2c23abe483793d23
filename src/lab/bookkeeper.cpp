#include "lab/bookkeeper.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/ensure.h"

namespace tessera::lab {

namespace {

constexpr std::int64_t thousand = 1000;
constexpr auto win = static_cast<std::int64_t>(whole_win);

// Ratios that every game has, by the columns that they are made of.
struct GeneralRatio {
    const char* id;
    const char* x;
    const char* y;
};
constexpr GeneralRatio general_ratios[] = {
    {"forced-share", "forced", "decisions"},
    {"branching", "options", "choices"},
    {"choices-in-a-turn", "choices", "turns"},
    {"waiting", "waited", "waits"},
};

constexpr const char* columns_with_histogram[] = {"rounds", "turns",        "decisions",    "choices",
                                                  "margin", "lead_changes", "lead_for_good"};

bool is_facet(const NewsKind& kind) { return kind.name.find('.') != std::string::npos; }

std::size_t place_of(const std::vector<Column>& columns, std::string_view name)
{
    const auto found = std::find_if(columns.begin(), columns.end(), [&](const Column& c) { return c.name == name; });
    ensure(found != columns.end(), "a ratio is made of columns that there are");
    return static_cast<std::size_t>(found - columns.begin());
}

}  // namespace

Bookkeeper::Bookkeeper(const ReadyArm& arm) : arm_(arm)
{
    for (const Sitter& sitter : arm.arm.sitters)
        if (std::find(sitter_names_.begin(), sitter_names_.end(), sitter.name()) == sitter_names_.end())
            sitter_names_.push_back(sitter.name());
    if (sitter_names_.size() == 1) sitter_names_.clear();

    ledger_.seats = arm.arm.sitters.size();
    ledger_.news = NewsStatistics(arm.news);
    ledger_.played = arm.questionnaire.played;
    make_columns();
    for (const char* name : columns_with_histogram) {
        if (ledger_.column(name) == nullptr) continue;
        ledger_.histograms.push_back({name, {}});
        column_of_histogram_.push_back(place_of(ledger_.columns, name));
    }
    ledger_.histograms.push_back({"score", {}});
    make_ratios();
    ledger_.moments.resize(moments_in_a_game);
    for (Moment& moment : ledger_.moments) moment.by_place.resize(std::max<std::size_t>(ledger_.seats, 2));
    for (const StepSchema& step : arm.schema.steps) ledger_.asked.push_back({step.name});
    for (const VerbSchema& verb : arm.schema.verbs) ledger_.chosen.push_back({verb.name});
    times_.resize(arm.news.size());
    amounts_.resize(arm.news.size());
}

// In the order in which `enter_row` fills them.
void Bookkeeper::make_columns()
{
    const auto add = [&](std::string name, std::int64_t scale = 1, bool share = false) {
        ledger_.columns.push_back({.name = std::move(name), .scale = scale, .share = share});
    };
    for (std::size_t i = 0; i < ledger_.seats; ++i) add(fmt::format("win.{}", i), win, true);
    for (const std::string& name : sitter_names_) add("won." + name, win, true);
    for (std::size_t i = 0; i < ledger_.seats; ++i) add(fmt::format("score.{}", i));
    for (const char* name : {"decisions", "choices", "forced", "chances", "options", "waits", "waited", "longest_wait",
                             "turns", "margin", "lead_changes"})
        add(name);
    add("lead_for_good", thousand);
    add("shared_win", 1, true);
    for (const NewsKind& kind : arm_.news) {
        if (is_facet(kind)) continue;
        if (kind.name == "round-began") add("rounds");
        add("news." + kind.name);
        if (!kind.amount.empty()) add("amount." + kind.name);
    }
}

void Bookkeeper::make_ratios()
{
    for (const GeneralRatio& ratio : general_ratios) {
        ledger_.ratios.push_back({.id = ratio.id});
        columns_of_ratio_.emplace_back(place_of(ledger_.columns, ratio.x), place_of(ledger_.columns, ratio.y));
    }
    for (const NamedQuestion& question : arm_.questionnaire.questions) {
        ledger_.ratios.push_back({.id = question.id});
        ledger_.questions.push_back(
            {question.id, question.text, question.number, question.share, question.per.empty()});
    }
}

void Bookkeeper::enter(std::uint64_t i, const PlayedGame& game, const GameTrace& trace)
{
    const Entry entry{game, trace, sitters_at_seats(arm_.arm, i)};
    ++ledger_.games;
    std::fill(times_.begin(), times_.end(), 0);
    std::fill(amounts_.begin(), amounts_.end(), 0);
    for (const NewsCounts::Count& count : trace.news.counts()) {
        times_[count.kind] += count.times;
        amounts_[count.kind] += count.amount;
    }
    enter_row(entry);
    enter_moments(entry);
    enter_decisions(trace);
    enter_ratios(entry);
    ledger_.news.add(trace.news, game.ranking);
}

void Bookkeeper::enter_row(const Entry& entry)
{
    const PlayedGame& game = entry.game;
    const GameTrace& trace = entry.trace;
    const std::size_t seats = ledger_.seats;
    const auto winners = static_cast<std::int64_t>(winners_of(game.ranking));
    ensure(winners > 0, "somebody wins every game");
    const auto won = [&](std::size_t seat) { return game.ranking[seat] == 1 ? win / winners : 0; };
    const Course course = course_of(entry);
    std::int64_t options = 0;
    for (const GameTrace::Asked& asked : trace.asked) options += static_cast<std::int64_t>(asked.options);

    row_.clear();
    for (std::size_t i = 0; i < seats; ++i) row_.push_back(won(i));
    for (const std::string& name : sitter_names_) {
        std::int64_t of_name = 0;
        for (std::size_t i = 0; i < seats; ++i)
            if (arm_.arm.sitters[entry.sitter_at[i]].name() == name) of_name += won(i);
        row_.push_back(of_name);
    }
    for (std::size_t i = 0; i < seats; ++i) row_.push_back(game.scores[i]);
    row_.insert(row_.end(), {game.decisions, game.decisions - game.forced, game.forced, game.chances, options,
                             trace.waits, trace.waited, trace.longest_wait, trace.news.turns(), course.margin,
                             course.lead_changes, course.lead_for_good, winners > 1 ? 1 : 0});
    for (std::size_t kind = 0; kind < arm_.news.size(); ++kind) {
        if (is_facet(arm_.news[kind])) continue;
        if (arm_.news[kind].name == "round-began") row_.push_back(times_[kind]);
        row_.push_back(times_[kind]);
        if (!arm_.news[kind].amount.empty()) row_.push_back(amounts_[kind]);
    }

    ensure(row_.size() == ledger_.columns.size(), "a row has a number for each column");
    for (std::size_t i = 0; i < row_.size(); ++i) ledger_.columns[i].add(row_[i]);
    for (std::size_t i = 0; i < column_of_histogram_.size(); ++i)
        if (const std::int64_t value = row_[column_of_histogram_[i]]; value != missing)
            ledger_.histograms[i].histogram.add(value);
    for (const std::int32_t score : game.scores) ledger_.histograms.back().histogram.add(score);
}

Bookkeeper::Course Bookkeeper::course_of(const Entry& entry) const
{
    Course course;
    const PlayedGame& game = entry.game;
    const std::size_t seats = ledger_.seats;
    if (seats < 2) return course;
    const std::uint64_t winners = winners_of(game.ranking);
    const auto winner = static_cast<std::size_t>(std::find(game.ranking.begin(), game.ranking.end(), std::uint8_t{1}) -
                                                 game.ranking.begin());
    if (winners > 1) course.margin = 0;
    if (winners == 1) {
        std::int64_t best_other = std::numeric_limits<std::int64_t>::min();
        for (std::size_t i = 0; i < seats; ++i)
            if (i != winner) best_other = std::max<std::int64_t>(best_other, game.scores[i]);
        course.margin = game.scores[winner] - best_other;
    }

    std::size_t leader = seats;
    std::size_t behind_until = 0;  // the first turn from which on the winner was never behind
    for (std::size_t turn = 0; turn < entry.turns_scored(); ++turn) {
        std::size_t best = 0;
        bool alone = true;
        for (std::size_t i = 1; i < seats; ++i) {
            if (entry.score_at(turn, i) == entry.score_at(turn, best)) alone = false;
            if (entry.score_at(turn, i) <= entry.score_at(turn, best)) continue;
            best = i;
            alone = true;
        }
        if (winner < seats && entry.score_at(turn, best) > entry.score_at(turn, winner)) behind_until = turn + 1;
        if (!alone) continue;
        if (leader < seats && leader != best) ++course.lead_changes;
        leader = best;
    }
    const std::size_t last = std::max<std::size_t>(entry.turns_scored() - 1, 1);
    if (winners == 1)
        course.lead_for_good =
            std::min(thousand, thousand * static_cast<std::int64_t>(behind_until) / static_cast<std::int64_t>(last));
    return course;
}

void Bookkeeper::enter_moments(const Entry& entry)
{
    const PlayedGame& game = entry.game;
    const std::size_t seats = ledger_.seats;
    const std::uint64_t winners = winners_of(game.ranking);
    constexpr std::size_t last = moments_in_a_game - 1;
    for (std::size_t i = 0; i < moments_in_a_game; ++i) {
        Moment& moment = ledger_.moments[i];
        const std::size_t turn = (i * (entry.turns_scored() - 1) + last / 2) / last;
        std::size_t leader = 0;
        bool alone = true;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const std::int32_t score = entry.score_at(turn, seat);
            moment.by_place[game.ranking[seat] - 1u].add(score);
            if (seat == 0) continue;
            if (score == entry.score_at(turn, leader)) alone = false;
            if (score <= entry.score_at(turn, leader)) continue;
            leader = seat;
            alone = true;
        }
        if (!alone || seats < 2) continue;
        ++moment.led;
        if (game.ranking[leader] == 1) moment.won += whole_win / winners;
    }
}

void Bookkeeper::enter_decisions(const GameTrace& trace)
{
    for (std::size_t i = 0; i < ledger_.asked.size(); ++i) {
        ledger_.asked[i].times += trace.asked[i].times;
        ledger_.asked[i].forced += trace.asked[i].forced;
        ledger_.asked[i].options += trace.asked[i].options;
    }
    for (std::size_t i = 0; i < ledger_.chosen.size(); ++i) ledger_.chosen[i].times += trace.chosen[i];
}

void Bookkeeper::enter_ratios(const Entry& entry)
{
    std::size_t next = 0;
    for (const auto& [x, y] : columns_of_ratio_) ledger_.ratios[next++].add(row_[x], row_[y]);

    const auto total = [&](const std::vector<Term>& terms) {
        std::int64_t sum = 0;
        for (const Term& term : terms) {
            if (term.news.thing == nothing_named && !term.of_winners) {
                sum += term.amount ? amounts_[term.news.kind] : times_[term.news.kind];
                continue;
            }
            for (const NewsCounts::Count& count : entry.trace.news.counts()) {
                if (!term.news.covers(count.kind, count.thing)) continue;
                const std::size_t seat = index_of(count.seat);
                if (term.of_winners && (seat >= ledger_.seats || entry.game.ranking[seat] != 1)) continue;
                sum += term.amount ? count.amount : count.times;
            }
        }
        return sum;
    };
    for (const NamedQuestion& question : arm_.questionnaire.questions)
        ledger_.ratios[next++].add(total(question.counted), question.per.empty() ? 1 : total(question.per));
}

}  // namespace tessera::lab
