// The small parts of the server by themselves: log lines, secrets, allowances, names of hosts, files, addresses.
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "apps/server/clock.h"
#include "apps/server/http.h"
#include "apps/server/limits.h"
#include "apps/server/log.h"
#include "apps/server/metrics.h"
#include "apps/server/origin.h"
#include "apps/server/request_header.h"
#include "apps/server/secret.h"
#include "apps/server/static_files.h"
#include "apps/server/visitor_content.h"
#include "apps/server/webhook.h"
#include "tests/support/temporary_folder.h"

namespace tessera::server {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(Log, FieldsAreQuotedWhereTheyHaveTo)
{
    EXPECT_EQ(log_text("a table has stopped", {{"table", "k3v9"}, {"revision", 12}, {"error", "line one\nline two"}}),
              "a table has stopped table=k3v9 revision=12 error=\"line one\\nline two\"");
    EXPECT_EQ(log_json("hello", {{"n", 3}, {"text", "a \"b\""}}), R"("what":"hello","n":3,"text":"a \"b\"")");
}

using namespace std::chrono_literals;

TEST(EvenTime, GoesOnWhateverSomebodyDoesToTheSystemsTime)
{
    EvenTime time(1000h, 5h);
    EXPECT_EQ(time.now(1000h + 1s, 5h + 1s), (1000h + 1s) / 1ms);
    // A day back: no jump, and a minute is a minute, but for a twentieth.
    const table::Time before = time.now(1000h + 2s, 5h + 2s);
    EXPECT_EQ(time.now(976h + 2s, 5h + 2s), before);
    EXPECT_EQ(time.now(976h + 62s, 5h + 62s) - before, 57s / 1ms);
    // A day forward.
    const table::Time then = time.now(976h + 62s, 5h + 62s);
    EXPECT_EQ(time.now(1024h + 122s, 5h + 122s) - then, 63s / 1ms);
}

TEST(EvenTime, FollowsSmallCorrectionsAndNeverGoesBack)
{
    EvenTime time(1000h, 5h);
    EXPECT_EQ(time.now(1000h + 100s - 2s, 5h + 100s), (1000h + 98s) / 1ms);
    EXPECT_EQ(time.now(1000h + 200s + 1s, 5h + 200s), (1000h + 201s) / 1ms);
    EXPECT_EQ(time.now(900h, 5h + 100s), (1000h + 201s) / 1ms);
    table::Time last = 0;
    for (int i = 0; i < 1000; ++i) {
        const table::Time now = time.now(std::chrono::hours(i * 37 % 2000), 5h + 200s + i * 1ms);
        EXPECT_GE(now, last);
        last = now;
    }
}

TEST(EvenTime, CountsWhileTheMachineSleeps)
{
    EvenTime time(1000h, 5h);
    EXPECT_EQ(time.now(1009h, 14h), 1009h / 1ms);
}

TEST(Secrets, AreLongDifferentAndKeptOnlyAsHashes)
{
    set_up_secrets();
    std::set<std::string> seen;
    for (int i = 0; i < 100; ++i) {
        const std::string secret = new_secret();
        EXPECT_TRUE(looks_like_secret(secret)) << secret;
        EXPECT_TRUE(seen.insert(secret).second);
        EXPECT_TRUE(seen.insert(new_id()).second);
    }
    EXPECT_FALSE(looks_like_secret("short"));
    EXPECT_FALSE(looks_like_secret(std::string(43, '+')));
    EXPECT_EQ(hash_of("a").size(), 32u);
    EXPECT_EQ(hash_of("a"), hash_of("a"));
    EXPECT_NE(hash_of("a"), hash_of("b"));
}

TEST(Allowance, LetsABurstThroughAndThenSoManyASecond)
{
    Allowance allowance(10, 3);
    const Moment start = this_moment();
    EXPECT_TRUE(allowance.take(start));
    EXPECT_TRUE(allowance.take(start));
    EXPECT_TRUE(allowance.take(start));
    EXPECT_FALSE(allowance.take(start));
    EXPECT_TRUE(allowance.take(start + std::chrono::milliseconds(110)));
    EXPECT_FALSE(allowance.take(start + std::chrono::milliseconds(120)));
}

TEST(Allowance, OfOneAddressIsNotThatOfAnother)
{
    AllowanceByAddress allowances(1, 1);
    const Moment now = this_moment();
    EXPECT_TRUE(allowances.take("a", now));
    EXPECT_FALSE(allowances.take("a", now));
    EXPECT_TRUE(allowances.take("b", now));
    for (int i = 0; i < 5000; ++i) allowances.take(std::to_string(i), now);
    EXPECT_TRUE(allowances.take("a", now + std::chrono::seconds(2)));
}

TEST(Crowd, HasAnEndInAllAndForEachAddress)
{
    Crowd crowd(3, 2);
    EXPECT_TRUE(crowd.enter("a"));
    EXPECT_TRUE(crowd.enter("a"));
    EXPECT_FALSE(crowd.enter("a"));
    EXPECT_TRUE(crowd.enter("b"));
    EXPECT_FALSE(crowd.enter("c"));
    crowd.leave("a");
    EXPECT_TRUE(crowd.enter("c"));
}

TEST(Origins, OnlyTheServersOwnPageAndThoseNamed)
{
    Config config;
    config.origins = {"https://play.example.org"};
    EXPECT_TRUE(origin_allowed("", "localhost:8080", config));
    EXPECT_TRUE(origin_allowed("http://localhost:8080", "localhost:8080", config));
    EXPECT_TRUE(origin_allowed("https://play.example.org", "localhost:8080", config));
    EXPECT_FALSE(origin_allowed("https://evil.example.org", "localhost:8080", config));
    EXPECT_FALSE(origin_allowed("null", "localhost:8080", config));
    EXPECT_FALSE(origin_allowed("http://localhost:9090", "localhost:8080", config));

    EXPECT_TRUE(host_allowed("localhost:8080", config));
    EXPECT_TRUE(host_allowed("[::1]:8080", config));
    EXPECT_TRUE(host_allowed("play.example.org", config));
    EXPECT_FALSE(host_allowed("evil.example.org:8080", config));
    config.address = "0.0.0.0";
    EXPECT_TRUE(host_allowed("anything.example.org", config));
}

TEST(VisitorContent, IsUpToTheOperatorOnceOthersAreServed)
{
    Config config;
    for (const char* address : {"127.0.0.1", "::1", "localhost"}) {
        config.address = address;
        EXPECT_EQ(visitor_content(config), VisitorContent::Taken) << address;
    }
    for (const char* address : {"0.0.0.0", "::", "192.0.2.1"}) {
        config.address = address;
        EXPECT_EQ(visitor_content(config), VisitorContent::Refused) << address;
    }
    config.visitor_content = "yes";
    EXPECT_EQ(visitor_content(config), VisitorContent::Taken);
    config.address = "127.0.0.1";
    config.visitor_content = "no";
    EXPECT_EQ(visitor_content(config), VisitorContent::Refused);
}

TEST(Requests, PathsAreDecodedOnceAndSplit)
{
    const std::optional<Request> request = request_for(Method::Get, "/api/v1/tables/a%20b?after=%31&open");
    ASSERT_TRUE(request);
    EXPECT_THAT(request->segments, ElementsAre("api", "v1", "tables", "a b"));
    EXPECT_EQ(*request->query_value("after"), "1");
    EXPECT_NE(request->query_value("open"), nullptr);
    EXPECT_EQ(request->query_value("other"), nullptr);
    EXPECT_FALSE(request_for(Method::Get, "no path"));
    EXPECT_FALSE(request_for(Method::Get, "/a%2Fb"));
    for (const char* target : {"/a%00b", "/a%0Ab", "/a%7F", "/a%FFb", "/%C0%AE", "/a?x=%00", "/a?%FF=1", "/a?x=%1b",
                               "http://localhost/a", "*", "localhost:80", "", "a"})
        EXPECT_FALSE(request_for(Method::Get, target)) << target;
    EXPECT_TRUE(request_for(Method::Get, "/%C3%A4?x=%E2%82%AC"));
}

TEST(Requests, TagsAreComparedWithoutTheirWeakness)
{
    for (const char* said :
         {"\"abc\"", "W/\"abc\"", "*", "\"x\", \"abc\"", "W/\"x\",W/\"abc\"", " , \"a,b\" , W/\"abc\" "})
        EXPECT_TRUE(has_current(said, "\"abc\"")) << said;
    EXPECT_TRUE(has_current("\"abc\"", "W/\"abc\""));
    for (const char* said : {"", "\"ab\"", "abc", "\"abc", "W/abc", "\"x, \"abc", "w/\"abc\"", "\"x*\""})
        EXPECT_FALSE(has_current(said, "\"abc\"")) << said;
}

TEST(Requests, ADateIsWrittenAsHttpHasIt)
{
    EXPECT_EQ(http_date(784111777), "Sun, 06 Nov 1994 08:49:37 GMT");
    EXPECT_EQ(http_date(1709164800), "Thu, 29 Feb 2024 00:00:00 GMT");
}

TEST(Headers, AreReadToTheirEndAndNoFurther)
{
    const std::string whole = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
    EXPECT_EQ(header_size(whole + "body\n", 0), whole.size());
    for (std::size_t i = 0; i < whole.size(); ++i) {
        EXPECT_EQ(header_size(whole.substr(0, i), 0), std::nullopt);
        EXPECT_EQ(header_size(whole, i), whole.size());
    }
    EXPECT_EQ(header_size("GET / HTTP/1.1\nHost: a\n\n", 0), 15u);
    EXPECT_EQ(header_size("GET / HTTP/1.1\rHost", 0), 16u);
}

TEST(Webhooks, GoOnlyWhereTheOperatorAllows)
{
    const Words prefixes = {"https://ntfy.example.org", "http://localhost:99/hooks/"};
    EXPECT_TRUE(webhook_allowed("https://ntfy.example.org/me", prefixes));
    EXPECT_TRUE(webhook_allowed("http://localhost:99/hooks/a", prefixes));
    EXPECT_FALSE(webhook_allowed("http://localhost:99/other", prefixes));
    EXPECT_FALSE(webhook_allowed("https://ntfy.example.org.evil.example/", prefixes));
    EXPECT_FALSE(webhook_allowed("https://ntfy.example.org@evil.example/", prefixes));
    EXPECT_FALSE(webhook_allowed("ftp://ntfy.example.org/", {"ftp://"}));
    EXPECT_FALSE(webhook_allowed("https://ntfy.example.org/", {}));
}

TEST(Webhooks, DoNotLeadBackUp)
{
    const Words prefixes = {"https://ntfy.example.org/mine/"};
    for (const char* path : {"..",
                             "../",
                             "../other",
                             "a/../../other",
                             "%2e%2e/other",
                             ".%2E/other",
                             "%2e./other",
                             "..%2fother",
                             "..%2Fother",
                             "..%5cother",
                             "%2e%2e%5Cother",
                             "a%5c..%5cother",
                             "%252e%252e/other",
                             "%25252e%25252e%25252fother",
                             "..;/other",
                             "..;a=b/other",
                             "%2e%2e%3b/other",
                             ".",
                             "./other",
                             "a/./other",
                             "a%5cb"})
        EXPECT_FALSE(webhook_allowed(prefixes[0] + path, prefixes)) << path;
    EXPECT_FALSE(webhook_allowed("https://ntfy.example.org/mine/..\\other", prefixes));
    for (const char* path : {"", "a", "a..b", "...", "a.b/c", "100%25", "a%20b", "?query=../x", ".hidden", "a;b"})
        EXPECT_TRUE(webhook_allowed(prefixes[0] + path, prefixes)) << path;
}

TEST(Metrics, AreInTheTextFormOfPrometheus)
{
    Metrics metrics;
    metrics.actions.add(3);
    metrics.action_seconds.add(std::chrono::microseconds(300));
    const std::string text = metrics.text();
    EXPECT_THAT(text, HasSubstr("# TYPE tessera_actions_total counter\ntessera_actions_total 3\n"));
    EXPECT_THAT(text, HasSubstr("tessera_action_seconds_bucket{le=\"0.00025\"} 0\n"));
    EXPECT_THAT(text, HasSubstr("tessera_action_seconds_bucket{le=\"0.0005\"} 1\n"));
    EXPECT_THAT(text, HasSubstr("tessera_action_seconds_bucket{le=\"+Inf\"} 1\n"));
    EXPECT_THAT(text, HasSubstr("tessera_action_seconds_count 1\n"));
}

class Files : public testing::Test {
protected:
    Files()
    {
        std::filesystem::create_directories(folder_.path() / "page/assets");
        write("page/index.html", "<html>");
        write("page/assets/app.js", "plain");
        write("page/assets/app.js.br", "small");
        write("page/.hidden", "hidden");
        write("secret.txt", "secret");
        std::filesystem::create_symlink(folder_.path() / "secret.txt", folder_.path() / "page/link.txt");
    }
    void write(const std::string& name, const std::string& text) { std::ofstream(folder_.path() / name) << text; }
    Answer ask(const std::string& target, const std::string& encodings = "", const std::string& etag = "")
    {
        std::optional<Request> request = request_for(Method::Get, target);
        if (!request) return error_answer(400, "path", "");
        request->accept_encoding = encodings;
        request->if_none_match = etag;
        return StaticFiles(folder_.path() / "page").answer(*request);
    }

