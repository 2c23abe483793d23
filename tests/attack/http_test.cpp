// Bytes on a connection that a stranger chose: what can be read in two ways is refused before anybody acts on it, and
// what the server says it says completely.
#include <gmock/gmock.h>

#include <boost/json.hpp>
#include <filesystem>
#include <fstream>

#include "tests/attack/effort.h"
#include "tests/server/scene.h"
#include "tests/support/many_times.h"

namespace tessera::server {
namespace {

namespace json = boost::json;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::size_t count_of(const std::string& text, const std::string& piece)
{
    std::size_t count = 0;
    for (std::size_t at = text.find(piece); at != std::string::npos; at = text.find(piece, at + 1)) ++count;
    return count;
}

class RawHttp : public testing::Test {
protected:
    std::string answer_to(const std::string& bytes) const
    {
        RawClient client(scene_.port());
        client.send(bytes);
        return client.receive_all();
    }
    // Refused, once, and the connection closed: whatever stands behind it is nobody's request.
    void expect_refused(const std::string& bytes, const std::string& status = "400")
    {
        const std::string answer = answer_to(bytes + "GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n");
        EXPECT_THAT(answer, StartsWith("HTTP/1.1 " + status + " ")) << bytes.substr(0, 300);
        EXPECT_EQ(count_of(answer, "HTTP/1.1 "), 1u) << bytes.substr(0, 300);
    }
    static std::string with(const std::string& lines, const std::string& body = "")
    {
        return "POST /api/v1/tables/mine HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" + lines +
               "\r\n" + body;
    }

