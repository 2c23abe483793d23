#include "lab/ledger.h"

#include <algorithm>

namespace tessera::lab {

namespace {

template <class Items>
auto* named(Items& items, std::string_view name)
{
    const auto found = std::find_if(items.begin(), items.end(), [&](const auto& item) { return item.name == name; });
    return found == items.end() ? nullptr : &*found;
}

}  // namespace

void Ledger::merge(const Ledger& other)
{
    ensure(columns.size() == other.columns.size() && histograms.size() == other.histograms.size() &&
               ratios.size() == other.ratios.size() && asked.size() == other.asked.size() &&
               chosen.size() == other.chosen.size() && moments.size() == other.moments.size(),
           "ledgers of the same arm are merged");
    games += other.games;
    for (std::size_t i = 0; i < columns.size(); ++i) columns[i].merge(other.columns[i]);
    for (std::size_t i = 0; i < histograms.size(); ++i) histograms[i].histogram.merge(other.histograms[i].histogram);
    for (std::size_t i = 0; i < ratios.size(); ++i) ratios[i].merge(other.ratios[i]);
    for (std::size_t i = 0; i < moments.size(); ++i) {
        moments[i].led += other.moments[i].led;
        moments[i].won += other.moments[i].won;
        for (std::size_t place = 0; place < moments[i].by_place.size(); ++place)
            moments[i].by_place[place].merge(other.moments[i].by_place[place]);
    }
    for (std::size_t i = 0; i < asked.size(); ++i) {
        asked[i].times += other.asked[i].times;
        asked[i].forced += other.asked[i].forced;
        asked[i].options += other.asked[i].options;
    }
    for (std::size_t i = 0; i < chosen.size(); ++i) chosen[i].times += other.chosen[i].times;
    news.merge(other.news);
}

std::string_view Ledger::misfit() const
{
    if (seats < 1 || seats > max_seats) return "the number of seats";
    if (moments.size() != moments_in_a_game) return "the moments of the game";
    for (const Moment& moment : moments)
        if (moment.by_place.size() != std::max<std::size_t>(seats, 2)) return "the places at a moment of the game";
    for (const Column& column : columns)
        if (column.scale < 1) return "the scale of a column";
    for (const char* name : {"margin", "lead_changes", "lead_for_good", "shared_win", "longest_wait"})
        if (column(name) == nullptr) return "a column that every game has";
    for (std::size_t i = 0; i < seats; ++i)
        if (column("win." + std::to_string(i)) == nullptr || column("score." + std::to_string(i)) == nullptr)
            return "the columns of a seat";
    for (const NamedHistogram& named : histograms)
        if (named.histogram.width < 1) return "the width of a histogram";
    for (const char* name : {"rounds", "turns", "decisions", "choices"})
        if ((column(name) == nullptr) != (histogram(name) == nullptr)) return "the histogram of a length";
    for (const AskedOfTheGame& question : questions)
        if (ratio(question.id) == nullptr) return "the counts of a question";
    return news.games == games ? "" : "the games of the news";
}

const Column* Ledger::column(std::string_view name) const { return named(columns, name); }

const Ratio* Ledger::ratio(std::string_view id) const
{
    const auto found = std::find_if(ratios.begin(), ratios.end(), [&](const Ratio& ratio) { return ratio.id == id; });
    return found == ratios.end() ? nullptr : &*found;
}

const Histogram* Ledger::histogram(std::string_view name) const
{
    const NamedHistogram* found = named(histograms, name);
    return found == nullptr ? nullptr : &found->histogram;
}

}  // namespace tessera::lab
