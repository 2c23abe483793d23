// The processes that share a study under `mpirun`; a single one otherwise, and then nothing of MPI is touched.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tessera::cli {

class Ranks {
public:
    Ranks();
    ~Ranks() { leave(); }
    Ranks(const Ranks&) = delete;
    Ranks& operator=(const Ranks&) = delete;

    int count() const { return count_; }
    int rank() const { return rank_; }
    bool is_first() const { return rank_ == 0; }

    // What every rank says, in order; only the first gets to know.
    std::vector<std::string> gather(const std::string& mine) const;
    // The first rank says a number, and everybody gets it.
    std::uint64_t from_first(std::uint64_t number) const;

    // Says goodbye to the others; done at the end anyway, but also before a program ends all at once.
    void leave() const;

private:
    int count_ = 1;
    int rank_ = 0;
};

}  // namespace tessera::cli
