// Seats that change hands: what is kept secret for whoever sat there, what everybody is told, what entries say of it.
#include <gmock/gmock.h>

#include "tests/table/sitting.h"

namespace tessera::table {
namespace {

using testing::ElementsAre;

const std::vector<Seat> annas = {seat0};

// A game with hidden cards that has been played for a while by Anna and Ben, with a bot beside them.
Sitting a_game(const Settings& settings = {})
{
    Sitting s("treasury-0.7", {person("Anna"), person("Ben"), bot("random")}, settings);
    for (int i = 0; i < 10; ++i) s.play_one();
    s.advance();
    return s;
}

// The table as it is read back from what is kept.
Table read_back(const Sitting& s)
{
    Table again(shared_rule_set("treasury-0.7"), header_from_text(header_text(s.table.header())), 7);
    for (const Entry& entry : s.entries) again.apply(entry_from_text(entry_text(entry)));
    return again;
}

// The lines about the table, of the last so many entries.
std::vector<std::string> told(Sitting& s, Seat viewer, Revision entries = 1)
{
    std::vector<std::string> lines;
    const boost::json::object update = s.update(viewer, s.table.revision() - entries);
    for (const boost::json::value& line : update.at("log").as_array())
        if (line.at("news").is_null()) lines.emplace_back(line.at("text").as_string());
    return lines;
}

void expect_kept(const Sitting& s, const char* when)
{
    EXPECT_TRUE(s.table.secrecy(annas)) << when;
    EXPECT_TRUE(read_back(s).secrecy(annas)) << when << ", read back";
    EXPECT_THAT(read_back(s).seats_of_people(), ElementsAre(seat0, seat1));
}

TEST(Seats, KeepTheSecretsOfWhoeverSatThere)
{
    Sitting s = a_game();
    s.expect(s.table.sit(seat1, bot("easy"), ChangedBy::somebody(seat0), 1));
    expect_kept(s, "a bot plays");
    s.expect(s.table.sit(seat1, nobody(), ChangedBy::somebody(seat0), 1));
    expect_kept(s, "the seat is open");
    s.expect(s.table.sit(seat1, bot("hard"), ChangedBy::somebody(seat0), 1));
    expect_kept(s, "another bot plays");
    s.expect(s.table.sit(seat1, {SeatKind::Human, "", "Ben"}, ChangedBy::somebody(seat1), 1));
    s.expect(s.table.resign(seat1, 1));
    expect_kept(s, "Ben has resigned");
}

TEST(Seats, KeepTheSecretsOfWhoeverRanOutOfTime)
{
    Settings settings;
    settings.clock = ClockSetting{60, TimeOut::Bot};
    Sitting s = a_game(settings);
    for (int i = 0; i < 100 && s.table.decider() != Decider::seat(seat1); ++i) s.play_one(), s.advance();
    ASSERT_EQ(s.table.decider(), Decider::seat(seat1));
    s.expect(s.table.time_out(s.table.clock()->until));
    expect_kept(s, "the time is up");
    EXPECT_THAT(told(s, seat1), ElementsAre("Your time ran out; a bot (medium) plays for you."));
    EXPECT_THAT(told(s, seat0), ElementsAre("Ben's time ran out; a bot (medium) plays seat 2."));
}

TEST(Seats, AreFreeToSeeWhenTheGameIsOverAndStayThat)
{
    Sitting s = a_game();
    while (s.play_one()) {}
    EXPECT_FALSE(s.table.secrecy(annas));
    s.expect(s.table.close(1));
    EXPECT_FALSE(s.table.secrecy(annas));
}

// Whoever lets a bot play for somebody still needs that person's consent to learn by trying.
TEST(Seats, OfPeopleAreAskedAboutTakingBackThoughABotPlaysThere)
{
    Sitting s = a_game();
    while (!s.table.undo_offer(seat0) || s.table.undo_offer(seat0)->free) ASSERT_TRUE(s.play_one());
    s.advance();
    s.expect(s.table.sit(seat1, bot("easy"), ChangedBy::somebody(seat0), 1));
    ASSERT_TRUE(s.table.undo_offer(seat0));
    EXPECT_FALSE(s.table.undo_offer(seat0)->free);
    s.expect(s.table.undo(seat0, s.table.revision(seat0), 1));
    ASSERT_TRUE(s.table.undo_request());
    EXPECT_THAT(s.table.undo_request()->waiting, ElementsAre(seat1));
    s.expect(s.table.consent(seat1, s.table.revision(seat1), true, 1));
    EXPECT_FALSE(s.table.undo_request());

    // Whoever has resigned does not come back, and nobody waits for them.
    s.expect(s.table.sit(seat1, {SeatKind::Human, "", ""}, ChangedBy::somebody(seat1), 1));
    s.expect(s.table.resign(seat1, 1));
    while (!s.table.undo_offer(seat0)) ASSERT_TRUE(s.play_one());
    EXPECT_TRUE(s.table.undo_offer(seat0)->free);
}

TEST(Seats, ChangeHandsForAllToHear)
{
    Sitting s = a_game();
    const ChangedBy anna = ChangedBy::somebody(seat0), ben = ChangedBy::somebody(seat1);
    const auto sits = [&](const Occupant& who, ChangedBy by) { s.expect(s.table.sit(seat1, who, by, 1)); };

    sits(bot("easy"), anna);
    EXPECT_THAT(told(s, seat1), ElementsAre("Anna gave your seat to a bot (easy)."));
    EXPECT_THAT(told(s, seat0), ElementsAre("Anna gave seat 2 (Ben) to a bot (easy)."));
    EXPECT_THAT(told(s, spectator), ElementsAre("Anna gave seat 2 (Ben) to a bot (easy)."));
    sits({SeatKind::Human, "", ""}, anna);
    EXPECT_THAT(told(s, seat1), ElementsAre("Anna gave your seat back to you."));
    EXPECT_THAT(told(s, seat2), ElementsAre("Anna gave seat 2 back to Ben."));
    sits(bot("hard"), ben);
    EXPECT_THAT(told(s, seat1), ElementsAre("You gave your seat to a bot (hard)."));
    EXPECT_THAT(told(s, seat0), ElementsAre("Ben gave seat 2 to a bot (hard)."));
    sits({SeatKind::Human, "", ""}, ben);
    EXPECT_THAT(told(s, seat1), ElementsAre("You play yourself again."));
    EXPECT_THAT(told(s, seat0), ElementsAre("Ben plays seat 2 again."));
    sits(person("Anna"), anna);
    EXPECT_THAT(told(s, seat2), ElementsAre("Anna calls Ben in seat 2 Anna now."));
    // Two of the same name are told apart.
    sits(bot("easy"), anna);
    EXPECT_THAT(told(s, seat2), ElementsAre("Anna (seat 1) gave seat 2 (Anna) to a bot (easy)."));
    sits(nobody(), the_owner);
    EXPECT_THAT(told(s, seat2), ElementsAre("The owner opened seat 2 (Anna)."));

    s.expect(s.table.join(seat1, "Ben", {}, 1));
    EXPECT_THAT(told(s, seat1), ElementsAre("You took over seat 2, which Anna had, by a new invitation."));
    EXPECT_THAT(told(s, seat0), ElementsAre("Ben took over seat 2, which Anna had, by a new invitation."));
    sits(nobody(), ben);
    EXPECT_THAT(told(s, seat0), ElementsAre("Ben left seat 2; it is open."));
    s.expect(s.table.join(seat1, "Zoe", anna, 1));
    EXPECT_THAT(told(s, seat2), ElementsAre("Anna took over seat 2 as Zoe, which Ben had, by a new invitation."));
}

TEST(Seats, AreTakenByNewcomersWhoAreToldWhoWasAlone)
{
    Sitting s("treasury-0.7", {person("Anna"), bot("random"), nobody()});
    s.expect(s.table.join(seat2, "Cleo", {}, 1));
    EXPECT_THAT(told(s, seat0), ElementsAre("Cleo sat down in seat 3."));

    Sitting alone("treasury-0.7", {person("Anna"), bot("random"), bot("random")});
    for (int i = 0; i < 10; ++i) alone.play_one();
    alone.expect(alone.table.sit(seat1, nobody(), ChangedBy::somebody(seat0), 1));
    EXPECT_TRUE(alone.table.secrecy(annas));
    alone.expect(alone.table.join(seat1, "Ben", {}, 1));
    EXPECT_THAT(told(alone, seat1),
                ElementsAre("You sat down.", "Anna played alone with bots for a while, and could see every hand."));
    EXPECT_TRUE(alone.table.secrecy(annas));
}

// Entries of former versions do not say who changed a seat.
TEST(Seats, ChangedLongAgoAreToldAsThen)
{
    Sitting s = a_game();
    s.apply(entry_from_text(R"({"at":1,"type":"sat","seat":1,"kind":"bot","level":"easy","name":"Ben"})"));
    EXPECT_THAT(told(s, seat0), ElementsAre("A bot (easy) plays for Ben."));
    expect_kept(s, "an old entry");
    s.apply(entry_from_text(R"({"at":1,"type":"sat","seat":1,"kind":"human","name":"Ben"})"));
    EXPECT_THAT(told(s, seat0), ElementsAre("Ben sat down."));
    s.apply(entry_from_text(R"({"at":1,"type":"sat","seat":1,"kind":"open"})"));
    EXPECT_THAT(told(s, seat0), ElementsAre("Ben left; the seat is open."));
    EXPECT_THROW(s.table.apply(entry_from_text(R"({"at":1,"type":"sat","seat":1,"kind":"human","by":6})")), BadEntry);
}

// Where nothing is hidden, nothing is kept.
TEST(Seats, OfGamesWithoutSecretsKeepNone)
{
    Sitting s("market-trading", Sitting::people(2));
    s.expect(s.table.sit(seat1, bot("easy"), ChangedBy::somebody(seat0), 1));
    EXPECT_FALSE(s.table.secrecy({}));
    EXPECT_THAT(s.table.last_decider({}), testing::Eq(std::nullopt));
}

}  // namespace
}  // namespace tessera::table
