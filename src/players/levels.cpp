// The players by name, and searches spelled out.
#include <charconv>
#include <cmath>
#include <cstdlib>

#include "base/text.h"
#include "engine/names.h"
#include "players/players.h"

namespace tessera {

namespace {

struct Level {
    std::string_view name;
    std::uint64_t simulations;
};

constexpr Level levels[] = {
    {"easy", 30},
    {"medium", 100},
    {"hard", 400},
    {"expert", 4000},
};

constexpr std::string_view search_prefix = "search:";

[[noreturn]] void bad(std::string_view key, std::string_view found, std::string_view expected)
{
    throw BadValue("search, " + std::string(key) + ": found \"" + std::string(found) + "\", expected " +
                   std::string(expected));
}

template <class Number>
Number whole_number(std::string_view key, std::string_view text, Number least)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < least)
        bad(key, text, "a whole number from " + std::to_string(least));
    return number;
}

// Through strtof, because Emscripten's library reads no decimals with from_chars.
float positive_number(std::string_view key, const std::string& text)
{
    char* end = nullptr;
    const float number = std::strtof(text.c_str(), &end);
    if (text.empty() || *end != '\0' || !std::isfinite(number) || number <= 0) bad(key, text, "a number above 0");
    return number;
}

void read_setting(std::string_view setting, SearchOptions& into)
{
    const std::size_t equals = setting.find('=');
    const std::string_view key = setting.substr(0, equals);
    const std::string_view value = equals == std::string_view::npos ? "" : setting.substr(equals + 1);
    if (key == "simulations")
        into.simulations = whole_number<std::uint64_t>(key, value, 1);
    else if (key == "depth")
        into.playout_decisions = value == "end" ? to_the_end : whole_number<int>(key, value, 0);
    else if (key == "exploration")
        into.exploration = positive_number(key, std::string(value));
    else
        throw BadValue("search: found \"" + std::string(setting) +
                       "\", expected simulations=NUMBER, depth=NUMBER or exploration=NUMBER, separated by commas");
}

SearchOptions search_from(std::string_view settings)
{
    SearchOptions options;
    while (!settings.empty()) {
        const std::size_t comma = settings.find(',');
        read_setting(settings.substr(0, comma), options);
        settings = comma == std::string_view::npos ? "" : settings.substr(comma + 1);
    }
    return options;
}

std::vector<std::string> player_names()
{
    std::vector<std::string> names{"random", "greedy"};
    for (const std::string& level : level_names()) names.push_back(level);
    return names;
}

}  // namespace

std::vector<std::string> level_names()
{
    std::vector<std::string> names;
    for (const Level& level : levels) names.emplace_back(level.name);
    return names;
}

PlayerSpec player_named(std::string_view name)
{
    PlayerSpec spec;
    spec.name = name;
    if (name == "random") return spec;
    if (name == "greedy") {
        spec.kind = PlayerKind::Greedy;
        return spec;
    }
    spec.kind = PlayerKind::Search;
    for (const Level& level : levels) {
        if (name != level.name) continue;
        spec.search.simulations = level.simulations;
        return spec;
    }
    if (name.starts_with(search_prefix)) {
        spec.search = search_from(name.substr(search_prefix.size()));
        return spec;
    }
    const std::string suggestion = did_you_mean(name, player_names());
    throw BadValue(
        "there is no player \"" + std::string(name) + "\"" +
        (suggestion.empty() ? "; there is " + joined(player_names()) + ", and search:simulations=NUMBER" : suggestion));
}

}  // namespace tessera
