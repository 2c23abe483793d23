// What happened. Rules announce what they do to a sink that is chosen at compile time: nothing at all in search, the
// readable log at the table, counters in the lab, assertions in tests.
#pragma once

#include <concepts>
#include <span>
#include <string>
#include <vector>

#include "engine/seat.h"

namespace tessera {

struct NewsSink {};

template <class T>
concept Sink = std::derived_from<T, NewsSink>;

// Nobody listens; the compiler removes the telling.
struct Silent : NewsSink {
    template <class News>
    void operator()(const News&) const
    {
    }
};

// Everything is kept, in order.
template <class AnyOfTheNews>
struct Recording : NewsSink {
    template <class News>
    void operator()(const News& news)
    {
        heard.push_back(news);
    }
    std::vector<AnyOfTheNews> heard;
};

// Puts news into words for one viewer: "You built the Saw Pit", "Anna built the Saw Pit".
class Narrator {
public:
    Narrator(Seat viewer, std::span<const std::string> names) : viewer_(viewer), names_(names) {}

    Seat viewer() const { return viewer_; }
    bool is_viewer(Seat seat) const { return seat == viewer_; }
    std::string who(Seat seat) const { return is_viewer(seat) ? "You" : name(seat); }
    std::string whose(Seat seat) const { return is_viewer(seat) ? "your" : name(seat) + "'s"; }
    std::string name(Seat seat) const
    {
        return index_of(seat) < names_.size() ? names_[index_of(seat)]
                                              : "Seat " + std::to_string(static_cast<int>(seat));
    }

private:
    Seat viewer_;
    std::span<const std::string> names_;
};

}  // namespace tessera
