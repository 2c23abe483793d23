// From a request to its route, or to what was probably meant.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

#include "apps/server/answers.h"
#include "apps/server/route.h"
#include "base/text.h"
#include "engine/seat.h"

namespace tessera::server {

namespace {

using Words = std::vector<std::string>;

constexpr std::size_t longest_rule_set = 100;

// What a parameter may be, and what is answered where it is something else.
struct Parameter {
    std::string_view name;
    bool (*fits)(std::string_view);
    Answer (*otherwise)();
};

bool is_seat(std::string_view text) { return text.size() == 1 && text[0] >= '0' && text[0] < '0' + int{max_seats}; }
static_assert(max_seats <= 10, "the number of a seat is one digit");

bool is_fingerprint(std::string_view text)
{
    const auto is_digit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
    return text.size() == 16 && std::all_of(text.begin(), text.end(), is_digit);
}

bool is_number(std::string_view text)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size();
}

constexpr std::array parameters{
    Parameter{"ID", is_table_id, no_such_table},
    Parameter{"EXPERIMENT", is_table_id, no_such_experiment},
    Parameter{"SEAT", is_seat, [] { return error_answer(404, "seat", "There is no such seat."); }},
    Parameter{"FINGERPRINT", is_fingerprint, no_such_content},
    Parameter{"NEXT", is_number,
              [] { return error_answer(400, "message", "\"after\" is what \"next\" of the page before said."); }},
    // Whoever looks for it names the nearest one, and repeats what was asked; so that has an end.
    Parameter{
        "RULESET", [](std::string_view text) { return text.size() <= longest_rule_set; },
        [] { return error_answer(404, "rule_set", "There is no such rule set; \"games\" lists those there are."); }},
};

const Parameter* parameter_called(std::string_view name)
{
    const auto found = std::find_if(parameters.begin(), parameters.end(),
                                    [&](const Parameter& parameter) { return parameter.name == name; });
    return found == parameters.end() ? nullptr : &*found;
}

// Takes off what stands before the separator, or all of it.
std::string_view take(std::string_view& text, char separator)
{
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return taken;
}

// The words of a route's path, those in front included: `api`, `v1`, `tables`, `ID`.
std::vector<std::string_view> words_of(const Route& route)
{
    std::string_view path = route.path.substr(0, route.path.find('?'));
    std::vector<std::string_view> words;
    if (path.starts_with('/'))
        path.remove_prefix(1);
    else
        words = {"api", "v1"};
    while (!path.empty()) words.push_back(take(path, '/'));
    return words;
}

bool leads_to(const Words& asked, const Route& route)
{
    const std::vector<std::string_view> words = words_of(route);
    return std::equal(asked.begin(), asked.end(), words.begin(), words.end(),
                      [](const std::string& said, std::string_view word) {
                          return said == word || (!said.empty() && parameter_called(word) != nullptr);
                      });
}

// A word counts for more than a parameter: `tables/mine` is no table.
std::ptrdiff_t literal_words(const Route& route)
{
    const std::vector<std::string_view> words = words_of(route);
    return std::count_if(words.begin(), words.end(),
                         [](std::string_view word) { return parameter_called(word) == nullptr; });
}

// The routes that this path leads to, which differ in their methods.
std::vector<const Route*> routes_at(std::span<const Route> routes, const Words& asked)
{
    std::vector<const Route*> there;
    for (const Route& route : routes)
        if (leads_to(asked, route)) there.push_back(&route);
    std::ptrdiff_t most = 0;
    for (const Route* route : there) most = std::max(most, literal_words(*route));
    std::erase_if(there, [&](const Route* route) { return literal_words(*route) < most; });
    return there;
}

// The path of a route with what was asked in the place of its parameters, if each of its other words was written, or
// nearly so.
std::optional<std::string> path_nearly_asked(const Words& asked, const Route& route)
{
    const std::vector<std::string_view> words = words_of(route);
    if (words.size() != asked.size()) return std::nullopt;
    std::string path;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool is_parameter = parameter_called(words[i]) != nullptr;
        if (!is_parameter && nearest_word(asked[i], {std::string(words[i])}).empty()) return std::nullopt;
        path += fmt::format("/{}", is_parameter ? std::string_view(asked[i]) : words[i]);
    }
    return path;
}

