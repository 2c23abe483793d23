// The tea house: cards in hidden hands, and their names, numbers and texts in a file. Read `state.h`, `turn.h`,
// `view.h` and `words.h`; the rules stand in the specification, the content in `teas.toml`, and how it is played well
// in `strategy/`.
#pragma once

#include "tests/games/tea_house/words.h"

namespace tessera::tea_house {

struct Game {
    static constexpr std::string_view id = "tea-house";
    using State = tea_house::State;
    using Rules = tea_house::Rules;
    using View = tea_house::View;
    using Verbs = TypeList<Serve, ThrowAway, Draw>;
    using PublicVerbs = TypeList<Serve>;
    using Steps = tea_house::Steps;
    using News = std::variant<CardDrawn, TurnBegan, TeaServed, CardThrownAway>;
    using PublicNews = TypeList<TurnBegan, TeaServed>;
    static constexpr std::size_t max_actions = 2 * max_teas;
    static constexpr std::size_t max_outcomes = max_teas;
    static constexpr bool hidden_information = true;
    static constexpr const char* not_asked = "TH-002: on your turn you serve a tea or throw a card away";
};

}  // namespace tessera::tea_house
