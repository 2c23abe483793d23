// A chronicle as JSON: the words of cards and other things once, and the numbers about each of them in a row.
#pragma once

#include <boost/json/conversion.hpp>
#include <boost/json/value.hpp>

#include "players/chronicle.h"

namespace tessera {

void tag_invoke(const boost::json::value_from_tag&, boost::json::value& json, const Chronicle& chronicle);
Chronicle tag_invoke(const boost::json::value_to_tag<Chronicle>&, const boost::json::value& json);

}  // namespace tessera
