#include "apps/cli/news_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <numeric>

#include "apps/cli/program.h"
#include "base/text.h"

namespace tessera::cli {

namespace {

namespace json = boost::json;
using lab::NewsKind;
using lab::NewsStatistics;

constexpr std::string_view all_kinds = "all";

void print_kinds(const NewsStatistics& news, const TextStyle& style)
{
    fmt::print("\n{}\n",
               style(Tint::Faint, fmt::format("{:<26}{:<26}{:<16}{}", "news", "in a game", "least to most", "amount")));
    for (std::size_t kind = 0; kind < news.kinds.size(); ++kind) {
        const NewsKind& of = news.kinds[kind];
        const Spread& times = news.of(kind).times;
        const Estimate mean =
            mean_of(static_cast<double>(times.sum), static_cast<double>(times.sum_of_squares), news.games);
        const double amount = static_cast<double>(news.of(kind).all.amount) / static_cast<double>(news.games);
        fmt::print("{:<26}{:<26}{:<16}{}\n", of.name, with_interval(mean, 1, 2, ""),
                   fmt::format("{} to {}", times.least, times.most),
                   of.amount.empty() ? "" : fmt::format("{:.1f} {}", amount, of.amount));
    }
}

void print_things(const NewsStatistics& news, std::size_t kind, const TextStyle& style)
{
    const NewsKind& of = news.kinds[kind];
    const std::vector<NewsStatistics::Entry>& things = news.of(kind).things;
    std::vector<std::size_t> order(things.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return things[a].games > things[b].games; });

    fmt::print("\n{}\n", style(Tint::Faint, fmt::format("{:<30}{:<26}{:<12}{}", of.name, "games with it", "times",
                                                        of.of_a_seat ? "wins of those seats" : "")));
    for (const std::size_t thing : order) {
        const NewsStatistics::Entry& entry = things[thing];
        fmt::print("{:<30}{:<26}{:<12}{}\n", of.things[thing],
                   with_interval(share_of(static_cast<double>(entry.games), news.games), 100, 1, "%"), entry.times,
                   entry.owners == 0 ? "" : with_interval(NewsStatistics::win_share(entry), 100, 1, "%"));
    }
}

json::object entry_json(const NewsStatistics::Entry& entry)
{
    json::object out{{"games", entry.games}, {"times", entry.times}, {"amount", entry.amount}};
    if (entry.owners > 0) {
        const Estimate wins = NewsStatistics::win_share(entry);
        out["owners"] = entry.owners;
        out["wins"] = {{"share", wins.value}, {"low", wins.low}, {"high", wins.high}};
    }
    return out;
}

}  // namespace

std::string with_interval(const Estimate& e, double scale, int digits, std::string_view unit)
{
    return fmt::format("{:.{}f}{} ({:.{}f} to {:.{}f})", scale * e.value, digits, unit, scale * e.low, digits,
                       scale * e.high, digits);
}

void check_news_names(const std::vector<std::string>& asked, const std::vector<NewsKind>& kinds)
{
    std::vector<std::string> names{std::string(all_kinds)};
    for (const NewsKind& kind : kinds) names.push_back(kind.name);
    for (const std::string& name : asked) {
        if (std::find(names.begin(), names.end(), name) == names.end())
            throw BadInput(
                fmt::format("--news {}: there is no such news in this game{}; --news all lists what there is", name,
                            did_you_mean(name, names)));
    }
}

void print_news(const NewsStatistics& news, const std::vector<std::string>& asked, const TextStyle& style)
{
    for (const std::string& name : asked) {
        if (name == all_kinds) print_kinds(news, style);
        for (std::size_t kind = 0; kind < news.kinds.size(); ++kind)
            if (news.kinds[kind].name == name) print_things(news, kind, style);
    }
}

json::object news_json(const NewsStatistics& news)
{
    json::object kinds;
    for (std::size_t kind = 0; kind < news.kinds.size(); ++kind) {
        const NewsKind& of = news.kinds[kind];
        json::object out = entry_json(news.of(kind).all);
        out["least"] = news.of(kind).times.least;
        out["most"] = news.of(kind).times.most;
        json::object things;
        for (std::size_t i = 0; i < of.things.size(); ++i) things[of.things[i]] = entry_json(news.of(kind).things[i]);
        if (!things.empty()) out["things"] = things;
        kinds[of.name] = out;
    }
    return kinds;
}

}  // namespace tessera::cli
