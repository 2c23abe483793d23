// The table of routes without a network: what leads where, what is answered where nothing does, and that
// docs/protocol.md and its schema say the same.
#include "apps/server/routes.h"
#include "tests/support/places.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <boost/json.hpp>
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

namespace tessera::server {
namespace {

namespace json = boost::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

std::string path_of(const Route& route)
{
    return route.path.starts_with('/') ? std::string(route.path) : fmt::format("/api/v1/{}", route.path);
}

// What became of a request: the path of its route, or what is wrong with it.
struct Found {
    Request request;
    std::optional<Answer> wrong;

    std::string_view path() const { return request.route == nullptr ? "" : request.route->path; }
    unsigned status() const { return wrong ? wrong->status : 200; }
    std::string message() const { return wrong ? wrong->body : ""; }
};

Found find(Method method, const std::string& target)
{
    std::optional<Request> request = request_for(method, target);
    if (!request) return {{}, error_answer(400, "path", "")};
    Found found{std::move(*request), {}};
    found.wrong = find_route(routes(), found.request);
    return found;
}

TEST(Routes, AreFoundByMethodAndPath)
{
    EXPECT_EQ(find(Method::Get, "/api/v1/games").path(), "games");
    EXPECT_EQ(find(Method::Get, "/api/v1/tables").path(), "tables?open&after=NEXT");
    EXPECT_EQ(find(Method::Post, "/api/v1/tables").path(), "tables");
    EXPECT_EQ(find(Method::Delete, "/api/v1/tables/k3v9xy").request.route->method, Method::Delete);
    EXPECT_EQ(find(Method::Get, "/healthz").path(), "/healthz");
}

TEST(Routes, HandOverTheirParametersChecked)
{
    const Found invite = find(Method::Post, "/api/v1/tables/k3v9xy/seats/1/invite");
    EXPECT_FALSE(invite.wrong);
    EXPECT_THAT(invite.request.parameters, ElementsAre(Pair("ID", "k3v9xy"), Pair("SEAT", "1")));
    EXPECT_EQ(invite.request.parameter("SEAT"), "1");
    EXPECT_THROW(static_cast<void>(invite.request.parameter("RULESET")), std::logic_error);
}

struct Mistake {
    Method method;
    std::string target;
    unsigned status;
    std::string words;
};

TEST(Routes, SayWhatIsWrongWithAParameter)
{
    for (const auto& [method, target, status, words] : std::vector<Mistake>{
             {Method::Get, "/api/v1/tables/short", 404, "no such table"},
             {Method::Get, "/api/v1/tables/with%20blank", 404, "no such table"},
             {Method::Get, "/api/v1/tables/" + std::string(41, 'a'), 404, "no such table"},
             {Method::Post, "/api/v1/tables/k3v9xy/seats/8/invite", 404, "no such seat"},
             {Method::Post, "/api/v1/tables/k3v9xy/seats/01/invite", 404, "no such seat"},
             {Method::Post, "/api/v1/tables/k3v9xy/seats/-1/invite", 404, "no such seat"},
             {Method::Get, "/api/v1/experiments/x", 404, "no such experiment"},
             {Method::Get, "/api/v1/games/treasury-0.7/content/12", 404, "with this content"},
             {Method::Get, "/api/v1/games/treasury-0.7/content/0123456789ABCDEF", 404, "with this content"},
             {Method::Get, "/api/v1/games/treasury-0.7?table=..", 404, "no such table"},
             {Method::Get, "/api/v1/tables?after=x", 400, "of the page before"},
             {Method::Get, "/api/v1/tables?after=", 400, "of the page before"},
             {Method::Post, "/api/v1/tables/mine?after=99999999999999999999", 400, "of the page before"}}) {
        const Found found = find(method, target);
        EXPECT_EQ(found.status(), status) << target;
        EXPECT_THAT(found.message(), HasSubstr(words)) << target;
    }
    EXPECT_FALSE(find(Method::Get, "/api/v1/tables?after=17&open&other=x").wrong);
}

TEST(Routes, AWordCountsForMoreThanAParameter)
{
    EXPECT_EQ(find(Method::Post, "/api/v1/tables/mine").path(), "tables/mine?after=NEXT");
    const Found wrong = find(Method::Get, "/api/v1/tables/mine");
    EXPECT_EQ(wrong.status(), 405u);
    EXPECT_EQ(wrong.wrong->allow, "POST");
}

TEST(Routes, WhatMayBeGotMayBeAskedForItsHead)
{
    EXPECT_EQ(find(Method::Head, "/api/v1/tables/k3v9xy").path(), "tables/ID");
    EXPECT_EQ(find(Method::Head, "/api/v1/tables/load").status(), 405u);
}

TEST(Routes, AWrongMethodIsToldWhichThereAre)
{
    const Found tables = find(Method::Delete, "/api/v1/tables");
    EXPECT_EQ(tables.status(), 405u);
    EXPECT_EQ(tables.wrong->allow, "POST, GET, HEAD");
    EXPECT_THAT(tables.message(), HasSubstr("it takes POST, GET, HEAD."));
    EXPECT_EQ(find(Method::Other, "/api/v1/tables/k3v9xy").wrong->allow, "GET, HEAD, DELETE");
    EXPECT_EQ(find(Method::Post, "/healthz").wrong->allow, "GET, HEAD");
}

TEST(Routes, WhereThereIsNothingWhatWasMeantIsNamed)
{
    for (const auto& [asked, meant] : std::vector<std::pair<std::string, std::string>>{
             {"/api/v1/game", "/api/v1/games"},
             {"/api/v1/Tables", "/api/v1/tables"},
             {"/api/v2/games", "/api/v1/games"},
             {"/api/v1/games/", "/api/v1/games"},
             {"/api//v1/games", "/api/v1/games"},
             {"/api/v1/tables/k3v9xy/jion", "/api/v1/tables/k3v9xy/join"},
             {"/api/v1/table/k3v9xy/seats/1/invit", "/api/v1/tables/k3v9xy/seats/1/invite"},
             {"/api/v1/experiment", "/api/v1/experiments"}}) {
        const Found found = find(Method::Get, asked);
        EXPECT_EQ(found.status(), 404u) << asked;
        EXPECT_THAT(found.message(), HasSubstr(fmt::format(R"(did you mean \"{}\"? docs)", meant))) << asked;
    }
    for (const std::string& asked :
         {std::string("/api/v1/nothing"), std::string("/api"), std::string("/api/v1"),
          std::string("/api/v1/tables/a/b/c/d/e"), "/api/v1/game/" + std::string(200, 'x')}) {
        const Found found = find(Method::Get, asked);
        EXPECT_EQ(found.status(), 404u) << asked;
        EXPECT_THAT(found.message(), HasSubstr("There is nothing at this path; docs/protocol.md lists")) << asked;
    }
}

TEST(Routes, WhatIsNotOfTheApiIsOfThePage)
{
    for (const char* target :
         {"/", "/table/k3v9xy", "/assets/app.js", "/apis", "/healthz/more", "/tables", "//api/v1"}) {
        const Found found = find(Method::Get, target);
        EXPECT_FALSE(found.wrong) << target;
        EXPECT_EQ(found.path(), "") << target;
    }
}

TEST(Routes, ASocketOpensAlsoWhereThereIsNoSuchTable)
{
    const auto opens = [](const std::string& target) {
        return opens_socket(routes(), *request_for(Method::Get, target));
    };
    EXPECT_TRUE(opens("/api/v1/tables/k3v9xy/socket"));
    EXPECT_TRUE(opens("/api/v1/tables/x/socket"));
    for (const char* target : {"/socket", "/api/v1/tables/k3v9xy", "/api/v1/tables//socket",
                               "/api/v1/tables/k3v9xy/socket/", "/api/v1/tables/k3v9xy/socke"})
        EXPECT_FALSE(opens(target)) << target;
}

// A path that a route is for, with something that fits in the place of each parameter.
std::string example_of(const Route& route)
{
    const std::map<std::string_view, std::string> values = {{"ID", "k3v9xy"},
                                                            {"EXPERIMENT", "e2e3e4"},
                                                            {"SEAT", "0"},
                                                            {"RULESET", "treasury-0.7"},
                                                            {"FINGERPRINT", "0123456789abcdef"},
                                                            {"NEXT", "17"}};
    std::string path = path_of(route);
    for (const auto& [name, value] : values)
        for (const char before : {'/', '='})
            if (const std::size_t at = path.find(before + std::string(name)); at != std::string::npos)
                path.replace(at + 1, name.size(), value);
    return path;
}

TEST(Routes, EveryOneCanBeReached)
{
    for (const Route& route : routes()) {
        const Found found = find(route.method, example_of(route));
        EXPECT_FALSE(found.wrong) << route.path << ": " << found.message();
        EXPECT_EQ(found.request.route, &route) << route.path;
        if (route.method == Method::Get) {
            EXPECT_EQ(find(Method::Head, example_of(route)).request.route, &route) << route.path;
        }
    }
}

// --- The document.

const std::string begin_mark = "<!-- routes: from src/apps/server/routes.cpp -->\n";
const std::string end_mark = "<!-- end of routes -->\n";

std::string code(std::string_view text) { return text.empty() ? "" : fmt::format("`{}`", text); }

std::string_view setting_of(RouteLimit limit)
{
    switch (limit) {
        case RouteLimit::TablesPerMinute: return "tables_per_minute";
        case RouteLimit::ExperimentsPerHour: return "experiments_per_hour";
        case RouteLimit::None: break;
    }
    return "";
}

std::string routes_for_people()
{
    std::string text = "| request | body | answer | limit |\n|---|---|---|---|\n";
    for (const Route& route : routes()) {
        const std::string request = fmt::format("{} {}", word_of(route.method), route.path);
        const std::string answer =
            fmt::format("{}{}{}", code(route.gives), route.gives.empty() ? "" : ": ", route.gives_for);
        for (const std::string& cell : {code(request), code(route.takes), answer, code(setting_of(route.limit))})
            text += cell.empty() ? "| " : fmt::format("| {} ", cell);
        text += "|\n";
    }
    return text;
}

std::string text_of(const std::string& file)
{
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

TEST(Routes, AreThoseOfTheDocument)
{
    const std::string file = source_tree() + "docs/protocol.md";
    const std::string document = text_of(file);
    const std::size_t mark = document.find(begin_mark), end = document.find(end_mark);
    ASSERT_TRUE(mark < end && end != std::string::npos) << file << " has no place for the routes";
    const std::size_t begin = mark + begin_mark.size();
    if (std::getenv("TESSERA_WRITE_DOCUMENTS") != nullptr) {
        std::ofstream(file) << document.substr(0, begin) << routes_for_people() << document.substr(end);
        return;
    }
    EXPECT_EQ(document.substr(begin, end - begin), routes_for_people())
        << "docs/protocol.md and src/apps/server/routes.cpp say different things. If the code is right, write the "
           "document with TESSERA_WRITE_DOCUMENTS=1 tests_server --gtest_filter=Routes.AreThoseOfTheDocument";
}

TEST(Routes, HaveBodiesThatTheSchemaKnows)
{
    const json::value schema = json::parse(text_of(source_tree() + "docs/protocol.schema.json"));
    const json::object& definitions = schema.at("$defs").as_object();
    std::set<std::string> named = {"rest_error"};
    for (const Route& route : routes())
        for (const std::string_view body : {route.takes, route.gives}) {
            if (body.empty()) continue;
            named.emplace(body);
            EXPECT_TRUE(definitions.contains(body)) << route.path << " names " << body;
        }
    for (const auto& definition : definitions)
        if (definition.key().starts_with("rest_")) {
            EXPECT_TRUE(named.contains(std::string(definition.key()))) << "no route has " << definition.key();
        }
}

}  // namespace
}  // namespace tessera::server
