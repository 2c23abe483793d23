// Hidden information (section 6): what a seat is shown, and what dealing anew keeps.
#include <gmock/gmock.h>

#include "tests/games/eighteen_hundred/tables.h"

namespace tessera::eighteen_hundred {
namespace {

class Hidden : public testing::Test {
protected:
    Hidden() : scene_(load(), Seats{3}, "placement")
    {
        scene_.set("players.0", R"({"hand": {"espionage": 1, "old_guard": 1}, "ambition": "grand_army"})");
        scene_.set("players.1", R"({"hand": {"corvee": 2}, "ambition": "iron_road"})");
        scene_.set("players.2", R"({"hand": {"census": 1, "line_infantry": 2}, "ambition": "blood_and_iron"})");
    }

    View view_for(std::size_t seat) const
    {
        return view(state_of(scene_.state()), rules_of(scene_.game()), id_at<Seat>(seat));
    }
    HandCard card(std::string_view id) const { return value_of<HandCard>(rules_of(scene_.game()), id); }

    Scene scene_;
};

// EH-017, EH-059
TEST_F(Hidden, AmbitionsAreTheOwnersSecret)
{
    scene_.play("play espionage");
    EXPECT_NE(view_for(0).players[0].ambition, no_ambition);
    EXPECT_EQ(view_for(0).players[1].ambition, no_ambition);
    EXPECT_EQ(view_for(2).players[1].ambition, no_ambition);
}

// EH-094: sizes of hands are public, their contents are not.
TEST_F(Hidden, HandsAreSeenBySizeOnly)
{
    scene_.play("play espionage");
    const View seen = view_for(0);
    EXPECT_EQ(seen.players[2].admin_cards, 1);
    EXPECT_EQ(seen.players[2].military_cards, 2);
    EXPECT_EQ(seen.players[2].hand, HandCards{});
    EXPECT_EQ(seen.players[0].hand[card("old_guard")], 1);
}

// EH-091
TEST_F(Hidden, AStolenCardIsKnownToItsTwoPlayers)
{
    scene_.play({"play espionage", "player 1", "steal-card 0 1 corvee"});
    EXPECT_EQ(view_for(1).players[0].hand[card("corvee")], 1);
    EXPECT_EQ(view_for(2).players[0].hand[card("corvee")], 0);
}

// EH-091
TEST_F(Hidden, DealingAnewKeepsSizesAndWhatIsKnown)
{
    scene_.play({"play espionage", "player 1", "steal-card 0 1 corvee"});
    const Rules& rules = rules_of(scene_.game());
    std::set<int> seen_old_guards;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        State s = state_of(scene_.state());
        Rng rng(seed);
        resample_hidden(s, rules, Seat{1}, rng);
        EXPECT_GE(s.players[0].hand[card("corvee")], 1);
        EXPECT_EQ(s.players[1].hand[card("corvee")], 1);
        EXPECT_EQ(hand_size(rules, s.players[0], HandDeck::Military), 1);
        EXPECT_EQ(hand_size(rules, s.players[2], HandDeck::Admin), 1);
        EXPECT_NE(s.players[0].ambition, s.players[1].ambition);
        EXPECT_NE(s.players[0].ambition, s.players[2].ambition);
        seen_old_guards.insert(s.players[0].hand[card("old_guard")]);
    }
    EXPECT_EQ(seen_old_guards.size(), 2u);
}

// EH-055, EH-R55
TEST(OpenAmbitions, AreSeenByEverybody)
{
    Scene scene(load({{"ambitions_secret", "false"}}), Seats{2}, "placement");
    scene.set("players.1.ambition", R"("iron_road")");
    scene.set("players.0.hand", R"({"corvee": 1})");
    scene.play("play corvee");
    const View seen = view(state_of(scene.state()), rules_of(scene.game()), Seat{0});
    EXPECT_NE(seen.players[1].ambition, no_ambition);
}

}  // namespace
}  // namespace tessera::eighteen_hundred
