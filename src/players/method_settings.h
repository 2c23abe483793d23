// The settings of each method: how they are called, and how they are read, from a table of `players.toml` and from what
// is spelled out by hand alike.
#pragma once

#include <array>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/content.h"
#include "players/method.h"

namespace tessera {

// In the order of `Method`.
inline constexpr std::array<std::string_view, std::variant_size_v<Method>> method_names = {"random", "greedy", "policy",
                                                                                           "tree", "rollouts"};

// How large a number of simulations may be.
inline constexpr Bounds many{1, 1'000'000'000'000};

std::vector<std::string> all_method_names();
std::size_t place_of_method(std::string_view name);

// The names of the settings that the method has.
std::vector<std::string_view> settings_of(const Method& method);

// Notes a mistake for every key that is none of the settings, and none of those besides.
void refuse_other_settings(const Section& from, std::string_view method, std::span<const std::string_view> settings,
                           std::initializer_list<std::string_view> besides);

// Reads what is there; everything else stays.
void read_settings(const Section& from, const std::vector<std::string>& variants, RandomSettings& into);
void read_settings(const Section& from, const std::vector<std::string>& variants, GreedySettings& into);
void read_settings(const Section& from, const std::vector<std::string>& variants, PolicySettings& into);
void read_settings(const Section& from, const std::vector<std::string>& variants, TreeSettings& into);
void read_settings(const Section& from, const std::vector<std::string>& variants, RolloutSettings& into);

// `simulations=400,others=usual+mild` as TOML. Throws ContentError if it is not of that form.
std::string toml_of_settings(std::string_view settings);

}  // namespace tessera
