// A small client for the tests of the server: HTTP requests, WebSockets and raw bytes over loopback. Everything waits
// for a few seconds at most and then says what it waited for.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tessera::server {

using Headers = std::map<std::string, std::string>;

struct Got {
    unsigned status = 0;
    Headers headers;  // by name in small letters
    std::string body;

    boost::json::object json() const;
    // The code in `{"error": {"code"}}`.
    std::string error_code() const;
};

// One request over a connection of its own. A body is sent as JSON unless the headers say otherwise.
Got request(unsigned port, const std::string& method, const std::string& target, const std::string& body = "",
            const Headers& headers = {});
Got get(unsigned port, const std::string& target, const Headers& headers = {});
Got post(unsigned port, const std::string& target, const boost::json::value& body, const Headers& headers = {});

// Whether a socket asks that messages be compressed, as browsers do.
enum class Deflate { No, Yes };

class SocketClient {
public:
    // Throws if the server does not upgrade; `refused_with` has the status then.
    SocketClient(unsigned port, const std::string& target, const Headers& headers = {}, Deflate deflate = Deflate::No);
    ~SocketClient();
    SocketClient(SocketClient&&) noexcept;
    SocketClient& operator=(SocketClient&&) noexcept;

    // Whether the server agreed to it.
    bool is_compressed() const;

    void send(const boost::json::value& message);
    void send_text(const std::string& text);
    // The next message; nothing when the connection is closed. Throws after a while.
    std::optional<std::string> receive_text();
    std::optional<boost::json::object> receive();
    // The next message of this type; others are passed over.
    boost::json::object receive(const std::string& type);
    // Reads until the connection is closed; its code.
    int close_code();
    // Drops the connection without a word.
    void vanish();

private:
    struct Connection;
    std::unique_ptr<Connection> connection_;
};

class RefusedUpgrade : public std::runtime_error {
public:
    RefusedUpgrade(unsigned status, const std::string& what) : std::runtime_error(what), status_(status) {}
    unsigned status() const { return status_; }

private:
    unsigned status_;
};

// Bytes as they are.
class RawClient {
public:
    explicit RawClient(unsigned port);
    ~RawClient();
    void send(const std::string& bytes);
    // Reads until these words have come; what comes later stays unread.
    void receive_until(const std::string& words);
    // What comes until the other side hangs up, or until so many milliseconds have passed.
    std::string receive_all(std::chrono::milliseconds patience = std::chrono::seconds(10));
    // Whether the other side has hung up within this time.
    bool hung_up(std::chrono::milliseconds patience = std::chrono::seconds(10));

private:
    int socket_;
};

}  // namespace tessera::server
