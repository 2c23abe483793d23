// HTTP: requests of one connection, one after the other, within limits of size and time.
#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "apps/server/network_state.h"
#include "apps/server/origin.h"

namespace tessera::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

namespace {

constexpr auto as_result = asio::as_tuple(asio::use_awaitable);
constexpr std::uint32_t longest_header = 16 * 1024;
constexpr std::chrono::seconds longest_farewell{1};
constexpr std::size_t most_unread = 1024 * 1024;

using HttpResponse = http::response<http::string_body>;

std::string_view text_of(beast::string_view text) { return {text.data(), text.size()}; }

Method method_of(http::verb verb)
{
    switch (verb) {
        case http::verb::get: return Method::Get;
        case http::verb::head: return Method::Head;
        case http::verb::post: return Method::Post;
        case http::verb::delete_: return Method::Delete;
        default: return Method::Other;
    }
}

// The last address in X-Forwarded-For is the one that our own proxy saw.
std::string asker(const HttpRequest& from, const std::string& address, const Config& config)
{
    if (!config.behind_proxy) return address;
    const std::string_view chain = text_of(from["X-Forwarded-For"]);
    const std::size_t comma = chain.rfind(',');
    std::string_view last = comma == std::string_view::npos ? chain : chain.substr(comma + 1);
    while (last.starts_with(' ')) last.remove_prefix(1);
    return visitor_at(last);
}

std::optional<Request> request_from(HttpRequest& from, const std::string& address, const Config& config)
{
    std::optional<Request> request = request_for(method_of(from.method()), text_of(from.target()));
    if (!request) return std::nullopt;
    request->body = std::move(from.body());
    request->address = asker(from, address, config);
    request->accept_encoding = text_of(from[http::field::accept_encoding]);
    request->if_none_match = text_of(from[http::field::if_none_match]);
    request->content_type = text_of(from[http::field::content_type]);
    const std::string_view authorization = text_of(from[http::field::authorization]);
    if (authorization.starts_with("Bearer ")) request->bearer = authorization.substr(7);
    return request;
}

HttpResponse response_from(Answer answer, const HttpRequest& to)
{
    HttpResponse response(static_cast<http::status>(answer.status), to.version());
    response.set(http::field::server, "tessera");
    if (answer.status != 304) response.set(http::field::content_type, answer.type);
    response.set(http::field::cache_control, answer.cache);
    const std::string_view policy = content_security_policy(answer.policy);
    response.set("Content-Security-Policy", beast::string_view(policy.data(), policy.size()));
    response.set("X-Content-Type-Options", "nosniff");
    response.set("Referrer-Policy", "no-referrer");
    response.set("Cross-Origin-Resource-Policy", "same-origin");
    response.set("Cross-Origin-Opener-Policy", "same-origin");
    if (answer.policy == PagePolicy::Page) response.set(http::field::vary, "Accept-Encoding");
    if (!answer.etag.empty()) response.set(http::field::etag, answer.etag);
    if (!answer.encoding.empty()) response.set(http::field::content_encoding, answer.encoding);
    if (!answer.allow.empty()) response.set(http::field::allow, answer.allow);
    if (answer.retry_after != 0) response.set(http::field::retry_after, std::to_string(answer.retry_after));
    if (!answer.download_as.empty())
        response.set(http::field::content_disposition, "attachment; filename=\"" + answer.download_as + "\"");
    response.keep_alive(to.keep_alive());
    response.content_length(answer.body.size());
    if (to.method() != http::verb::head) response.body() = std::move(answer.body);
    return response;
}

// What a request gets whose bytes already make no sense.
std::optional<Answer> answer_to_broken(const beast::error_code& error, const Config& config)
{
    if (error == http::error::body_limit)
        return error_answer(413, "size",
                            "The body is longer than " + std::to_string(config.max_body_kilobytes) + " kilobytes.");
    if (error == http::error::header_limit || error == http::error::buffer_overflow)
        return error_answer(431, "size", "The header is longer than 16 kilobytes.");
    if (error.category() == http::make_error_code(http::error::bad_method).category() &&
        error != http::error::end_of_stream && error != http::error::partial_message)
        return error_answer(400, "request", "This is no HTTP request: " + error.message() + ".");
    return std::nullopt;
}

// What is refused before anybody looks at what was asked.
std::optional<Answer> refusal_of(NetworkState& state, const HttpRequest& from, const std::optional<Request>& request)
{
    const std::string_view host = text_of(from[http::field::host]);
    if (!request) return error_answer(400, "path", "The path makes no sense.");
    if (!host_allowed(host, state.config))
        return error_answer(421, "origin", "This server does not go by that name; see --origins.");
    if (!origin_allowed(text_of(from[http::field::origin]), host, state.config))
        return error_answer(403, "origin", "A page from elsewhere may not use this server; see --origins.");
    if (!state.requests.take(request->address, this_moment())) {
        Answer answer = error_answer(429, "flood", "Too many requests; wait a little.");
        answer.retry_after = 1;
        return answer;
    }
    return std::nullopt;
}

asio::awaitable<Answer> answer_of(Service& service, Request request)
{
    const auto executor = co_await asio::this_coro::executor;
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(Answer)>(
        [&](auto handler) {
            const auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
            service.answer(std::move(request), [waiting, executor](Answer answer) {
                asio::post(executor, [waiting, answer = std::move(answer)]() mutable {
                    std::move (*waiting)(std::move(answer));
                });
            });
        },
        asio::use_awaitable);
}

asio::awaitable<bool> send(NetworkState& state, beast::tcp_stream& stream, const HttpRequest& to, Answer answer)
{
    if (answer.status >= 400) state.metrics.failed_requests.add();
    const HttpResponse response = response_from(std::move(answer), to);
    stream.expires_after(std::chrono::seconds(state.config.request_seconds));
    http::response_serializer<http::string_body> serializer(response);
    serializer.split(false);
    if (to.method() == http::verb::head) {
        const auto [error, sent] = co_await http::async_write_header(stream, serializer, as_result);
        co_return !error && to.keep_alive();
    }
    const auto [error, sent] = co_await http::async_write(stream, serializer, as_result);
    co_return !error && to.keep_alive();
}

}  // namespace

