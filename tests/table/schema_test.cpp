// Every message that is written follows docs/protocol.schema.json. The messages of whole games are written to a file,
// and validate.py holds each line against the schema.
#include <gtest/gtest.h>

#include "tests/support/schema.h"
#include "tests/table/sitting.h"

namespace tessera::table {
namespace {

class Collected : public SaidByProtocol {
public:
    template <class Write>
    void add(const Write& write)
    {
        std::string message;
        write(message);
        server(message);
    }
};

void collect_answers(const Sitting& s, Seat viewer, Collected& out)
{
    const Table& table = s.table;
    out.add([&](std::string& m) { table.write_at(1, viewer, table.position(viewer) / 2, m); });
    out.add([&](std::string& m) { table.write_chart(2, viewer, m); });
    out.add([&](std::string& m) { table.write_why(3, viewer, "pass", m); });
    if (!table.decider().is_seat()) return;
    for (Action action : table.game().legal(table.state())) {
        const std::string text = table.game().text(action);
        const std::vector<std::string> things = table.game().things(action);
        out.add([&](std::string& m) { table.write_preview(4, viewer, table.revision(viewer), text, m); });
        if (!things.empty()) out.add([&](std::string& m) { table.write_why(5, viewer, things, m); });
        break;
    }
    auto asked = table.hint(viewer, table.revision(viewer));
    if (BotTask* task = std::get_if<BotTask>(&asked)) {
        task->player = task->loaded->players->player("search:simulations=30");
        const Choice choice = task->run();
        out.add([&](std::string& m) { table.write_hint(6, *task, choice, m); });
    } else {
        out.add([&](std::string& m) { write_refused(6, table.revision(), std::get<Refusal>(asked), m); });
    }
}

TEST(Schema, HoldsForWhatIsWrittenInWholeGames)
{
    Collected all;
    for (const RuleSetListing& listing : shipped_rule_sets()) {
        Settings settings;
        settings.clock = ClockSetting{600, TimeOut::Remind};
        Sitting s(listing.info.id, Sitting::people(listing.info.least_seats + 1), settings, 5);
        const You you{{seat0, seat1}, true, seat0};
        all.add([&](std::string& m) { write_welcome("table_1", s.table, you, {true, false}, m); });
        Revision seen = 0;
        for (int i = 0; s.play_one(); ++i) {
            const bool is_shown = i % 101 == 0;
            if (!is_shown) continue;
            for (Seat viewer : {seat0, seat1, spectator}) {
                all.add([&](std::string& m) { s.table.write_update(viewer, seen, m); });
                collect_answers(s, viewer, all);
            }
            seen = s.table.revision();
        }
        all.add([&](std::string& m) { s.table.write_update(seat0, 0, m); });
    }
    EXPECT_EQ(all.complaints(), "");
    EXPECT_GT(all.size(), 100u);
}

TEST(Schema, HoldsForWhatHappensAtTheTable)
{
    Collected all;
    Sitting s("market-trading", {person("Anna"), nobody(), person("Cleo")});
    const auto show = [&] { all.add([&](std::string& m) { s.table.write_update(seat0, 0, m); }); };
    show();
    s.expect(s.table.sit(seat1, person("Ben \"B\""), the_owner, 1));
    while (!s.table.undo_offer(seat0) || s.table.decider() != Decider::seat(seat1)) ASSERT_TRUE(s.play_one());
    s.play_one();
    s.expect(s.table.undo(seat0, s.table.revision(seat0), 1));
    show();
    s.expect(s.table.consent(seat1, s.table.revision(seat1), true, 1));
    s.expect(s.table.consent(seat2, s.table.revision(seat2), true, 1));
    show();
    s.expect(s.table.pause(true, 1));
    show();
    s.expect(s.table.close(1));
    show();
    all.add([&](std::string& m) { write_presence({true, false, true}, m); });
    all.add([&](std::string& m) { write_done(1, 2, m); });
    all.add([&](std::string& m) { write_error(ErrorCode::Flood, "too many messages", std::nullopt, m); });
    all.add([&](std::string& m) { write_error(ErrorCode::Message, "no", 7, m); });
    all.add([&](std::string& m) {
        write_refused(1, 2, s.table.act(seat0, s.table.revision(seat0), "pass", 1).refusal(), m);
    });
    EXPECT_EQ(all.complaints(), "");
}

// `viewpoint` was called `eyes` before.
TEST(Schema, AllowsClientsTheNameFromBefore)
{
    Collected all;
    for (const char* text : {R"({"type":"hello","protocol":1,"eyes":null})",
                             R"({"type":"at","id":1,"position":9,"eyes":1})", R"({"type":"look","id":1,"eyes":0})"}) {
        EXPECT_NO_THROW(message_from_text(text)) << text;
        all.client(text);
    }
    EXPECT_EQ(all.complaints(), "");
}

// What our parser reads, the schema allows, and the other way round.
TEST(Schema, AgreesWithTheParserAboutClients)
{
    Collected all;
    const std::string secret(43, 'x');
    for (const std::string& text :
         {R"({"type":"hello","protocol":1,"secret":")" + secret + R"(","seen":7,"viewpoint":null,"previews":true})",
          std::string(R"({"type":"act","id":1,"revision":2,"action":"offer good:grain"})"),
          std::string(R"({"type":"why","id":1,"things":["card:a"]})"),
          std::string(R"({"type":"preview","id":1,"revision":0,"action":"pass"})"),
          std::string(R"({"type":"undo","id":1,"revision":0,"seat":1})"),
          std::string(R"({"type":"consent","id":1,"revision":0,"yes":true})"),
          std::string(R"({"type":"hint","id":1,"revision":5})"), std::string(R"({"type":"resign","id":1})"),
          std::string(R"({"type":"pause","id":1,"on":true})"),
          std::string(R"({"type":"seat","id":1,"seat":1,"to":"bot","level":"hard","name":"Ada"})"),
          std::string(R"({"type":"kick","id":1,"seat":1})"), std::string(R"({"type":"close","id":1})"),
          std::string(R"({"type":"at","id":1,"position":9,"viewpoint":1})"), std::string(R"({"type":"chart","id":1})"),
          std::string(R"({"type":"settings","id":1,"settings":{"clock":null,"undo":"free"}})"),
          std::string(R"({"type":"look","id":1,"viewpoint":0})"), std::string(R"({"type":"ping","id":1})")}) {
        EXPECT_NO_THROW(message_from_text(text)) << text;
        all.client(text);
    }

    for (const char* text :
         {R"({"type":"act","id":1,"revision":2})", R"({"type":"act","id":-1,"revision":2,"action":"a"})",
          R"({"type":"why","id":1})", R"({"type":"why","id":1,"action":"a","things":["b:c"]})",
          R"({"type":"kick","id":1,"seat":8})", R"({"type":"close","id":1,"more":1})", R"({"type":"dance"})",
          R"({"type":"hello","protocol":1,"secret":"x"})", R"({"type":"settings","id":1,"settings":{}})",
          R"({"type":"seat","id":1,"seat":1,"to":"bot","level":"wise"})", R"({"type":"pause","id":1,"on":"yes"})"}) {
        EXPECT_THROW(message_from_text(text), BadMessage) << text;
        all.no_client(text);
    }
    EXPECT_EQ(all.complaints(), "");
}

}  // namespace
}  // namespace tessera::table
