#include "engine/signature.h"

#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "tests/engine/pantry.h"

namespace tessera::pantry {
namespace {

TEST(Signature, IsTheSameForEqualValues) { EXPECT_EQ(signature_of(Pantry{}), signature_of(Pantry{})); }

TEST(Signature, ChangesWithEveryMember)
{
    const std::vector<std::function<void(Pantry&)>> changes = {
        [](Pantry& p) { p.stock[grain] = 1; },
        [](Pantry& p) { p.stock[salt] = 1; },
        [](Pantry& p) { p.tasted.insert(wood); },
        [](Pantry& p) { p.jars.push_back({}); },
        [](Pantry& p) {
            p.jars = {Jar{}, Jar{salt, false}};
        },
        [](Pantry& p) {
            p.jars = {Jar{}, Jar{salt, true}};
        },
        [](Pantry& p) { p.prices[1] = 1; },
        [](Pantry& p) { p.debts.push_back(-1); },
        [](Pantry& p) { p.debts.push_back(0); },
        [](Pantry& p) { p.size = Size::VeryLarge; },
        [](Pantry& p) { p.wanted = wood; },
        [](Pantry& p) { p.owner = Seat{0}; },
        [](Pantry& p) { p.tile = Tile{1}; },
        [](Pantry& p) { p.locked = true; },
        [](Pantry& p) { p.number = 1; },
        [](Pantry& p) { p.agenda.run_next({TakeTurn{Seat{0}}}); },
        [](Pantry& p) { p.agenda.run_next({TakeTurn{Seat{1}}}); },
        [](Pantry& p) { p.agenda.run_next({CleanUp{}}); },
    };
    std::set<std::uint64_t> signatures = {signature_of(Pantry{})};
    for (const auto& change : changes) {
        Pantry pantry;
        change(pantry);
        signatures.insert(signature_of(pantry));
    }
    EXPECT_EQ(signatures.size(), changes.size() + 1);
}

// What a vector held before is still in its memory, and means nothing.
TEST(Signature, IgnoresWhatIsNoLongerThere)
{
    Pantry pantry;
    pantry.jars.push_back({salt, true});
    pantry.jars.take_back();
    pantry.agenda.run_next({TakeTurn{Seat{3}}});
    pantry.agenda.take_top();

    EXPECT_EQ(signature_of(pantry), signature_of(Pantry{}));
}

}  // namespace
}  // namespace tessera::pantry
