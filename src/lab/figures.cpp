#include "lab/figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cstdlib>

#include "base/text.h"
#include "lab/card_figures.h"
#include "lab/comparison.h"

namespace tessera::lab {

namespace json = boost::json;

namespace {

json::object column_json(const Column& column, Confidence confidence = {})
{
    json::object out = to_json(column.mean(confidence));
    out["least"] = static_cast<double>(column.least) / static_cast<double>(column.scale);
    out["most"] = static_cast<double>(column.most) / static_cast<double>(column.scale);
    return out;
}

json::array seats_json(const Ledger& ledger, const Arm& arm)
{
    const Confidence all_seats = corrected_for(ledger.seats);
    const double even = 1.0 / static_cast<double>(ledger.seats);
    json::array seats;
    for (std::size_t i = 0; i < ledger.seats; ++i) {
        const Column* wins = ledger.column("win." + std::to_string(i));
        const Column* score = ledger.column("score." + std::to_string(i));
        const Estimate sure = wins->mean(all_seats);
        const Finding finding = finding_on({wins->mean().value - even, sure.low - even, sure.high - even},
                                           share_that_matters, ledger.games);
        seats.push_back(json::object{{"seat", i},
                                     {"player", arm.rotate ? "" : arm.sitters[i].name()},
                                     {"wins", to_json(wins->mean())},
                                     {"against_even", word_of(finding)},
                                     {"score", column_json(*score)}});
    }
    return seats;
}

// Who wins, where the players differ. Of several at the table, each has its part of the wins.
json::array players_json(const Ledger& ledger, const Arm& arm)
{
    json::array players;
    for (const Column& column : ledger.columns) {
        if (!column.name.starts_with("won.")) continue;
        const std::string name = column.name.substr(4);
        const auto sitting = std::count_if(arm.sitters.begin(), arm.sitters.end(),
                                           [&](const Sitter& sitter) { return sitter.name() == name; });
        players.push_back(json::object{{"player", name},
                                       {"seats", sitting},
                                       {"wins", to_json(column.mean())},
                                       {"even", static_cast<double>(sitting) / static_cast<double>(ledger.seats)}});
    }
    return players;
}

json::array lengths_json(const Ledger& ledger)
{
    json::array lengths;
    for (const char* name : {"rounds", "turns", "decisions", "choices"}) {
        const Column* column = ledger.column(name);
        if (column == nullptr || column->sum == 0) continue;
        json::object length = column_json(*column);
        length["name"] = name;
        length["median"] = ledger.histogram(name)->quantile(0.5);
        lengths.push_back(length);
    }
    return lengths;
}

// How much leading half way is worth: 0 if nothing, 1 if the game is decided.
json::object runaway_json(const Ledger& ledger)
{
    const Moment& half = ledger.moments[moments_in_a_game / 2];
    const double even = 1.0 / static_cast<double>(ledger.seats);
    const Estimate wins = share_of(static_cast<double>(half.won) / static_cast<double>(whole_win), half.led);
    const auto index = [&](double share) { return (share - even) / (1 - even); };
    return to_json(Estimate{index(wins.value), index(wins.low), index(wins.high)});
}

json::object closeness_json(const Ledger& ledger)
{
    json::object out;
    if (ledger.seats < 2) return out;
    for (const char* name : {"margin", "lead_changes", "lead_for_good", "shared_win"})
        out[name] = column_json(*ledger.column(name));
    out["runaway"] = runaway_json(ledger);
    return out;
}

json::array moments_json(const Ledger& ledger)
{
    json::array moments;
    for (std::size_t i = 0; i < ledger.moments.size(); ++i) {
        const Moment& moment = ledger.moments[i];
        json::array places;
        for (std::size_t place = 0; place < ledger.seats; ++place) {
            const Histogram& scores = moment.by_place[place];
            if (scores.total() == 0) continue;
            places.push_back(json::object{{"place", place + 1},
                                          {"low", scores.quantile(0.1)},
                                          {"median", scores.quantile(0.5)},
                                          {"high", scores.quantile(0.9)}});
        }
        json::object out{{"at", static_cast<double>(i) / static_cast<double>(moments_in_a_game - 1)},
                         {"led", moment.led},
                         {"places", places}};
        if (moment.led > 0)
            out["leader_wins"] =
                to_json(share_of(static_cast<double>(moment.won) / static_cast<double>(whole_win), moment.led));
        moments.push_back(out);
    }
    return moments;
}

json::array decisions_json(const Ledger& ledger)
{
    std::uint64_t all = 0;
    for (const AskedQuestion& asked : ledger.asked) all += asked.times;
    json::array decisions;
    for (const AskedQuestion& asked : ledger.asked) {
        if (asked.times == 0) continue;
        const std::uint64_t real = asked.times - asked.forced;
        json::object decision =
            part_json(asked.name, static_cast<double>(asked.times), static_cast<double>(all), ledger.games);
        decision["forced"] = to_json(share_of(static_cast<double>(asked.forced), asked.times));
        decision["options"] = real == 0 ? 1.0 : static_cast<double>(asked.options) / static_cast<double>(real);
        decisions.push_back(std::move(decision));
    }
    return decisions;
}

json::array verbs_json(const Ledger& ledger)
{
    std::uint64_t all = 0;
    for (const ChosenVerb& verb : ledger.chosen) all += verb.times;
    json::array verbs;
    for (const ChosenVerb& verb : ledger.chosen)
        if (verb.times > 0)
            verbs.push_back(
                part_json(verb.name, static_cast<double>(verb.times), static_cast<double>(all), ledger.games));
    return verbs;
}

json::array habits_json(const Ledger& ledger)
{
    constexpr std::pair<const char*, const char*> habits[] = {
        {"forced-share", "Decisions without a choice"},
        {"branching", "Actions to choose from, where there is a choice"},
        {"choices-in-a-turn", "Choices in a turn"},
        {"waiting", "Choices of others between two of one's own turns"},
    };
    json::array out;
    for (const auto& [id, text] : habits) {
        const Ratio* ratio = ledger.ratio(id);
        if (ratio == nullptr || ratio->y == 0) continue;
        json::object habit = to_json(ratio_of(ratio->moments()));
        habit["id"] = id;
        habit["text"] = text;
        habit["share"] = std::string_view(id) == "forced-share";
        out.push_back(habit);
    }
    if (const Column* longest = ledger.column("longest_wait"); longest->sum > 0) {
        json::object habit = column_json(*longest);
        habit["id"] = "longest-wait";
        habit["text"] = "The longest such wait in a game";
        habit["share"] = false;
        out.push_back(habit);
    }
    return out;
}

json::array news_json(const Ledger& ledger)
{
    json::array news;
    for (std::size_t i = 0; i < ledger.news.kinds.size(); ++i) {
        const NewsKind& kind = ledger.news.kinds[i];
        const NewsStatistics::OfKind& of = ledger.news.of(i);
        json::object out{{"name", kind.name},
                         {"games", to_json(share_of(static_cast<double>(of.all.games), ledger.games))},
                         {"times", to_json(mean_of(static_cast<double>(of.times.sum),
                                                   static_cast<double>(of.times.sum_of_squares), ledger.games))}};
        if (!kind.amount.empty()) {
            out["amount"] = static_cast<double>(of.all.amount) / static_cast<double>(ledger.games);
            out["amount_name"] = kind.amount;
        }
        if (kind.of_a_seat && of.all.times > 0)
            out["of_winners"] = static_cast<double>(of.times_of_winners) / static_cast<double>(of.all.times);
        news.push_back(out);
    }
    return news;
}

json::array questions_json(const Ledger& ledger)
{
    json::array questions;
    for (const AskedOfTheGame& question : ledger.questions) {
        const Ratio* ratio = ledger.ratio(question.id);
        json::object out{
            {"id", question.id}, {"text", question.text}, {"number", question.number}, {"share", question.share}};
        if (ratio->y != 0) out["answer"] = to_json(ratio_of(ratio->moments()));
        questions.push_back(out);
    }
    return questions;
}

// Of a mechanic left to the lot it is only asked who wins and how long it takes.
json::object brief_arm_json(const Ledger& ledger, const Arm& arm)
{
    return {{"label", arm.label},
            {"games", ledger.games},
            {"seats", seats_json(ledger, arm)},
            {"players", players_json(ledger, arm)},
            {"lengths", lengths_json(ledger)},
            {"closeness", closeness_json(ledger)}};
}

json::object arm_json(const Ledger& ledger, const Arm& arm)
{
    json::object histograms;
    for (const NamedHistogram& named : ledger.histograms) histograms[named.name] = json::value_from(named.histogram);
    return {{"label", arm.label},
            {"games", ledger.games},
            {"seats", seats_json(ledger, arm)},
            {"players", players_json(ledger, arm)},
            {"lengths", lengths_json(ledger)},
            {"closeness", closeness_json(ledger)},
            {"moments", moments_json(ledger)},
            {"histograms", histograms},
            {"decisions", decisions_json(ledger)},
            {"verbs", verbs_json(ledger)},
            {"habits", habits_json(ledger)},
            {"news", news_json(ledger)},
            {"questions", questions_json(ledger)},
            {"identities", identities_json(ledger)},
            {"endings", endings_json(ledger)},
            {"cards", cards_json(ledger)},
            {"sources", sources_json(ledger)}};
}

}  // namespace

json::object part_json(std::string_view name, double part, double whole, std::uint64_t games)
{
    return {{"name", name}, {"in_a_game", part / static_cast<double>(games)}, {"share", part / whole}};
}

json::object to_json(const Estimate& e)
{
    // Nobody reads more digits, and the file stays half as long.
    const auto rounded = [](double number) { return std::strtod(fmt::format("{:.6g}", number).c_str(), nullptr); };
    return {{"value", rounded(e.value)}, {"low", rounded(e.low)}, {"high", rounded(e.high)}};
}

Estimate estimate_from(const json::value& from)
{
    const json::object& object = from.as_object();
    const auto number = [&](const char* key) { return object.at(key).to_number<double>(); };
    return {number("value"), number("low"), number("high")};
}

std::string_view word_of(Finding finding)
{
    switch (finding) {
        case Finding::More: return "more";
        case Finding::Less: return "less";
        case Finding::NoDifferenceSeen: return "no difference seen";
        case Finding::TooFewGames: break;
    }
    return "too few games";
}

json::object figures_of(const Result& result)
{
    json::array arms, comparisons;
    if (result.games() > 0) {
        for (std::size_t i = 0; i < result.study.arms.size(); ++i) {
            const bool brief = i > 0 && result.study.kind == "relevance";
            arms.push_back((brief ? brief_arm_json : arm_json)(result.counts.arms[i], result.study.arms[i]));
        }
        for (std::size_t i = 1; i < result.study.arms.size(); ++i) comparisons.push_back(comparison_json(result, i));
    }
    return {{"arms", arms}, {"comparisons", comparisons}};
}

}  // namespace tessera::lab
