#include "lab/news_statistics_json.h"

#include <boost/json.hpp>
#include <string>

#include "engine/names.h"

namespace tessera::lab {

namespace json = boost::json;

namespace {

template <class Number>
Number number_at(const json::value& row, std::size_t place)
{
    return json::value_to<Number>(row.as_array().at(place));
}

// Sums are a row of their members.
template <class Sums>
json::array row_of(const Sums& sums)
{
    json::array row;
    for_each_member(sums, [&](std::string_view, const auto& member) { row.emplace_back(member); });
    return row;
}

template <class Sums>
Sums sums_from(const json::value& row)
{
    Sums sums;
    std::size_t place = 0;
    for_each_member(sums, [&](std::string_view, auto& member) {
        member = number_at<std::remove_reference_t<decltype(member)>>(row, place++);
    });
    return sums;
}

json::object kind_json(const NewsKind& kind, const NewsStatistics::OfKind& of)
{
    json::array things;
    for (const NewsStatistics::Entry& entry : of.things) things.push_back(row_of(entry));
    json::array rivals;
    for (const NewsStatistics::Rivals& sums : of.rivals) rivals.push_back(row_of(sums));
    return {{"name", kind.name},
            {"of_a_seat", kind.of_a_seat},
            {"about", kind.about},
            {"about_an_id", kind.about_an_id},
            {"amount", kind.amount},
            {"all", row_of(of.all)},
            {"times", {of.times.sum, of.times.sum_of_squares, of.times.least, of.times.most}},
            {"of_winners", {of.times_of_winners, of.amount_of_winners}},
            {"each_once", of.each_once},
            {"things", things},
            {"rivals", rivals}};
}

NewsStatistics::OfKind of_kind_from(const json::object& from)
{
    NewsStatistics::OfKind of;
    of.all = sums_from<NewsStatistics::Entry>(from.at("all"));
    const json::value& times = from.at("times");
    of.times.sum = number_at<std::int64_t>(times, 0);
    of.times.sum_of_squares = number_at<std::int64_t>(times, 1);
    of.times.least = number_at<std::int64_t>(times, 2);
    of.times.most = number_at<std::int64_t>(times, 3);
    of.times_of_winners = number_at<std::uint64_t>(from.at("of_winners"), 0);
    of.amount_of_winners = number_at<std::int64_t>(from.at("of_winners"), 1);
    of.each_once = json::value_to<std::uint64_t>(from.at("each_once"));
    for (const json::value& thing : from.at("things").as_array())
        of.things.push_back(sums_from<NewsStatistics::Entry>(thing));
    for (const json::value& sums : from.at("rivals").as_array())
        of.rivals.push_back(sums_from<NewsStatistics::Rivals>(sums));
    return of;
}

}  // namespace

void tag_invoke(const json::value_from_tag&, json::value& out, const NewsStatistics& news)
{
    json::object words;
    json::array kinds;
    for (std::size_t i = 0; i < news.kinds.size(); ++i) {
        const NewsKind& kind = news.kinds[i];
        if (!kind.about.empty()) words[kind.about] = json::value_from(kind.things);
        kinds.push_back(kind_json(kind, news.of(i)));
    }
    json::object seen;
    for (const NewsStatistics::SeenThings& one : news.seen) {
        json::array things;
        for (const NewsStatistics::Seen& thing : one.things) things.push_back({thing.seats, thing.wins});
        seen[one.about] = things;
    }
    out = {{"games", news.games}, {"words", words}, {"kinds", kinds}, {"seen", seen}};
}

NewsStatistics tag_invoke(const json::value_to_tag<NewsStatistics>&, const json::value& from)
{
    const json::object& object = from.as_object();
    std::vector<NewsKind> kinds;
    for (const json::value& each : object.at("kinds").as_array()) {
        const json::object& kind = each.as_object();
        NewsKind read;
        read.name = json::value_to<std::string>(kind.at("name"));
        read.of_a_seat = kind.at("of_a_seat").as_bool();
        read.about = json::value_to<std::string>(kind.at("about"));
        read.about_an_id = kind.at("about_an_id").as_bool();
        read.amount = json::value_to<std::string>(kind.at("amount"));
        if (!read.about.empty())
            read.things = json::value_to<std::vector<std::string>>(object.at("words").as_object().at(read.about));
        kinds.push_back(std::move(read));
    }
    NewsStatistics news(std::move(kinds));
    news.games = json::value_to<std::uint64_t>(object.at("games"));
    for (std::size_t i = 0; i < news.kinds.size(); ++i) {
        NewsStatistics::OfKind read = of_kind_from(object.at("kinds").as_array().at(i).as_object());
        if (read.things.size() != news.entries[i].things.size() || read.rivals.size() != news.entries[i].rivals.size())
            throw std::invalid_argument("a kind of news has as many rows as things");
        news.entries[i] = std::move(read);
    }
    for (NewsStatistics::SeenThings& one : news.seen) {
        const json::array& things = object.at("seen").as_object().at(one.about).as_array();
        for (std::size_t i = 0; i < one.things.size(); ++i) {
            one.things[i].seats = number_at<std::uint64_t>(things.at(i), 0);
            one.things[i].wins = number_at<std::uint64_t>(things.at(i), 1);
        }
    }
    return news;
}

}  // namespace tessera::lab
