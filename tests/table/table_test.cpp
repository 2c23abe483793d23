// Who may do what at a table, and when.
#include "table/table.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/table/sitting.h"

namespace tessera::table {
namespace {

TEST(Table, WaitsUntilEverySeatIsTaken)
{
    Sitting s("dice-race", {person("Anna"), nobody()});
    EXPECT_EQ(s.table.phase(), Phase::Waiting);
    EXPECT_EQ(s.table.act(seat0, 0, "roll", 1).refusal().code, RefusalCode::Waiting);
    EXPECT_TRUE(std::holds_alternative<std::monostate>(s.table.next(1)));

    s.expect(s.table.sit(seat1, person("Ben"), the_owner, 1));

    EXPECT_EQ(s.table.phase(), Phase::Playing);
    // A seat that is opened again does not send the game back; it waits where it is.
    s.expect(s.table.sit(seat1, nobody(), the_owner, 2));
    EXPECT_EQ(s.table.phase(), Phase::Playing);
}

TEST(Table, RefusesWhatWasMeantForAnotherMoment)
{
    Settings asked;
    asked.forced = false;
    Sitting s("dice-race", Sitting::people(2), asked);
    s.act(seat0, "roll");

    const Result repeated = s.table.act(seat0, 0, "roll", 1);

    ASSERT_FALSE(repeated);
    EXPECT_EQ(repeated.refusal().code, RefusalCode::Stale);
    EXPECT_EQ(s.table.revision(), 1u);
    EXPECT_FALSE(s.table.undo(seat0, 0, 1));
    EXPECT_FALSE(s.table.act(seat0, 5, "roll", 1));
}

TEST(Table, RefusesWithTheRuleAndItsText)
{
    Sitting s("dice-race", Sitting::people(2));

    const Result result = s.table.act(seat0, 0, "hold", 1);

    ASSERT_FALSE(result);
    EXPECT_EQ(result.refusal().code, RefusalCode::Rules);
    EXPECT_EQ(result.refusal().rule, "DR-005");
    EXPECT_EQ(result.refusal().reason, "DR-005: you roll at least once before you hold");
    EXPECT_EQ(result.refusal().text, "Whoever has not rolled in a turn may not hold.");
}

TEST(Table, RefusesOthersAndNonsense)
{
    Sitting s("dice-race", Sitting::people(2));
    const Result other = s.table.act(seat1, 0, "roll", 1);
    EXPECT_EQ(other.refusal().code, RefusalCode::Turn);
    EXPECT_EQ(other.refusal().reason, "It is Anna's decision, not yours.");
    const Result nonsense = s.table.act(seat0, 0, "rol", 1);
    EXPECT_EQ(nonsense.refusal().code, RefusalCode::Words);
    EXPECT_NE(nonsense.refusal().reason.find("did you mean \"roll\"?"), std::string::npos);
}

TEST(Table, CarriesOutChanceAndWhatIsForced)
{
    Sitting s("dice-race", Sitting::people(2));

    const Next first = s.table.next(1);  // to roll is all that can be done
    ASSERT_TRUE(std::holds_alternative<Entry>(first));
    EXPECT_EQ(entry_text(std::get<Entry>(first)), R"({"at":1,"type":"act","seat":0,"action":"roll","forced":true})");
    s.apply(std::get<Entry>(first));

    const Next second = s.table.next(1);
    ASSERT_TRUE(std::holds_alternative<Entry>(second));
    EXPECT_FALSE(std::get<Acted>(std::get<Entry>(second).what).seat);
    // The same luck at the same position, whoever asks and how often.
    EXPECT_EQ(entry_text(std::get<Entry>(second)), entry_text(std::get<Entry>(s.table.next(1))));
}

TEST(Table, LuckComesFromTheSecretOfTheTable)
{
    std::vector<std::string> first;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Sitting s("dice-race", Sitting::people(2), {}, seed);
        s.advance();
        first.push_back(std::get<Acted>(s.entries.at(1).what).action);
    }
    EXPECT_GT(std::set<std::string>(first.begin(), first.end()).size(), 2u);
}

TEST(Table, BotsThinkApartAndAreNotHeardTooLate)
{
    Sitting s("market-trading", {person("Anna"), bot("greedy")});
    while (std::holds_alternative<Entry>(s.table.next(1)) || s.table.decider() == Decider::seat(seat0)) s.play_one();
    const Next next = s.table.next(1);
    ASSERT_TRUE(std::holds_alternative<BotTask>(next));
    const BotTask& task = std::get<BotTask>(next);
    EXPECT_EQ(task.seat, seat1);

    const Choice choice = task.run();
    EXPECT_EQ(task.run().action, choice.action);  // the same thoughts again
    // Somebody pauses meanwhile, and the bot waits; the thought is still good afterwards.
    s.expect(s.table.pause(true, 2));
    EXPECT_EQ(s.table.decided(task, choice, 3).refusal().code, RefusalCode::Paused);
    s.expect(s.table.pause(false, 4));
    s.expect(s.table.decided(task, choice, 5));
    EXPECT_EQ(s.table.decided(task, choice, 6).refusal().code, RefusalCode::Stale);
}

TEST(Table, NobodyPlaysWhileItIsPausedOrClosed)
{
    Settings asked;
    asked.forced = false;
    Sitting s("dice-race", Sitting::people(2), asked);
    s.expect(s.table.pause(true, 1));
    EXPECT_EQ(s.table.act(seat0, s.table.revision(seat0), "roll", 1).refusal().code, RefusalCode::Paused);
    EXPECT_FALSE(s.table.pause(true, 1));
    s.expect(s.table.pause(false, 1));
    s.expect(s.table.close(1));
    EXPECT_EQ(s.table.act(seat0, s.table.revision(seat0), "roll", 1).refusal().code, RefusalCode::Closed);
    EXPECT_FALSE(s.table.close(1));
    EXPECT_FALSE(s.table.sit(seat0, person("Ben"), the_owner, 1));
    EXPECT_THROW(s.table.apply({1, Paused{true}}), BadEntry);
}

TEST(Table, ABotPlaysOnForWhoeverResigns)
{
    Sitting s("market-trading", Sitting::people(3));
    s.expect(s.table.resign(seat1, 1));
    EXPECT_EQ(s.table.occupant(seat1).kind, SeatKind::Bot);
    EXPECT_EQ(s.table.occupant(seat1).name, "Ben");
    EXPECT_TRUE(s.table.has_resigned(seat1));
    EXPECT_FALSE(s.table.resign(seat1, 1));
    EXPECT_EQ(s.table.sit(seat1, person("Ben"), the_owner, 1).refusal().code, RefusalCode::Seat);
    s.expect(s.table.sit(seat1, bot("easy"), the_owner, 1));
}

TEST(Table, SomebodyWhomABotReplacedComesBack)
{
    Sitting s("market-trading", Sitting::people(2));
    s.expect(s.table.sit(seat1, bot("easy"), the_owner, 1));
    EXPECT_EQ(s.table.name(seat1), "Ben");
    s.expect(s.table.sit(seat1, {SeatKind::Human, "", ""}, the_owner, 1));
    EXPECT_EQ(s.table.name(seat1), "Ben");
    EXPECT_FALSE(s.table.sit(seat1, person("Ben"), the_owner, 1));
    EXPECT_FALSE(s.table.sit(seat2, person("Cleo"), the_owner, 1));
}

TEST(Table, AClockRunsForTheSeatThatDecides)
{
    Settings settings;
    settings.clock = ClockSetting{60, TimeOut::Bot};
    Sitting s("market-trading", Sitting::people(2), settings);
    s.advance();
    const Seat first = s.table.decider().seat(), second = first == seat0 ? seat1 : seat0;
    const Clock begun = *s.table.clock();
    EXPECT_EQ(begun.seat, first);
    EXPECT_EQ(begun.until, begun.since + 60'000);
    EXPECT_FALSE(s.table.time_out(begun.until - 1));

    s.now += 5'000;  // several decisions of one turn share its time
    s.play_one();
    if (s.table.decider() == Decider::seat(first)) {
        EXPECT_EQ(s.table.clock()->since, begun.since);
    }

    while (s.table.decider() != Decider::seat(second)) s.play_one();
    const Clock other = *s.table.clock();
    EXPECT_GT(other.since, begun.since);
    s.expect(s.table.pause(true, other.since + 10));
    EXPECT_FALSE(s.table.clock());
    s.expect(s.table.pause(false, other.since + 500'000));
    EXPECT_EQ(s.table.clock()->since, other.since + 500'000);

    s.expect(s.table.time_out(other.since + 560'000));
    EXPECT_EQ(s.table.occupant(second).kind, SeatKind::Bot);
    EXPECT_FALSE(s.table.clock());
}

TEST(Table, EntriesThatCannotHaveHappenedChangeNothing)
{
    Sitting s("dice-race", Sitting::people(2));
    s.advance();
    const Seat decides = s.table.decider().seat();
    const Seat other = decides == seat0 ? seat1 : seat0;
    std::string before, after;
    s.table.write_update(seat0, 0, before);
    for (const Entry& wrong :
         {Entry{1, Acted{other, "roll"}}, Entry{1, Acted{{}, "roll"}}, Entry{1, Acted{decides, "x"}},
          Entry{1, TookBack{seat0, 99}}, Entry{1, Consented{seat0, true}}, Entry{1, Sat{Seat{7}, person("Ben")}},
          Entry{1, Sat{seat0, bot("easy")}}, Entry{1, Resigned{seat0, "easy"}}})
        EXPECT_THROW(s.table.apply(wrong), BadEntry) << entry_text(wrong);
    s.table.write_update(seat0, 0, after);
    EXPECT_EQ(after, before);
}

TEST(Table, SeatsHaveToFitTheGame)
{
    const auto loaded = shared_rule_set("dice-race");
    EXPECT_THROW(Table(loaded, header_of(*loaded, {}), 1), BadEntry);
    EXPECT_THROW(Table(loaded, header_of(*loaded, Sitting::people(8)), 1), BadEntry);
    EXPECT_THROW(Table(loaded, header_of(*loaded, {person("Anna"), bot("easy")}), 1), BadEntry);  // that no bot plays
    const auto market = shared_rule_set("market-trading");
    EXPECT_THROW(Table(market, header_of(*market, {person("Anna"), bot("wise")}), 1), BadEntry);
}

TEST(Table, SettingsAreChangedOneByOne)
{
    Sitting s("market-trading", Sitting::people(2));
    SettingsChange change;
    change.clock = std::optional<ClockSetting>(ClockSetting{30, TimeOut::Remind});
    s.expect(s.table.change(change, 1));
    EXPECT_FALSE(s.table.change(change, 1));  // changes nothing
    change = {};
    change.hints = false;
    s.expect(s.table.change(change, 1));
    EXPECT_EQ(s.table.settings().clock->seconds, 30);
    EXPECT_FALSE(s.table.settings().hints);
    change = {};
    change.clock = std::optional<ClockSetting>();
    s.expect(s.table.change(change, 1));
    EXPECT_FALSE(s.table.settings().clock);
}

}  // namespace
}  // namespace tessera::table
