#include "apps/cli/lab/ranks.h"

#include <mpi.h>

#include <cstdlib>
#include <numeric>

#include "base/ensure.h"

namespace tessera::cli {

namespace {

void expect(int code) { ensure(code == MPI_SUCCESS, "MPI does what it is asked to"); }

}  // namespace

Ranks::Ranks()
{
    if (std::getenv("OMPI_COMM_WORLD_SIZE") == nullptr) return;
    int granted = 0;
    expect(MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &granted));
    ensure(granted >= MPI_THREAD_FUNNELED, "MPI allows threads beside the one that calls it");
    expect(MPI_Comm_size(MPI_COMM_WORLD, &count_));
    expect(MPI_Comm_rank(MPI_COMM_WORLD, &rank_));
}

void Ranks::leave() const
{
    int begun = 0;
    int ended = 0;
    MPI_Initialized(&begun);
    MPI_Finalized(&ended);
    if (begun != 0 && ended == 0) MPI_Finalize();
}

std::vector<std::string> Ranks::gather(const std::string& mine) const
{
    if (count_ == 1) return {mine};
    const int size = static_cast<int>(mine.size());
    std::vector<int> sizes(static_cast<std::size_t>(count_)), begins(sizes.size());
    expect(MPI_Gather(&size, 1, MPI_INT, sizes.data(), 1, MPI_INT, 0, MPI_COMM_WORLD));
    std::exclusive_scan(sizes.begin(), sizes.end(), begins.begin(), 0);
    std::string all(is_first() ? static_cast<std::size_t>(begins.back() + sizes.back()) : 0, '\0');
    expect(
        MPI_Gatherv(mine.data(), size, MPI_CHAR, all.data(), sizes.data(), begins.data(), MPI_CHAR, 0, MPI_COMM_WORLD));
    std::vector<std::string> parts;
    if (is_first())
        for (std::size_t i = 0; i < sizes.size(); ++i)
            parts.push_back(all.substr(static_cast<std::size_t>(begins[i]), static_cast<std::size_t>(sizes[i])));
    return parts;
}

std::uint64_t Ranks::from_first(std::uint64_t number) const
{
    if (count_ > 1) expect(MPI_Bcast(&number, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD));
    return number;
}

}  // namespace tessera::cli
