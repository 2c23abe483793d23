// The outcome of a study as far as it was played, and the file that keeps it (docs/lab.md describes the form). Parts of
// a study, played by other threads, machines or on other days, merge into the same result.
#pragma once

#include <boost/json/value.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "lab/ledger.h"
#include "lab/study.h"

namespace tessera::lab {

// A file that is no result of the lab, or one that does not fit the others.
class BadResult : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// The counts of some games.
struct Counts {
    std::vector<Ledger> arms;
    // Of each arm but the first, how much more than the first it had in the same game, column by column.
    std::vector<std::vector<Column>> differences;

    void merge(const Counts& other);
};
BOOST_DESCRIBE_STRUCT(Counts, (), (arms, differences))

struct Result {
    Study study;
    std::vector<GameRange> ranges;  // the numbers of the games, in order, neighbours joined
    Counts counts;

    std::uint64_t games() const;
    // Throws BadResult if this is another study, or games are there already.
    void merge(const Result& other);
};

// With everything that was derived: the figures, and a summary in sentences.
boost::json::object to_json(const Result& result);
// Reads the counts again. Throws BadResult.
Result result_from(const boost::json::value& json);

}  // namespace tessera::lab
