#include "tests/server/client.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <netinet/in.h>
#include <algorithm>
#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <boost/json.hpp>

namespace tessera::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
namespace json = boost::json;
using asio::ip::tcp;

namespace {

constexpr std::chrono::seconds patience{30};

tcp::endpoint loopback(unsigned port) { return {asio::ip::address_v4::loopback(), static_cast<std::uint16_t>(port)}; }

// Runs one operation to its end.
template <class Begin>
beast::error_code finish(asio::io_context& context, const char* what, Begin begin)
{
    std::optional<beast::error_code> outcome;
    begin([&](const beast::error_code& error, auto&&...) { outcome = error; });
    context.restart();
    while (!outcome && context.run_one_for(patience) != 0) continue;
    if (!outcome) throw std::runtime_error(std::string("waited in vain: ") + what);
    return *outcome;
}

}  // namespace

json::object Got::json() const { return json::parse(body).as_object(); }

std::string Got::error_code() const { return std::string(json().at("error").at("code").as_string()); }

Got request(unsigned port, const std::string& method, const std::string& target, const std::string& body,
            const Headers& headers)
{
    asio::io_context context;
    beast::tcp_stream stream(context);
    stream.connect(loopback(port));
    http::request<http::string_body> out;
    out.method_string(method);
    out.target(target);
    out.version(11);
    out.set(http::field::host, "localhost:" + std::to_string(port));
    if (!body.empty()) out.set(http::field::content_type, "application/json");
    for (const auto& [name, value] : headers) out.set(name, value);
    out.body() = body;
    out.prepare_payload();
    http::write(stream, out);
    beast::flat_buffer buffer;
    http::response_parser<http::string_body> in;
    in.body_limit(64 * 1024 * 1024);
    in.skip(method == "HEAD");
    const beast::error_code error =
        finish(context, "an answer", [&](auto done) { http::async_read(stream, buffer, in, std::move(done)); });
    if (error) throw std::runtime_error("no answer: " + error.message());
    Got got;
    got.status = in.get().result_int();
    for (const auto& field : in.get()) {
        std::string name(field.name_string());
        std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
        got.headers[name] = std::string(field.value());
    }
    got.body = in.get().body();
    return got;
}

Got get(unsigned port, const std::string& target, const Headers& headers)
{
    return request(port, "GET", target, "", headers);
}

Got post(unsigned port, const std::string& target, const json::value& body, const Headers& headers)
{
    return request(port, "POST", target, json::serialize(body), headers);
}

struct SocketClient::Connection {
    asio::io_context context;
    websocket::stream<beast::tcp_stream> stream{context};
    beast::flat_buffer buffer;
    bool compressed = false;
};

SocketClient::SocketClient(unsigned port, const std::string& target, const Headers& headers, Deflate deflate)
    : connection_(std::make_unique<Connection>())
{
    auto& stream = connection_->stream;
    beast::get_lowest_layer(stream).connect(loopback(port));
    stream.set_option(websocket::stream_base::decorator([&](websocket::request_type& out) {
        for (const auto& [name, value] : headers) out.set(name, value);
    }));
    stream.read_message_max(64 * 1024 * 1024);
    if (deflate == Deflate::Yes) {
        websocket::permessage_deflate how;
        how.client_enable = true;
        stream.set_option(how);
    }
    websocket::response_type response;
    const beast::error_code error = finish(connection_->context, "an upgrade", [&](auto done) {
        stream.async_handshake(response, "localhost:" + std::to_string(port), target, std::move(done));
    });
    if (error) throw RefusedUpgrade(response.result_int(), error.message());
    connection_->compressed = response.count(http::field::sec_websocket_extensions) != 0;
}

SocketClient::~SocketClient() = default;
SocketClient::SocketClient(SocketClient&&) noexcept = default;
SocketClient& SocketClient::operator=(SocketClient&&) noexcept = default;

bool SocketClient::is_compressed() const { return connection_->compressed; }

void SocketClient::send(const json::value& message) { send_text(json::serialize(message)); }

void SocketClient::send_text(const std::string& text)
{
    // What the other side does not take any more shows when it is read.
    finish(connection_->context, "sending",
           [&](auto done) { connection_->stream.async_write(asio::buffer(text), std::move(done)); });
}

std::optional<std::string> SocketClient::receive_text()
{
    connection_->buffer.clear();
    const beast::error_code error = finish(connection_->context, "a message", [&](auto done) {
        connection_->stream.async_read(connection_->buffer, std::move(done));
    });
    if (error) return std::nullopt;
    return beast::buffers_to_string(connection_->buffer.data());
}

std::optional<json::object> SocketClient::receive()
{
    const std::optional<std::string> text = receive_text();
    if (!text) return std::nullopt;
    return json::parse(*text).as_object();
}

json::object SocketClient::receive(const std::string& type)
{
    while (std::optional<json::object> message = receive())
        if (std::string_view(message->at("type").as_string()) == type) return *message;
    throw std::runtime_error("the connection was closed before a message of the type " + type);
}

int SocketClient::close_code()
{
    while (receive_text()) continue;
    return connection_->stream.reason().code;
}

void SocketClient::vanish() { connection_->stream.next_layer().socket().close(); }

RawClient::RawClient(unsigned port) : socket_(::socket(AF_INET, SOCK_STREAM, 0))
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0)
        throw std::runtime_error("cannot connect");
}

RawClient::~RawClient() { close(socket_); }

void RawClient::send(const std::string& bytes) { (void)!::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL); }

void RawClient::receive_until(const std::string& words)
{
    std::string all;
    while (all.find(words) == std::string::npos) {
        char bytes[512];
        const ssize_t count = recv(socket_, bytes, sizeof bytes, 0);
        if (count <= 0) throw std::runtime_error("the connection was closed before \"" + words + "\" came");
        all.append(bytes, static_cast<std::size_t>(count));
    }
}

std::string RawClient::receive_all(std::chrono::milliseconds time)
{
    std::string all;
    pollfd waiting{socket_, POLLIN, 0};
    while (poll(&waiting, 1, static_cast<int>(time.count())) == 1) {
        char bytes[4096];
        const ssize_t count = recv(socket_, bytes, sizeof bytes, 0);
        if (count <= 0) break;
        all.append(bytes, static_cast<std::size_t>(count));
    }
    return all;
}

bool RawClient::hung_up(std::chrono::milliseconds time)
{
    const auto end = std::chrono::steady_clock::now() + time;
    while (std::chrono::steady_clock::now() < end) {
        pollfd waiting{socket_, POLLIN, 0};
        if (poll(&waiting, 1, 100) != 1) continue;
        char byte = 0;
        if (recv(socket_, &byte, 1, 0) <= 0) return true;
    }
    return false;
}

}  // namespace tessera::server
