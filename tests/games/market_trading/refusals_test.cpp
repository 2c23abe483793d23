// Every sentence with which Market Trading refuses an action, in a position that deserves it. The last test looks into
// the rules for sentences that nobody has heard.
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "tests/games/market_trading/tables.h"
#include "tests/support/places.h"

namespace tessera::market_trading {
namespace {

struct Refusal {
    std::string_view at;
    std::string_view position;  // of seat 0
    std::string_view table;     // everything else
    std::vector<std::string_view> before;
    std::string_view action;
    std::string_view sentence;
    OptionSettings options = {};
};

const std::vector<Refusal> all_refusals = {
    // Uses.
    {"step 2", R"({})", R"({})", {}, "use saw_pit 0 1", "MT-017: you own no such improvement"},
    {"step 2",
     R"({"improvements": ["saw_pit"], "stock": {"wood": 9}})",
     R"({})",
     {},
     "use saw_pit 1 1",
     "MT-017: the improvement has no such recipe"},
    {"step 2",
     R"({"improvements": ["saw_pit"], "stock": {"wood": 9}})",
     R"({})",
     {},
     "use saw_pit 0 2",
     "MT-017: the recipe cannot be repeated so often"},
    {"step 2",
     R"({"improvements": ["saw_pit"], "stock": {"wood": 9}})",
     R"({})",
     {"use saw_pit 0 1"},
     "use saw_pit 0 1",
     "MT-018: this improvement was used as often as the window allows"},
    {"step 2",
     R"({"improvements": ["saw_pit"], "stock": {"wood": 1}})",
     R"({})",
     {},
     "use saw_pit 0 1",
     "MT-020: your stock does not hold all inputs"},
    {"step 2", R"({"improvements": ["taghaza"]})", R"({})", {}, "use taghaza 0 1", "MT-020: there is nothing to gain"},
    {"step 2",
     R"({"improvements": ["champagne"]})",
     R"({})",
     {},
     "use champagne 0 1",
     "MT-020: there is no kind to choose"},
    {"step 2",
     R"({"improvements": ["stromer_sowing"]})",
     R"({})",
     {},
     "use stromer_sowing 1 1",
     "MT-020: you have no tile of that terrain without a pile"},
    {"step 2",
     R"({"improvements": ["house_of_wisdom"]})",
     R"({})",
     {},
     "use house_of_wisdom 0 1",
     "MT-020: the row is empty"},
    {"step 2",
     R"({"improvements": ["beemster"]})",
     R"({})",
     {"use beemster 0 1"},
     "tile 0",
     "MT-020: the tile has another terrain"},
    {"step 2",
     R"({"improvements": ["beemster"], "piles": {"9": 1}})",
     R"({})",
     {"use beemster 0 1"},
     "tile 9",
     "MT-020: the tile must have no pile"},
    {"step 2",
     R"({"improvements": ["beemster"]})",
     R"({})",
     {"use beemster 0 1"},
     "skip",
     "MT-063: within a use nothing is declined"},
    {"step 2",
     R"({"improvements": ["karum", "saw_pit"], "stock": {"wood": 2}})",
     R"({})",
     {"use karum 0 1"},
     "done",
     "MT-022: who improves uses every improvement that can convert something",
     {{"improve_use_min", "1"}}},
    {"step 2",
     R"({"improvements": ["house_of_wisdom"]})",
     R"({"row": {"0": "karum"}})",
     {"use house_of_wisdom 0 1"},
     "slot 1",
     "MT-062: there is no card in that slot"},
    // Trades.
    {"step 2",
     R"({"stock": {"grain": 1}})",
     R"({"market": {"fish": 1}})",
     {},
     "offer wood",
     "MT-023: only units in your stock can be offered"},
    {"step 2",
     R"({"stock": {"grain": 1}})",
     R"({"market": {"fish": 1}})",
     {},
     "offer ?",
     "MT-023: there is no such kind"},
    {"step 2",
     R"({"stock": {"grain": 1}})",
     R"({"market": {"fish": 1}})",
     {"offer grain"},
     "close",
     "MT-023: a trade takes at least one unit"},
    {"step 2",
     R"({"stock": {"grain": 2}})",
     R"({"market": {"fish": 1}})",
     {"offer grain", "take fish"},
     "offer grain",
     "MT-023: after the first take no more is offered"},
    {"step 2",
     R"({"stock": {"wood": 1, "grain": 1}})",
     R"({"market": {"fish": 1}})",
     {"offer grain"},
     "offer wood",
     "MT-023: kinds are offered in resource order"},
    {"step 2",
     R"({"stock": {"grain": 2}})",
     R"({"market": {"fish": 1, "salt": 1}})",
     {"offer grain", "offer grain", "take salt"},
     "take fish",
     "MT-023: kinds are taken in resource order"},
    {"step 2",
     R"({"stock": {"grain": 1}})",
     R"({"market": {"ship": 1}})",
     {},
     "offer grain",
     "MT-024: nothing in the market could be taken for it"},
    {"step 2",
     R"({"stock": {"grain": 1}})",
     R"({"market": {"fish": 1, "ship": 1}})",
     {"offer grain"},
     "take ship",
     "MT-024: the credit does not suffice"},
    {"step 2",
     R"({"stock": {"grain": 1}})",
     R"({"market": {"grain": 4, "fish": 1}})",
     {},
     "offer grain",
     "MT-025: the market of that kind is flooded"},
    {"step 2",
     R"({"stock": {"grain": 1}})",
     R"({"market": {"grain": 1, "fish": 1}})",
     {"offer grain"},
     "take grain",
     "MT-026: no kind is both offered and taken"},
    {"step 2",
     R"({"stock": {"grain": 1}})",
     R"({"market": {"fish": 1}})",
     {"offer grain"},
     "take salt",
     "MT-027: only copies that were in the market before the trade can be taken"},
    {"step 2",
     R"({"stock": {"grain": 2}})",
     R"({"market": {"fish": 2}})",
     {"offer grain", "take fish", "close"},
     "offer grain",
     "MT-029: one trade in each window; the next use opens another"},
    // Building and paying.
    {"step 3", R"({})", R"({})", {}, "build 0", "MT-031: there is no improvement in that slot"},
    {"step 3",
     R"({"stock": {"wood": 1, "bread": 1}, "terrain": {"9": "field", "10": "field"}})",
     R"({"row": {"0": "lofoten_racks"}})",
     {},
     "build 0",
     "MT-032: your board lacks the tiles that the improvement requires"},
    {"step 3", R"({})", R"({"row": {"0": "saw_pit"}})", {}, "build 0", "MT-032: your stock does not cover the cost"},
    {"step 3",
     R"({"stock": {"grain": 2, "bread": 1}})",
     R"({"row": {"0": "saw_pit"}})",
     {"build 0"},
     "pay bread",
     "MT-033: a wild unit is paid with a unit of exactly its tier, the lowest tier first"},
    {"step 3",
     R"({"stock": {"grain": 2, "fish": 2}})",
     R"({"row": {"0": "saw_pit"}})",
     {"build 0", "pay fish"},
     "pay grain",
     "MT-033: kinds are paid in resource order"},
    {"step 3",
     R"({"stock": {"grain": 1, "fish": 1}})",
     R"({"row": {"0": "saw_pit"}})",
     {"build 0"},
     "pay fish",
     "MT-033: the rest could not be paid with this kind and later ones"},
    {"step 3",
     R"({"stock": {"grain": 2}})",
     R"({"row": {"0": "saw_pit"}})",
     {"build 0"},
     "pay wood",
     "MT-033: you have no unit of that kind"},
    // Foraging, and the choices inside effects.
    {"step 5", R"({})", R"({})", {}, "forage 24", "MT-037: a board has 24 tiles"},
    {"step 5",
     R"({"piles": {"3": 1}})",
     R"({})",
     {},
     "forage 3",
     "MT-038: only tiles without a pile may be chosen",
     {{"forage_on_pile", "false"}}},
    {"step 5", R"({"improvements": ["nilometer"]})", R"({})", {"forage 8"}, "tile 24", "MT-061: a board has 24 tiles"},
    {"step 5",
     R"({"improvements": ["nilometer"]})",
     R"({})",
     {"forage 8", "tile 7"},
     "tile 2",
     "MT-061: several tiles are chosen from north-west to south-east"},
    {"step 5",
     R"({"improvements": ["nilometer"]})",
     R"({})",
     {"forage 8"},
     "tile 9",
     "MT-062: the effect does not reach this terrain"},
    {"step 5",
     R"({"improvements": ["nilometer"]})",
     R"({})",
     {"forage 8"},
     "tile 0",
     "MT-062: the tile is not next to the one you foraged on"},
    {"step 5",
     R"({"improvements": ["swidden"], "piles": {"1": 1}})",
     R"({})",
     {"forage 0"},
     "tile 1",
     "MT-062: the tile must have no pile"},
    {"step 1",
     R"({"improvements": ["vallus"], "piles": {"1": 2}})",
     R"({})",
     {},
     "tile 2",
     "MT-062: there is no pile to take from"},
    {"step 2",
     R"({"improvements": ["champagne"]})",
     R"({"market": {"fish": 1}})",
     {"use champagne 0 1"},
     "resource salt",
     "MT-062: that kind is not among those to choose from"},
    {"step 1",
     R"({"improvements": ["vallus", "cormorants"], "piles": {"9": 2}})",
     R"({})",
     {},
     "effect karum 0",
     "MT-059: this effect is not open, or its conditions do not hold now",
     {{"trigger_order", "player_choice"}}},
    // Storing.
    {"step 5",
     R"({"improvements": ["horrea"], "stock": {"grain": 1}})",
     R"({})",
     {"forage 12"},
     "store ship",
     "MT-041: the improvement does not store that kind"},
    {"step 5",
     R"({"improvements": ["horrea"], "stock": {"grain": 1}})",
     R"({})",
     {"forage 12"},
     "store wood",
     "MT-041: you have no unit of that kind"},
    {"step 5",
     R"({"improvements": ["horrea"], "stock": {"grain": 1, "fish": 1}})",
     R"({})",
     {"forage 12", "store fish"},
     "store grain",
     "MT-041: kinds are stored in resource order"},
};

// These two need cards of their own; own_cards_test.cpp hears them.
const std::set<std::string> heard_elsewhere = {"MT-020: the condition of the recipe does not hold",
                                               "MT-063: within a use, as many tiles are chosen as possible"};

TEST(Refusals, SayWhatIsWrong)
{
    for (const Refusal& refusal : all_refusals) {
        Scene scene(load(refusal.options), Seats{2}, refusal.at);
        scene.set("players.0", refusal.position);
        scene.set("", refusal.table);
        for (std::string_view action : refusal.before) scene.play(action);
        EXPECT_EQ(scene.refusal(refusal.action), refusal.sentence) << refusal.action;
    }
}

TEST(Refusals, AreAllKnown)
{
    std::set<std::string> heard = heard_elsewhere;
    for (const Refusal& refusal : all_refusals) heard.insert(std::string(refusal.sentence));

    std::set<std::string> written;
    const std::regex sentence("refuse\\(\\s*\"([^\"]+)\"\\)");
    for (const auto& entry : std::filesystem::directory_iterator(source_tree() + "src/games/market_trading")) {
        if (entry.path().extension() != ".h") continue;
        std::ifstream in(entry.path());
        const std::string rules((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
        for (std::sregex_iterator it(rules.begin(), rules.end(), sentence), end; it != end; ++it)
            written.insert((*it)[1]);
    }
    EXPECT_EQ(written, heard);
}

}  // namespace
}  // namespace tessera::market_trading
