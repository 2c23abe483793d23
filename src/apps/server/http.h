// Requests and answers as the rest of the server sees them, without the library that carries them.
#pragma once

#include <ctime>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera::server {

enum class Method { Get, Head, Post, Delete, Other };

struct Route;

struct Request {
    Method method = Method::Get;
    std::string path;                                        // decoded: `/api/v1/tables/k3v9`
    std::vector<std::string> segments;                       // of the path: `api`, `v1`, `tables`, `k3v9`
    std::vector<std::pair<std::string, std::string>> query;  // decoded
    std::string body;
    std::string bearer;  // the secret of `Authorization: Bearer SECRET`
    std::string accept_encoding;
    std::string if_none_match;
    std::string content_type;
    std::string address;                                               // of whoever asks (`visitor_at`)
    const Route* route = nullptr;                                      // what it asks for (`find_route`)
    std::vector<std::pair<std::string_view, std::string>> parameters;  // of the route: `ID` is `k3v9`

    const std::string* query_value(std::string_view key) const;
    // One that the path of the route has.
    const std::string& parameter(std::string_view name) const;
};

// Splits the target of a request into path and query, decoded; nothing if it is not a proper one, or what it decodes to
// is no text.
std::optional<Request> request_for(Method method, std::string_view target);

// Which rules a browser gets for what it is shown.
enum class PagePolicy {
    Data,    // nothing may run or be framed
    Page,    // the page: its own scripts, styles, pictures and sockets, and nothing from elsewhere
    Report,  // a report of the lab: all of it stands in the one file
};

struct Answer {
    unsigned status = 200;
    std::string type = "application/json";
    std::string body;
    PagePolicy policy = PagePolicy::Data;
    std::string etag;
    std::string encoding;
    bool by_encoding = false;  // another Accept-Encoding might have got another answer
    std::string cache = "no-store";
    std::string allow;        // of a wrong method: those that there are
    std::string upgrade;      // what the path is for, if not for HTTP
    std::string download_as;  // the name of a file that the browser keeps
    unsigned retry_after = 0;
};

// Whether what the client has is what the answer would be: `If-None-Match` lists tags, of which it does not matter
// whether they are weak, or says `*` for whatever there is.
bool has_current(std::string_view if_none_match, std::string_view etag);

// A moment as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
std::string http_date(std::time_t moment);

// What becomes of a request; called once, from any thread.
using Reply = std::function<void(Answer)>;

Answer json_answer(std::string body, unsigned status = 200);
// `{"error": {"code", "message"}}`
Answer error_answer(unsigned status, std::string_view code, std::string_view message);

std::string_view content_security_policy(PagePolicy policy);

// What no page of ours asks a browser for, and nobody else shall ask for in its name.
inline constexpr std::string_view permissions_policy =
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), "
    "midi=(), payment=(), usb=()";

}  // namespace tessera::server
