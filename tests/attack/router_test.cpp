// Requests that are odd in what they ask for: spelled otherwise, with too many slashes, up and down the tree, with
// other methods, very long. Each gets the answer that the table of routes has for it, and no spelling gets around a
// limit.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <boost/json.hpp>
#include <filesystem>
#include <fstream>
#include <random>

#include "apps/server/routes.h"
#include "tests/attack/effort.h"
#include "tests/server/scene.h"
#include "tests/support/many_times.h"

namespace tessera::server {
namespace {

namespace json = boost::json;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class OddRequests : public testing::Test {
protected:
    OddRequests()
    {
        std::filesystem::create_directories(folder_.path() / "page");
        std::ofstream(folder_.path() / "page/index.html") << "<!doctype html>";
        std::ofstream(folder_.path() / "secret.txt") << "secret";
        ServerScene::Change change = [&](Config& config) {
            config.page = (folder_.path() / "page").string();
            config.requests_per_second = 100'000;
        };
        scene_ = std::make_unique<ServerScene>(change);
        table_ = scene_->create("market-trading", {"human", "open"});
    }

    std::string raw(const std::string& bytes) const
    {
        RawClient client(scene_->port());
        client.send(bytes);
        return client.receive_all();
    }
    // `ID` stands for the table.
    std::string answer_to(const std::string& method, std::string target,
                          const std::string& lines = "Connection: close\r\n") const
    {
        for (std::size_t at = target.find("/ID"); at != std::string::npos; at = target.find("/ID"))
            target.replace(at + 1, 2, table_.id);
        return raw(fmt::format("{} {} HTTP/1.1\r\nHost: localhost\r\n{}\r\n", method, target, lines));
    }
    static unsigned status_of(const std::string& answer)
    {
        return answer.size() < 12 ? 0 : static_cast<unsigned>(std::stoul(answer.substr(9, 3)));
    }
    static std::string body_of(const std::string& answer) { return answer.substr(answer.find("\r\n\r\n") + 4); }
    // The line of this field, or nothing.
    static std::string field(const std::string& answer, const std::string& name)
    {
        const std::size_t at = answer.find(fmt::format("\r\n{}: ", name));
        if (at == std::string::npos) return "";
        const std::size_t begin = at + name.size() + 4;
        return answer.substr(begin, answer.find("\r\n", begin) - begin);
    }

