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
#include <ctime>
#include <iterator>

#include "apps/server/network_state.h"
#include "apps/server/origin.h"
#include "apps/server/request_header.h"

namespace tessera::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

namespace {

constexpr auto as_result = asio::as_tuple(asio::use_awaitable);
constexpr std::chrono::seconds longest_farewell{1};
constexpr std::size_t most_unread = 1024 * 1024;

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

// Lines of one list are one list.
std::string all_lines(const HttpRequest& from, beast::string_view name)
{
    std::string joined;
    for (auto [line, end] = from.equal_range(name); line != end; ++line) {
        if (!joined.empty()) joined += ", ";
        joined += text_of(line->value());
    }
    return joined;
}

// The last address in X-Forwarded-For is the one that our own proxy saw; what stands before it, or in lines before, is
// what the visitor says.
std::string asker(const HttpRequest& from, const std::string& address, const Config& config)
{
    if (!config.behind_proxy) return address;
    const std::string chain = all_lines(from, "X-Forwarded-For");
    const std::size_t comma = chain.rfind(',');
    std::string_view last = comma == std::string::npos ? chain : std::string_view(chain).substr(comma + 1);
    while (last.starts_with(' ')) last.remove_prefix(1);
    while (last.ends_with(' ')) last.remove_suffix(1);
    return visitor_at(last);
}

std::optional<Request> request_from(HttpRequest& from, const std::string& address, const Config& config)
{
    std::optional<Request> request = request_for(method_of(from.method()), text_of(from.target()));
    if (!request) return std::nullopt;
    request->body = std::move(from.body());
    request->address = asker(from, address, config);
    request->accept_encoding = all_lines(from, "Accept-Encoding");
    request->if_none_match = all_lines(from, "If-None-Match");
    request->content_type = text_of(from[http::field::content_type]);
    const std::string_view authorization = text_of(from[http::field::authorization]);
    if (authorization.starts_with("Bearer ")) request->bearer = authorization.substr(7);
    return request;
}

// A name that a header can carry, whoever thought of it.
std::string file_name(std::string name)
{
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-' ||
               c == '_';
    };
    std::replace_if(
        name.begin(), name.end(), [&](char c) { return !fits(c); }, '_');
    return name;
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

using Parser = http::request_parser<http::string_body>;

// A request is there, or what to answer to what came instead; neither if the connection ended.
struct Arrival {
    bool complete = false;
    std::optional<Answer> broken;
};

// Reads until the header is in the buffer, and looks at it as bytes.
asio::awaitable<Arrival> read_header(beast::tcp_stream& stream, beast::flat_buffer& buffer)
{
    for (std::size_t seen = 0;;) {
        // An empty line before a request is one too many after the last.
        std::string_view bytes(static_cast<const char*>(buffer.data().data()), buffer.size());
        for (; seen == 0 && bytes.starts_with("\r\n"); bytes.remove_prefix(2)) buffer.consume(2);
        if (const std::optional<std::size_t> size = header_size(bytes.substr(0, longest_header), seen)) {
            const std::optional<HeaderMistake> mistake = mistake_in_header(bytes.substr(0, *size));
            if (!mistake) co_return Arrival{true, std::nullopt};
            co_return Arrival{false, error_answer(mistake->status, "request", mistake->sentence)};
        }
        if (bytes.size() >= longest_header)
            co_return Arrival{false, error_answer(431, "size", "The header is longer than 16 kilobytes.")};
        seen = bytes == "\r" ? 0 : bytes.size();
        const auto room = buffer.prepare(std::min<std::size_t>(4096, buffer.max_size() - buffer.size()));
        const auto [error, count] = co_await stream.async_read_some(room, as_result);
        if (error) co_return Arrival{};
        buffer.commit(count);
    }
}

asio::awaitable<Arrival> read_request(beast::tcp_stream& stream, beast::flat_buffer& buffer, Parser& parser,
                                      const Config& config)
{
    Arrival arrival = co_await read_header(stream, buffer);
    if (!arrival.complete) co_return arrival;
    const auto [no_header, header_bytes] = co_await http::async_read_header(stream, buffer, parser, as_result);
    if (no_header) co_return Arrival{false, answer_to_broken(no_header, config)};
    const auto field_count = [&] { return std::distance(parser.get().begin(), parser.get().end()); };
    const auto fields = field_count();
    const auto [no_body, body_bytes] = co_await http::async_read(stream, buffer, parser, as_result);
    if (no_body) co_return Arrival{false, answer_to_broken(no_body, config)};
    // Fields behind a chunked body would count like those before it, which were looked at.
    if (field_count() != fields)
        co_return Arrival{false, error_answer(400, "request", "Fields behind the body are not understood.")};
    co_return arrival;
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

void set_common_fields(http::fields& response)
{
    response.set(http::field::server, "tessera");
    response.set(http::field::date, http_date(std::time(nullptr)));
    response.set("Permissions-Policy", beast::string_view(permissions_policy.data(), permissions_policy.size()));
}

HttpResponse response_from(Answer answer, const HttpRequest& to)
{
    HttpResponse response(static_cast<http::status>(answer.status), to.version());
    set_common_fields(response);
    if (answer.status != 304) response.set(http::field::content_type, answer.type);
    response.set(http::field::cache_control, answer.cache);
    const std::string_view policy = content_security_policy(answer.policy);
    response.set("Content-Security-Policy", beast::string_view(policy.data(), policy.size()));
    response.set("X-Content-Type-Options", "nosniff");
    response.set("Referrer-Policy", "no-referrer");
    response.set("Cross-Origin-Resource-Policy", "same-origin");
    response.set("Cross-Origin-Opener-Policy", "same-origin");
    if (answer.by_encoding) response.set(http::field::vary, "Accept-Encoding");
    if (!answer.etag.empty()) response.set(http::field::etag, answer.etag);
    if (!answer.encoding.empty()) response.set(http::field::content_encoding, answer.encoding);
    if (!answer.allow.empty()) response.set(http::field::allow, answer.allow);
    if (answer.retry_after != 0) response.set(http::field::retry_after, std::to_string(answer.retry_after));
    if (!answer.download_as.empty())
        response.set(http::field::content_disposition,
                     "attachment; filename=\"" + file_name(answer.download_as) + "\"");
    response.keep_alive(to.keep_alive());
    if (!answer.upgrade.empty()) {
        response.set(http::field::upgrade, answer.upgrade);
        response.set(http::field::connection, to.keep_alive() ? "Upgrade" : "close, Upgrade");
    }
    response.content_length(answer.body.size());
    if (to.method() != http::verb::head) response.body() = std::move(answer.body);
    return response;
}

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
        Parser parser;
        parser.header_limit(static_cast<std::uint32_t>(longest_header));
        parser.body_limit(static_cast<std::uint64_t>(state->config.max_body_kilobytes) * 1024);
        // The whole request has to arrive in this time, however slowly it drips.
        stream.expires_after(std::chrono::seconds(state->config.request_seconds));
        const Arrival arrival = co_await read_request(stream, buffer, parser, state->config);
        if (arrival.broken) {
            HttpRequest broken = parser.release();
            broken.version(11);
            broken.keep_alive(false);
            co_await send(*state, stream, broken, *arrival.broken);
        }
        if (!arrival.complete) co_return co_await linger(stream);
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
