#include "apps/server/http.h"

#include <boost/url/parse.hpp>

#include "base/json_writer.h"

namespace tessera::server {

const std::string* Request::query_value(std::string_view key) const
{
    for (const auto& [name, value] : query)
        if (name == key) return &value;
    return nullptr;
}

std::optional<Request> request_for(Method method, std::string_view target)
{
    const auto parsed = boost::urls::parse_origin_form(boost::core::string_view(target.data(), target.size()));
    if (!parsed) return std::nullopt;
    Request request;
    request.method = method;
    for (const auto segment : parsed->segments()) {
        if (segment.find('\0') != std::string::npos || segment.find('/') != std::string::npos) return std::nullopt;
        request.path += '/';
        request.path += segment;
        request.segments.push_back(segment);
    }
    if (request.path.empty()) request.path += '/';
    for (const auto parameter : parsed->params()) request.query.emplace_back(parameter.key, parameter.value);
    return request;
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
