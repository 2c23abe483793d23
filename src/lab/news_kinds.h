// What can be counted of the news of a game, whichever it is: by reflection on its news (`engine/game_schema.h`). A
// piece of news counts as its own kind, and as a kind of its own for whatever else it says: `BusinessOpened{seat, card,
// by}` is news about a card, and `business-opened.by` says how.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game_schema.h"

namespace tessera::lab {

// A kind of news of some rule set, as far as it can be counted.
struct NewsKind {
    std::string name;                 // `business-opened`
    bool of_a_seat = false;           // it has a member `seat`
    std::string about;                // the type of what it is about: `card`; empty if it is about nothing
    bool about_an_id = false;         // something that the game names, a card or a board, and no mere enumerator
    std::vector<std::string> things;  // the words of what it can be about
    std::string amount;               // its first number, or the total of its first amounts; empty if it has none
};

// First one for each type of news, then what else each of them says.
std::vector<NewsKind> news_kinds_of(const GameSchema& schema);

// News that names no thing, or one that is not said.
inline constexpr std::uint16_t nothing_named = std::numeric_limits<std::uint16_t>::max();

// News of some kind, or only what it says about one thing: `trade-closed`, `business-opened.by:gold`.
struct NewsTerm {
    std::size_t kind = 0;
    std::uint16_t thing = nothing_named;  // nothing_named: about anything

    bool covers(std::size_t some_kind, std::uint16_t some_thing) const
    {
        return kind == some_kind && (thing == nothing_named || thing == some_thing);
    }
};

// Throws BadValue if there is no such news, or if it is never about that.
NewsTerm news_term(std::string_view words, const std::vector<NewsKind>& kinds);

// A piece of news as one of its kinds.
struct CountedNews {
    std::uint16_t kind;
    std::uint16_t thing;  // its place among the things of the kind, or nothing_named
    Seat seat;            // the spectator, for news of no seat
    std::int64_t amount;
};

// Tells what is counted of a piece of news.
class NewsReader {
public:
    explicit NewsReader(const GameSchema& schema);

    // Calls f(CountedNews) for each kind that it counts as.
    template <class F>
    void read(const AnyNews& news, F&& f) const
    {
        for (const Source& source : sources_[news.kind]) f(counted(source, news));
    }

    bool begins_a_turn(const AnyNews& news) const { return news.kind == turn_began_; }
    // Does this game say when a turn begins?
    bool announces_turns() const { return turn_began_.has_value(); }

private:
    using Value = std::int64_t (*)(const AnyNews&);

    // The members that a kind is read from; null where it has none.
    struct Source {
        std::uint16_t kind;
        Value seat, thing, amount;
    };

    static CountedNews counted(const Source& source, const AnyNews& news);

    std::vector<std::vector<Source>> sources_;  // of each type of news
    std::optional<std::size_t> turn_began_;
};

}  // namespace tessera::lab