    TemporaryFolder folder_;
};

TEST_F(Files, HaveTheirTypesAndComeCompressedIfTheyCan)
{
    EXPECT_EQ(ask("/").body, "<html>");
    EXPECT_EQ(ask("/").type, "text/html; charset=utf-8");
    EXPECT_EQ(ask("/assets/app.js").body, "plain");
    EXPECT_EQ(ask("/assets/app.js").type, "text/javascript; charset=utf-8");
    const Answer small = ask("/assets/app.js", "gzip, deflate, br");
    EXPECT_EQ(small.body, "small");
    EXPECT_EQ(small.encoding, "br");
    EXPECT_EQ(small.type, "text/javascript; charset=utf-8");
    EXPECT_THAT(small.cache, HasSubstr("immutable"));
    EXPECT_EQ(ask("/assets/app.js", "gzip").body, "plain");
    EXPECT_EQ(ask("/assets/app.js", "gzip, identity;q=0").status, 406u);
    EXPECT_EQ(ask("/assets/app.js", "br;q=0, *").body, "plain");
    EXPECT_NE(small.etag, ask("/assets/app.js").etag);
    EXPECT_TRUE(small.by_encoding && ask("/assets/app.js").by_encoding);
}

TEST_F(Files, ACompressedFileIsNoFileByItself)
{
    EXPECT_EQ(ask("/assets/app.js.br").status, 404u);
    EXPECT_EQ(ask("/assets/app.js.br", "br").status, 404u);
}

TEST_F(Files, WhatAnotherBuildCompressedIsNotServed)
{
    const std::filesystem::path compressed = folder_.path() / "page/assets/app.js.br";
    std::filesystem::last_write_time(compressed, std::filesystem::last_write_time(compressed) - std::chrono::hours(1));
    EXPECT_EQ(ask("/assets/app.js", "br").body, "plain");
}

TEST_F(Files, AreNotSentAgainWhileTheyAreTheSame)
{
    const Answer first = ask("/");
    const Answer second = ask("/", "", first.etag);
    EXPECT_EQ(second.status, 304u);
    EXPECT_TRUE(second.body.empty());
}

TEST_F(Files, PlacesWithinThePageGetThePage)
{
    EXPECT_EQ(ask("/table/k3v9").body, "<html>");
    EXPECT_EQ(ask("/missing.js").status, 404u);
}

TEST_F(Files, NothingOutsideOfTheFolderIsServed)
{
    for (const char* trick :
         {"/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/.hidden",
          "/link.txt", "//etc/passwd", "/assets/..\\..\\secret.txt", "/%00", "/assets/%2e%2e/%2e%2e/secret.txt"}) {
        const Answer answer = ask(trick);
        EXPECT_NE(answer.body, "secret") << trick;
        EXPECT_NE(answer.body, "hidden") << trick;
        EXPECT_THAT(answer.body, testing::Not(HasSubstr("root:"))) << trick;
    }
}

}  // namespace
}  // namespace tessera::server
