// WebSocket: messages in both directions, within limits of size, number and patience.
#include <atomic>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>

#include "apps/server/log.h"
#include "apps/server/network_state.h"
#include "apps/server/routes.h"
#include "table/messages.h"

namespace tessera::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;

namespace {

constexpr auto as_result = asio::as_tuple(asio::use_awaitable);

// A close frame has no room for more.
constexpr std::size_t longest_reason = 120;

// Updates resemble the ones before, so what was sent is remembered: they come down to a tenth, at the lowest level and
// with the smallest tables already (bench/wire says what other choices would give). No secret is ever sent over a
// socket, so none can be guessed from how well a message compresses.
websocket::permessage_deflate deflating()
{
    websocket::permessage_deflate how;
    how.server_enable = true;
    how.client_no_context_takeover = true;  // short messages
    how.compLevel = 1;
    how.memLevel = 4;
    how.msg_size_threshold = 512;
    return how;
}

bool takes_compression(const HttpRequest& upgrade)
{
    return http::ext_list(upgrade[http::field::sec_websocket_extensions]).exists("permessage-deflate");
}

SharedText error_message(table::ErrorCode code, std::string_view message)
{
    auto text = std::make_shared<std::string>();
    table::write_error(code, message, std::nullopt, *text);
    return text;
}

}  // namespace

// One open WebSocket. Its members are touched only on its strand, but for the count of what waits; what others send is
// posted there.
class Socket : public Viewer, public std::enable_shared_from_this<Socket> {
public:
    Socket(std::shared_ptr<NetworkState> state, beast::tcp_stream stream, std::string address)
        : state_(std::move(state)),
          stream_(std::move(stream)),
          address_(std::move(address)),
          allowance_(static_cast<double>(state_->config.messages_per_second),
                     4.0 * static_cast<double>(state_->config.messages_per_second))
    {
        const std::lock_guard lock(state_->mutex);
        state_->sockets.insert(this);
        state_->metrics.sockets.add();
    }

    ~Socket() override
    {
        if (compressed_) {
            state_->compressed.leave(address_);
            state_->metrics.compressed_sockets.subtract();
        }
        const std::lock_guard lock(state_->mutex);
        state_->sockets.erase(this);
        state_->metrics.sockets.subtract();
    }

    asio::awaitable<bool> open(const HttpRequest& upgrade)
    {
        const std::chrono::seconds ping(state_->config.ping_seconds);
        // Half of the idle time without a sign of life makes Beast ask; all of it ends the connection.
        stream_.set_option(websocket::stream_base::timeout{std::chrono::seconds(10), 2 * ping, true});
        stream_.read_message_max(table::longest_message);
        stream_.text(true);
        stream_.set_option(
            websocket::stream_base::decorator([](websocket::response_type& response) { set_common_fields(response); }));
        // What it remembers takes ten times the memory of the connection itself, so there is an end to it.
        compressed_ = takes_compression(upgrade) && state_->compressed.enter(address_);
        if (compressed_) {
            stream_.set_option(deflating());
            state_->metrics.compressed_sockets.add();
        }
        const auto [error] = co_await stream_.async_accept(upgrade, as_result);
        co_return !error;
    }

    // Until the connection ends; the conversation must last as long.
    asio::awaitable<void> read(Conversation& conversation)
    {
        conversation_ = &conversation;
        beast::flat_buffer buffer;
        while (!closing_) {
            const auto [error, bytes] = co_await stream_.async_read(buffer, as_result);
            if (error) co_return;
            state_->metrics.messages.add();
            if (!allowance_.take(this_moment())) {
                state_->metrics.floods.add();
                log_info("a client sends too much", {{"address", address_}});
                send(error_message(table::ErrorCode::Flood, "Too many messages; the connection is closed."));
                close(CloseCode::Policy, "too many messages");
                co_return co_await drain(buffer);
            }
            conversation.received(beast::buffers_to_string(buffer.data()));
            buffer.consume(buffer.size());
        }
        co_await drain(buffer);
    }

    // After the last message: what was sent before may still be on its way.
    asio::awaitable<void> say_goodbye()
    {
        if (!dropped_) co_await linger(beast::get_lowest_layer(stream_));
    }

    void send(SharedText message) override
    {
        asio::dispatch(stream_.get_executor(), [self = shared_from_this(), message = std::move(message)]() mutable {
            self->enqueue(std::move(message), Held::AgainstIt);
        });
    }

    void welcome(SharedText message) override
    {
        asio::dispatch(stream_.get_executor(), [self = shared_from_this(), message = std::move(message)]() mutable {
            self->enqueue(std::move(message), Held::NotAgainstIt);
        });
    }

    const std::string& address() const override { return address_; }

    bool is_behind() const override { return waiting_bytes_ > most_waiting() / 8; }

    // What is sent late has nobody to tell that it was read.
    void end_conversation() { conversation_ = nullptr; }

