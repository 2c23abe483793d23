// Entries and headers as JSON: what is written is read again, and everything else is refused with a sentence.
#include "table/entry.h"

#include <gtest/gtest.h>

#include "tests/table/sitting.h"

namespace tessera::table {
namespace {

std::vector<Entry> one_of_each()
{
    Settings settings;
    settings.clock = ClockSetting{600, TimeOut::Bot};
    settings.undo = UndoRule::Never;
    settings.listed = true;
    return {
        {1, Sat{seat1, person("Anna \"the Great\"")}},
        {2, Sat{seat0, bot("hard")}},
        {3, Sat{seat0, nobody()}},
        {3, Sat{seat0, nobody(), ChangedBy::somebody(seat1)}},
        {3, Sat{seat0, bot("easy"), ChangedBy::owner()}},
        {3, Sat{seat0, bot("easy"), ChangedBy::clock()}},
        {3, Sat{seat0, person("Ben"), {}, true}},
        {4, Acted{seat1, "offer good:grain"}},
        {5, Acted{{}, "roll 4"}},
        {6, Acted{seat0, "pass", true}},
        {7, TookBack{seat1, 12}},
        {8, AskedToTakeBack{seat1, 3}},
        {9, Consented{seat0, true}},
        {10, Resigned{seat1, "medium"}},
        {11, Paused{true}},
        {12, Changed{settings}},
        {13, Changed{Settings{}}},
        {14, Closed{}},
    };
}

std::string complaint(std::string_view text)
{
    try {
        entry_from_text(text);
    } catch (const BadEntry& e) {
        return e.what();
    }
    return "no complaint";
}

TEST(Entry, IsReadAsItIsWritten)
{
    for (const Entry& entry : one_of_each()) {
        const std::string text = entry_text(entry);
        EXPECT_EQ(text.find('\n'), std::string::npos);
        const Entry again = entry_from_text(text);
        EXPECT_EQ(entry_text(again), text);
        EXPECT_EQ(again.what.index(), entry.what.index()) << text;
    }
}

TEST(Entry, SaysWhatIsWrongWithAText)
{
    EXPECT_NE(complaint("{").find("is not JSON"), std::string::npos);
    EXPECT_NE(complaint(R"({"at":1,"type":"dance"})").find("expected the type of an entry"), std::string::npos);
    EXPECT_NE(complaint(R"({"at":1,"type":"sat","seat":0,"kind":"open","by":"nobody"})").find("owner or clock"),
              std::string::npos);
    EXPECT_NE(complaint(R"({"at":1,"type":"closed","why":1})").find("has an unknown member \"why\""),
              std::string::npos);
    EXPECT_NE(complaint(R"({"at":1,"type":"paused","on":1})").find("has 1 as \"on\", expected true or false"),
              std::string::npos);
    EXPECT_NE(complaint(R"({"at":1,"type":"sat","seat":0,"kind":"bot","level":"wise"})").find("random, greedy, easy"),
              std::string::npos);
}

TEST(Entry, HeadersAreReadAsTheyAreWritten)
{
    Header header = header_of(*shared_rule_set("dice-race"), {person("Anna"), nobody()});
    header.options = {{"target", "40"}};
    header.settings.forced = false;

    const Header again = header_from_text(header_text(header));

    EXPECT_EQ(again.rule_set, "dice-race");
    EXPECT_EQ(again.options, header.options);
    EXPECT_EQ(again.content_fingerprint, header.content_fingerprint);
    EXPECT_EQ(again.seats, header.seats);
    EXPECT_EQ(again.settings, header.settings);
    EXPECT_THROW(header_from_text("{}"), BadEntry);
}

}  // namespace
}  // namespace tessera::table
