#include "apps/server/webhook.h"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/url/parse.hpp>
#include <charconv>
#include <utility>

#include "apps/server/log.h"

namespace tessera::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;

namespace {

constexpr auto as_result = asio::as_tuple(asio::use_awaitable);
constexpr std::chrono::seconds patience{10};
constexpr std::chrono::seconds pauses[] = {std::chrono::seconds(2), std::chrono::seconds(30), std::chrono::seconds(0)};
constexpr std::int64_t most_at_once = 100;

struct Target {
    bool secure = false;
    std::string host, port, path, authority;
};

// Percent signs taken away once: `%2e` is a dot.
std::string decoded(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned char byte = 0;
        const char* const digits = text.data() + i + 1;
        if (text[i] == '%' && i + 2 < text.size() && std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2) {
            out += static_cast<char>(byte);
            i += 2;
        } else {
            out += text[i];
        }
    }
    return out;
}

// Whether some server could take the path for one that leads back up: by `..`, by a slash or a backslash that is
// written in another way, or with parameters behind the dots. Whoever receives it may decode it more than once.
bool climbs(std::string path)
{
    for (std::string next = decoded(path);; path = std::exchange(next, decoded(next))) {
        std::size_t begin = 0;
        while (begin <= path.size()) {
            const std::size_t end = std::min(path.find_first_of("/\\", begin), path.size());
            const std::string_view part = std::string_view(path).substr(begin, end - begin);
            const std::string_view name = part.substr(0, part.find(';'));
            if (name == "." || name == "..") return true;
            begin = end + 1;
        }
        if (path.find('\\') != std::string::npos) return true;
        if (next == path) return false;
    }
}

std::optional<Target> target_of(std::string_view url)
{
    const auto parsed = boost::urls::parse_absolute_uri(boost::core::string_view(url.data(), url.size()));
    if (!parsed || parsed->has_userinfo() || !parsed->has_authority()) return std::nullopt;
    Target target;
    const std::string scheme(parsed->scheme());
    if (scheme != "http" && scheme != "https") return std::nullopt;
    if (climbs(std::string(parsed->encoded_path()))) return std::nullopt;
    target.secure = scheme == "https";
    target.host = parsed->host_address();
    target.port = parsed->has_port() ? std::string(parsed->port()) : target.secure ? "443" : "80";
    target.path = std::string(parsed->encoded_resource());
    if (!target.path.starts_with('/')) target.path = "/" + target.path;
    target.authority = std::string(parsed->encoded_host_and_port());
    return target.host.empty() ? std::nullopt : std::optional(target);
}

http::request<http::string_body> request_to(const Target& target, const std::string& body)
{
    http::request<http::string_body> request(http::verb::post, target.path, 11);
    request.set(http::field::host, target.authority);
    request.set(http::field::user_agent, "tessera");
    request.set(http::field::content_type, "application/json");
    request.keep_alive(false);
    request.body() = body;
    request.prepare_payload();
    return request;
}

template <class Stream>
asio::awaitable<bool> exchange(Stream& stream, const http::request<http::string_body>& request)
{
    const auto [not_sent, sent] = co_await http::async_write(stream, request, as_result);
    if (not_sent) co_return false;
    beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.body_limit(64 * 1024);
    const auto [error, read] = co_await http::async_read_header(stream, buffer, parser, as_result);
    co_return !error && http::to_status_class(parser.get().result()) == http::status_class::successful;
}

}  // namespace

bool webhook_allowed(std::string_view url, const Words& prefixes)
{
    // A prefix that stops within a name must not let in other names that begin the same.
    const auto begins = [&](const std::string& prefix) {
        if (prefix.empty() || !url.starts_with(prefix)) return false;
        return prefix.ends_with('/') || url.size() == prefix.size() || url[prefix.size()] == '/';
    };
    return target_of(url).has_value() && std::any_of(prefixes.begin(), prefixes.end(), begins);
}

struct Webhooks::State {
    State(EventLoop& loop, const Config& of_server, Metrics& of_all)
        : context(loop.context()), config(of_server), metrics(of_all), tls(asio::ssl::context::tls_client)
    {
        tls.set_default_verify_paths();
        tls.set_verify_mode(asio::ssl::verify_peer);
    }

    asio::io_context& context;
    const Config& config;
    Metrics& metrics;
    asio::ssl::context tls;
    Gauge under_way;
};

namespace {

template <class State>
asio::awaitable<bool> deliver(State& state, const Target& target, const std::string& body)
{
    const auto executor = co_await asio::this_coro::executor;
    tcp::resolver resolver(executor);
    const auto [unknown, addresses] = co_await resolver.async_resolve(target.host, target.port, as_result);
    if (unknown) co_return false;
    beast::tcp_stream stream(executor);
    stream.expires_after(patience);
    const auto [unreachable, endpoint] = co_await stream.async_connect(addresses, as_result);
    if (unreachable) co_return false;
    const auto request = request_to(target, body);
    if (!target.secure) co_return co_await exchange(stream, request);

    asio::ssl::stream<beast::tcp_stream> secure(std::move(stream), state.tls);
    secure.set_verify_callback(asio::ssl::host_name_verification(target.host));
    SSL_ctrl(secure.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name,
             const_cast<char*>(target.host.c_str()));
    const auto [untrusted] = co_await secure.async_handshake(asio::ssl::stream_base::client, as_result);
    if (untrusted) co_return false;
    co_return co_await exchange(secure, request);
}

template <class State>
asio::awaitable<void> deliver_patiently(std::shared_ptr<State> state, Target target, std::string body,
                                        std::function<void(bool)> then)
{
    bool arrived = false;
    for (const std::chrono::seconds pause : pauses) {
        arrived = co_await deliver(*state, target, body);
        if (arrived || pause.count() == 0) break;
        asio::steady_timer timer(co_await asio::this_coro::executor, pause);
        co_await timer.async_wait(as_result);
    }
    (arrived ? state->metrics.webhooks_sent : state->metrics.webhooks_failed).add();
    state->under_way.subtract();
    then(arrived);
}

}  // namespace

Webhooks::Webhooks(EventLoop& loop, const Config& config, Metrics& metrics)
    : state_(std::make_shared<State>(loop, config, metrics))
{
}

Webhooks::~Webhooks() = default;

void Webhooks::post(const std::string& url, std::string body, std::function<void(bool)> then)
{
    // What was allowed once may have been forbidden since.
    const std::optional<Target> target = target_of(url);
    if (!target || !webhook_allowed(url, state_->config.webhooks) || state_->under_way.value() >= most_at_once) {
        state_->metrics.webhooks_failed.add();
        return then(false);
    }
    state_->under_way.add();
    asio::co_spawn(asio::make_strand(state_->context),
                   deliver_patiently(state_, *target, std::move(body), std::move(then)), asio::detached);
}

}  // namespace tessera::server
