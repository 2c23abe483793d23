// What goes over the wire in fewer bytes: which encoding an answer gets, what is never compressed, and content that a
// browser keeps for good.
#include <gmock/gmock.h>
#include <zlib.h>

#include <boost/json.hpp>
#include <thread>

#include "apps/server/encoding.h"
#include "apps/server/public_texts.h"
#include "tests/server/scene.h"

namespace tessera::server {
namespace {

namespace json = boost::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr Encoding identity = Encoding::Identity;
constexpr Encoding gzip = Encoding::Gzip;
constexpr Encoding brotli = Encoding::Brotli;

std::string unzipped(const std::string& text)
{
    z_stream stream{};
    inflateInit2(&stream, 15 + 16);
    std::string out(64 * 1024 * 1024, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
    out.resize(stream.total_out);
    inflateEnd(&stream);
    return out;
}

// RFC 9110, 12.5.3.
TEST(AcceptEncoding, NamesWhatTheClientTakesInItsOwnOrder)
{
    EXPECT_THAT(accepted_encodings(""), ElementsAre(identity));
    EXPECT_THAT(accepted_encodings("gzip, deflate, br, zstd"), ElementsAre(brotli, gzip, identity));
    EXPECT_THAT(accepted_encodings("gzip"), ElementsAre(gzip, identity));
    EXPECT_THAT(accepted_encodings("GZIP;Q=1.000"), ElementsAre(gzip, identity));
    EXPECT_THAT(accepted_encodings("x-gzip"), ElementsAre(gzip, identity));
    EXPECT_THAT(accepted_encodings("br;q=0.5 , gzip ; q=0.8"), ElementsAre(gzip, brotli, identity));
    EXPECT_THAT(accepted_encodings("identity, gzip;q=0.5"), ElementsAre(identity, gzip));
    EXPECT_THAT(accepted_encodings("deflate"), ElementsAre(identity));
    EXPECT_THAT(accepted_encodings("br;q=0.001"), ElementsAre(brotli, identity));
}

TEST(AcceptEncoding, NothingIsTakenThatIsForbidden)
{
    EXPECT_THAT(accepted_encodings("gzip;q=0, br"), ElementsAre(brotli, identity));
    EXPECT_THAT(accepted_encodings("gzip, identity;q=0"), ElementsAre(gzip));
    EXPECT_THAT(accepted_encodings("identity;q=0"), IsEmpty());
    EXPECT_THAT(accepted_encodings("*;q=0"), IsEmpty());
    EXPECT_THAT(accepted_encodings("*;q=0, gzip"), ElementsAre(gzip));
    EXPECT_THAT(accepted_encodings("*"), ElementsAre(brotli, gzip, identity));
    EXPECT_THAT(accepted_encodings("*;q=0.5, br;q=0"), ElementsAre(gzip, identity));
    EXPECT_THAT(accepted_encodings("br;q=0.000"), ElementsAre(identity));
}

TEST(AcceptEncoding, WhatMakesNoSenseCountsForNothing)
{
    for (const char* nonsense :
         {"gzip;q=abc", "gzip;q=", "gzip;q", "gzip;q=2", "gzip;q=1.001", "gzip;q=0.1234", "gzip;q=-1", "gzip;q=1;q=0",
          "gzip;level=9", ";;;", ",,,", "gzip br", "=gzip", "\"gzip\"", "gzipped", "br\xff", ";q=1", "q=1"})
        EXPECT_THAT(accepted_encodings(nonsense), ElementsAre(identity)) << nonsense;
    EXPECT_THAT(accepted_encodings("gzip;q=abc, br"), ElementsAre(brotli, identity));
}

TEST(Gzip, IsUndoneByInflating)
{
    std::string noise;
    for (std::uint32_t state = 1; noise.size() < 100'000; state = state * 1664525 + 1013904223)
        noise += static_cast<char>(state >> 24);
    for (const std::string& text : {std::string(), std::string("a"), std::string(300'000, 'x'), noise})
        EXPECT_TRUE(unzipped(gzipped(text)) == text) << text.size();
}

class Texts : public testing::Test {
protected:
    Answer ask(const std::string& text, const std::string& accept_encoding, const std::string& if_none_match = "")
    {
        Request request;
        request.accept_encoding = accept_encoding;
        request.if_none_match = if_none_match;
        return texts_.answer(request, text, Lasts::Briefly);
    }

    PublicTexts texts_;
    const std::string text_ = std::string(5000, 'a');
};

TEST_F(Texts, EveryFormHasATagOfItsOwnAndVaries)
{
    const Answer plain = ask(text_, "");
    const Answer small = ask(text_, "gzip, br");
    EXPECT_EQ(plain.body, text_);
    EXPECT_EQ(plain.encoding, "");
    EXPECT_EQ(small.encoding, "gzip");
    EXPECT_LT(small.body.size(), 200u);
    EXPECT_EQ(unzipped(small.body), text_);
    EXPECT_NE(plain.etag, small.etag);
    EXPECT_NE(small.etag, ask(text_ + "b", "gzip").etag);
    EXPECT_TRUE(plain.by_encoding && small.by_encoding);
}

TEST_F(Texts, AreNotSentToWhoHasThem)
{
    const std::string small = ask(text_, "gzip").etag;
    const std::string plain = ask(text_, "").etag;
    for (const auto& [accept, tag] : {std::pair(std::string("gzip"), small), std::pair(std::string(), plain)}) {
        const Answer answer = ask(text_, accept, tag);
        EXPECT_EQ(answer.status, 304u);
        EXPECT_EQ(answer.body, "");
        EXPECT_EQ(answer.etag, tag);
        EXPECT_TRUE(answer.by_encoding);
    }
    // The other form is not the one that was asked for.
    EXPECT_EQ(ask(text_, "", small).status, 200u);
}

TEST_F(Texts, WhoTakesNoFormIsTold)
{
    EXPECT_EQ(ask(text_, "identity;q=0").status, 406u);
    EXPECT_EQ(ask(text_, "br, identity;q=0").status, 406u);
    EXPECT_EQ(ask(text_, "br, *;q=0").status, 406u);
    EXPECT_TRUE(ask(text_, "*;q=0").by_encoding);
}

TEST_F(Texts, ManyOfThemAreAllStillRight)
{
    for (char c = 'a'; c <= 'z'; ++c) ask(std::string(1024 * 1024, c), "gzip");
    for (const char c : {'a', 'z'}) {
        const std::string text(1024 * 1024, c);
        EXPECT_TRUE(unzipped(ask(text, "gzip").body) == text);
    }
}

class Wire : public testing::Test {
protected:
    Got ask(const std::string& path, const Headers& headers = {}) const { return get(scene_.port(), path, headers); }
    std::string fingerprint() const
    {
        return std::string(ask("/api/v1/games/1800/content").json().at("content").as_string());
    }

    const Headers gzip_ = {{"Accept-Encoding", "gzip, deflate, br"}};
    const ServerScene scene_;
};

TEST_F(Wire, WhatEverybodyMayReadComesCompressed)
{
    for (const std::string path :
         {"/api/v1/games", "/api/v1/games/1800", "/api/v1/games/1800/rules", "/api/v1/games/1800/content"}) {
        const Got plain = ask(path);
        const Got small = ask(path, gzip_);
        ASSERT_EQ(small.status, 200u);
        EXPECT_EQ(small.headers.at("content-encoding"), "gzip") << path;
        EXPECT_EQ(small.headers.at("vary"), "Accept-Encoding") << path;
        EXPECT_EQ(small.headers.at("content-type"), "application/json") << path;
        EXPECT_EQ(plain.headers.count("content-encoding"), 0u) << path;
        EXPECT_EQ(plain.headers.at("vary"), "Accept-Encoding") << path;
        EXPECT_EQ(unzipped(small.body), plain.body) << path;
        EXPECT_LT(small.body.size() * 2, plain.body.size()) << path;

        Headers again = gzip_;
        again["If-None-Match"] = small.headers.at("etag");
        const Got known = ask(path, again);
        EXPECT_EQ(known.status, 304u) << path;
        EXPECT_EQ(known.body, "") << path;
        EXPECT_EQ(known.headers.at("etag"), small.headers.at("etag")) << path;
    }
}

TEST_F(Wire, HeadSaysWhatGetWould)
{
    const std::string path = "/api/v1/games/1800/content";
    for (const Headers& headers : {Headers{}, gzip_}) {
        const Got whole = ask(path, headers);
        const Got head = request(scene_.port(), "HEAD", path, "", headers);
        EXPECT_EQ(head.status, 200u);
        EXPECT_EQ(head.body, "");
        for (const char* name : {"content-length", "etag", "vary", "cache-control", "content-type"})
            EXPECT_EQ(head.headers.at(name), whole.headers.at(name)) << name;
        EXPECT_EQ(head.headers.count("content-encoding"), whole.headers.count("content-encoding"));
    }
    EXPECT_EQ(request(scene_.port(), "POST", path).headers.at("allow"), "GET, HEAD");
}

// A part of a compressed text would be of no use; all of it is always a right answer (RFC 9110, 14.2).
TEST_F(Wire, WhoAsksForARangeGetsAllOfIt)
{
    Headers headers = gzip_;
    headers["Range"] = "bytes=0-9";
    const Got got = ask("/api/v1/games/1800/content", headers);
    EXPECT_EQ(got.status, 200u);
    EXPECT_EQ(got.headers.count("content-range"), 0u);
    EXPECT_EQ(unzipped(got.body), ask("/api/v1/games/1800/content").body);
}

TEST_F(Wire, ContentByItsFingerprintNeverChanges)
{
    const std::string path = "/api/v1/games/1800/content/" + fingerprint();
    const Got got = ask(path, gzip_);
    EXPECT_EQ(got.status, 200u);
    EXPECT_THAT(got.headers.at("cache-control"), HasSubstr("immutable"));
    EXPECT_EQ(unzipped(got.body), ask("/api/v1/games/1800/content").body);
    EXPECT_LT(got.body.size(), 25'000u);

    const NewTable table = scene_.create("1800", {"human", "greedy"});
    SocketClient client = scene_.greet(table.id, table.secret);
    EXPECT_EQ(std::string(client.receive("welcome").at("table").at("content").as_string()), fingerprint());
}

TEST_F(Wire, ContentThatIsNotThereIsNotFound)
{
    const std::string path = "/api/v1/games/1800/content/";
    const std::string known = fingerprint();
    for (const std::string& name : {std::string("0123456789abcdef"), std::string("x"), std::string(16, 'g'),
                                    std::string(17, '0'), known.substr(1), "0" + known, known + "/more"}) {
        const Got got = ask(path + name);
        EXPECT_EQ(got.status, 404u) << name;
        EXPECT_THAT(got.headers.at("cache-control"), HasSubstr("no-store")) << name;
    }
    // What is there for one rule set is not there for another, shipped or not.
    scene_.create("1800", {"human", "greedy"});
    EXPECT_EQ(ask("/api/v1/games/market-trading/content/" + known).status, 404u);
    EXPECT_EQ(ask("/api/v1/games/chess/content/" + known).status, 404u);
}

TEST_F(Wire, WhatMayHoldSecretsIsNeverCompressed)
{
    const json::object wish{{"rule_set", "market-trading"}, {"seats", {{{"kind", "human"}}, {{"kind", "open"}}}}};
    const Got created = post(scene_.port(), "/api/v1/tables", wish, gzip_);
    ASSERT_EQ(created.status, 201u);
    const std::string id(created.json().at("id").as_string());
    Headers owner = scene_.bearer(std::string(created.json().at("secret").as_string()));
    owner.insert(gzip_.begin(), gzip_.end());
    const std::string path = "/api/v1/tables/" + id;
    const std::vector<Got> answers = {
        created,
        ask(path, owner),
        ask(path + "/record", owner),
        post(scene_.port(), path + "/seats/1/invite", json::object{}, owner),
        post(scene_.port(), "/api/v1/tables/mine", json::object{{"secrets", {created.json().at("secret")}}}, gzip_),
        ask("/api/v1/tables?open", gzip_),
    };
    for (const Got& got : answers) {
        EXPECT_LT(got.status, 400u) << got.body;
        EXPECT_EQ(got.headers.count("content-encoding"), 0u) << got.body;
        EXPECT_EQ(got.headers.count("vary"), 0u) << got.body;
    }
}

// --- WebSockets: permessage-deflate, RFC 7692.

SocketClient greet_compressed(const ServerScene& scene, const NewTable& table)
{
    SocketClient client(scene.port(), "/api/v1/tables/" + table.id + "/socket", {}, Deflate::Yes);
    client.send({{"type", "hello"}, {"protocol", 1}, {"secret", table.secret}});
    return client;
}

TEST(CompressedSockets, SayTheSameInFewerBytes)
{
    const ServerScene scene;
    const NewTable table = scene.create("1800", {"human", "human"});
    SocketClient plain = scene.greet(table.id, table.secret);
    SocketClient small = greet_compressed(scene, table);
    EXPECT_FALSE(plain.is_compressed());
    EXPECT_TRUE(small.is_compressed());
    json::object one = plain.receive("update"), other = small.receive("update");
    EXPECT_EQ(one, other);

    ScriptedPlayer player(scene.greet(table.id, table.secret), 5);
    player.play(5);
    while (small.receive("update").at("revision").to_number<std::uint64_t>() < player.revision()) continue;
    EXPECT_THAT(get(scene.port(), "/metrics").body, HasSubstr("\ntessera_compressed_sockets 1\n"));
}

TEST(CompressedSockets, WholeGamesArePlayedOverThem)
{
    const ServerScene scene;
    const NewTable table = scene.create("market-trading", {"human", "greedy"});
    ScriptedPlayer player(greet_compressed(scene, table), 7);
    player.play();
    EXPECT_TRUE(player.over());
}

TEST(CompressedSockets, AreSoManyAtATime)
{
    const ServerScene scene([](Config& config) { config.max_compressed_connections = 1; });
    const NewTable table = scene.create("market-trading", {"human", "human"});
    {
        SocketClient first = greet_compressed(scene, table);
        SocketClient second = greet_compressed(scene, table);
        EXPECT_TRUE(first.is_compressed());
        EXPECT_FALSE(second.is_compressed());
        EXPECT_EQ(first.receive("update").at("revision"), second.receive("update").at("revision"));
    }
    // The place is free again once the first is gone.
    bool again = false;
    for (int i = 0; i < 500 && !again; ++i) {
        again = greet_compressed(scene, table).is_compressed();
        if (!again) std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    EXPECT_TRUE(again);
}

TEST(CompressedSockets, CanBeSwitchedOff)
{
    const ServerScene scene([](Config& config) { config.max_compressed_connections = 0; });
    const NewTable table = scene.create("market-trading", {"human", "human"});
    SocketClient client = greet_compressed(scene, table);
    EXPECT_FALSE(client.is_compressed());
    client.receive("update");
}

}  // namespace
}  // namespace tessera::server
