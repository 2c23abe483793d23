// The players of a game by name: its levels, as its file `players.toml` says, and methods spelled out. docs/players.md
// has every method with its settings, and what stands in the file.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/content.h"
#include "players/players.h"

namespace tessera {

class Levels {
public:
    // From the file among the content, or those of any game that brings none. Mistakes are noted in the content.
    // The variants are those of the policy.
    Levels(Content& content, std::vector<std::string> variants);

    // The weakest first, as they stand in the file.
    std::vector<std::string> names() const;

    // Throws BadValue with what there is.
    PlayerSpec player(std::string_view name) const;

private:
    static constexpr std::size_t methods = std::variant_size_v<Method>;

    void read_file(const Section& file);
    void read_level(const Section& from);
    Method read_method(const Section& from, std::size_t method, std::initializer_list<std::string_view> besides) const;
    PlayerSpec spelled_out(std::string_view name) const;
    Method read_search(const Section& from) const;

    std::vector<std::string> variants_;
    std::array<Method, methods> defaults_;  // of each method in this game
    std::vector<PlayerSpec> levels_;

    // What `search:` means here: a method, and how many simulations count for a rollout.
    std::size_t search_method_ = 0;
    std::uint64_t simulations_for_a_rollout_ = 1;
};

}  // namespace tessera
