#include "bench/load/crowd.h"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <charconv>
#include <stdexcept>
#include <string_view>

namespace tessera::load {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using Clock = std::chrono::steady_clock;

namespace {

constexpr std::size_t most_at_once = 200;
constexpr std::string_view action_mark = "{\"action\":\"";

// The number behind `"key":`, without reading the whole message as JSON: clients share the machine with the server.
std::uint64_t number_in(std::string_view message, std::string_view key)
{
    const std::size_t at = message.find(key);
    if (at == std::string_view::npos) return 0;
    std::uint64_t number = 0;
    const std::string_view digits = message.substr(at + key.size(), 20);
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

}  // namespace

double Latencies::quantile(double share) const
{
    if (all_.empty()) return 0;
    std::sort(all_.begin(), all_.end());
    const auto at = static_cast<std::size_t>(share * static_cast<double>(all_.size() - 1));
    return std::chrono::duration<double, std::milli>(all_[at]).count();
}

struct Crowd::State {
    struct Member;

    State(unsigned port, Doing what, const std::vector<Place>& where)
        : endpoint(asio::ip::address_v4::loopback(), static_cast<std::uint16_t>(port)), doing(what), places(where)
    {
    }

    void connect_next();
    void connected();

    asio::io_context context{1};
    tcp::endpoint endpoint;
    Doing doing;
    const std::vector<Place>& places;
    std::vector<std::unique_ptr<Member>> members;
    std::size_t ready = 0;
    bool running = false;
    std::chrono::microseconds thinking{};
    std::string failure;
    Measured measured;
};

// One client.
struct Crowd::State::Member {
    Member(State& all, const Place& own, std::uint64_t seed)
        : crowd(all), place(own), stream(all.context), thinking(all.context), luck(seed * 2 + 1)
    {
    }

    void connect()
    {
        beast::get_lowest_layer(stream).async_connect(crowd.endpoint, [this](const beast::error_code& error) {
            if (error) return fail("cannot connect: " + error.message());
            beast::get_lowest_layer(stream).socket().set_option(tcp::no_delay(true));
            stream.read_message_max(16 * 1024 * 1024);
            stream.async_handshake("localhost:" + std::to_string(crowd.endpoint.port()), place.target,
                                   [this](const beast::error_code& refused) {
                                       if (refused) return fail("no upgrade: " + refused.message());
                                       write(place.hello);
                                       read();
                                   });
        });
    }

    void fail(const std::string& what)
    {
        if (crowd.failure.empty()) crowd.failure = what;
        crowd.context.stop();
    }

    void read()
    {
        stream.async_read(buffer, [this](const beast::error_code& error, std::size_t) {
            if (error) return fail("the server hung up: " + error.message());
            const auto bytes = buffer.cdata();
            received({static_cast<const char*>(bytes.data()), bytes.size()});
            buffer.consume(buffer.size());
            read();
        });
    }

    void received(std::string_view message)
    {
        if (crowd.doing == Doing::Echo) return echoed();
        if (message.starts_with("{\"type\":\"update\"")) return shown(message);
        if (message.starts_with("{\"type\":\"done\"")) {
            crowd.measured.latencies.add(Clock::now() - asked);
            ++crowd.measured.answered;
            waiting = false;
        } else if (message.starts_with("{\"type\":\"refused\"") || message.starts_with("{\"type\":\"error\"")) {
            ++crowd.measured.refused;
            waiting = false;
        }
    }

    void echoed()
    {
        if (!waiting) return become_ready();
        crowd.measured.latencies.add(Clock::now() - asked);
        ++crowd.measured.answered;
        ask(place.hello);
    }

    void shown(std::string_view message)
    {
        revision = number_in(message, "\"revision\":");
        choose(message);
        if (!is_ready) return become_ready();
        think();
    }

