// The numbers with which the evaluation weighs things. They stand in
// content/market-trading/strategy.toml, with what made them; no rule reads
// them.
#pragma once

#include <boost/describe.hpp>

namespace tessera::market_trading {

// Of the evaluation, in points.
struct Weights {
    float pace = 0;       // points a turn, to guess how many turns are left
    float stock = 0;      // of a point that the stock would score if it were donated now
    float kept = 0;       // of the value of a unit in stock that the market would refuse
    float pile = 0;       // of every pile,
    float pile_unit = 0;  // of every unit in it,
    float pile_room = 0;  // and more for each copy that its market would still take
    float patience = 0;   // what a unit is worth for each turn that it still lies in its pile
    float steady = 0;     // of a point that a card brings each turn
    float recipe = 0;     // of the value that a recipe adds each turn
    float certainty = 0;  // how far a lead of one point decides, at the end of the game
};
BOOST_DESCRIBE_STRUCT(Weights, (), (pace, stock, kept, pile, pile_unit, pile_room, patience, steady, recipe, certainty))

}  // namespace tessera::market_trading
