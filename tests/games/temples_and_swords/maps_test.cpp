// The hand-made maps are fair, and so are a thousand generated ones for each number of players.
#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <map>

#include "engine/names.h"
#include "engine/play.h"
#include "games/temples_and_swords/game.h"
#include "tests/games/temples_and_swords/tables.h"

namespace tessera::temples_and_swords {
namespace {

using testing::Each;
using testing::HasSubstr;

const std::vector<std::string> all_maps = {"two-rivers",    "umma-and-lagash", "three-valleys", "inner-sea",
                                           "four-quarters", "steppe-road",     "pentapolis",    "ring-of-oases"};

Hex hex_named(const Rules& rules, std::string_view name) { return value_of<Hex>(rules, name); }

// TS-R09: the total capacity within distance 2, which is what makes a site good.
int worth_of_place(const Rules& rules, const Land& land, Hex site)
{
    int worth = 0;
    for (std::size_t terrain = 0; terrain < terrain_count; ++terrain)
        for (Hex hex : land.items[terrain])
            if (rules.distance(site, hex) <= 2) worth += rules.terrains.items[terrain].capacity;
    return worth;
}

int best_place(const Rules& rules, const Land& land)
{
    int best = 0;
    for (Hex hex : land.items[0]) best = std::max(best, worth_of_place(rules, land, hex));
    return best;
}

int grass_around(const Rules& rules, const Land& land, Hex hex)
{
    int grass = 0;
    for (Hex next : rules.neighbours[index_of(hex)]) grass += land.items[0].contains(next) ? 1 : 0;
    return grass;
}

bool is_connected(const Rules& rules, const HexSet& hexes)
{
    std::vector<Hex> reached{*hexes.begin()};
    HexSet seen;
    seen.insert(reached[0]);
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (Hex next : rules.neighbours[index_of(reached[i])])
            if (hexes.contains(next) && !seen.contains(next)) {
                seen.insert(next);
                reached.push_back(next);
            }
    return seen == hexes;
}

// TS-003: on the full grid the formula counts steps.
TEST(Maps, DistanceIsTheNumberOfSteps)
{
    const auto game = load();
    const Rules& rules = rules_of(*game);
    for (std::size_t start = 0; start < rules.places(); ++start) {
        std::vector<int> steps(rules.places(), -1);
        std::vector<std::size_t> reached{start};
        steps[start] = 0;
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (Hex next : rules.neighbours[reached[i]])
                if (steps[index_of(next)] < 0) {
                    steps[index_of(next)] = steps[reached[i]] + 1;
                    reached.push_back(index_of(next));
                }
        for (std::size_t end = 0; end < rules.places(); ++end)
            ASSERT_EQ(rules.distance(id_at<Hex>(start), id_at<Hex>(end)), steps[end])
                << rules.hex_ids[start] << " to " << rules.hex_ids[end];
    }
}

// TS-003: absent places do not lengthen it. Across the hole in the middle of the inner sea it is four steps.
TEST(Maps, HolesDoNotLengthenDistances)
{
    const auto game = load({{"map", "inner-sea"}});
    const Rules& rules = rules_of(*game);
    EXPECT_FALSE(rules.maps[0].land.items[0].contains(hex_named(rules, "E5")));
    EXPECT_EQ(rules.distance(hex_named(rules, "C5"), hex_named(rules, "G5")), 4);
}

// TS-004, TS-R07, TS-R08, TS-R09
TEST(Maps, HandMadeMapsAreValidAndFair)
{
    const std::map<std::string, std::size_t> hexes = {{"two-rivers", 48},    {"umma-and-lagash", 36},
                                                      {"three-valleys", 48}, {"four-quarters", 68},
                                                      {"pentapolis", 84},    {"ring-of-oases", 84}};
    for (const std::string& id : all_maps) {
        SCOPED_TRACE(id);
        const auto game = load({{"map", id}});
        const Rules& rules = rules_of(*game);
        ASSERT_EQ(rules.maps.size(), 1u);
        const MapInfo& map = rules.maps[0];
        EXPECT_EQ(map.land.items[0].size(), map.land.items[1].size());
        EXPECT_TRUE(is_connected(rules, map.land.items[0] | map.land.items[1]));
        const std::size_t size = (map.land.items[0] | map.land.items[1]).size();
        EXPECT_LE(size, max_hexes);
        const auto wanted = hexes.find(id);
        EXPECT_TRUE(wanted == hexes.end() || wanted->second == size);

        std::vector<int> worths;
        for (std::size_t i = 0; i < map.sites.size(); ++i) {
            EXPECT_TRUE(map.land.items[0].contains(map.sites[i]));
            worths.push_back(worth_of_place(rules, map.land, map.sites[i]));
            for (std::size_t j = 0; j < i; ++j) EXPECT_GE(rules.distance(map.sites[i], map.sites[j]), 3);
        }
        EXPECT_THAT(worths, Each(worths[0]));
        EXPECT_GE(10 * worths[0], 9 * best_place(rules, map.land));
    }
}

// TS-014: a map for other numbers of players is refused where the game would begin.
TEST(Maps, AreMadeForANumberOfPlayers)
{
    const auto game = load({{"map", "pentapolis"}});
    EXPECT_NO_THROW(game->new_game(Seats{5}));
    try {
        game->new_game(Seats{4});
        FAIL() << "four players on a map for five";
    } catch (const BadValue& e) {
        EXPECT_THAT(e.what(), HasSubstr("TS-014: found 4 players, expected 5"));
    }
}

// TS-015, TS-016, TS-017, TS-R08, TS-R09: equal terrain, and good sites of similar worth for everybody.
TEST(Maps, AThousandGeneratedMapsForEachNumberOfPlayersAreFair)
{
    const auto game = load({{"map", "random"}});
    const Rules& rules = rules_of(*game);
    for (int players = 2; players <= static_cast<int>(max_players); ++players) {
        SCOPED_TRACE(players);
        const RandomMapSize& size = rules.generator.size[static_cast<std::size_t>(players)];
        double lowest_shares = 0;
        double sum_of_rejected = 0;
        constexpr std::uint32_t maps = 1000;
        for (std::uint32_t seed = 0; seed < maps; ++seed) {
            State s = begin(rules, Seats{players});
            const int rejected = lay_random_map(s, rules, seed);
            sum_of_rejected += rejected;
            ASSERT_EQ(s.land.items[0].size(), s.land.items[1].size());
            ASSERT_EQ(static_cast<int>(all_hexes(s).size()), size.columns * size.rows);
            ASSERT_EQ(static_cast<int>(s.sites.size()), players);

            // The best place is the best of the good sites; the site of least worth is within the spread of it.
            int best = 0, lowest = 1000, highest = 0;
            for (Hex hex : s.land.items[0])
                if (grass_around(rules, s.land, hex) >= 3) best = std::max(best, worth_of_place(rules, s.land, hex));
            for (std::size_t i = 0; i < s.sites.size(); ++i) {
                ASSERT_TRUE(s.land.items[0].contains(s.sites[i]));
                ASSERT_GE(grass_around(rules, s.land, s.sites[i]), 3);
                const int worth = worth_of_place(rules, s.land, s.sites[i]);
                lowest = std::min(lowest, worth);
                highest = std::max(highest, worth);
                for (std::size_t j = 0; j < i; ++j) {
                    ASSERT_GE(rules.distance(s.sites[i], s.sites[j]), size.site_distance);
                    ASSERT_LT(index_of(s.sites[j]), index_of(s.sites[i]));
                }
            }
            ASSERT_GE(lowest, best - size.site_spread - 3 * (rejected / 100));
            lowest_shares += static_cast<double>(lowest) / highest;
        }
        RecordProperty("lowest_share_" + std::to_string(players), std::to_string(lowest_shares / maps));
        RecordProperty("rejected_" + std::to_string(players), std::to_string(sum_of_rejected / maps));
        // The least site has on average nine tenths of the land of the best one.
        EXPECT_GE(lowest_shares / maps, 0.88);
    }
}

// TS-015: the same seed is the same map.
TEST(Maps, GeneratedMapsDependOnNothingButTheSeed)
{
    const auto game = load({{"map", "random"}});
    const Rules& rules = rules_of(*game);
    State one = begin(rules, Seats{4}), two = begin(rules, Seats{4}), other = begin(rules, Seats{4});
    lay_random_map(one, rules, 4711);
    lay_random_map(two, rules, 4711);
    lay_random_map(other, rules, 4712);
    EXPECT_EQ(one.land, two.land);
    EXPECT_EQ(one.sites, two.sites);
    EXPECT_FALSE(one.land == other.land);
}

}  // namespace
}  // namespace tessera::temples_and_swords
