#include "lab/comparison.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>
#include <functional>

#include "lab/card_figures.h"
#include "lab/figures.h"

namespace tessera::lab {

namespace json = boost::json;

namespace {

// A difference of means that a designer would care about, in standard deviations.
constexpr double deviations_that_matter = 0.2;

// One figure of both arms, before it is known how many there are.
struct Compared {
    std::string group;  // `general`, `news`, `question`, `card`
    std::string name;
    bool share = false;
    std::uint64_t games = 0;  // on the side that has fewer
    Estimate first, second;
    double deviation = 0;  // what the difference is measured against, to find the biggest movers
    double what_matters = 0;
    std::function<Estimate(Confidence)> difference;
};

double deviation_of(const Moments& a, const Moments& b) { return std::sqrt((a.variance() + b.variance()) / 2); }

bool is_technical(const std::string& name)
{
    return name == "options" || name == "waits" || name == "waited" || name == "forced";
}

void add_columns(const Result& result, std::size_t arm, std::vector<Compared>& into)
{
    const Ledger &a = result.counts.arms[0], &b = result.counts.arms[arm];
    const bool paired = !result.counts.differences.empty();
    for (const Column& first : a.columns) {
        const Column* second = b.column(first.name);
        if (second == nullptr || first.games == 0 || second->games == 0 || is_technical(first.name)) continue;
        if (first.sum_of_squares == 0 && second->sum_of_squares == 0) continue;  // both never happened
        Compared one;
        one.group = first.name.starts_with("news.") || first.name.starts_with("amount.") ? "news" : "general";
        one.name = first.name;
        one.share = first.share;
        one.games = std::min(first.games, second->games);
        one.first = first.mean();
        one.second = second->mean();
        one.deviation = deviation_of(first.moments(), second->moments());
        one.what_matters = first.share ? share_that_matters : deviations_that_matter * one.deviation;
        if (paired) {
            const std::vector<Column>& differences = result.counts.differences[arm - 1];
            const auto found = std::find_if(differences.begin(), differences.end(),
                                            [&](const Column& column) { return column.name == first.name; });
            if (found == differences.end()) continue;
            one.difference = [column = *found](Confidence confidence) { return column.mean(confidence); };
        } else if (first.share) {
            one.difference = [x = first.as_share(), y = second->as_share()](Confidence confidence) {
                return difference_of_shares(x, y, confidence);
            };
        } else {
            one.difference = [x = first.moments(), y = second->moments()](Confidence confidence) {
                return difference_of_means(x, y, confidence);
            };
        }
        into.push_back(std::move(one));
    }
}

// Of two ratios that know nothing of each other the errors add up by their squares.
Estimate difference_of_ratios(const Ratio& a, const Ratio& b, Confidence confidence)
{
    const Estimate first = ratio_of(a.moments(), confidence);
    const Estimate second = ratio_of(b.moments(), confidence);
    const double difference = second.value - first.value;
    const double half_width = std::hypot(first.high - first.value, second.high - second.value);
    return {difference, difference - half_width, difference + half_width};
}

void add_ratios(const Ledger& a, const Ledger& b, std::vector<Compared>& into)
{
    for (const Ratio& first : a.ratios) {
        const Ratio* second = b.ratio(first.id);
        if (second == nullptr || first.y == 0 || second->y == 0) continue;
        const auto question = std::find_if(a.questions.begin(), a.questions.end(),
                                           [&](const AskedOfTheGame& asked) { return asked.id == first.id; });
        Compared one;
        one.group = question == a.questions.end() ? "general" : "question";
        one.name = question == a.questions.end() ? first.id : question->text;
        one.share = question == a.questions.end() ? first.id == "forced-share" : question->share;
        one.games = std::min(first.games, second->games);
        one.first = ratio_of(first.moments());
        one.second = ratio_of(second->moments());
        // The deviation of a single game, from the error of the mean of all of them.
        const auto deviation = [](const Estimate& e, std::uint64_t games) {
            return (e.high - e.value) / Confidence{}.z * std::sqrt(static_cast<double>(games));
        };
        one.deviation = (deviation(one.first, first.games) + deviation(one.second, second->games)) / 2;
        one.what_matters = one.share ? share_that_matters : deviations_that_matter * one.deviation;
        one.difference = [first, other = *second](Confidence confidence) {
            return difference_of_ratios(first, other, confidence);
        };
        into.push_back(std::move(one));
    }
}

// How often a card is played by those who see it, card by card, aligned by name.
void add_cards(const Ledger& a, const Ledger& b, std::vector<Compared>& into)
{
    const std::size_t in_a = kind_that_plays_cards(a);
    if (in_a == no_kind) return;
    const NewsKind& kind = a.news.kinds[in_a];
    const auto same = std::find_if(b.news.kinds.begin(), b.news.kinds.end(),
                                   [&](const NewsKind& other) { return other.name == kind.name; });
    if (same == b.news.kinds.end()) return;
    const auto in_b = static_cast<std::size_t>(same - b.news.kinds.begin());
    for (std::size_t i = 0; i < kind.things.size(); ++i) {
        const auto place = std::find(same->things.begin(), same->things.end(), kind.things[i]);
        if (place == same->things.end()) continue;
        const Share x = seen_and_played(a, in_a, i).of_seers;
        const Share y = seen_and_played(b, in_b, static_cast<std::size_t>(place - same->things.begin())).of_seers;
        if (x.trials == 0 || y.trials == 0) continue;
        Compared one;
        one.group = "card";
        one.name = kind.name + ": " + kind.things[i];
        one.share = true;
        one.games = std::min(x.trials, y.trials);
        one.first = share_of(x.successes, x.trials);
        one.second = share_of(y.successes, y.trials);
        one.deviation = 0.5;
        one.what_matters = share_that_matters;
        one.difference = [x, y](Confidence confidence) { return difference_of_shares(x, y, confidence); };
        into.push_back(std::move(one));
    }
}

struct Judged {
    json::object json;
    bool decided = false;
    double size = 0;
};

Judged judged(const Compared& one, Confidence confidence)
{
    const Estimate difference = one.difference(confidence);
    const Finding finding = finding_on(difference, one.what_matters, one.games);
    Judged out;
    out.decided = finding == Finding::More || finding == Finding::Less;
    out.size = one.deviation > 0 ? std::abs(difference.value) / one.deviation : (out.decided ? 1e9 : 0);
    out.json = {{"group", one.group},
                {"name", one.name},
                {"share", one.share},
                {"first", to_json(one.first)},
                {"second", to_json(one.second)},
                {"difference", to_json(difference)},
                {"in_deviations", std::min(out.size, 1e9)},
                {"finding", word_of(finding)}};
    return out;
}

}  // namespace

json::object comparison_json(const Result& result, std::size_t arm)
{
    std::vector<Compared> compared;
    add_columns(result, arm, compared);
    if (result.study.kind == "relevance") {
        std::erase_if(compared, [](const Compared& one) { return one.group != "general"; });
    } else {
        add_ratios(result.counts.arms[0], result.counts.arms[arm], compared);
        add_cards(result.counts.arms[0], result.counts.arms[arm], compared);
    }

    const Confidence confidence = corrected_for(compared.size());
    std::vector<Judged> all;
    all.reserve(compared.size());
    for (const Compared& one : compared) all.push_back(judged(one, confidence));
    std::stable_sort(all.begin(), all.end(), [](const Judged& a, const Judged& b) {
        return a.decided != b.decided ? a.decided : a.size > b.size;
    });
    json::array movers;
    for (Judged& one : all) movers.push_back(std::move(one.json));
    return {{"first", result.study.arms[0].label},
            {"second", result.study.arms[arm].label},
            {"paired", !result.counts.differences.empty()},
            {"figures", movers}};
}

}  // namespace tessera::lab
