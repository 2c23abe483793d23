#include "apps/server/network.h"

#include <fmt/format.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <stdexcept>

#include "apps/server/log.h"
#include "apps/server/network_state.h"

namespace tessera::server {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

constexpr auto as_result = asio::as_tuple(asio::use_awaitable);

void listen(tcp::acceptor& acceptor, const Config& config)
{
    const auto place = fmt::format("{} port {}", config.address, config.port);
    boost::system::error_code error;
    const asio::ip::address address = asio::ip::make_address(config.address, error);
    if (error)
        throw BadConfig(fmt::format("--address: found \"{}\", expected an address like 127.0.0.1", config.address));
    const tcp::endpoint endpoint(address, static_cast<std::uint16_t>(config.port));
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error) throw std::runtime_error(fmt::format("cannot listen on {}: {}", place, error.message()));
}

// Counted while it lives.
class Admission {
public:
    Admission(std::shared_ptr<NetworkState> state, std::string address)
        : state_(std::move(state)), address_(std::move(address))
    {
        state_->metrics.connections.add();
        state_->metrics.connections_accepted.add();
    }
    Admission(const Admission&) = delete;
    Admission& operator=(const Admission&) = delete;
    ~Admission()
    {
        state_->metrics.connections.subtract();
        state_->crowd.leave(address_);
    }

private:
    std::shared_ptr<NetworkState> state_;
    std::string address_;
};

asio::awaitable<void> admitted(std::shared_ptr<NetworkState> state, tcp::socket socket, std::string address)
{
    const Admission admission(state, address);
    co_await serve_connection(state, boost::beast::tcp_stream(std::move(socket)), address);
}

void admit(const std::shared_ptr<NetworkState>& state, tcp::socket socket)
{
    boost::system::error_code error;
    const tcp::endpoint from = socket.remote_endpoint(error);
    if (error) return;
    const std::string address = visitor_at(from.address().to_string());
    // A crowd behind one proxy is not one visitor.
    if (!state->crowd.enter(state->config.behind_proxy ? std::string() : address)) {
        state->metrics.connections_refused.add();
        return;
    }
    socket.set_option(tcp::no_delay(true), error);
    const auto executor = socket.get_executor();
    asio::co_spawn(executor, admitted(state, std::move(socket), state->config.behind_proxy ? std::string() : address),
                   [](const std::exception_ptr& failure) {
                       if (!failure) return;
                       try {
                           std::rethrow_exception(failure);
                       } catch (const std::exception& e) {
                           log_error("a connection failed", {{"error", e.what()}});
                       }
                   });
}

asio::awaitable<void> accept(std::shared_ptr<NetworkState> state)
{
    for (;;) {
        auto [error, socket] = co_await state->acceptor.async_accept(asio::make_strand(state->context), as_result);
        if (error == asio::error::operation_aborted) co_return;
        if (error) {
            // Too many open files, most likely: others have to go first.
            log_warning("cannot accept a connection", {{"error", error.message()}});
            asio::steady_timer pause(state->acceptor.get_executor(), std::chrono::milliseconds(100));
            co_await pause.async_wait(as_result);
            continue;
        }
        admit(state, std::move(socket));
    }
}

}  // namespace

NetworkState::NetworkState(EventLoop& loop, const Config& settings, Metrics& figures, Service& whole)
    : context(loop.context()),
      config(settings),
      metrics(figures),
      service(whole),
      acceptor(asio::make_strand(context)),
      crowd(config.max_connections, config.behind_proxy ? config.max_connections : config.max_connections_per_address),
      compressed(config.max_compressed_connections, config.max_compressed_connections / 10 + 1),
      requests(static_cast<double>(config.requests_per_second), 4.0 * static_cast<double>(config.requests_per_second))
{
    listen(acceptor, config);
}

Network::Network(EventLoop& loop, const Config& config, Metrics& metrics, Service& service)
    : state_(std::make_shared<NetworkState>(loop, config, metrics, service))
{
}

Network::~Network() = default;

unsigned Network::port() const { return state_->acceptor.local_endpoint().port(); }

void Network::start() { asio::co_spawn(state_->acceptor.get_executor(), accept(state_), asio::detached); }

void Network::stop(std::string_view farewell)
{
    asio::post(state_->acceptor.get_executor(), [state = state_] {
        boost::system::error_code error;
        state->acceptor.close(error);
    });
    close_sockets(*state_, farewell);
}

}  // namespace tessera::server
