// The figures of a result: everything that people look at, each with its interval, as JSON. They are derived from the
// counts alone, so that the same counts give the same figures.
#pragma once

#include <boost/json/object.hpp>
#include <string_view>

#include "base/statistics.h"
#include "lab/result.h"

namespace tessera::lab {

boost::json::object figures_of(const Result& result);

// {"value", "low", "high"}.
boost::json::object to_json(const Estimate& estimate);

// A part of what is counted: how much of it comes in a game, and its share of the whole.
boost::json::object part_json(std::string_view name, double part, double whole, std::uint64_t games);
Estimate estimate_from(const boost::json::value& json);

// `more`, `less`, `no difference seen`, `too few games`.
std::string_view word_of(Finding finding);

// A difference of shares that a designer would care about.
inline constexpr double share_that_matters = 0.05;

}  // namespace tessera::lab
