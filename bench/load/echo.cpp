#include <unistd.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cstdlib>
#include <string>

#include "bench/load/crowd.h"

namespace tessera::load {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;

namespace {

constexpr auto as_result = asio::as_tuple(asio::use_awaitable);

asio::awaitable<void> echo(tcp::socket socket)
{
    socket.set_option(tcp::no_delay(true));
    beast::websocket::stream<beast::tcp_stream> stream(std::move(socket));
    const auto [refused] = co_await stream.async_accept(as_result);
    if (refused) co_return;
    stream.text(true);
    beast::flat_buffer buffer;
    for (;;) {
        const auto [unread, in] = co_await stream.async_read(buffer, as_result);
        if (unread) co_return;
        const auto [unsent, out] = co_await stream.async_write(buffer.cdata(), as_result);
        if (unsent) co_return;
        buffer.clear();
    }
}

asio::awaitable<void> accept(tcp::acceptor& acceptor)
{
    for (;;) {
        auto [error, socket] = co_await acceptor.async_accept(as_result);
        if (!error) asio::co_spawn(acceptor.get_executor(), echo(std::move(socket)), asio::detached);
    }
}

}  // namespace

void serve_echo(int report_to)
{
    asio::io_context context(1);
    tcp::acceptor acceptor(context, {asio::ip::address_v4::loopback(), 0});
    const std::string port = std::to_string(acceptor.local_endpoint().port()) + "\n";
    if (write(report_to, port.data(), port.size()) < 0) std::_Exit(1);
    asio::co_spawn(context, accept(acceptor), asio::detached);
    context.run();
    std::_Exit(0);
}

}  // namespace tessera::load
