#include "engine/conceivable.h"

namespace tessera::detail {

void choose_each(const std::vector<std::vector<Candidate>>& members, std::size_t things, std::size_t most,
                 const std::function<void(std::span<const Candidate>)>& found)
{
    std::vector<Candidate> chosen(members.size());
    std::size_t count = 0;
    const std::function<void(std::size_t, std::size_t)> choose = [&](std::size_t place, std::size_t unused) {
        if (count >= most || members.size() - place < unused) return;
        if (place == members.size()) {
            found(chosen);
            ++count;
            return;
        }
        for (const Candidate& candidate : members[place]) {
            const auto same = [&](const Candidate& c) { return c.thing == candidate.thing; };
            const bool is_asked = candidate.thing != Candidate::none;
            if (is_asked && std::any_of(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(place), same))
                continue;
            chosen[place] = candidate;
            choose(place + 1, unused - (is_asked ? 1 : 0));
        }
    };
    choose(0, things);
}

}  // namespace tessera::detail
