// Tables for the tests of 1800: the shipped game with some options, and its rules and states as they are typed.
#pragma once

#include <cstring>
#include <memory>
#include <string>
#include <string_view>

#include "engine/play.h"
#include "engine/registry.h"
#include "games/eighteen_hundred/game.h"
#include "tests/support/scene.h"

namespace tessera::eighteen_hundred {

inline std::shared_ptr<const AnyGame> load(const OptionSettings& settings = {})
{
    return load_rule_set("1800", settings);
}

inline const Rules& rules_of(const AnyGame& game) { return *static_cast<const Rules*>(game.typed_rules()); }

inline State state_of(const AnyState& s)
{
    State typed;
    std::memcpy(static_cast<void*>(&typed), s.data(), sizeof typed);
    return typed;
}

inline Province province_named(const Rules& rules, std::string_view id) { return value_of<Province>(rules, id); }

}  // namespace tessera::eighteen_hundred
