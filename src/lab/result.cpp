#include "lab/result.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "lab/figures.h"
#include "lab/news_statistics_json.h"
#include "lab/summary.h"

namespace tessera::lab {

namespace json = boost::json;

namespace {

constexpr std::string_view format_name = "tessera-lab";
// Version 1 had other names in its study (study.cpp).
constexpr int format_version = 2;
constexpr int oldest_version = 1;

json::array ranges_json(const std::vector<GameRange>& ranges)
{
    json::array out;
    for (const GameRange& range : ranges) out.push_back({range.first, range.end});
    return out;
}

std::vector<GameRange> ranges_from(const json::value& from)
{
    std::vector<GameRange> ranges;
    for (const json::value& range : from.as_array())
        ranges.push_back({json::value_to<std::uint64_t>(range.as_array().at(0)),
                          json::value_to<std::uint64_t>(range.as_array().at(1))});
    return ranges;
}

// What is counted of the news was called otherwise before.
Counts counts_from(json::value from)
{
    for (json::value& arm : from.as_object().at("arms").as_array()) {
        json::object& ledger = arm.as_object();
        if (const json::value* news = ledger.if_contains("chronicle")) ledger["news"] = *news;
        ledger.erase("chronicle");
    }
    return json::value_to<Counts>(from);
}

// Numbers that were written by the lab fit together; others might not.
void refuse_misfits(const Result& result)
{
    const Counts& counts = result.counts;
    if (result.study.arms.empty()) throw BadResult("there is no arm");
    if (counts.arms.empty() && result.games() == 0) return;
    if (counts.arms.size() != result.study.arms.size()) throw BadResult("each arm needs its counts");
    if (!counts.differences.empty() && counts.differences.size() + 1 != counts.arms.size())
        throw BadResult("each arm but the first needs its differences");
    for (std::size_t i = 0; i < counts.arms.size(); ++i) {
        if (const std::string_view misfit = counts.arms[i].misfit(); !misfit.empty())
            throw BadResult(fmt::format("{} of arm {} cannot be right", misfit, i));
        if (counts.arms[i].seats != result.study.arms[i].sitters.size())
            throw BadResult(fmt::format("arm {} has as many seats as sitters", i));
    }
    for (const std::vector<Column>& columns : counts.differences)
        for (const Column& column : columns)
            if (column.scale < 1) throw BadResult("the scale of a difference cannot be right");
}

}  // namespace

void Counts::merge(const Counts& other)
{
    if (other.arms.empty()) return;
    if (arms.empty()) {
        *this = other;
        return;
    }
    ensure(arms.size() == other.arms.size() && differences.size() == other.differences.size(),
           "counts of the same study are merged");
    for (std::size_t i = 0; i < arms.size(); ++i) arms[i].merge(other.arms[i]);
    for (std::size_t i = 0; i < differences.size(); ++i)
        for (std::size_t j = 0; j < differences[i].size(); ++j) differences[i][j].merge(other.differences[i][j]);
}

std::uint64_t Result::games() const
{
    std::uint64_t games = 0;
    for (const GameRange& range : ranges) games += range.end - range.first;
    return games;
}

void Result::merge(const Result& other)
{
    if (json::value_from(study) != json::value_from(other.study))
        throw BadResult("these are parts of different studies: rules, players and seed must be the same");
    std::vector<GameRange> all = ranges;
    all.insert(all.end(), other.ranges.begin(), other.ranges.end());
    std::sort(all.begin(), all.end(), [](const GameRange& a, const GameRange& b) { return a.first < b.first; });
    std::vector<GameRange> joined;
    for (const GameRange& range : all) {
        if (!joined.empty() && range.first < joined.back().end)
            throw BadResult(fmt::format("game {} is in both parts", range.first));
        if (!joined.empty() && range.first == joined.back().end)
            joined.back().end = range.end;
        else
            joined.push_back(range);
    }
    ranges = std::move(joined);
    counts.merge(other.counts);
}

json::object to_json(const Result& result)
{
    const json::object figures = figures_of(result);
    return {{"format", format_name},
            {"version", format_version},
            {"study", json::value_from(result.study)},
            {"games", ranges_json(result.ranges)},
            {"summary", summary_of(result, figures)},
            {"figures", figures},
            {"counts", json::value_from(result.counts)}};
}

Result result_from(const json::value& from)
{
    const json::object* object = from.if_object();
    const json::value* format = object != nullptr ? object->if_contains("format") : nullptr;
    if (format == nullptr || *format != json::value(format_name)) throw BadResult("this is no result of tessera lab");
    try {
        const auto version = json::value_to<std::int64_t>(object->at("version"));
        if (version < oldest_version || version > format_version)
            throw BadResult(
                fmt::format("version {} of a result, expected {} to {}", version, oldest_version, format_version));
        Result result;
        result.study = json::value_to<Study>(object->at("study"));
        result.ranges = ranges_from(object->at("games"));
        result.counts = counts_from(object->at("counts"));
        refuse_misfits(result);
        return result;
    } catch (const std::exception& e) {
        throw BadResult(fmt::format("this result cannot be read: {}", e.what()));
    }
}

}  // namespace tessera::lab
