// Taking back: free while nobody has learned anything, else if all people agree.
#include <gtest/gtest.h>

#include "table/revealed_information.h"
#include "tests/table/sitting.h"

namespace tessera::table {
namespace {

// Up to a moment at which the seat has just decided and decides again, without chance in between.
bool play_until_it_decides_again(Sitting& s, Seat seat)
{
    for (int i = 0; i < 500; ++i) {
        s.advance();
        if (!s.table.decider().is_seat()) return false;
        const bool was_asked = s.table.decider() == Decider::seat(seat);
        const Position before = s.table.position();
        s.play_one();
        if (was_asked && s.table.decider() == Decider::seat(seat) && s.table.position() == before + 1) return true;
    }
    return false;
}

TEST(Undo, IsFreeWhileNobodyHasLearnedAnything)
{
    Sitting s("market-trading", Sitting::people(2));
    ASSERT_TRUE(play_until_it_decides_again(s, seat0));
    const UndoOffer offer = *s.table.undo_offer(seat0);
    ASSERT_TRUE(offer.free);
    const Position before = s.table.position();
    EXPECT_EQ(offer.to, before - 1);

    s.expect(s.table.undo(seat0, s.table.revision(seat0), ++s.now));

    EXPECT_EQ(s.table.position(), before - 1);
    EXPECT_EQ(s.table.decider(), Decider::seat(seat0));
}

TEST(Undo, OfWhatOthersKnowNeedsTheConsentOfAll)
{
    Sitting s("market-trading", Sitting::people(3));
    while (!s.table.undo_offer(seat0) || s.table.decider() != Decider::seat(seat1)) ASSERT_TRUE(s.play_one());
    s.play_one();
    ASSERT_FALSE(s.table.undo_offer(seat0)->free);
    const Position to = s.table.undo_offer(seat0)->to, here = s.table.position();

    s.expect(s.table.undo(seat0, s.table.revision(seat0), ++s.now));
    ASSERT_TRUE(s.table.undo_request());
    EXPECT_EQ(s.table.undo_request()->waiting, (std::vector<Seat>{seat1, seat2}));
    EXPECT_EQ(s.table.position(), here);
    EXPECT_FALSE(s.table.undo(seat0, s.table.revision(seat0), ++s.now));         // once is enough
    EXPECT_FALSE(s.table.consent(seat0, s.table.revision(seat0), true, s.now));  // nobody asks whoever asks

    s.expect(s.table.consent(seat2, s.table.revision(seat2), true, ++s.now));
    EXPECT_EQ(s.table.position(), here);
    EXPECT_FALSE(s.table.consent(seat2, s.table.revision(seat2), true, ++s.now));
    s.expect(s.table.consent(seat1, s.table.revision(seat1), true, ++s.now));
    EXPECT_EQ(s.table.position(), to);
    EXPECT_FALSE(s.table.undo_request());
}

TEST(Undo, OneNoOrAnyActionEndsTheQuestion)
{
    Settings asked;
    asked.forced = false;
    Sitting s("dice-race", Sitting::people(2), asked);
    s.act(seat0, "roll");
    s.advance();
    ASSERT_FALSE(s.table.undo_offer(seat0)->free);  // a die was rolled
    s.expect(s.table.undo(seat0, s.table.revision(seat0), ++s.now));
    s.expect(s.table.consent(seat1, s.table.revision(seat1), false, ++s.now));
    EXPECT_FALSE(s.table.undo_request());
    EXPECT_EQ(s.table.position(), 2u);

    s.expect(s.table.undo(seat0, s.table.revision(seat0), ++s.now));
    s.play_one();
    EXPECT_FALSE(s.table.undo_request());
    EXPECT_EQ(s.table.consent(seat1, s.table.revision(seat1), true, ++s.now).refusal().code, RefusalCode::Undo);
}

TEST(Undo, AfterAnotherPersonDecidedItIsNotFree)
{
    Sitting s("market-trading", Sitting::people(2));
    while (s.table.decider() != Decider::seat(seat1)) s.play_one();
    s.play_one();
    EXPECT_FALSE(s.table.undo_offer(seat0)->free);
}

TEST(Undo, WhoeverPlaysAloneAgainstBotsTakesBackFreely)
{
    Sitting s("market-trading", {person("Anna"), bot("greedy")});
    while (s.table.decider() != Decider::seat(seat1)) s.play_one();
    for (int i = 0; i < 30; ++i) s.play_one();
    EXPECT_TRUE(s.table.undo_offer(seat0)->free);

    // Unless the table is strict.
    SettingsChange strict;
    strict.undo = UndoRule::Never;
    s.expect(s.table.change(strict, 1));
    EXPECT_FALSE(s.table.undo_offer(seat0));
    EXPECT_EQ(s.table.undo(seat0, s.table.revision(seat0), 1).refusal().code, RefusalCode::Settings);
}

TEST(Undo, IsTriedAgainWithTheSameLuck)
{
    Settings asked;
    asked.forced = false;
    Sitting s("dice-race", Sitting::people(2), asked);
    s.act(seat0, "roll");
    s.advance();
    const std::string first = entry_text({0, s.entries[1].what});
    s.expect(s.table.undo(seat0, s.table.revision(seat0), ++s.now));
    s.expect(s.table.consent(seat1, s.table.revision(seat1), true, ++s.now));
    s.act(seat0, "roll");
    s.advance();
    EXPECT_EQ(entry_text({0, s.entries.back().what}), first);
}

// What a business is that another seat started face-down is not learned; what is opened is.
TEST(Undo, WhatIsPlayedFaceDownTellsNothing)
{
    int started_freely = 0, opened = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Sitting s("treasury-0.7", Sitting::people(3), {}, seed);
        for (int i = 0; i < 150; ++i) {
            s.advance();
            if (!s.table.decider().is_seat()) break;
            const Seat seat = s.table.decider().seat();
            const Position before = s.table.position();
            s.play_one();
            if (s.table.position() != before + 1 || s.table.decider().is_nobody()) continue;
            const std::optional<UndoOffer> offer = s.table.undo_offer(seat);
            ASSERT_TRUE(offer);
            const std::string& action = std::get<Acted>(s.entries.back().what).action;
            if (action.rfind("start-card", 0) == 0 && offer->free) ++started_freely;
            if (action.rfind("open ", 0) == 0) {
                EXPECT_FALSE(offer->free) << action;
                ++opened;
            }
        }
    }
    EXPECT_GT(started_freely, 10);
    EXPECT_GT(opened, 0);
}

// Every update tells whether taking back is free, so that must not depend on what its reader does not know.
TEST(Undo, WhetherItIsFreeTellsNothingHidden)
{
    int compared = 0;
    for (const RuleSetListing& listing : shipped_rule_sets()) {
        Sitting s(listing.info.id, Sitting::people(3));
        const AnyGame& game = s.table.game();
        if (!game.hidden_information()) continue;
        const std::vector<Seat> people = s.table.humans();
        for (int i = 0; i < 120 && (s.advance(), s.table.decider().is_seat()); ++i) {
            const Seat seat = s.table.decider().seat();
            const AnyState before = s.table.state();
            AnyState other = before;
            game.resample_hidden(other, seat, s.rng);
            s.play_one();
            const Action action = game.action_from_text(std::get<Acted>(s.entries.back().what).action);
            AnyState after = before, other_after = other;
            game.apply(after, action);
            game.apply(other_after, action);
            if (game.view(after, seat) != game.view(other_after, seat)) continue;
            EXPECT_EQ(may_reveal_information(game, before, action, seat, people),
                      may_reveal_information(game, other, action, seat, people))
                << listing.info.id << ": " << game.text(action);
            ++compared;
        }
    }
    EXPECT_GT(compared, 100);
}

TEST(Undo, TheLogForgetsWhatWasTakenBack)
{
    Sitting s("market-trading", Sitting::people(2));
    ASSERT_TRUE(play_until_it_decides_again(s, seat0));
    const Revision seen = s.table.revision();
    const Position to = s.table.undo_offer(seat0)->to;
    s.expect(s.table.undo(seat0, seen, ++s.now));

    const boost::json::object update = s.update(seat1, seen);

    EXPECT_EQ(update.at("rewind"), to);
    const boost::json::array& log = update.at("log").as_array();
    ASSERT_EQ(log.size(), 1u);
    EXPECT_EQ(log[0].at("text"), "Anna took back a decision.");
    EXPECT_TRUE(log[0].at("news").is_null());
    EXPECT_EQ(s.update(seat0, seen).at("log").as_array()[0].at("text"), "You took back a decision.");
    const boost::json::object whole = s.update(seat0);
    for (const boost::json::value& line : whole.at("log").as_array())
        EXPECT_LE(line.at("position").to_number<Position>(), to);
}

}  // namespace
}  // namespace tessera::table
