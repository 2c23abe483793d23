#include "engine/read_json.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/signature.h"
#include "engine/write_json.h"
#include "tests/engine/pantry.h"

namespace tessera::pantry {
namespace {

const Rules rules;

Pantry full_pantry()
{
    Pantry pantry;
    pantry.stock[grain] = 2;
    pantry.tasted.insert(salt);
    pantry.jars = {Jar{wood, true}, Jar{salt, false}};
    pantry.prices = {4, 5};
    pantry.debts.push_back(-3);
    pantry.size = Size::VeryLarge;
    pantry.wanted = salt;
    pantry.owner = Seat{1};
    pantry.tile = Tile{9};
    pantry.locked = true;
    pantry.number = 0xFFFFFFFFFFFFFFFF;
    pantry.agenda.run_next({TakeTurn{Seat{2}}, CleanUp{}});
    return pantry;
}

Pantry changed(Pantry pantry, std::string_view patch)
{
    from_json(rules, json::parse(patch), pantry);
    return pantry;
}

std::string complaint_about(std::string_view patch)
{
    try {
        changed(full_pantry(), patch);
        return "no complaint";
    } catch (const BadValue& e) {
        return e.what();
    }
}

TEST(Json, WritesAStateInTheWordsOfTheGame)
{
    EXPECT_EQ(to_json(rules, full_pantry()), json::parse(R"({
        "stock": {"grain": 2},
        "tasted": ["salt"],
        "jars": [{"good": "wood", "open": true}, {"good": "salt", "open": false}],
        "prices": [4, 5],
        "debts": [-3],
        "size": "very-large",
        "wanted": "salt",
        "owner": 1,
        "tile": 9,
        "locked": true,
        "number": 18446744073709551615,
        "agenda": ["clean-up", "take-turn seat:2"]
    })"));
}

TEST(Json, WritesWhatIsNotSaidAsNull)
{
    const json::value written = to_json(rules, Pantry{});

    EXPECT_TRUE(written.at("wanted").is_null());
    EXPECT_TRUE(written.at("owner").is_null());
    EXPECT_EQ(written.at("stock"), json::object());
}

TEST(Json, ReadsBackWhatItWrote)
{
    Pantry read;
    from_json(rules, json::parse(json::serialize(to_json(rules, full_pantry()))), read);

    EXPECT_EQ(signature_of(read), signature_of(full_pantry()));
    EXPECT_EQ(to_json(rules, read), to_json(rules, full_pantry()));
}

TEST(JsonPatch, ChangesWhatItNamesAndKeepsTheRest)
{
    const Pantry pantry = changed(full_pantry(), R"({"prices": [1, 2], "locked": false})");

    EXPECT_EQ(pantry.prices, (std::array<std::uint8_t, 2>{1, 2}));
    EXPECT_FALSE(pantry.locked);
    EXPECT_EQ(pantry.size, Size::VeryLarge);
    EXPECT_EQ(pantry.stock[grain], 2);
}

TEST(JsonPatch, ReachesSingleItemsByTheirPlace)
{
    const Pantry pantry = changed(full_pantry(), R"({"jars": {"1": {"open": true}}, "prices": {"0": 9}})");

    EXPECT_TRUE(pantry.jars[1].open);
    EXPECT_EQ(pantry.jars[1].good, salt);
    EXPECT_EQ(pantry.prices, (std::array<std::uint8_t, 2>{9, 5}));
}

// What an object of amounts leaves out is zero, in a patch as everywhere.
TEST(JsonPatch, SetsAllAmountsAtOnce)
{
    const Pantry pantry = changed(full_pantry(), R"({"stock": {"salt": 1}})");

    EXPECT_EQ(pantry.stock[salt], 1);
    EXPECT_EQ(pantry.stock[grain], 0);
}

TEST(JsonPatch, ReplacesLists)
{
    const Pantry pantry = changed(full_pantry(), R"({"jars": [{"good": "grain"}], "tasted": ["wood"], "agenda": []})");

    ASSERT_EQ(pantry.jars.size(), 1u);
    EXPECT_EQ(pantry.jars[0].good, grain);
    EXPECT_TRUE(pantry.tasted.contains(wood));
    EXPECT_FALSE(pantry.tasted.contains(salt));
    EXPECT_TRUE(pantry.agenda.empty());
}

TEST(JsonPatch, TakesNullAndNoneForNothing)
{
    EXPECT_EQ(changed(full_pantry(), R"({"wanted": null})").wanted, unsaid<Good>());
    EXPECT_EQ(changed(full_pantry(), R"({"wanted": "none"})").wanted, unsaid<Good>());
    EXPECT_EQ(changed(full_pantry(), R"({"owner": null})").owner, spectator);
}

TEST(JsonPatch, SaysWhereWhatWasFoundAndWhatWasExpected)
{
    EXPECT_EQ(complaint_about("[]"), "found [], expected a table");
    EXPECT_EQ(complaint_about(R"({"stok": {}})"), "stok: is not known here; did you mean \"stock\"?");
    EXPECT_EQ(complaint_about(R"({"jars": [{"opn": true}]})"), "jars.0.opn: is not known here; did you mean \"open\"?");
    EXPECT_EQ(complaint_about(R"({"locked": 1})"), "locked: found 1, expected true or false");
    EXPECT_EQ(complaint_about(R"({"number": "many"})"), "number: found \"many\", expected a number");
    EXPECT_EQ(complaint_about(R"({"number": -1})"), "number: found -1, expected a number");
    EXPECT_EQ(complaint_about(R"({"prices": [1, 2.5]})"), "prices.1: found 2.5E0, expected a number");
    EXPECT_EQ(complaint_about(R"({"debts": [40000]})"), "debts.0: the number 40000 is out of range");
    EXPECT_EQ(complaint_about(R"({"owner": 300})"), "owner: the number 300 is out of range");
    EXPECT_EQ(complaint_about(R"({"wanted": 2})"), "wanted: found 2, expected a name");
    EXPECT_EQ(complaint_about(R"({"wanted": "grian"})"), "wanted: there is no good \"grian\"; did you mean \"grain\"?");
    EXPECT_EQ(complaint_about(R"({"size": "tiny"})"), "size: there is no size \"tiny\"");
}

TEST(JsonPatch, SaysWhatIsWrongWithAList)
{
    EXPECT_EQ(complaint_about(R"({"prices": 4})"), "prices: found 4, expected a list");
    EXPECT_EQ(complaint_about(R"({"prices": [1]})"), "prices: found 1 items, expected 2");
    EXPECT_EQ(complaint_about(R"({"jars": [{}, {}, {}, {}]})"), "jars: found 4 items, expected at most 3");
    EXPECT_EQ(complaint_about(R"({"jars": {"2": {}}})"), "jars.2: expected a place below 2");
    EXPECT_EQ(complaint_about(R"({"jars": {"1x": {}}})"), "jars.1x: expected a place below 2");
    EXPECT_EQ(complaint_about(R"({"stock": [1]})"), "stock: found [1], expected amounts by name");
    EXPECT_EQ(complaint_about(R"({"stock": {"beer": 1}})"), "stock: there is no good \"beer\"");
    EXPECT_EQ(complaint_about(R"({"stock": {"salt": 256}})"), "stock.salt: the number 256 is out of range");
    EXPECT_EQ(complaint_about(R"({"tasted": "salt"})"), "tasted: found \"salt\", expected a list of names");
    EXPECT_EQ(complaint_about(R"({"tasted": [null]})"), "tasted: found null, which cannot stand here");
}

TEST(JsonPatch, SaysWhatIsWrongWithAnAgenda)
{
    EXPECT_EQ(complaint_about(R"({"agenda": "clean-up"})"),
              "agenda: found \"clean-up\", expected a list of steps, the next one last");
    EXPECT_EQ(complaint_about(R"({"agenda": [1]})"), "agenda: found 1, expected a step in words");
    EXPECT_EQ(complaint_about(R"({"agenda": ["clean up"]})"), "agenda: there is no action \"clean\"");
    EXPECT_EQ(complaint_about(R"({"agenda": ["clean-up", "clean-up", "clean-up", "clean-up"]})"),
              "agenda: found 4 steps, expected at most 3");
}

std::string complaint_about_action(std::string_view text)
{
    try {
        packed_from_json<Action, Verbs>(rules, json::parse(text));
        return "no complaint";
    } catch (const BadValue& e) {
        return e.what();
    }
}

TEST(JsonAction, IsATableWithItsVerb)
{
    const Action action = pack<Action, Verbs>(Store{grain, Size::Small, 3});

    EXPECT_EQ(packed_to_json<Verbs>(rules, action),
              json::parse(R"({"verb": "store", "good": "grain", "in_size": "small", "amount": 3})"));
    EXPECT_EQ(packed_to_json<Verbs>(rules, pack<Action, Verbs>(PickGood{unsaid<Good>()})),
              json::parse(R"({"verb": "good"})"));
}

TEST(JsonAction, SaysWhatItMisses)
{
    EXPECT_EQ(complaint_about_action("3"), "found 3, expected an action: a table with \"verb\"");
    EXPECT_EQ(complaint_about_action("{}"), "found {}, expected an action: a table with \"verb\"");
    EXPECT_EQ(complaint_about_action(R"({"verb": "stroe"})"), "there is no action \"stroe\"; did you mean \"store\"?");
    EXPECT_EQ(complaint_about_action(R"({"verb": "owe"})"), "\"owe\" needs \"coins\"");
    EXPECT_EQ(complaint_about_action(R"({"verb": "owe", "coins": "x"})"), "coins: found \"x\", expected a number");
    EXPECT_EQ(complaint_about_action(R"({"verb": "wait", "long": 1})"),
              "found {\"verb\":\"wait\",\"long\":1}, which says more than \"wait\" takes");
}

RC_GTEST_PROP(JsonAction, ComesBackAsItWas,
              (std::uint8_t seat, std::uint8_t tile, std::uint8_t amount, std::int16_t coins))
{
    const Store store{*rc::gen::element(wood, grain, salt, unsaid<Good>()),
                      *rc::gen::element(Size::Small, Size::VeryLarge, unsaid<Size>()), amount};
    const Place place{Seat{seat}, Tile{tile}};
    for (Action action : {pack<Action, Verbs>(store), pack<Action, Verbs>(place), pack<Action, Verbs>(Owe{coins})}) {
        const json::value written = json::parse(json::serialize(packed_to_json<Verbs>(rules, action)));
        RC_ASSERT((packed_from_json<Action, Verbs>(rules, written)) == action);
    }
}

}  // namespace
}  // namespace tessera::pantry
