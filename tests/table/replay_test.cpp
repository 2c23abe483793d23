// A table is its entries: read back from their texts and applied again, they give the same table, byte for byte.
#include <gtest/gtest.h>

#include "tests/table/sitting.h"

namespace tessera::table {
namespace {

std::string shown_to_all(const Table& table)
{
    std::string out;
    for (int i = 0; i < table.seats().count; ++i) table.write_update(id_at<Seat>(static_cast<std::size_t>(i)), 0, out);
    table.write_update(spectator, 0, out);
    return out;
}

Table replayed(const Sitting& s, std::uint64_t seed)
{
    const Header header = header_from_text(header_text(s.table.header()));
    Table again(shared_rule_set(header.rule_set), header, seed);
    for (const Entry& entry : s.entries) again.apply(entry_from_text(entry_text(entry)));
    return again;
}

// Somebody does something other than to act.
void meddle(Sitting& s, int i)
{
    const Seat seat = id_at<Seat>(s.rng.below(static_cast<std::uint64_t>(s.table.seats().count)));
    const auto perhaps = [&](const Result& result) {
        if (result)
            for (const Entry& entry : result.entries()) s.apply(entry);
    };
    switch (i % 5) {
        case 0: return perhaps(s.table.undo(seat, s.table.revision(seat), ++s.now));
        case 1: return perhaps(s.table.consent(seat, s.table.revision(seat), i % 3 != 0, ++s.now));
        case 2: return perhaps(s.table.sit(seat, i % 2 == 0 ? bot("random") : person("Zoe"), the_owner, ++s.now));
        case 3: perhaps(s.table.pause(true, ++s.now)); return perhaps(s.table.pause(false, ++s.now));
        default: {
            SettingsChange change;
            change.hints = i % 2 == 0;
            return perhaps(s.table.change(change, ++s.now));
        }
    }
}

TEST(Replay, GivesTheSameTableAgain)
{
    for (const RuleSetListing& listing : shipped_rule_sets()) {
        Sitting s(listing.info.id, Sitting::people(listing.info.least_seats + 1), {}, 11);
        for (int i = 0; i < 250 && s.play_one(); ++i)
            if (i % 7 == 0) meddle(s, i / 7);

        const Table again = replayed(s, 11);

        EXPECT_EQ(again.revision(), s.table.revision()) << listing.info.id;
        EXPECT_EQ(again.position(), s.table.position()) << listing.info.id;
        EXPECT_TRUE(shown_to_all(again) == shown_to_all(s.table)) << listing.info.id;
        EXPECT_EQ(again.game().signature(again.state()), s.table.game().signature(s.table.state()));
        // And it goes on with the same luck.
        const Next one = s.table.next(1), other = again.next(1);
        ASSERT_EQ(one.index(), other.index());
        if (const Entry* entry = std::get_if<Entry>(&one)) {
            EXPECT_EQ(entry_text(*entry), entry_text(std::get<Entry>(other)));
        }
    }
}

TEST(Replay, EarlierPositionsAreAsTheyWere)
{
    Sitting s("treasury-0.7", Sitting::people(3));
    std::vector<std::string> views(1);
    s.table.game().write_view(s.table.state(), seat1, views[0]);
    for (int i = 0; i < 200; ++i) {
        const std::size_t before = s.entries.size();
        if (!s.play_one()) break;
        if (s.entries.size() != before + 1) views.resize(s.table.position());  // what chance did is not looked at
        views.emplace_back();
        s.table.game().write_view(s.table.state(), seat1, views.back());
    }
    ASSERT_EQ(views.size(), s.table.position() + 1);
    for (Position at = 0; at < views.size(); ++at) {
        if (views[at].empty()) continue;
        std::string out;
        s.table.write_at(1, seat1, at, out);
        EXPECT_NE(out.find("\"view\":" + views[at] + ","), std::string::npos) << at;
    }
}

TEST(Replay, ASavedGameBecomesANewTable)
{
    Sitting s("treasury-0.6", {person("Anna"), bot("easy"), person("Cleo")});
    for (int i = 0; i < 120; ++i) s.play_one();
    const std::string file = record_text(s.table.record());

    const GameRecord record = record_from_text("file", file);
    const Beginning beginning = beginning_of(*shared_rule_set("treasury-0.6"), record, nullptr, {}, 5);
    Table loaded(shared_rule_set("treasury-0.6"), beginning.header, 99);
    for (const Entry& entry : beginning.entries) loaded.apply(entry);

    EXPECT_EQ(loaded.position(), s.table.position());
    EXPECT_EQ(loaded.game().signature(loaded.state()), s.table.game().signature(s.table.state()));
    EXPECT_EQ(loaded.occupant(seat1).kind, SeatKind::Bot);
    EXPECT_EQ(loaded.name(seat2), "Cleo");
}

TEST(Replay, AForkBeginsWithTheFirstActions)
{
    Sitting s("market-trading", Sitting::people(2));
    for (int i = 0; i < 60; ++i) s.play_one();
    const std::vector<Occupant> seats = {person("Dora"), bot("hard")};
    const Beginning fork = beginning_of(*shared_rule_set("market-trading"), s.table.record(40), &seats, {}, 5);
    Table forked(shared_rule_set("market-trading"), fork.header, 3);
    for (const Entry& entry : fork.entries) forked.apply(entry);

    EXPECT_EQ(forked.position(), 40u);
    EXPECT_EQ(forked.name(seat0), "Dora");
    std::string then, now;
    s.table.write_at(1, seat0, 40, then);
    forked.write_at(1, seat0, 40, now);
    EXPECT_NE(now.find("\"view\":"), std::string::npos);
    EXPECT_EQ(now.substr(0, now.find("\"log\"")), then.substr(0, then.find("\"log\"")));
}

TEST(Replay, RecordsOfOtherContentAreRefused)
{
    Sitting s("market-trading", Sitting::people(2));
    GameRecord record = s.table.record();
    record.content_fingerprint ^= 1;
    EXPECT_THROW(beginning_of(*shared_rule_set("market-trading"), record, nullptr, {}, 1), BadRecord);
    record = s.table.record();
    EXPECT_THROW(beginning_of(*shared_rule_set("treasury-0.7"), record, nullptr, {}, 1), BadRecord);
    const std::vector<Occupant> three = Sitting::people(3);
    EXPECT_THROW(beginning_of(*shared_rule_set("market-trading"), record, &three, {}, 1), BadRecord);
}

TEST(Replay, AGameWithSecretsIsNotHandedOutWhileItIsPlayed)
{
    const std::vector<Seat> zero = {seat0}, both = {seat0, seat1}, none;
    Sitting open("market-trading", Sitting::people(2));
    EXPECT_FALSE(open.table.secrecy(none));
    Sitting two("treasury-0.7", Sitting::people(2));
    EXPECT_TRUE(two.table.secrecy(zero));
    EXPECT_TRUE(two.table.secrecy(both));  // they share a screen, not their hands
    Sitting alone("treasury-0.7", {person("Anna"), bot("random")});
    EXPECT_FALSE(alone.table.secrecy(zero));
    EXPECT_TRUE(alone.table.secrecy(none));
    while (two.play_one()) {}
    EXPECT_FALSE(two.table.secrecy(none));
}

}  // namespace
}  // namespace tessera::table
