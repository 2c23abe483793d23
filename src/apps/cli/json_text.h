// JSON laid out for people: indented, numbers as one writes them.
#pragma once

#include <boost/json/value.hpp>
#include <string>

namespace tessera::cli {

std::string json_text(const boost::json::value& value);

}  // namespace tessera::cli
