// One arm held against the first: every figure that both have, with its difference, an interval corrected for the
// number of figures looked at, and a plain verdict; the biggest movers first.
#pragma once

#include <boost/json/object.hpp>

#include "lab/result.h"

namespace tessera::lab {

boost::json::object comparison_json(const Result& result, std::size_t arm);

}  // namespace tessera::lab
