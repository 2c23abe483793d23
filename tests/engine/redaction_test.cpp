// Redaction: whatever is put into words for a viewer has gone through `redact_for`. That nothing goes past it is for
// the compiler to say: tests/does_not_compile.
#include <gmock/gmock.h>

#include "tests/games/kuhn_poker/game.h"
#include "tests/support/calibration.h"

namespace tessera {
namespace {

using kuhn_poker::Game;
using testing::ElementsAre;
using P = Play<Game>;

const std::vector<std::string> names = {"Anna", "Ben"};

struct Poker {
    Poker() : game(load_calibration("kuhn-poker")), s(game->new_game({2})) {}

    std::vector<AnyNews> play(std::string_view action) { return game->apply(s, game->action_from_text(action)); }

    std::shared_ptr<const AnyGame> game;
    AnyState s;
};

TEST(Redaction, LeavesWhatIsPublicAsItIs)
{
    static_assert(detail::WhoSeesVerb<Game, kuhn_poker::Bet>::everybody);
    const kuhn_poker::CardShown shown{Seat{0}, kuhn_poker::Card::King};
    EXPECT_EQ(P::redacted({}, shown, spectator).card, kuhn_poker::Card::King);
}

TEST(Redaction, LeavesUnsaidWhatTheViewerMayNotKnow)
{
    static_assert(detail::WhoSeesNews<Game, kuhn_poker::CardDealt>::redacted);
    const kuhn_poker::CardDealt dealt{Seat{0}, kuhn_poker::Card::King};
    EXPECT_EQ(P::redacted({}, dealt, Seat{0}).card, kuhn_poker::Card::King);
    EXPECT_EQ(P::redacted({}, dealt, Seat{1}).card, kuhn_poker::no_card);
    EXPECT_EQ(P::redacted({}, dealt, spectator).card, kuhn_poker::no_card);
}

TEST(Redaction, StandsBeforeLabels)
{
    const Poker poker;
    const Action deal = poker.game->action_from_text("deal seat:0 card:king");
    EXPECT_EQ(poker.game->label(poker.s, deal, Seat{0}), "Deal the king");
    EXPECT_EQ(poker.game->label(poker.s, deal, Seat{1}).find("king"), std::string::npos);
}

// A line is written by the game, out of what the viewer may hear: one that named the card to everybody could not.
TEST(Redaction, StandsBeforeLinesAndTheThingsInThem)
{
    Poker poker;
    const AnyNews dealt = poker.play("deal seat:0 card:king").at(0);
    EXPECT_EQ(poker.game->line(dealt, Narrator(Seat{0}, names)), "You got the king.");
    EXPECT_EQ(poker.game->line(dealt, Narrator(Seat{1}, names)), "Anna got a card.");
    EXPECT_THAT(poker.game->things(dealt, Seat{0}), ElementsAre("seat:0", "card:king"));
    EXPECT_THAT(poker.game->things(dealt, Seat{1}), ElementsAre("seat:0"));
}

TEST(Redaction, KeepsThePromptForWhoIsAsked)
{
    Poker poker;
    poker.play("deal seat:0 card:king");
    poker.play("deal seat:1 card:jack");
    EXPECT_EQ(poker.game->prompt(poker.s, Seat{0}), "Check, or bet a chip?");
    EXPECT_EQ(poker.game->prompt(poker.s, Seat{1}), "");
    EXPECT_EQ(poker.game->prompt(poker.s, spectator), "");
}

}  // namespace
}  // namespace tessera
