// What there is in the games of a rule set, told as data: its verbs, its steps and its news, and what each of them
// says. It serves those who do not know the types of the game: the lab counts news by it. What stands in a view is told
// by view_schema.h.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/any_game.h"

namespace tessera {

// The value of a word that is not said: the card that another seat may not see.
inline constexpr std::int64_t not_said = -1;

// One member of a verb or of a piece of news.
struct MemberSchema {
    // What the game has names for (a card), an enumeration, yes or no, a number, or amounts by name.
    enum class Type { Seat, Id, Enumerator, Truth, Number, Amounts, Other };

    std::string name;  // `points-from-cities`
    Type type = Type::Other;
    std::string noun;                // of ids and enumerators: `card`
    std::vector<std::string> words;  // all that it can be, if that has words
};

struct VerbSchema {
    std::string name;  // `settle`
    std::vector<MemberSchema> members;
};

struct StepSchema {
    std::string name;  // `turn-menu`
    bool asks_a_seat = false;
};

struct NewsMember : MemberSchema {
    // The number of a seat, the place of a word among the words, a number, the total of amounts; or `not_said`.
    std::int64_t (*value)(const AnyNews&) = nullptr;
};

struct NewsSchema {
    std::string name;  // `business-opened`
    std::vector<NewsMember> members;
};

// Verbs, steps and news go by their place here: `Action::kind`, `AnyGame::step_asking`, `AnyNews::kind`.
struct GameSchema {
    std::vector<VerbSchema> verbs;
    std::vector<StepSchema> steps;
    std::vector<NewsSchema> news;
};

}  // namespace tessera
