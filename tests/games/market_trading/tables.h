// Tables for the tests of Market Trading: scenes at a step of a turn, with the shipped content or with cards of the
// test's own.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/registry.h"
#include "games/market_trading/rules.h"
#include "tests/support/scene.h"

namespace tessera::market_trading {

// The shipped game with some options; loaded once for each set of options.
std::shared_ptr<const AnyGame> load(const OptionSettings& settings = {});

// The shipped files, one of them with text added at its end or with a part replaced.
ContentFiles shipped_files();
ContentFiles with_added(std::string_view file, std::string_view text);
ContentFiles with_replaced(std::string_view file, std::string_view from, std::string_view to);

// The shipped game with more improvements.
std::shared_ptr<const AnyGame> load_with_cards(std::string_view cards, const OptionSettings& settings = {});

// An improvement that costs a unit of T1, with its effects in TOML.
std::string card(std::string_view id, std::string_view effects);

// The mistakes that loading these files complains about, one to a line.
std::string mistakes_of(const ContentFiles& files, const OptionSettings& settings = {});

const Rules& rules_of(const AnyGame& game);

}  // namespace tessera::market_trading
