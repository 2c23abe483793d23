// Connection and food against brute force: on small maps with random roads, regiments and navies, every way to feed the
// workers is tried.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <deque>

#include "tests/games/eighteen_hundred/tables.h"

namespace tessera::eighteen_hundred {
namespace {

const Rules& rules()
{
    static const std::shared_ptr<const AnyGame> game = load();
    return rules_of(*game);
}

// The west of the map: urban and countryside provinces, with crossings among them.
const std::vector<std::string> small_map = {"london",   "wessex",   "manchester", "ireland",  "paris",
                                            "normandy", "brittany", "burgundy",   "lorraine", "brussels"};

Province random_province() { return province_named(rules(), *rc::gen::elementOf(small_map)); }

State random_position()
{
    State s{};
    s.players = PerSeat<Player, max_players>(Seats{2});
    lay_out(s, rules());
    for (std::size_t i = 0; i < rules().borders.size(); ++i)
        if (*rc::gen::inRange(0, 3) == 0) s.roads.insert(id_at<BorderId>(i));
    for (int n = *rc::gen::inRange(0, 7); n > 0; --n) {
        const Province province = random_province();
        if (rules().is_urban(province) && *rc::gen::arbitrary<bool>())
            ++s.players[0].bourgeois[province];
        else
            ++s.players[0].employed[province];
    }
    for (int n = *rc::gen::inRange(0, 3); n > 0; --n) s.players[1].regiments.insert(random_province());
    s.players[0].navy = *rc::gen::inRange<std::uint8_t>(0, 2);
    s.players[1].navy = *rc::gen::inRange<std::uint8_t>(0, 2);
    s.turn.harvest = *rc::gen::inRange<std::uint8_t>(0, 3);
    if (*rc::gen::inRange(0, 4) == 0) {
        s.players[0].partners.insert(Seat{1});
        s.players[1].partners.insert(Seat{0});
    }
    return s;
}

// EH-030, EH-032 once more, from border to border.
bool is_connected(const State& s, Province from, Province to)
{
    if (from == to) return true;
    const bool friends = s.players[0].partners.contains(Seat{1});
    const auto is_blocked = [&](Province p) { return !friends && s.players[1].regiments.contains(p); };
    const bool sea = friends || s.players[1].navy <= s.players[0].navy;
    if (is_blocked(from) || is_blocked(to)) return false;
    std::vector<bool> seen(rules().province_count());
    std::deque<Province> open = {from};
    seen[index_of(from)] = true;
    while (!open.empty()) {
        const Province here = open.front();
        open.pop_front();
        if (here == to) return true;
        for (std::size_t i = 0; i < rules().province_count(); ++i) {
            const auto next = id_at<Province>(i);
            const BorderId border = border_between(rules(), here, next);
            const bool road = !is_unsaid(border) && s.roads.contains(border);
            const bool crossing = sea && rules().sea[index_of(here)].contains(next);
            if (seen[i] || is_blocked(next) || (!road && !crossing)) continue;
            seen[i] = true;
            open.push_back(next);
        }
    }
    return false;
}

struct Empire {
    std::vector<Province> workers, farmers;
};

Empire empire_of(const State& s)
{
    Empire empire;
    for (std::size_t i = 0; i < rules().province_count(); ++i) {
        const auto province = id_at<Province>(i);
        const bool urban = rules().is_urban(province);
        for (int n = 0; n < s.players[0].employed[province]; ++n)
            (urban ? empire.workers : empire.farmers).push_back(province);
        for (int n = 0; n < s.players[0].bourgeois[province]; ++n) empire.workers.push_back(province);
    }
    return empire;
}

// EH-035: the most workers that can be fed at once, by trying every assignment.
int most_fed(const State& s, const Empire& empire, std::size_t worker, std::vector<bool>& busy, int food)
{
    if (worker == empire.workers.size()) return 0;
    int best = most_fed(s, empire, worker + 1, busy, food);
    if (food > 0) best = std::max(best, 1 + most_fed(s, empire, worker + 1, busy, food - 1));
    for (std::size_t i = 0; i < empire.farmers.size(); ++i) {
        if (busy[i] || !is_connected(s, empire.farmers[i], empire.workers[worker])) continue;
        busy[i] = true;
        best = std::max(best, 1 + most_fed(s, empire, worker + 1, busy, food));
        busy[i] = false;
    }
    return best;
}

// EH-032, EH-034
RC_GTEST_PROP(Connection, IsWhatAWalkFromProvinceToProvinceFinds, ())
{
    const State s = random_position();
    const Province from = random_province();
    const ProvinceSet found = connected_with(s, rules(), Seat{0}, from);
    for (std::size_t i = 0; i < rules().province_count(); ++i)
        RC_ASSERT(found.contains(id_at<Province>(i)) == is_connected(s, from, id_at<Province>(i)));
}

// EH-035, EH-036
RC_GTEST_PROP(Food, IsAssignedAsWellAsPossible, ())
{
    const State s = random_position();
    const Empire empire = empire_of(s);
    std::vector<bool> busy(empire.farmers.size());
    const int workers = static_cast<int>(empire.workers.size());
    RC_ASSERT(shortage(s, rules(), Seat{0}) == workers - most_fed(s, empire, 0, busy, 0));
    RC_ASSERT(is_well_fed(s, rules(), Seat{0}) == (most_fed(s, empire, 0, busy, s.turn.harvest) == workers));
}

// EH-030, EH-032, EH-034: what the map shows as groups is what is connected.
RC_GTEST_PROP(Connection, IsShownAsGroups, ())
{
    const State s = random_position();
    const View seen = view(s, rules(), spectator);
    for (Seat seat : {Seat{0}, Seat{1}}) {
        for (std::size_t i = 0; i < rules().province_count(); ++i) {
            ProvinceSet shown;
            shown.insert(id_at<Province>(i));
            for (const Group& group : seen.groups)
                if (group.seats.contains(seat) && group.provinces.contains(id_at<Province>(i)))
                    shown |= group.provinces;
            RC_ASSERT(shown == connected_with(s, rules(), seat, id_at<Province>(i)));
        }
    }
}

// EH-035, EH-036: the meals that the map shows can all be had at once, and no more can.
RC_GTEST_PROP(Food, IsShownAsMeals, ())
{
    const State s = random_position();
    const PlayerView player = view(s, rules(), spectator).players[0];
    ByProvince farmers{}, workers = player.hungry;
    int food = 0, hungry = 0;
    for (const Meal& meal : player.meals) {
        RC_ASSERT(meal.workers > 0);
        workers[meal.town] = static_cast<std::uint8_t>(workers[meal.town] + meal.workers);
        if (meal.farm == no_province) {
            food += meal.workers;
            continue;
        }
        farmers[meal.farm] = static_cast<std::uint8_t>(farmers[meal.farm] + meal.workers);
        RC_ASSERT(!rules().is_urban(meal.farm) && is_connected(s, meal.farm, meal.town));
    }
    for (std::size_t i = 0; i < rules().province_count(); ++i) {
        const auto province = id_at<Province>(i);
        hungry += player.hungry[province];
        RC_ASSERT(farmers[province] <= s.players[0].employed[province]);
        RC_ASSERT(workers[province] == (rules().is_urban(province) ? workers_in(s.players[0], rules(), province) : 0));
    }
    RC_ASSERT(food <= food_of(s, rules(), Seat{0}));
    RC_ASSERT(hungry == std::max(0, shortage(s, rules(), Seat{0}) - food_of(s, rules(), Seat{0})));
}

// EH-035: a town eats from the farms next to it first.
TEST(Food, ComesFromTheNearestFarm)
{
    State s{};
    s.players = PerSeat<Player, max_players>(Seats{2});
    lay_out(s, rules());
    const auto named = [](std::string_view id) { return province_named(rules(), id); };
    s.roads.insert(border_between(rules(), named("paris"), named("lorraine")));
    s.roads.insert(border_between(rules(), named("paris"), named("normandy")));
    s.roads.insert(border_between(rules(), named("normandy"), named("brittany")));
    s.players[0].employed[named("paris")] = 2;
    s.players[0].employed[named("brittany")] = 3;
    s.players[0].employed[named("normandy")] = 1;
    const FixedVector<Meal, max_meals> meals = supply_of(s, rules(), Seat{0}).meals;
    ASSERT_EQ(meals.size(), 2u);
    EXPECT_EQ(meals[0].farm, named("normandy"));
    EXPECT_EQ(meals[1].farm, named("brittany"));
    EXPECT_EQ(meals[1].workers, 1);
}

// EH-108: asking about one more worker is the same as putting it there.
RC_GTEST_PROP(Food, CanBeAskedForOneMoreWorker, ())
{
    State s = random_position();
    const Province province = random_province();
    RC_PRE(rules().is_urban(province));
    const int asked = shortage(s, rules(), Seat{0}, province);
    ++s.players[0].bourgeois[province];
    RC_ASSERT(asked == shortage(s, rules(), Seat{0}));
}

// EH-027: all provinces at once, and one by one.
RC_GTEST_PROP(Control, IsTheSameForTheMapAndForAProvince, ())
{
    State s = random_position();
    for (int n = *rc::gen::inRange(0, 9); n > 0; --n) ++s.players[*rc::gen::inRange(0, 2)].peasants[random_province()];
    for (int n = *rc::gen::inRange(0, 5); n > 0; --n) ++s.neutrals[random_province()];
    for (Seat seat : {Seat{0}, Seat{1}}) {
        const ProvinceSet own = controlled_by(s, rules(), seat);
        for (std::size_t i = 0; i < rules().province_count(); ++i) {
            RC_ASSERT(own.contains(id_at<Province>(i)) == (controller(s, rules(), id_at<Province>(i)) == seat));
            RC_ASSERT(own.contains(id_at<Province>(i)) == controls(s, rules(), seat, id_at<Province>(i)));
        }
    }
}

// EH-R05: every layout is well-fed at the start, with no food to spare.
TEST(Food, FeedsEveryPowerAtTheStart)
{
    for (const char* start : {"marengo", "whale_and_elephant", "three_emperors", "peninsular_war", "grand_coalition",
                              "eastern_question", "pentarchy", "congress", "seven_crowns", "springtime_of_nations"}) {
        const std::shared_ptr<const AnyGame> game = load({{"start", "\"" + std::string(start) + "\""}});
        int players = 0;
        for (const Start& known : rules_of(*game).starts)
            if (known.id == start) players = known.players;
        const State s = state_of(game->blank(Seats{players}, "booms"));
        for (int i = 0; i < players; ++i)
            EXPECT_EQ(shortage(s, rules_of(*game), id_at<Seat>(static_cast<std::size_t>(i))), 0) << start << " " << i;
    }
}

}  // namespace
}  // namespace tessera::eighteen_hundred
