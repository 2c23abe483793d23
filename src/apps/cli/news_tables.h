// What happened in simulated games, as tables and as JSON.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <vector>

#include "engine/text_style.h"
#include "lab/news_statistics.h"

namespace tessera::cli {

// The kinds of news that somebody asks for by name; `all` asks for the list of kinds. Throws BadInput for others.
void check_news_names(const std::vector<std::string>& asked, const std::vector<lab::NewsKind>& kinds);

// How often each kind was heard in a game, or, of one kind, about what and how those fared to whom it happened.
void print_news(const lab::NewsStatistics& news, const std::vector<std::string>& asked, const TextStyle& style);

boost::json::object news_json(const lab::NewsStatistics& news);

std::string with_interval(const Estimate& e, double scale, int digits, std::string_view unit);

}  // namespace tessera::cli