    // Remembers one of the legal actions.
    void choose(std::string_view message)
    {
        action.clear();
        const std::size_t list = message.find("\"actions\":[");
        if (list == std::string_view::npos) return;
        std::vector<std::size_t> starts;
        for (std::size_t at = message.find(action_mark, list); at != std::string_view::npos && starts.size() < 64;
             at = message.find(action_mark, at + 1))
            starts.push_back(at + action_mark.size());
        if (starts.empty()) return;
        const std::string_view rest = message.substr(starts[next_number() % starts.size()]);
        action = rest.substr(0, rest.find('"'));
    }

    std::uint64_t next_number()
    {
        luck = luck * 6364136223846793005u + 1442695040888963407u;
        return luck >> 33;
    }

    // Moves after thinking, if there is anything to think about.
    void think()
    {
        if (crowd.thinking.count() == 0) return act();
        if (action.empty() || !crowd.running) return;
        // Between half as long and half as long again, so that tables do not move in step.
        const auto usual = static_cast<std::uint64_t>(crowd.thinking.count());
        thinking.expires_after(std::chrono::microseconds(usual / 2 + next_number() % usual));
        thinking.async_wait([this](const beast::error_code& error) {
            if (!error) act();
        });
    }

    void act()
    {
        if (crowd.doing != Doing::Play || !crowd.running || waiting || action.empty()) return;
        ask("{\"type\":\"act\",\"id\":1,\"revision\":" + std::to_string(revision) + ",\"action\":\"" + action + "\"}");
        action.clear();
    }

    void start()
    {
        if (crowd.doing == Doing::Echo) return ask(place.hello);
        think();
    }

    void ask(std::string message)
    {
        if (!crowd.running) return;
        waiting = true;
        asked = Clock::now();
        write(std::move(message));
    }

    void write(std::string message)
    {
        outgoing = std::move(message);
        stream.async_write(asio::buffer(outgoing), [this](const beast::error_code& error, std::size_t) {
            if (error) fail("cannot write: " + error.message());
        });
    }

    void become_ready()
    {
        is_ready = true;
        crowd.connected();
    }

    State& crowd;
    const Place& place;
    websocket::stream<beast::tcp_stream> stream;
    asio::steady_timer thinking;
    beast::flat_buffer buffer;
    std::string outgoing, action;
    std::uint64_t revision = 0, luck;
    Clock::time_point asked{};
    bool waiting = false, is_ready = false;
};

void Crowd::State::connect_next()
{
    if (members.size() == places.size()) return;
    members.push_back(std::make_unique<Member>(*this, places[members.size()], members.size()));
    members.back()->connect();
}

void Crowd::State::connected()
{
    ++ready;
    if (ready == places.size()) return context.stop();
    connect_next();
}

Crowd::Crowd(unsigned port, Doing doing, const std::vector<Place>& places)
    : state_(std::make_unique<State>(port, doing, places))
{
}

Crowd::~Crowd() = default;

void Crowd::connect()
{
    for (std::size_t i = 0; i < std::min(most_at_once, state_->places.size()); ++i) state_->connect_next();
    state_->context.run();
    if (!state_->failure.empty()) throw std::runtime_error(state_->failure);
}

Measured Crowd::run(std::chrono::milliseconds time, std::chrono::microseconds thinking)
{
    state_->measured = {};
    state_->thinking = thinking;
    state_->running = true;
    state_->context.restart();
    const Clock::time_point began = Clock::now();
    for (const auto& member : state_->members) member->start();
    state_->context.run_for(time);
    state_->running = false;
    state_->measured.seconds = std::chrono::duration<double>(Clock::now() - began).count();
    if (!state_->failure.empty()) throw std::runtime_error(state_->failure);
    // What is under way is taken in, so that the next run begins with nothing owed.
    state_->context.restart();
    Measured measured = state_->measured;
    state_->context.run_for(std::chrono::milliseconds(200));
    return measured;
}

}  // namespace tessera::load
