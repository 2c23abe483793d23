// What one request of HTTP is and who answers it, and how the route of a request is found. routes.h has all of them.
//
// Words in capitals within a path are parameters: what one may be follows from its name (find_route.cpp), and whoever
// answers gets it checked (`Request::parameter`).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "apps/server/http.h"

namespace tessera::server {

class HostedTable;
struct ServerContext;

// Which setting of the operator says how many of these an address may ask for (docs/server.md).
enum class RouteLimit { None, TablesPerMinute, ExperimentsPerHour };

using Handler = Answer (*)(ServerContext&, const Request&);

// Answered at once, on the thread of the connection.
struct AtOnce {
    Handler answer;
};

// Answered where waiting for the database is allowed.
struct Waiting {
    Handler answer;
};

// Answered by a table, wherever it is served: that of the parameter ID, or the one that the request names elsewhere. A
// request that names none is answered where waiting is allowed.
struct AtTable {
    void (HostedTable::*answer)(const Request&, const Reply&);
    std::optional<std::string> (*table)(const Request&) = nullptr;
    Handler otherwise = nullptr;
};

// No request, but the beginning of a conversation over a WebSocket.
struct OpensSocket {};

struct Route {
    Method method;               // whoever may Get may also ask for the Head
    std::string_view path;       // under /api/v1/, unless it begins with a slash; behind `?`, what may be added
    std::string_view takes;      // the body: a definition of protocol.schema.json, or nothing
    std::string_view gives;      // so is the answer; nothing where it is not JSON
    std::string_view gives_for;  // what the answer is, for people who read docs/protocol.md
    std::variant<AtOnce, Waiting, AtTable, OpensSocket> handler;
    RouteLimit limit = RouteLimit::None;
};

// `GET`.
std::string_view word_of(Method method);

// Whether it looks like the id of a table.
bool is_table_id(std::string_view text);

// Writes its route and the parameters into the request, or answers what is wrong with it. A path outside of /api that
// no route has belongs to the page: there is nothing wrong with it, and no route.
std::optional<Answer> find_route(std::span<const Route> routes, Request& request);

// Whether a WebSocket may be opened there, be it only to be told that there is no such table.
bool opens_socket(std::span<const Route> routes, const Request& request);

}  // namespace tessera::server
