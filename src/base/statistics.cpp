#include "base/statistics.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

// The quantile of the normal distribution that leaves one in twenty outside, on both sides together.
constexpr double z = 1.959964;

double elo(double share, int opponents)
{
    return 400.0 * std::log10(share * static_cast<double>(opponents) / (1.0 - share));
}

}  // namespace

Estimate share_of(double successes, std::uint64_t trials)
{
    if (trials == 0) return {0, 0, 1};
    const double n = static_cast<double>(trials);
    const double share = successes / n;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double reach = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return {share, std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

Estimate mean_of(double sum, double sum_of_squares, std::uint64_t count)
{
    if (count == 0) return {};
    const double n = static_cast<double>(count);
    const double mean = sum / n;
    if (count == 1) return {mean, mean, mean};
    const double variance = std::max(0.0, (sum_of_squares - sum * mean) / (n - 1));
    const double reach = z * std::sqrt(variance / n);
    return {mean, mean - reach, mean + reach};
}

Estimate elo_of(const Estimate& share, int opponents)
{
    return {elo(share.value, opponents), elo(share.low, opponents), elo(share.high, opponents)};
}

}  // namespace tessera
