// What the log keeps to itself.
#include <gmock/gmock.h>

#include "engine/registry.h"
#include "tests/support/scene.h"

namespace tessera::treasury {
namespace {

using testing::Contains;

// Both pass, and the third card of the draw pile, which only seat 1 has looked at, is discarded.
Scene after_everybody_passed(const std::string& public_discard)
{
    Scene scene(load_rule_set("treasury-0.7", {{"may_pass", "true"}, {"public_discard", public_discard}}), Seats{2},
                "turn");
    scene.set("players.0.hand", R"(["tally_bone"])");
    scene.set("players.1.hand", R"(["slingers"])");
    scene.set("current", R"(["fig_grove", "drum_circle"])");
    scene.set("piles", "[5, 0, 0, 0, 0, 0]");
    scene.set("peeked", R"(["ochre_pit", "ford_toll", "war_band"])");
    scene.set("seen", R"({"ochre_pit": 2, "ford_toll": 2, "war_band": 2})");
    scene.play({"pass", "pass"});
    return scene;
}

// TR-078, TR-R54
TEST(Secrets, ACardThatSomebodyLookedAtIsDiscardedUnnamed)
{
    const Scene scene = after_everybody_passed("false");
    EXPECT_THAT(scene.news(), Contains("top-card-discarded card:war_band"));
    EXPECT_THAT(scene.lines(), Contains("Everybody passed: the top card of the draw pile was discarded."));
}

// TR-078, TR-R54
TEST(Secrets, WhereDiscardsAreSeenItIsNamed)
{
    EXPECT_THAT(after_everybody_passed("true").lines(), Contains("Everybody passed: War Band was discarded."));
}

}  // namespace
}  // namespace tessera::treasury