asio::awaitable<void> linger(beast::tcp_stream& stream)
{
    beast::error_code closed;
    stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, closed);
    stream.expires_after(longest_farewell);
    char bytes[4096];
    for (std::size_t left = most_unread; left > 0;) {
        const auto [error, count] = co_await stream.async_read_some(asio::buffer(bytes), as_result);
        if (error) co_return;
        left -= std::min(left, count);
    }
}

asio::awaitable<void> serve_connection(std::shared_ptr<NetworkState> state, beast::tcp_stream stream,
                                       std::string address)
{
    beast::flat_buffer buffer(longest_header + 4096);
    for (;;) {
        http::request_parser<http::string_body> parser;
        parser.header_limit(longest_header);
        parser.body_limit(static_cast<std::uint64_t>(state->config.max_body_kilobytes) * 1024);
        // The whole request has to arrive in this time, however slowly it drips.
        stream.expires_after(std::chrono::seconds(state->config.request_seconds));
        const auto [error, bytes] = co_await http::async_read(stream, buffer, parser, as_result);
        if (error) {
            if (std::optional<Answer> answer = answer_to_broken(error, state->config)) {
                HttpRequest broken = parser.release();
                broken.keep_alive(false);
                co_await send(*state, stream, broken, std::move(*answer));
            }
            co_return co_await linger(stream);
        }
        state->metrics.requests.add();
        const Moment began = this_moment();
        stream.expires_never();

        HttpRequest from = parser.release();
        std::optional<Request> request = request_from(from, address, state->config);
        std::optional<Answer> answer = refusal_of(*state, from, request);
        if (!answer && beast::websocket::is_upgrade(from))
            co_return co_await serve_socket(state, std::move(stream), std::move(from), std::move(*request));
        if (!answer) answer = co_await answer_of(state->service, std::move(*request));
        state->metrics.request_seconds.add_since(began);
        if (!co_await send(*state, stream, from, std::move(*answer))) co_return co_await linger(stream);
    }
}

}  // namespace tessera::server
