// A loaded game with the strategy that was made for it. Whoever plays by them holds on to both.
#pragma once

#include <memory>

#include "engine/any_game.h"
#include "players/advisor.h"
#include "players/levels.h"

namespace tessera {

template <Strategy S>
class PreparedGame {
public:
    // The strategy finds its numbers, and the players their levels, in the files beside the game's content.
    PreparedGame(std::shared_ptr<const AnyGame> the_game, Content& content)
        : game(std::move(the_game)),
          rules(*static_cast<const RulesOf<S>*>(game->typed_rules())),
          strategy(strategy_for<S>(rules, content)),
          levels(content, variants_of(strategy))
    {
    }

    std::shared_ptr<const AnyGame> game;  // keeps the rules
    const RulesOf<S>& rules;
    S strategy;
    Levels levels;

    Advisor<S> advisor() const { return {rules, strategy}; }
};

template <Strategy S>
std::shared_ptr<const PreparedGame<S>> prepared(std::shared_ptr<const AnyGame> game)
{
    Content content(game->files_beside_the_rules());
    auto made = std::make_shared<const PreparedGame<S>>(std::move(game), content);
    content.refuse_mistakes();
    return made;
}

}  // namespace tessera
