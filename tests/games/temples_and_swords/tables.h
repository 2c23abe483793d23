// Tables for the tests of Temples and Swords: the shipped game under some options, or with an edited copy of its
// content.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/registry.h"
#include "games/temples_and_swords/rules.h"
#include "tests/support/scene.h"

namespace tessera::temples_and_swords {

// The shipped game with some options; loaded once for each set of options.
std::shared_ptr<const AnyGame> load(const OptionSettings& settings = {});

// The shipped files, one of them with a part replaced.
ContentFiles with_replaced(std::string_view file, std::string_view from, std::string_view to);

// The mistakes that loading these files complains about, one to a line.
std::string mistakes_of(const ContentFiles& files, const OptionSettings& settings = {});

const Rules& rules_of(const AnyGame& game);

}  // namespace tessera::temples_and_swords
