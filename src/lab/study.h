// What is tried: one experiment, or several that differ in something, played with the same seed. Each of them is an
// arm. Game i of an arm depends on nothing but the arm, the seed and i.
#pragma once

#include <boost/describe.hpp>
#include <boost/json/fwd.hpp>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/game_schema.h"
#include "lab/questions.h"
#include "players/players.h"

namespace tessera::lab {

// Who sits at a seat.
struct Sitter {
    std::string player;                       // `hard`
    std::vector<std::string> uniform = {};    // the questions that it answers at random
    std::vector<std::string> forbidden = {};  // the verbs and news that are forbidden to it

    // For people, and to tell sitters apart: `hard, turn-menu by lot`, `hard, never draw-admin`.
    std::string name() const;
};
BOOST_DESCRIBE_STRUCT(Sitter, (), (player, uniform, forbidden))

// Results of version 1 are still read.
Sitter tag_invoke(const boost::json::value_to_tag<Sitter>&, const boost::json::value& from);

// Everything that a game of the arm depends on, besides seed and number.
struct Arm {
    std::string label;  // what tells it from the others: `market_cap=5`, `greedy`
    std::string rule_set;
    std::string rule_set_name;
    std::map<std::string, std::string> options;  // all of them, as they stand
    std::string content;                         // the number of the content, in hexadecimal digits
    std::vector<Sitter> sitters;                 // in the order of the seats
    bool rotate = false;                         // in game i everybody sits i seats further
};
BOOST_DESCRIBE_STRUCT(Arm, (), (label, rule_set, rule_set_name, options, content, sitters, rotate))

// Of each seat, the place among the sitters of who sits there in game i.
std::vector<std::size_t> sitters_at_seats(const Arm& arm, std::uint64_t i);

struct Study {
    std::string kind;  // run, continue, levels, compare, sweep or relevance
    std::uint64_t seed = 1;
    std::vector<std::string> varied;  // the options of a sweep
    std::vector<Arm> arms;
};
BOOST_DESCRIBE_STRUCT(Study, (), (kind, seed, varied, arms))

// An arm with everything that it takes to play it.
struct ReadyArm {
    Arm arm;
    std::shared_ptr<const AnyPlayers> players;
    GameSchema schema;           // of its game
    std::vector<NewsKind> news;  // what can be counted of it
    Questionnaire questionnaire;
    std::vector<PlayerSpec> specs;              // of the sitters
    std::shared_ptr<const KnownPosition> from;  // where its games begin, if not at the start
};

ReadyArm ready_arm(std::string label, std::shared_ptr<const AnyGame> game, std::vector<Sitter> sitters, bool rotate,
                   const ContentFiles& files);

}  // namespace tessera::lab
