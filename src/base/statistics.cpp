#include "base/statistics.h"

#include <algorithm>
#include <boost/math/special_functions/erf.hpp>
#include <cmath>

namespace tessera {

namespace {

double elo(double share, int opponents)
{
    return 400.0 * std::log10(share * static_cast<double>(opponents) / (1.0 - share));
}

double of(std::uint64_t count) { return static_cast<double>(count); }

}  // namespace

Confidence corrected_for(std::size_t figures)
{
    constexpr double outside = 0.05;
    if (figures < 2) return {};
    return {std::sqrt(2.0) * boost::math::erfc_inv(outside / static_cast<double>(figures))};
}

Estimate share_of(double successes, std::uint64_t trials, Confidence confidence)
{
    if (trials == 0) return {0, 0, 1};
    const double z = confidence.z;
    const double n = of(trials);
    const double share = successes / n;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half_width =
        z / (1 + z * z / n) * std::sqrt(std::max(0.0, share * (1 - share)) / n + z * z / (4 * n * n));
    return {share, std::max(0.0, middle - half_width), std::min(1.0, middle + half_width)};
}

double Moments::variance() const
{
    return count < 2 ? 0 : std::max(0.0, (sum_of_squares - sum * mean()) / (of(count) - 1));
}

Estimate mean_of(double sum, double sum_of_squares, std::uint64_t count, Confidence confidence)
{
    if (count == 0) return {};
    const Moments moments{sum, sum_of_squares, count};
    const double half_width = confidence.z * std::sqrt(moments.variance() / of(count));
    return {moments.mean(), moments.mean() - half_width, moments.mean() + half_width};
}

Estimate difference_of_means(const Moments& first, const Moments& second, Confidence confidence)
{
    if (first.count == 0 || second.count == 0) return {};
    const double difference = second.mean() - first.mean();
    const double half_width =
        confidence.z * std::sqrt(first.variance() / of(first.count) + second.variance() / of(second.count));
    return {difference, difference - half_width, difference + half_width};
}

Estimate difference_of_shares(const Share& first, const Share& second, Confidence confidence)
{
    if (first.trials == 0 || second.trials == 0) return {0, -1, 1};
    const Estimate a = share_of(first.successes, first.trials, confidence);
    const Estimate b = share_of(second.successes, second.trials, confidence);
    const double difference = b.value - a.value;
    return {difference, difference - std::hypot(b.value - b.low, a.high - a.value),
            difference + std::hypot(b.high - b.value, a.value - a.low)};
}

Estimate difference_of_rival_shares(const RivalMoments& r, Confidence confidence)
{
    const Estimate alone = difference_of_shares({r.x, static_cast<std::uint64_t>(r.n)},
                                                {r.y, static_cast<std::uint64_t>(r.m)}, confidence);
    if (r.n == 0 || r.m == 0 || r.games < 2) return alone;
    const double p = r.x / r.n;
    const double q = r.y / r.m;
    const double by_seats = p * (1 - p) / r.n + q * (1 - q) / r.m;
    if (by_seats == 0) return alone;
    // The sum of squares of what each game adds to the error of the difference.
    const double of_first = r.xx - 2 * p * r.nx + p * p * r.nn;
    const double of_second = r.yy - 2 * q * r.my + q * q * r.mm;
    const double of_both = r.xy - q * r.xm - p * r.ny + p * q * r.nm;
    const double by_games = of_first / (r.n * r.n) + of_second / (r.m * r.m) - 2 * of_both / (r.n * r.m);
    const double games = static_cast<double>(r.games);
    const double wider = std::sqrt(std::max(0.0, by_games * games / (games - 1) / by_seats));
    return {alone.value, alone.value - wider * (alone.value - alone.low),
            alone.value + wider * (alone.high - alone.value)};
}

Estimate ratio_of(const PairMoments& pairs, Confidence confidence)
{
    if (pairs.count == 0 || pairs.y == 0) return {};
    const double n = of(pairs.count);
    const double ratio = pairs.x / pairs.y;
    if (pairs.count < 2) return {ratio, ratio, ratio};
    // The sum of squares of x - ratio * y, whose mean is 0.
    const double squares = pairs.xx - 2 * ratio * pairs.xy + ratio * ratio * pairs.yy;
    const double half_width = confidence.z * std::sqrt(std::max(0.0, squares) * n / (n - 1)) / std::abs(pairs.y);
    return {ratio, ratio - half_width, ratio + half_width};
}

Finding finding_on(const Estimate& difference, double what_matters, std::uint64_t games)
{
    if (games < fewest_games) return Finding::TooFewGames;
    if (difference.low > 0) return Finding::More;
    if (difference.high < 0) return Finding::Less;
    const double half_width = std::max(difference.high, -difference.low);
    return half_width <= what_matters ? Finding::NoDifferenceSeen : Finding::TooFewGames;
}

Estimate elo_of(const Estimate& share, int opponents)
{
    return {elo(share.value, opponents), elo(share.low, opponents), elo(share.high, opponents)};
}

}  // namespace tessera
