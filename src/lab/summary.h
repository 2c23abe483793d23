// What a result says, in a few sentences. Each points to the figure that backs it.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "lab/result.h"

namespace tessera::lab {

// [{"text", "figure"}], the most telling first.
boost::json::array summary_of(const Result& result, const boost::json::object& figures);

}  // namespace tessera::lab
