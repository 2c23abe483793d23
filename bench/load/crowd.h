// Many clients of one server at once, in one thread: WebSockets that play scripted legal moves, that are echoed, or
// that only sit there.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace tessera::load {

// How long things took, sorted when asked.
class Latencies {
public:
    void add(std::chrono::steady_clock::duration took) { all_.push_back(took); }
    std::size_t count() const { return all_.size(); }
    // In milliseconds; of 0.99, what 99 of 100 did not exceed.
    double quantile(double share) const;

private:
    mutable std::vector<std::chrono::steady_clock::duration> all_;
};

struct Place {
    std::string target;  // of the WebSocket
    std::string hello;   // the first message
};

// What a crowd measured.
struct Measured {
    std::uint64_t answered = 0;  // actions acknowledged, or messages echoed
    std::uint64_t refused = 0;   // anything that should not have happened
    double seconds = 0;
    Latencies latencies;
};

enum class Doing { Play, Echo, Sit };

class Crowd {
public:
    Crowd(unsigned port, Doing doing, const std::vector<Place>& places);
    Crowd(const Crowd&) = delete;
    Crowd& operator=(const Crowd&) = delete;
    ~Crowd();

    // Connects everybody, at most a few hundred at a time; throws if somebody is turned away.
    void connect();
    // Plays for so long. Whoever is to move thinks for about `thinking` first; without that everybody moves at once,
    // and so many wait for each other that latencies say how long the queue is rather than how long a person waits.
    Measured run(std::chrono::milliseconds time, std::chrono::microseconds thinking = {});

private:
    struct State;
    std::unique_ptr<State> state_;
};

// Serves WebSockets that send everything back, in one thread, until the process is killed: the yardstick. Writes its
// port to the file descriptor first.
[[noreturn]] void serve_echo(int report_to);

}  // namespace tessera::load