    const TemporaryFolder folder_;
    std::unique_ptr<ServerScene> scene_;
    NewTable table_;
};

struct OddRequest {
    std::string target;
    unsigned status;
    std::string words = {};  // somewhere in the answer
};

TEST_F(OddRequests, GetTheAnswerOfWhatTheySay)
{
    const std::string nothing = "There is nothing at this path";
    const std::string page = "<!doctype html>";
    for (const auto& [target, status, words] : std::vector<OddRequest>{
             // A letter written with % is that letter; a slash written so is none, and no part of a name either.
             {"/%61pi/v1/games", 200, "market-trading"},
             {"/api/v1/g%61mes", 200, "market-trading"},
             {"/%68ealthz", 200, "\"status\""},
             {"/api/v1/games/market%2Dtrading", 200, "Market Trading"},
             {"/api/v1%2Fgames", 400, "makes no sense"},
             {"/api/v1/tables%2f/ID", 400, "makes no sense"},
             {"/api/v1/games/market-trading%2Frules", 400, "makes no sense"},
             {"/api/v1/games/market-trading%00", 400, "makes no sense"},
             {"/api/v1/games/%252e%252e", 404, "no rule set"},
             {"/api/v1/games%3Ftable=x", 404, nothing},
             {"/api/v1/games#x", 400, "makes no sense"},
             // Slashes too many.
             {"/api/v1/games/", 404, R"(did you mean \"/api/v1/games\")"},
             {"/api/v1/games//", 404, R"(did you mean \"/api/v1/games\")"},
             {"/api/v1//games", 404, R"(did you mean \"/api/v1/games\")"},
             {"/api//v1/games", 404, R"(did you mean \"/api/v1/games\")"},
             {"/api/v1/games//rules", 404, nothing},
             {"/api/v1/games/market-trading//rules", 404, R"(did you mean \"/api/v1/games/market-trading/rules\")"},
             {"/api/v1/tables/ID/", 404, nothing},
             {"/api/v1/tables//join", 404, nothing},
             {"/api/v1/tables/ID/seats//invite", 404, nothing},
             {"/api/v1/", 404, nothing},
             {"/api", 404, nothing},
             {"//api/v1/games", 200, page},
             {"/healthz/", 200, page},
             {"/metrics//", 200, page},
             // Up and down: nobody goes there.
             {"/api/v1/./games", 404, nothing},
             {"/api/v1/../v1/games", 404, nothing},
             {"/api/v1/tables/../games", 404, nothing},
             {"/api/v1/games/..", 404, "no rule set"},
             {"/api/v1/games/%2e%2e", 404, "no rule set"},
             {"/api/v1/games/%2e%2e/content", 404, "no rule set"},
             {"/api/v1/games/../../../secret.txt", 404, nothing},
             {"/api/../metrics", 404, nothing},
             {"/x/../metrics", 404, "no such file"},
             {"/x/../api/v1/games", 404, "no such file"},
             {"/../secret.txt", 404, "no such file"},
             {"/%2e%2e/secret.txt", 404, "no such file"},
             {"/.", 404, "no such file"},
             // Great and small letters are different ones.
             {"/API/v1/games", 200, page},
             {"/api/V1/games", 404, R"(did you mean \"/api/v1/games\")"},
             {"/Healthz", 200, page},
             // Words of the document are no values.
             {"/api/v1/tables/EXPERIMENT/record", 404, "no such table"},
             {"/api/v1/games/RULESET", 404, "no rule set"},
             {"/api/v1/tables/mine", 405, "it takes POST"},
             {"/api/v1/tables/load", 405, "it takes POST"},
             // Parameters of a path.
             {"/api/v1/tables/*", 404, "no such table"},
             {"/api/v1/tables/' OR 1=1", 400},
             {"/api/v1/tables/'%20OR%201=1--", 404, "no such table"},
             {"/api/v1/tables/%E2%80%AE%E2%80%AE", 404, "no such table"},
             {"/api/v1/experiments/..", 404, "no such experiment"},
             {"/api/v1/experiments/aaaaaa/report.html/", 404, nothing},
             {"/api/v1/games/market-trading/content/0000000000000000", 404, "begun with this content"},
             {"/api/v1/games/market-trading/content/-000000000000001", 404, "begun with this content"},
             {"/api/v1/games/market-trading;x=1", 404, R"(did you mean \"market-trading\")"},
             // What is behind the question mark: the first of each, and whatever nobody knows is left aside.
             {"/api/v1/games?", 200},
             {"/api/v1/games??&&&==&%3d&a=b&a=c", 200},
             {"/api/v1/tables?open=no", 200, "\"tables\""},
             {"/api/v1/tables?after=-5", 200, "\"tables\""},
             {"/api/v1/tables?after=9223372036854775807", 200, "\"tables\""},
             {"/api/v1/tables?after=9223372036854775808", 400, "of the page before"},
             {"/api/v1/tables?after=+5", 400, "of the page before"},
             {"/api/v1/tables?after=5%00", 400, "makes no sense"},
             {"/api/v1/tables?after", 400, "of the page before"},
             {"/api/v1/tables?after=5&after=x", 200, "\"tables\""},
             {"/api/v1/games/market-trading?table=", 404, "no such table"},
             {"/api/v1/games/market-trading?table=../../secret", 404, "no such table"},
             {"/api/v1/games/market-trading?table=aaaaaaaa", 404, "no such table"},
             // Very long.
             {"/api/v1/" + many_times("a", 15'000), 404, nothing},
             {"/api/v1/" + many_times("/", 15'000), 404, nothing},
             {"/api/v1/" + many_times("games/", 2'500), 404, nothing},
             {"/api/v1/" + many_times("../", 5'000), 404, nothing},
             {"/api/v1/tables/" + many_times("a", 15'000), 404, "no such table"},
             {"/api/v1/games/" + many_times("a", 15'000), 404, "no such rule set"},
             {"/api/v1/games/" + many_times("%C3%A4", 2'500), 404, "no such rule set"},
             {"/api/v1/tables?after=" + many_times("9", 15'000), 400, "of the page before"},
             {"/api/v1/tables?" + many_times("a&", 7'000), 200, "\"tables\""},
             {"/" + many_times("a/", 7'000), 200, page}}) {
        const std::string answer = answer_to("GET", target);
        const std::string shown = target.substr(0, 100);
        EXPECT_EQ(status_of(answer), status) << shown;
        EXPECT_THAT(answer, HasSubstr(words)) << shown;
        EXPECT_THAT(body_of(answer), Not(StartsWith("secret"))) << shown;
        // What was asked is not repeated however long it was.
        EXPECT_TRUE(status == 200 || body_of(answer).size() < 600) << shown;
    }
}

// A target for a route: things that fit, but that nobody has.
std::string target_of(const Route& route)
{
    std::string path = (route.path.starts_with('/') ? "" : "/api/v1/") + std::string(route.path);
    for (const auto& [name, value] :
         std::vector<std::pair<std::string, std::string>>{{"RULESET", "market-trading"},
                                                          {"EXPERIMENT", "aaaaaa"},
                                                          {"SEAT", "1"},
                                                          {"FINGERPRINT", "0123456789abcdef"}})
        if (const std::size_t at = path.find("/" + name); at != std::string::npos)
            path.replace(at + 1, name.size(), value);
    return path.substr(0, path.find('?'));
}

std::vector<std::string> targets()
{
    std::vector<std::string> all;
    for (const Route& route : routes()) all.push_back(target_of(route));
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

TEST_F(OddRequests, OfTheHeadGetWhatTheyWouldGetButTheBody)
{
    for (const std::string& target : targets()) {
        // Figures and times are others every time.
        if (target == "/metrics" || target == "/healthz") continue;
        const std::string whole = answer_to("GET", target), head = answer_to("HEAD", target);
        EXPECT_EQ(body_of(head), "") << target;
        if (status_of(whole) == 405) {
            EXPECT_EQ(status_of(head), 405u) << target;
            continue;
        }
        EXPECT_EQ(status_of(head), status_of(whole)) << target;
        EXPECT_EQ(field(head, "Content-Length"), std::to_string(body_of(whole).size())) << target;
        EXPECT_EQ(field(head, "Content-Type"), field(whole, "Content-Type")) << target;
        EXPECT_EQ(field(head, "ETag"), field(whole, "ETag")) << target;
    }
    // Whatever is asked next over the same connection gets the answer to that.
    std::string many;
    for (const char* target : {"/api/v1/games", "/api/v1/nothing", "/metrics", "/", "/missing.js"})
        many += fmt::format("HEAD {} HTTP/1.1\r\nHost: localhost\r\n\r\n", target);
    const std::string answers =
        raw(many + "GET /api/v1/tables/short HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    EXPECT_THAT(body_of(answers.substr(answers.rfind("HTTP/1.1 "))), HasSubstr("no such table"));
}

TEST_F(OddRequests, OfOtherMethodsAreToldWhichThereAre)
{
    for (const std::string& target : targets()) {
        std::vector<std::string> taken;
        for (const Route& route : routes()) {
            if (target_of(route) != target) continue;
            taken.emplace_back(word_of(route.method));
            if (route.method == Method::Get) taken.emplace_back("HEAD");
        }
        const std::string allow = fmt::format("{}", fmt::join(taken, ", "));
        for (const char* method : {"GET", "HEAD", "POST", "DELETE", "PUT", "PATCH", "OPTIONS", "TRACE", "CONNECT",
                                   "PROPFIND", "QUERY", "BREW", "get", "G", "M-SEARCH"}) {
            if (std::find(taken.begin(), taken.end(), method) != taken.end()) continue;
            // Fields that promise another method change nothing.
            const std::string answer =
                answer_to(method, target, "Connection: close\r\nX-HTTP-Method-Override: GET\r\n");
            EXPECT_EQ(status_of(answer), 405u) << method << " " << target;
            EXPECT_EQ(field(answer, "Allow"), allow) << method << " " << target;
        }
    }
    for (const char* method : {"POST", "DELETE", "PUT", "OPTIONS", "BREW"})
        EXPECT_EQ(field(answer_to(method, "/"), "Allow"), "GET, HEAD") << method;
    EXPECT_EQ(get(scene_->port(), "/api/v1/tables/" + table_.id).status, 200u) << "and the table is still there";
}

TEST_F(OddRequests, ForASocketGetOneOnlyWhereOneIs)
{
    const std::string upgrade =
        "Upgrade: websocket\r\nConnection: close, Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n";
    for (const std::string target :
         {"/", "/socket", "/api/v1/games", "/api/v1/tables/ID", "/api/v1/tables//socket", "/api/v1/tables/ID/socket/",
          "/api/v1/tables/ID//socket", "/api/v1/tables/ID/record"})
        EXPECT_EQ(status_of(answer_to("GET", target, upgrade)), 404u) << target;
    EXPECT_EQ(status_of(answer_to("POST", "/api/v1/tables/ID/socket", upgrade)), 405u);
    for (const std::string& lines :
         {std::string("Connection: close\r\n"), std::string("Upgrade: h2c\r\nConnection: close, Upgrade\r\n")}) {
        const std::string answer = answer_to("GET", "/api/v1/tables/ID/socket", lines);
        EXPECT_EQ(status_of(answer), 426u) << lines;
        EXPECT_EQ(field(answer, "Upgrade"), "websocket");
        EXPECT_EQ(field(answer, "Connection"), "close, Upgrade");
    }
    // There the browser is told why, which it would not be if the handshake failed.
    for (const std::string& id : {std::string("x"), std::string(".."), std::string("%2e%2e"), std::string("aaaaaaaa"),
                                  many_times("a", 15'000)}) {
        SocketClient socket(scene_->port(), "/api/v1/tables/" + id + "/socket");
        EXPECT_EQ(socket.receive("error").at("code"), "table") << id.substr(0, 20);
    }
}

TEST_F(OddRequests, NoSpellingGetsAroundALimit)
{
    const ServerScene scene([](Config& config) { config.tables_per_minute = 1; });
    const std::string body = "{}";
    std::vector<unsigned> statuses;
    for (const char* target :
         {"/api/v1/%74ables", "/api/v1/tables/%6co%61d", "/api/v1/tables?x=y#", "/api/v1/tables?x=y", "/api/v1/tables/",
          "/api/v1/tables", "/%61pi/v1/tables", "/api/v1/tables/load?", "/api/v1/tables/aaaaaaaa/fork"})
        statuses.push_back(request(scene.port(), "POST", target, body).status);
    // What is refused as no path counts for nobody.
    EXPECT_THAT(statuses, testing::ElementsAre(400, 429, 400, 429, 404, 429, 429, 429, 429));
}

// Whatever becomes of a path, the router finds a route, or says why not, or leaves it to the page.
TEST(OddPaths, RandomChangesToAPathFindARouteOrASentence)
{
    std::mt19937 random(20261119);
    const auto below = [&](std::size_t most) {
        return std::uniform_int_distribution<std::size_t>(0, most - 1)(random);
    };
    const std::vector<std::string> pieces = {"/",  "//",   "%2f", "%2e", "..",     ".",  "?",  "&",
                                             "=",  "#",    ";",   "%",   "%%",     "a",  "ID", "api",
                                             "v1", "mine", "0",   "-1",  "%C3%A4", "\\", "*",  "table="};
    const std::vector<std::string> beginnings = targets();
    const std::vector<Method> methods = {Method::Get, Method::Head, Method::Post, Method::Delete, Method::Other};
    for (int i = 0; i < 20'000 * attack::effort(); ++i) {
        std::string target = beginnings[below(beginnings.size())];
        for (std::size_t edits = 1 + below(4); edits > 0; --edits)
            target.replace(below(target.size() + 1), below(4), pieces[below(pieces.size())]);
        std::optional<Request> request = request_for(methods[below(methods.size())], target);
        if (!request) continue;
        const std::optional<Answer> wrong = find_route(routes(), *request);
        if (wrong) {
            EXPECT_THAT(wrong->status, testing::AnyOf(400u, 404u, 405u)) << target;
            EXPECT_EQ(wrong->status == 405, !wrong->allow.empty()) << target;
        } else if (request->route == nullptr) {
            EXPECT_TRUE(request->segments.empty() || request->segments.front() != "api") << target;
        } else {
            const Method method = request->method == Method::Head ? Method::Get : request->method;
            EXPECT_EQ(request->route->method, method) << target;
            for (const auto& [name, value] : request->parameters) EXPECT_FALSE(value.empty()) << target;
        }
    }
}

}  // namespace
}  // namespace tessera::server
