#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>

#include "base/random.h"
#include "engine/any_game.h"
#include "engine/registry.h"
#include "tests/support/calibration.h"

namespace tessera {
namespace {

namespace json = boost::json;

// What a schema leaves unsaid about a value is enough to draw it wrongly, so every view is held against its schema.
void expect_fits(const json::value& value, const json::object& shape, const json::object& definitions,
                 const std::string& where)
{
    if (const json::value* named = shape.if_contains("$ref")) {
        const std::string name = named->as_string().subview(std::string("#/$defs/").size());
        return expect_fits(value, definitions.at(name).as_object(), definitions, where);
    }
    if (const json::value* words = shape.if_contains("enum")) {
        const json::array& all = words->as_array();
        EXPECT_NE(std::find(all.begin(), all.end(), value), all.end()) << where << ": " << value;
        return;
    }
    if (const json::object* object = value.if_object()) {
        EXPECT_EQ(shape.at("type"), "object") << where;
        const json::value* members = shape.if_contains("properties");
        for (const auto& [key, item] : *object) {
            const json::value* of =
                members != nullptr ? members->as_object().if_contains(key) : shape.if_contains("additionalProperties");
            ASSERT_NE(of, nullptr) << where << "." << key;
            expect_fits(item, of->as_object(), definitions, where + "." + std::string(key));
        }
        if (members != nullptr) {
            EXPECT_EQ(object->size(), members->as_object().size()) << where;
        }
    } else if (const json::array* list = value.if_array()) {
        EXPECT_EQ(shape.at("type"), "array") << where;
        for (const json::value& item : *list)
            expect_fits(item, shape.at("items").as_object(), definitions, where + "[]");
    } else {
        const std::string type = value.is_null()     ? "null"
                                 : value.is_bool()   ? "boolean"
                                 : value.is_string() ? "string"
                                 : value.is_double() ? "number"
                                                     : "integer";
        const json::value& allowed = shape.at("type");
        const json::array several = allowed.is_array() ? allowed.as_array() : json::array{allowed};
        EXPECT_NE(std::find(several.begin(), several.end(), json::value(type)), several.end()) << where << ": " << type;
    }
}

TEST(ViewSchema, FitsTheViewsOfWholeGames)
{
    std::vector<std::shared_ptr<const AnyGame>> games;
    for (const RuleSetListing& listing : shipped_rule_sets()) games.push_back(load_rule_set(listing.info.id));
    for (const RuleSetListing& listing : calibration_rule_sets()) games.push_back(load_calibration(listing.info.id));
    for (const std::shared_ptr<const AnyGame>& game : games) {
        const json::value schema = game->view_schema();
        const json::object& definitions = schema.at("$defs").as_object();
        Rng rng(7);
        AnyState s = game->new_game({std::max(2, game->rule_set().least_seats)});
        for (int i = 0; i < 400 && !game->decider(s).is_nobody(); ++i) {
            if (i % 25 == 0)
                for (const Seat viewer : {Seat{0}, spectator})
                    expect_fits(game->view(s, viewer), schema.as_object(), definitions, game->rule_set().id);
            if (game->decider(s).is_chance()) {
                game->apply(s, game->sample_chance(s, rng));
            } else {
                const std::vector<Action> legal = game->legal(s);
                game->apply(s, legal[rng.below(legal.size())]);
            }
        }
    }
}

TEST(ViewSchema, SaysByWhichNounAThingGoesInActions)
{
    const json::value schema = load_calibration("kuhn-poker")->view_schema();
    EXPECT_EQ(schema.at("$ref"), "#/$defs/View");
    const json::value& card = schema.at("$defs").at("Player").at("properties").at("card");
    EXPECT_EQ(card.at("x-noun"), "card");
    EXPECT_EQ(card.at("enum"), (json::array{"jack", "queen", "king", nullptr}));
}

}  // namespace
}  // namespace tessera