    const ServerScene scene_;
};

TEST_F(RawHttp, TheHostIsSaidOnce)
{
    expect_refused("GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n");
    expect_refused("GET / HTTP/1.1\r\nHost: localhost\r\nhOST: evil.example.org\r\n\r\n");
    expect_refused("GET / HTTP/1.1\r\nAccept: */*\r\n\r\n");
    for (const char* host :
         {"localhost evil.example.org", "localhost/evil", "localhost,evil", "a@localhost", "loc\"alhost"})
        expect_refused("GET / HTTP/1.1\r\nHost: " + std::string(host) + "\r\n\r\n");
}

TEST_F(RawHttp, LinesAreNotFolded)
{
    expect_refused("GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: a\r\n b\r\n\r\n");
    expect_refused("GET / HTTP/1.1\r\nHost: localhost\r\n\tevil.example.org\r\n\r\n");
    expect_refused("GET / HTTP/1.1\r\n Host: localhost\r\n\r\n");
    expect_refused(with("Transfer-Encoding:\r\n chunked\r\n", "0\r\n\r\n"));
}

TEST_F(RawHttp, LinesEndWithBothCharacters)
{
    expect_refused("GET / HTTP/1.1\nHost: localhost\n\n");
    expect_refused("GET / HTTP/1.1\r\nHost: localhost\n\r\n");
    expect_refused("GET / HTTP/1.1\r\nHost: localhost\r\nX: a\nContent-Length: 5\r\n\r\n");
    expect_refused("GET / HTTP/1.1\r\nHost: localhost\r\nX: a\rContent-Length: 5\r\n\r\n");
    expect_refused("GET / HTTP/1.1\r\rHost: localhost\r\n\r\n");
    expect_refused("GET / HTTP/1.1\r\nHost: localhost\r\nX: a" + std::string(1, '\0') + "b\r\n\r\n");
    expect_refused("GET /\x01 HTTP/1.1\r\nHost: localhost\r\n\r\n");
}

TEST_F(RawHttp, ARequestHasOneLength)
{
    expect_refused(with("Content-Length: 2\r\nContent-Length: 3\r\n", "{}"));
    expect_refused(with("Content-Length: 2\r\nContent-Length: 2\r\n", "{}"));
    for (const char* length : {"2, 2", "+2", "-2", "0x2", " ", "2 2", "99999999999999999999", "2;"})
        expect_refused(with("Content-Length: " + std::string(length) + "\r\n", "{}"));
    expect_refused(with("Content-Length: 2\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"));
    expect_refused(with("Transfer-Encoding: chunked\r\nContent-Length: 2\r\n", "0\r\n\r\n"));
    expect_refused(with("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n", "0\r\n\r\n"));
    for (const char* encoding :
         {"identity", "xchunked", "chunked, identity", "gzip, chunked", "chunked;q=1", "\"chunked\"", ""})
        expect_refused(with("Transfer-Encoding: " + std::string(encoding) + "\r\n", "0\r\n\r\n"), "501");
    expect_refused(with("Transfer-Encoding : chunked\r\n", "0\r\n\r\n"));
    expect_refused(with("Content-Length : 2\r\n", "{}"));
    for (const char* chunks :
         {"x\r\n{}\r\n0\r\n\r\n", "-2\r\n{}\r\n0\r\n\r\n", "2\n{}\r\n0\r\n\r\n", "2\r\n{}}\r\n0\r\n\r\n",
          "0x2\r\n{}\r\n0\r\n\r\n", "fffffffffffffffff\r\n{}\r\n0\r\n\r\n"})
        expect_refused(with("Transfer-Encoding: chunked\r\n", chunks));
}

TEST_F(RawHttp, FieldsBehindABodyAreNotBelieved)
{
    const std::string body = "2\r\n{}\r\n0\r\n";
    EXPECT_THAT(answer_to(with("Transfer-Encoding: chunked\r\nConnection: close\r\n", body + "\r\n")),
                HasSubstr("\\\"secrets\\\" is missing"));
    for (const char* trailer : {"Host: evil.example.org\r\n", "Authorization: Bearer x\r\n", "X: y\r\n"})
        expect_refused(with("Transfer-Encoding: chunked\r\n", body + trailer + "\r\n"));
}

TEST_F(RawHttp, WhoAsksIsSaidOnce)
{
    for (const char* name : {"Authorization", "Origin", "Content-Type"})
        expect_refused("GET / HTTP/1.1\r\nHost: localhost\r\n" + std::string(name) + ": a\r\n" + name + ": a\r\n\r\n");
}

TEST_F(RawHttp, TargetsArePathsOfThisServer)
{
    for (const char* target : {"http://localhost/", "http://evil.example.org/", "*", "localhost:80", "/a%00b",
                               "/%2e%2e%2f", "/a%0d%0aSet-Cookie:x", "/?a=%00", "/%ff", "/\\..\\", "/%"}) {
        const std::string answer =
            answer_to("GET " + std::string(target) + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        EXPECT_THAT(answer, StartsWith("HTTP/1.1 400 ")) << target;
        EXPECT_THAT(answer, Not(HasSubstr("Set-Cookie"))) << target;
    }
    expect_refused("GET  / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    expect_refused("GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n");
    expect_refused("GET / HTTP/2.0\r\nHost: localhost\r\n\r\n");
    expect_refused("GET / HTTP/1.9\r\nHost: localhost\r\n\r\n");
    expect_refused("GET /\r\nHost: localhost\r\n\r\n");
    expect_refused("GET / HTTP/1.1 \r\nHost: localhost\r\n\r\n");
}

TEST_F(RawHttp, MuchOfAHeaderIsRefused)
{
    std::string fields;
    for (int i = 0; i < 101; ++i) fields += "X" + std::to_string(i) + ": a\r\n";
    expect_refused("GET / HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n", "431");
    expect_refused("GET / HTTP/1.1\r\nHost: localhost\r\n" + many_times("a:\r\n", 3000) + "\r\n", "431");
    expect_refused("GET / HTTP/1.1\r\nHost: localhost\r\nX: " + many_times("x", 17'000) + "\r\n\r\n", "431");
    expect_refused("GET /" + many_times("x", 17'000) + " HTTP/1.1\r\nHost: localhost\r\n\r\n", "431");
    expect_refused(many_times("X", 17'000), "431");
}

TEST_F(RawHttp, WhatIsInOrderIsAnswered)
{
    const std::string one = "GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const std::string last = "GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    EXPECT_EQ(count_of(answer_to(one + one + last), "HTTP/1.1 200 "), 3u);
    EXPECT_EQ(count_of(answer_to(one + "\r\n\r\n" + last), "HTTP/1.1 200 "), 2u);
    EXPECT_THAT(answer_to("GET /metrics HTTP/1.0\r\nHost: localhost\r\n\r\n"), HasSubstr(" 200 "));
    EXPECT_EQ(count_of(answer_to(with("Content-Length: 14\r\n", "{\"secrets\":[]}") + last), "HTTP/1.1 200 "), 2u);
    EXPECT_EQ(
        count_of(answer_to(with("Transfer-Encoding: Chunked\r\n", "e;x=y\r\n{\"secrets\":[]}\r\n0\r\n\r\n") + last),
                 "HTTP/1.1 200 "),
        2u);
    // In pieces of a byte each.
    RawClient slow(scene_.port());
    for (const char c : "\r\n" + last) slow.send(std::string(1, c));
    EXPECT_THAT(slow.receive_all(), StartsWith("HTTP/1.1 200 "));
}

// Whatever bytes come, the answer is a refusal or the connection is closed, and the next visitor is served.
TEST_F(RawHttp, RandomChangesToARequestHarmNobody)
{
    const std::string whole = with("Content-Length: 14\r\nX: y\r\nConnection: close\r\n", "{\"secrets\":[]}");
    std::uint64_t state = 20261118;
    const auto below = [&](std::size_t most) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        return static_cast<std::size_t>(state >> 33) % most;
    };
    const std::string pieces[] = {
        "\r", "\n", "\r\n", " ", ":", ",", "\t", "0", "chunked", "Host: a\r\n", std::string(1, '\0')};
    for (int i = 0; i < 100 * attack::effort(); ++i) {
        std::string bytes = whole;
        for (std::size_t edits = 1 + below(3); edits > 0; --edits)
            bytes.replace(below(bytes.size()), below(3), pieces[below(std::size(pieces))]);
        RawClient client(scene_.port());
        client.send(bytes + "\r\n\r\n");
        client.receive_all(std::chrono::milliseconds(200));
    }
    EXPECT_EQ(get(scene_.port(), "/api/v1/games").status, 200u);
}

TEST(HttpAnswers, AllHaveTheFieldsThatProtect)
{
    const TemporaryFolder page;
    std::ofstream(page.file("index.html")) << "<!doctype html>";
    const ServerScene scene([&](Config& config) { config.page = page.path().string(); });
    const NewTable table = scene.create("market-trading", {"human", "human"});
    const auto expect_fields = [](const std::string& answer, const std::string& what) {
        for (const char* field : {"\r\nDate: ", " GMT\r\n", "\r\nPermissions-Policy: ", "camera=()",
                                  "\r\nContent-Security-Policy: ", "\r\nX-Content-Type-Options: nosniff"})
            EXPECT_THAT(answer, HasSubstr(field)) << what;
    };
    const std::string end = " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
    for (const std::string& request : std::vector<std::string>{
             "GET /" + end, "HEAD /" + end, "GET /missing.js" + end, "GET /healthz" + end, "GET /metrics" + end,
             "GET /api/v1/games" + end, "GET /api/v1/nothing" + end, "PUT /" + end, "GET /a%00" + end,
             "GET /" + end + "Origin: https://evil.example.org\r\n", "GET / HTTP/1.1\r\nHost: evil.example.org\r\n",
             "GET / HTTP/1.1\r\nX y\r\n", "GET /" + end + "If-None-Match: *\r\n",
             ("GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n")}) {
        RawClient client(scene.port());
        client.send(request + "\r\n");
        expect_fields(client.receive_all(std::chrono::seconds(3)), request);
    }
    RawClient socket(scene.port());
    socket.send("GET /api/v1/tables/" + table.id +
                "/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
    const std::string upgraded = socket.receive_all(std::chrono::milliseconds(500));
    EXPECT_THAT(upgraded, StartsWith("HTTP/1.1 101 "));
    EXPECT_THAT(upgraded, HasSubstr("\r\nDate: "));
    EXPECT_THAT(upgraded, HasSubstr("\r\nPermissions-Policy: "));
}

TEST(HttpAnswers, AFileThatIsKnownIsNotSentAgain)
{
    const TemporaryFolder page;
    std::ofstream(page.file("index.html")) << "<!doctype html>";
    const ServerScene scene([&](Config& config) { config.page = page.path().string(); });
    const std::string tag = get(scene.port(), "/").headers.at("etag");
    for (const std::string& said : {tag, "W/" + tag, "\"other\", " + tag, "W/\"other\" , W/" + tag, std::string("*")}) {
        const Got got = get(scene.port(), "/", {{"If-None-Match", said}});
        EXPECT_EQ(got.status, 304u) << said;
        EXPECT_EQ(got.body, "") << said;
        EXPECT_EQ(got.headers.at("etag"), tag) << said;
    }
    for (const std::string& said : {std::string("\"other\""), tag.substr(1), "x" + tag, std::string("")})
        EXPECT_EQ(get(scene.port(), "/", {{"If-None-Match", said}}).status, 200u) << said;
}

TEST(HttpProxy, WhatAVisitorSaysOfHisAddressIsNotBelieved)
{
    const ServerScene scene([](Config& config) {
        config.behind_proxy = true;
        config.requests_per_second = 1;
    });
    // The proxy adds the last address, in the line that came or in one of its own.
    const auto status = [&](int i, const std::string& proxy) {
        RawClient client(scene.port());
        client.send("GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Forwarded-For: 10.0.0." +
                    std::to_string(i) + proxy + "\r\n\r\n");
        return client.receive_all().substr(9, 3);
    };
    for (const std::string& proxy : {std::string(", 192.0.2.7"), std::string("\r\nX-Forwarded-For: 192.0.2.8")}) {
        std::string last = "200";
        for (int i = 0; i < 30 && last == "200"; ++i) last = status(i, proxy);
        EXPECT_EQ(last, "429") << "another address each time was believed";
    }
}

}  // namespace
}  // namespace tessera::server
