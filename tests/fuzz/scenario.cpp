// Scenarios: a file is read or refused with its mistakes, and what was read runs. By hand: `%`, and a scenario below
// it.
#include "engine/scenario.h"

#include "engine/content.h"
#include "tests/fuzz/edits.h"

using namespace tessera;

namespace {

constexpr const char* sensible = R"(title = "Holding banks the points of the turn"
rule_set = "dice-race"
seats = 2
rules = ["DR-005"]
options = { target = 30 }

[position]
players.0.banked = 12
turn.points = 3
agenda = ["take-turn seat:0"]

[[step]]
do = ["roll", "show 4", "hold"]
expect.players.0.banked = 16
heard = "points-banked seat:0"
decider = 1

[[step]]
try = "hold"
expect_refusal = "DR-005"
legal = ["roll"]
illegal = ["show 2"]
)";

std::shared_ptr<const AnyGame> load(const std::string& rule_set, const OptionSettings& settings)
{
    for (const RuleSetListing& listing : calibration_rule_sets())
        if (listing.info.id == rule_set) return load_calibration(rule_set, settings);
    return load_rule_set(rule_set, settings);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::string text;
    if (const auto w = fuzz::written(data, size)) {
        text = w->text;
    } else {
        FuzzedDataProvider input(data, size);
        text = fuzz::edited(sensible, input);
    }
    try {
        run_scenario(read_scenario("scenario.toml", text), load);
    } catch (const BadScenario&) {   // says what is wrong with the file
    } catch (const ContentError&) {  // or with its options
    } catch (const UnknownRuleSet&) {
    }
    return 0;
}
