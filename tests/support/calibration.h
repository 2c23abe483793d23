// The calibration games, loaded like games that ship. They are small games whose answers are known; they stand in no
// registry, because nobody would want to play them.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/registry.h"

namespace tessera {

std::span<const GameEntry> calibration_games();

// The rule sets of all calibration games: `connect-four`, `dice-race`, `dice-race-short`, `kuhn-poker`, `tea-house`.
std::vector<RuleSetListing> calibration_rule_sets();

std::shared_ptr<const AnyGame> load_calibration(const std::string& rule_set, const OptionSettings& settings = {});

}  // namespace tessera
