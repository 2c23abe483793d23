// Work of many visitors that takes turns: everybody has a line of their own, and whoever takes a piece of work gets the
// next visitor's. So whoever brings much waits for themselves, and keeps nobody else waiting.
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <memory>
#include <string>

namespace tessera::server {

// For one thread at a time.
template <class Work>
class FairLines {
public:
    void add(const std::string& visitor, std::shared_ptr<Work> work)
    {
        ++size_;
        for (Line& line : lines_)
            if (line.visitor == visitor) return line.places.push_back({std::move(work)});
        lines_.push_back({visitor, {{std::move(work)}}});
    }

    // The first piece of work that nobody has, of the visitor whose turn it is; nothing if all are taken. It keeps its
    // place in its line until it is removed.
    std::shared_ptr<Work> take()
    {
        for (std::size_t tried = 0; tried < lines_.size(); ++tried) {
            std::rotate(lines_.begin(), lines_.begin() + 1, lines_.end());
            for (Place& place : lines_.back().places) {
                if (place.is_taken) continue;
                place.is_taken = true;
                return place.work;
            }
        }
        return nullptr;
    }

    void give_back(const std::shared_ptr<Work>& work)
    {
        for (Line& line : lines_)
            for (Place& place : line.places)
                if (place.work == work) place.is_taken = false;
    }

    void remove(const std::shared_ptr<Work>& work)
    {
        for (Line& line : lines_)
            size_ -= std::erase_if(line.places, [&](const Place& place) { return place.work == work; });
        std::erase_if(lines_, [](const Line& line) { return line.places.empty(); });
    }

    template <class Visit>
    void each(const Visit& visit) const
    {
        for (const Line& line : lines_)
            for (const Place& place : line.places) visit(*place.work);
    }

    std::size_t size() const { return size_; }

private:
    struct Place {
        std::shared_ptr<Work> work;
        bool is_taken = false;
    };
    struct Line {
        std::string visitor;
        std::deque<Place> places;
    };
    std::deque<Line> lines_;  // the visitor whose turn is next comes first
    std::size_t size_ = 0;
};

}  // namespace tessera::server