Answer nothing_there(std::span<const Route> routes, Words asked)
{
    std::erase(asked, "");  // a slash too many
    std::vector<std::string> nearby;
    for (const Route& route : routes)
        if (std::optional<std::string> path = path_nearly_asked(asked, route)) nearby.push_back(std::move(*path));
    const std::string meant = did_you_mean(fmt::format("/{}", fmt::join(asked, "/")), nearby);
    return error_answer(404, "path",
                        fmt::format("There is nothing at this path{} docs/protocol.md lists what there is.",
                                    meant.empty() ? ";" : meant));
}

Answer wrong_method(const std::vector<const Route*>& there)
{
    std::vector<std::string_view> allowed;
    for (const Route* route : there) {
        allowed.push_back(word_of(route->method));
        if (route->method == Method::Get) allowed.push_back(word_of(Method::Head));
    }
    const std::string all = fmt::format("{}", fmt::join(allowed, ", "));
    Answer answer = error_answer(405, "method", fmt::format("This path does not take that method; it takes {}.", all));
    answer.allow = all;
    return answer;
}

// What is wrong with the words of the path that are parameters; those that are right are written into the request.
std::optional<Answer> read_parameters(Request& request)
{
    const std::vector<std::string_view> words = words_of(*request.route);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const Parameter* parameter = parameter_called(words[i]);
        if (parameter == nullptr) continue;
        if (!parameter->fits(request.segments[i])) return parameter->otherwise();
        request.parameters.emplace_back(parameter->name, request.segments[i]);
    }
    return std::nullopt;
}

// Behind the `?` everything may be left away, and what a route does not know is left aside.
std::optional<Answer> mistake_in_query(const Request& request)
{
    std::string_view path = request.route->path;
    take(path, '?');
    while (!path.empty()) {
        std::string_view value = take(path, '&');
        const std::string* said = request.query_value(take(value, '='));
        const Parameter* parameter = parameter_called(value);
        if (said != nullptr && parameter != nullptr && !parameter->fits(*said)) return parameter->otherwise();
    }
    return std::nullopt;
}

}  // namespace

std::string_view word_of(Method method)
{
    switch (method) {
        case Method::Get: return "GET";
        case Method::Head: return "HEAD";
        case Method::Post: return "POST";
        case Method::Delete: return "DELETE";
        case Method::Other: break;
    }
    return "";
}

bool is_table_id(std::string_view text)
{
    const auto allowed = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    return text.size() >= 6 && text.size() <= 40 && std::all_of(text.begin(), text.end(), allowed);
}

std::optional<Answer> find_route(std::span<const Route> routes, Request& request)
{
    request.route = nullptr;
    request.parameters.clear();
    const std::vector<const Route*> there = routes_at(routes, request.segments);
    if (there.empty()) {
        if (request.segments.empty() || request.segments.front() != "api") return std::nullopt;
        return nothing_there(routes, request.segments);
    }
    const Method method = request.method == Method::Head ? Method::Get : request.method;
    const auto found =
        std::find_if(there.begin(), there.end(), [&](const Route* route) { return route->method == method; });
    if (found == there.end()) return wrong_method(there);
    request.route = *found;
    if (std::optional<Answer> wrong = read_parameters(request)) return wrong;
    return mistake_in_query(request);
}

bool opens_socket(std::span<const Route> routes, const Request& request)
{
    const std::vector<const Route*> there = routes_at(routes, request.segments);
    return std::any_of(there.begin(), there.end(),
                       [](const Route* route) { return std::holds_alternative<OpensSocket>(route->handler); });
}

}  // namespace tessera::server
