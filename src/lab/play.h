// Plays the games of a study: the same number in all arms, one after the other, so that they can be held against each
// other game by game.
#pragma once

#include <string>
#include <vector>

#include "lab/result.h"

namespace tessera::lab {

struct ReadyStudy {
    Study study;  // as it is written into the result
    std::vector<ReadyArm> arms;
};

ReadyStudy ready_study(std::string kind, std::uint64_t seed, std::vector<ReadyArm> arms,
                       std::vector<std::string> varied = {});

// Some games, counted, and a line of games.csv for each game of each arm.
struct Part {
    Counts counts;
    std::string rows;

    void merge(const Part& other);
};
BOOST_DESCRIBE_STRUCT(Part, (), (counts, rows))

// To send it to another machine.
std::string text_of(const Part& part);
Part part_from(std::string_view text);

Part play_part(const ReadyStudy& study, GameRange range);

// The first line of games.csv: every column that some arm has.
std::string header_of(const ReadyStudy& study);

}  // namespace tessera::lab
