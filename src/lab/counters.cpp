#include "lab/counters.h"

#include <algorithm>
#include <numeric>

#include "base/ensure.h"

namespace tessera::lab {

namespace {

constexpr std::size_t most_bins = 256;

// The bin of a value, rounding down for values below zero as well.
std::int64_t bin_of(std::int64_t value, std::int64_t width)
{
    return value >= 0 ? value / width : -((-value + width - 1) / width);
}

double in_ones(std::int64_t number, std::int64_t scale)
{
    return static_cast<double>(number) / static_cast<double>(scale);
}

}  // namespace

void Column::add(std::int64_t number)
{
    if (number == missing) return;
    ++games;
    sum += number;
    sum_of_squares += number * number;
    least = std::min(least, number);
    most = std::max(most, number);
}

void Column::merge(const Column& other)
{
    ensure(name == other.name && scale == other.scale, "columns of the same name are merged");
    games += other.games;
    sum += other.sum;
    sum_of_squares += other.sum_of_squares;
    least = std::min(least, other.least);
    most = std::max(most, other.most);
}

Moments Column::moments() const
{
    return {in_ones(sum, scale), in_ones(sum_of_squares, scale) / static_cast<double>(scale), games};
}

Share Column::as_share() const { return {in_ones(sum, scale), games}; }

Estimate Column::mean(Confidence confidence) const
{
    if (share) return share_of(in_ones(sum, scale), games, confidence);
    const Moments all = moments();
    return mean_of(all.sum, all.sum_of_squares, all.count, confidence);
}

void Histogram::add(std::int64_t value, std::uint64_t times)
{
    if (counts.empty()) {
        first = bin_of(value, width);
        counts.push_back(times);
        return;
    }
    for (;;) {
        const std::int64_t bin = bin_of(value, width);
        const std::int64_t last = first + static_cast<std::int64_t>(counts.size()) - 1;
        const std::int64_t bins = std::max(bin, last) - std::min(bin, first) + 1;
        if (bins > static_cast<std::int64_t>(most_bins)) {
            widen();
            continue;
        }
        if (bin < first) {
            counts.insert(counts.begin(), static_cast<std::size_t>(first - bin), 0);
            first = bin;
        }
        if (bin > last) counts.resize(static_cast<std::size_t>(bins));
        counts[static_cast<std::size_t>(bin - first)] += times;
        return;
    }
}

void Histogram::widen()
{
    Histogram wider;
    wider.width = width * 2;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0) wider.add((first + static_cast<std::int64_t>(i)) * width, counts[i]);
    *this = std::move(wider);
}

void Histogram::merge(const Histogram& other)
{
    if (other.counts.empty()) return;
    while (width < other.width) {
        if (counts.empty())
            width = other.width;
        else
            widen();
    }
    for (std::size_t i = 0; i < other.counts.size(); ++i)
        if (other.counts[i] > 0) add((other.first + static_cast<std::int64_t>(i)) * other.width, other.counts[i]);
}

std::uint64_t Histogram::total() const { return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}); }

double Histogram::quantile(double share) const
{
    const double wanted = share * static_cast<double>(total());
    double passed = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        passed += static_cast<double>(counts[i]);
        if (passed < wanted || counts[i] == 0) continue;
        const std::int64_t begin = (first + static_cast<std::int64_t>(i)) * width;
        return static_cast<double>(begin) + static_cast<double>(width - 1) / 2;
    }
    return 0;
}

void Ratio::add(std::int64_t of_x, std::int64_t of_y)
{
    ++games;
    x += of_x;
    y += of_y;
    xx += of_x * of_x;
    yy += of_y * of_y;
    xy += of_x * of_y;
}

void Ratio::merge(const Ratio& other)
{
    ensure(id == other.id, "ratios of the same id are merged");
    games += other.games;
    x += other.x;
    y += other.y;
    xx += other.xx;
    yy += other.yy;
    xy += other.xy;
}

PairMoments Ratio::moments() const
{
    return {static_cast<double>(x),  static_cast<double>(y),  static_cast<double>(xx),
            static_cast<double>(yy), static_cast<double>(xy), games};
}

}  // namespace tessera::lab
