// What listener, connections and sockets share; only for the files that know Beast.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <mutex>
#include <set>
#include <string>

#include "apps/server/config.h"
#include "apps/server/limits.h"
#include "apps/server/metrics.h"
#include "apps/server/network.h"
#include "apps/server/service.h"

namespace tessera::server {

class Socket;

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

struct NetworkState {
    NetworkState(EventLoop& loop, const Config& settings, Metrics& figures, Service& whole);

    boost::asio::io_context& context;
    const Config& config;
    Metrics& metrics;
    Service& service;
    boost::asio::ip::tcp::acceptor acceptor;
    Crowd crowd;
    Crowd compressed;  // the sockets whose messages are
    AllowanceByAddress requests;

    std::mutex mutex;
    std::set<Socket*> sockets;
    bool stopping = false;
};

// Reads requests from one connection and answers them until either side has enough.
boost::asio::awaitable<void> serve_connection(std::shared_ptr<NetworkState> state, boost::beast::tcp_stream stream,
                                              std::string address);

// Takes the connection over as a WebSocket until it ends.
boost::asio::awaitable<void> serve_socket(std::shared_ptr<NetworkState> state, boost::beast::tcp_stream stream,
                                          HttpRequest upgrade, Request request);

// Reads on for a moment without looking, so that what was sent last arrives before the connection goes away.
boost::asio::awaitable<void> linger(boost::beast::tcp_stream& stream);

using HttpResponse = boost::beast::http::response<boost::beast::http::string_body>;

HttpResponse response_from(Answer answer, const HttpRequest& to);
// What every answer says, whatever it is.
void set_common_fields(boost::beast::http::fields& response);

// Says goodbye to all sockets.
void close_sockets(NetworkState& state, std::string_view farewell);

}  // namespace tessera::server
