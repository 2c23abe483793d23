// Groups and meals: what connection and food (EH-032 to EH-036) look like on the map. Rules ask `connection.h`, which
// only counts; this tells which provinces hang together and which farm feeds which town, for people to look at.
#pragma once

#include "games/eighteen_hundred/connection.h"

namespace tessera::eighteen_hundred {

// Two or more provinces that are connected with one another, for these seats.
struct Group {
    SeatSet seats{};
    ProvinceSet provinces{};
};
BOOST_DESCRIBE_STRUCT(Group, (), (seats, provinces))

// So many workers of a town eat what comes from a farm, or from no farm: food that reaches them anywhere (EH-035).
struct Meal {
    Province farm = no_province;
    Province town = no_province;
    std::uint8_t workers = 0;
};
BOOST_DESCRIBE_STRUCT(Meal, (), (farm, town, workers))

// A group has two provinces or more, so a seat has at most half as many groups as there are provinces.
inline constexpr std::size_t max_groups = max_players * max_provinces / 2;
// A meal uses up a farm or fills a town, and every town may also get food that needs no farm.
inline constexpr std::size_t max_meals = 2 * max_provinces;

using Groups = FixedVector<Group, max_groups>;

inline void add_group(Groups& groups, Seat seat, const ProvinceSet& provinces)
{
    const auto same =
        std::find_if(groups.begin(), groups.end(), [&](const Group& known) { return known.provinces == provinces; });
    if (same != groups.end()) return same->seats.insert(seat);
    Group group{{}, provinces};
    group.seats.insert(seat);
    groups.push_back(group);
}

// EH-032: everything that is connected with something else. Roads serve everybody, so seats mostly share their groups;
// they differ by the sea (EH-030) and by regiments (EH-034).
inline Groups groups_of(const State& s, const Rules& rules)
{
    Groups groups;
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        const Lines lines = lines_of(s, rules, id_at<Seat>(i));
        ProvinceSet seen;
        for (std::size_t p = 0; p < rules.province_count(); ++p) {
            if (seen.contains(id_at<Province>(p))) continue;
            const ProvinceSet group = connected_with(rules, lines, id_at<Province>(p));
            seen |= group;
            if (group.size() > 1) add_group(groups, id_at<Seat>(i), group);
        }
    }
    return groups;
}

struct Supply {
    FixedVector<Meal, max_meals> meals{};
    ByProvince hungry{};  // workers that nothing feeds
};

// EH-035, EH-036: a best assignment. Every town eats from the nearest farms that still have something; only when its
// group has no farmer left does it turn to food that reaches anywhere, so nothing is wasted.
inline Supply supply_of(const State& s, const Rules& rules, Seat seat)
{
    const Player& player = s.players[seat];
    const Lines lines = lines_of(s, rules, seat);
    Supply supply;
    ByProvince farmers = player.employed;
    int food = food_of(s, rules, seat);
    for (Province town : rules.urban) {
        int hungry = workers_in(player, rules, town);
        if (hungry == 0) continue;
        const auto eat = [&](Province farm, int available) {
            const int eaten = std::min(hungry, available);
            if (eaten > 0) supply.meals.push_back({farm, town, static_cast<std::uint8_t>(eaten)});
            hungry -= eaten;
            return eaten;
        };
        walk_from(rules, lines, town, [&](Province near) {
            if (!rules.is_urban(near)) add_to(farmers[near], -eat(near, farmers[near]));
            return hungry == 0;
        });
        food -= eat(no_province, food);
        add_to(supply.hungry[town], hungry);
    }
    return supply;
}

}  // namespace tessera::eighteen_hundred
