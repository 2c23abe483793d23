#include "apps/server/http.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/url/parse.hpp>

#include "base/ensure.h"
#include "base/json_writer.h"
#include "store/encoding.h"

namespace tessera::server {

namespace {

// Text for people or names of things: UTF-8 without control characters.
bool is_plain(std::string_view text)
{
    const auto is_control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; };
    return store::is_text(text) && std::none_of(text.begin(), text.end(), is_control);
}

std::string_view without_weakness(std::string_view tag)
{
    if (tag.starts_with("W/")) tag.remove_prefix(2);
    return tag;
}

}  // namespace

const std::string* Request::query_value(std::string_view key) const
{
    for (const auto& [name, value] : query)
        if (name == key) return &value;
    return nullptr;
}

const std::string& Request::parameter(std::string_view name) const
{
    const auto found =
        std::find_if(parameters.begin(), parameters.end(), [&](const auto& entry) { return entry.first == name; });
    ensure(found != parameters.end(), "whoever answers a request asks for parameters that its route has");
    return found->second;
}

std::optional<Request> request_for(Method method, std::string_view target)
{
    const auto parsed = boost::urls::parse_origin_form(boost::core::string_view(target.data(), target.size()));
    if (!parsed) return std::nullopt;
    Request request;
    request.method = method;
    for (const auto segment : parsed->segments()) {
        if (!is_plain(segment) || segment.find('/') != std::string::npos) return std::nullopt;
        request.path += '/';
        request.path += segment;
        request.segments.push_back(segment);
    }
    if (request.path.empty()) request.path += '/';
    for (const auto parameter : parsed->params()) {
        if (!is_plain(parameter.key) || !is_plain(parameter.value)) return std::nullopt;
        request.query.emplace_back(parameter.key, parameter.value);
    }
    return request;
}

bool has_current(std::string_view if_none_match, std::string_view etag)
{
    // A comma may stand within a tag, so the quotes are what separates them.
    for (std::size_t at = if_none_match.find_first_not_of(" \t,"); at != std::string_view::npos;
         at = if_none_match.find_first_not_of(" \t,", at)) {
        const std::string_view rest = if_none_match.substr(at);
        if (rest.starts_with('*')) return true;
        const std::size_t begin = rest.starts_with("W/") ? 2 : 0;
        const std::size_t end =
            rest.substr(begin).starts_with('"') ? rest.find('"', begin + 1) : std::string_view::npos;
        if (end == std::string_view::npos) return false;
        if (without_weakness(rest.substr(0, end + 1)) == without_weakness(etag)) return true;
        at += end + 1;
    }
    return false;
}

std::string http_date(std::time_t moment)
{
    static constexpr std::array days = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    static constexpr std::array months = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                          "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    std::tm t{};
    gmtime_r(&moment, &t);
    return fmt::format("{}, {:02} {} {} {:02}:{:02}:{:02} GMT", days[static_cast<std::size_t>(t.tm_wday)], t.tm_mday,
                       months[static_cast<std::size_t>(t.tm_mon)], t.tm_year + 1900, t.tm_hour, t.tm_min, t.tm_sec);
}

Answer json_answer(std::string body, unsigned status)
{
    Answer answer;
    answer.status = status;
    answer.body = std::move(body);
    return answer;
}

Answer error_answer(unsigned status, std::string_view code, std::string_view message)
{
    std::string body;
    JsonWriter json(body);
    json.begin_object();
    json.key("error");
    json.begin_object();
    json.member("code", code);
    json.member("message", message);
    json.end_object();
    json.end_object();
    return json_answer(std::move(body), status);
}

std::string_view content_security_policy(PagePolicy policy)
{
    switch (policy) {
        case PagePolicy::Page:
            return "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
                   "font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
                   "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
        case PagePolicy::Report:
            return "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; "
                   "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-scripts";
        case PagePolicy::Data: break;
    }
    return "default-src 'none'; frame-ancestors 'none'; sandbox";
}

}  // namespace tessera::server
