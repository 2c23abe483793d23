// Statistics of news as JSON: the words of cards and other things once, and the numbers about each of them in a row.
#pragma once

#include <boost/json/conversion.hpp>
#include <boost/json/value.hpp>

#include "lab/news_statistics.h"

namespace tessera::lab {

void tag_invoke(const boost::json::value_from_tag&, boost::json::value& json, const NewsStatistics& news);
NewsStatistics tag_invoke(const boost::json::value_to_tag<NewsStatistics>&, const boost::json::value& json);

}  // namespace tessera::lab
