// What is different between two positions or views, member by member, for a message that somebody has to act on.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <vector>

namespace tessera::conformance {

namespace detail {

inline std::string text_of_difference(const boost::json::value& value)
{
    std::string text = boost::json::serialize(value);
    if (text.size() > 80) text = text.substr(0, 77) + "...";
    return text;
}

inline void add_differences(const std::string& path, const boost::json::value& first, const boost::json::value& second,
                            std::vector<std::string>& out)
{
    if (first == second) return;
    const auto below = [&](const std::string& step) { return path.empty() ? step : path + "." + step; };
    if (first.is_object() && second.is_object()) {
        const boost::json::object &one = first.as_object(), &other = second.as_object();
        // What is zero is left out of amounts.
        const auto in = [](const boost::json::object& object, std::string_view key) {
            const boost::json::value* found = object.if_contains(key);
            return found == nullptr ? boost::json::value(0) : *found;
        };
        for (const auto& [key, value] : one) add_differences(below(key), value, in(other, key), out);
        for (const auto& [key, value] : other)
            if (!one.contains(key)) add_differences(below(key), 0, value, out);
    } else if (first.is_array() && second.is_array() && first.as_array().size() == second.as_array().size()) {
        for (std::size_t i = 0; i < first.as_array().size(); ++i)
            add_differences(below(std::to_string(i)), first.as_array()[i], second.as_array()[i], out);
    } else {
        out.push_back(path + ": " + text_of_difference(first) + " and " + text_of_difference(second));
    }
}

}  // namespace detail

// `players.1.hand.mint: 2 and 1`, one line each; a few of many.
inline std::string differences(const boost::json::value& first, const boost::json::value& second)
{
    constexpr std::size_t most = 8;
    std::vector<std::string> all;
    detail::add_differences("", first, second, all);
    std::string text;
    for (std::size_t i = 0; i < all.size() && i < most; ++i) text += "  " + all[i] + "\n";
    if (all.size() > most) text += "  and " + std::to_string(all.size() - most) + " more\n";
    return text;
}

}  // namespace tessera::conformance
