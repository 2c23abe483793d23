// The report for people: one page that holds everything it needs, so that it opens without a network and can be sent
// around. What it looks like is in web/report; here it gets its data.
#pragma once

#include <boost/json/object.hpp>
#include <string>

namespace tessera::lab {

std::string report_page(const boost::json::object& result);

}  // namespace tessera::lab
