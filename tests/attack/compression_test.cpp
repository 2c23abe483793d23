// Compression, asked for in every wrong way: lists of encodings that make no sense, compressed files by their own
// names, and messages that grow when they are unpacked.
#include <gmock/gmock.h>

#include <boost/json.hpp>
#include <fstream>

#include "base/random.h"
#include "tests/attack/effort.h"
#include "tests/server/scene.h"

namespace tessera::server {
namespace {

namespace json = boost::json;

class Compression : public testing::Test {
protected:
    Compression()
    {
        write("index.html", "<html>");
        write("assets/app-1.js", "plain");
        write("assets/app-1.js.br", "brotli");
        write("assets/app-1.js.gz", "gzipped");
        write("../secret.txt", "secret");
        write("../secret.txt.br", "secret");
    }
    void write(const std::string& name, const std::string& text)
    {
        const std::filesystem::path file = page_.path() / "page" / name;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file) << text;
    }

    TemporaryFolder page_;
    const ServerScene scene_{[this](Config& config) {
        std::filesystem::create_directories(page_.path() / "page");
        std::ofstream(page_.path() / "page/index.html") << "<html>";
        config.page = page_.path() / "page";
    }};
};

// Whatever is asked for, what comes is what Content-Encoding says it is.
void expect_what_it_says(const Got& got, const std::string& asked)
{
    if (got.status == 406) return;
    ASSERT_EQ(got.status, 200u) << asked;
    const auto encoding = got.headers.find("content-encoding");
    const std::string said = encoding == got.headers.end() ? "" : encoding->second;
    EXPECT_EQ(got.body, said == "br" ? "brotli" : said == "gzip" ? "gzipped" : "plain") << asked;
    EXPECT_EQ(got.headers.at("vary"), "Accept-Encoding") << asked;
    EXPECT_EQ(got.headers.at("content-type"), "text/javascript; charset=utf-8") << asked;
}

TEST_F(Compression, ListsOfEncodingsThatMakeNoSenseChangeNothing)
{
    const std::vector<std::string> words = {"br", "gzip", "identity", "*",    ";q=", "q",     "0",      "1",
                                            ".",  "=",    ",",        ";",    " ",   "\t",    "abc",    "0.5",
                                            "-1", "e9",   "\"",       "\xff", "BR",  "xgzip", "x-gzip", "deflate"};
    Rng rng(14);
    for (int i = 0; i < 200 * attack::effort(); ++i) {
        std::string asked = "x";
        for (std::uint64_t n = rng.below(20); n > 0; --n) asked += words[rng.below(words.size())];
        expect_what_it_says(get(scene_.port(), "/assets/app-1.js", {{"Accept-Encoding", asked.substr(1)}}), asked);
    }
    std::string endless = "gzip;q=0";
    while (endless.size() < 15'000) endless += ",gzip;q=0.001";
    expect_what_it_says(get(scene_.port(), "/assets/app-1.js", {{"Accept-Encoding", endless}}), "an endless list");
    while (endless.size() < 40'000) endless += ",br";
    EXPECT_EQ(get(scene_.port(), "/assets/app-1.js", {{"Accept-Encoding", endless}}).status, 431u);
}

TEST_F(Compression, CompressedFilesHaveNoNamesOfTheirOwn)
{
    for (const char* path : {"/assets/app-1.js.br", "/assets/app-1.js.gz", "/assets/app-1.js.br.br", "/index.html.gz",
                             "/assets/app-1.js%2ebr", "/assets/.br", "/assets/app-1.js.BR"})
        for (const char* encoding : {"", "br", "gzip"})
            EXPECT_EQ(get(scene_.port(), path, {{"Accept-Encoding", encoding}}).status, 404u) << path;
}

TEST_F(Compression, NothingOutsideOfTheFolderIsServedCompressedEither)
{
    for (const char* path : {"/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt",
                             "/../secret.txt.br", "/assets/..\\..\\secret.txt"})
        for (const char* encoding : {"", "br", "gzip", "br, identity;q=0"})
            EXPECT_THAT(get(scene_.port(), path, {{"Accept-Encoding", encoding}}).body,
                        testing::Not(testing::HasSubstr("secret")))
                << path;
}

// A few kilobytes on the wire that would be megabytes in memory: the limit is that of what comes out.
TEST_F(Compression, AMessageThatGrowsTooLongWhenUnpackedEndsTheConnection)
{
    const NewTable table = scene_.create("market-trading", {"human", "human"});
    for (int i = 0; i < 3 * attack::effort(); ++i) {
        SocketClient client(scene_.port(), "/api/v1/tables/" + table.id + "/socket", {}, Deflate::Yes);
        ASSERT_TRUE(client.is_compressed());
        client.send_text(R"({"type":"hello","protocol":1,"secret":")" + std::string(16 * 1024 * 1024, 'a') + "\"}");
        EXPECT_THAT(client.close_code(), testing::AnyOf(1009, 0));  // or cut off in the middle of it
    }
    SocketClient other = scene_.greet(table.id, table.secret);
    other.receive("update");
}

// The first bit after the end of a message says that it is compressed; what follows is none of it.
TEST_F(Compression, BytesThatCannotBeUnpackedEndTheConnection)
{
    const NewTable table = scene_.create("market-trading", {"human", "human"});
    Rng rng(15);
    for (int i = 0; i < 20 * attack::effort(); ++i) {
        RawClient client(scene_.port());
        client.send(
            "GET /api/v1/tables/" + table.id + "/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n" +
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n" +
            "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n");
        client.receive_until("\r\n\r\n");
        std::string noise;
        for (std::uint64_t n = 1 + rng.below(100); n > 0; --n) noise += static_cast<char>(rng.below(256));
        client.send(std::string("\xC1") + static_cast<char>(0x80 | noise.size()) + std::string(4, '\0') + noise);
        client.send("\x88\x80" + std::string(4, '\0'));
        EXPECT_TRUE(client.hung_up());
    }
    SocketClient other = scene_.greet(table.id, table.secret);
    other.receive("update");
}

}  // namespace
}  // namespace tessera::server