    void close(CloseCode code, std::string_view reason) override
    {
        asio::dispatch(stream_.get_executor(), [self = shared_from_this(), code, reason = std::string(reason)] {
            self->begin_closing(code, reason);
        });
    }

private:
    // Whether it counts when a client reads slowly.
    enum class Held { AgainstIt, NotAgainstIt };
    struct Waiting {
        SharedText text;
        std::size_t bytes;  // that are held against it
    };

    std::size_t most_waiting() const { return static_cast<std::size_t>(state_->config.max_queue_kilobytes) * 1024; }

    void enqueue(SharedText message, Held held)
    {
        if (closing_ || dropped_) return;
        const std::size_t bytes = held == Held::AgainstIt ? message->size() : 0;
        waiting_bytes_ += bytes;
        queue_.push_back({std::move(message), bytes});
        if (waiting_bytes_ > most_waiting()) return drop();
        if (queue_.size() == 1) write();
    }

    void write()
    {
        stream_.async_write(asio::buffer(*queue_.front().text),
                            [self = shared_from_this()](const beast::error_code& error, std::size_t) {
                                if (error || self->dropped_) return self->queue_.clear();
                                const bool was_behind = self->is_behind();
                                self->waiting_bytes_ -= self->queue_.front().bytes;
                                self->queue_.pop_front();
                                if (was_behind && !self->is_behind() && self->conversation_ != nullptr)
                                    self->conversation_->caught_up();
                                if (!self->queue_.empty()) return self->write();
                                if (self->closing_) self->finish_closing();
                            });
    }

    // A client that does not read cannot be told anything: what stands in the way is what it did not read.
    void drop()
    {
        dropped_ = true;
        state_->metrics.slow_clients.add();
        log_info("a client reads too slowly and is dropped",
                 {{"address", address_}, {"waiting", waiting_bytes_.load()}});
        beast::get_lowest_layer(stream_).close();
    }

    void begin_closing(CloseCode code, const std::string& reason)
    {
        if (closing_ || dropped_) return;
        closing_ = true;
        reason_ = websocket::close_reason(static_cast<websocket::close_code>(code), reason.substr(0, longest_reason));
        if (queue_.empty()) finish_closing();
    }

    void finish_closing()
    {
        stream_.async_close(reason_, [self = shared_from_this()](const beast::error_code&) {});
    }

    // Reads on without looking, so that the close handshake can be finished by the other side.
    asio::awaitable<void> drain(beast::flat_buffer& buffer)
    {
        for (;;) {
            buffer.clear();
            const auto [error, bytes] = co_await stream_.async_read(buffer, as_result);
            if (error) co_return;
        }
    }

    std::shared_ptr<NetworkState> state_;
    websocket::stream<beast::tcp_stream> stream_;
    const std::string address_;
    Allowance allowance_;
    std::deque<Waiting> queue_;
    std::atomic<std::size_t> waiting_bytes_ = 0;  // read by others
    Conversation* conversation_ = nullptr;
    bool compressed_ = false;
    bool closing_ = false;
    bool dropped_ = false;
    websocket::close_reason reason_;
};

namespace {

asio::awaitable<void> refuse(beast::tcp_stream& stream, const HttpRequest& upgrade)
{
    HttpResponse response =
        response_from(error_answer(404, "path", "There is nothing to talk to at this path."), upgrade);
    response.keep_alive(false);
    co_await http::async_write(stream, response, as_result);
}

}  // namespace

asio::awaitable<void> serve_socket(std::shared_ptr<NetworkState> state, beast::tcp_stream stream, HttpRequest upgrade,
                                   Request request)
{
    stream.expires_after(std::chrono::seconds(state->config.request_seconds));
    if (!opens_socket(routes(), request)) co_return co_await refuse(stream, upgrade);
    stream.expires_never();

    const auto socket = std::make_shared<Socket>(state, std::move(stream), request.address);
    if (!co_await socket->open(upgrade)) co_return;
    upgrade = {};
    const std::shared_ptr<Conversation> conversation = state->service.converse(request, socket);
    co_await socket->read(*conversation);
    socket->end_conversation();
    conversation->gone();
    co_await socket->say_goodbye();
}

void close_sockets(NetworkState& state, std::string_view farewell)
{
    std::vector<std::shared_ptr<Socket>> open;
    {
        const std::lock_guard lock(state.mutex);
        state.stopping = true;
        for (Socket* socket : state.sockets)
            if (std::shared_ptr<Socket> alive = std::static_pointer_cast<Socket>(socket->weak_from_this().lock()))
                open.push_back(std::move(alive));
    }
    for (const std::shared_ptr<Socket>& socket : open) {
        socket->send(error_message(table::ErrorCode::Stopping, farewell));
        socket->close(CloseCode::Restart, farewell);
    }
}

}  // namespace tessera::server
