// A table set up for one test: a position that differs from the blank one in what the test says, actions in words, and
// what was heard and is seen afterwards.
//
//     Scene scene(load_rule_set("market-trading"), Seats{2}, "step 2");
//     scene.set("players.0.stock", R"({"wood": 2})");
//     scene.play("use saw_pit 0 1");
//     EXPECT_EQ(scene.seen("players.0.stock"), R"({"planks":1})");
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"

namespace tessera {

class Scene {
public:
    // `at` names a moment of the game's blank position, or "new-game".
    Scene(std::shared_ptr<const AnyGame> game, Seats seats, std::string_view at);

    // Changes the position. Nothing happens before the first action is played or the first question is asked.
    void set(std::string_view path, std::string_view json);

    // Each action must be legal; otherwise an exception tells the refusal, and the test fails.
    void play(std::string_view action);
    void play(std::initializer_list<std::string_view> actions);

    // The sentence with which an action is refused; "legal" if it is not.
    std::string refusal(std::string_view action) const;
    // All that may be decided now, in words without labels.
    std::vector<std::string> choices() const;
    // The question that is asked now; "over" when the game is.
    std::string asked() const;

    // A value of the position as JSON; what is not written there is "0".
    std::string seen(std::string_view path) const;
    int number(std::string_view path) const;

    // What was told since the last call of `play`, in words: `unit-donated seat:0 good:grain points:2 first:yes`.
    const std::vector<std::string>& news() const { return news_; }
    // The same as lines of the log, as seat 0 reads them.
    const std::vector<std::string>& lines() const { return lines_; }

    const AnyGame& game() const { return *game_; }
    const AnyState& state() const;

private:
    void hear(const AnyNews& news);

    std::shared_ptr<const AnyGame> game_;
    mutable AnyState state_;
    mutable bool running_ = false;
    std::vector<std::string> news_;
    std::vector<std::string> lines_;
};

// An action's text without its labels: `offer good:grain` is `offer grain`.
std::string without_labels(std::string_view action);

}  // namespace tessera
