// Citizens and control: EH-022 to EH-029. Nothing about control is stored; it is worked out when a rule asks (EH-026).
#pragma once

#include <algorithm>

#include "games/eighteen_hundred/rules.h"
#include "games/eighteen_hundred/state.h"

namespace tessera::eighteen_hundred {

inline std::size_t seats(const State& s) { return s.players.size(); }
inline bool sits(const State& s, Seat seat) { return index_of(seat) < s.players.size(); }
// The seat so many places to the left.
inline Seat clockwise(const State& s, Seat from, std::size_t places)
{
    return id_at<Seat>((index_of(from) + places) % s.players.size());
}

// Counts of pieces in a province stay within a byte; tokens beyond that are not added.
inline void add_to(std::uint8_t& count, int n) { count = static_cast<std::uint8_t>(std::clamp(count + n, 0, 255)); }

inline ByProvince& citizens(Player& player, Role role)
{
    if (role == Role::Peasant) return player.peasants;
    return role == Role::Bourgeois ? player.bourgeois : player.employed;
}

// EH-022: farmers live in the countryside, laborers and bourgeois in urban provinces.
inline bool role_fits(const Rules& rules, Province province, Role role)
{
    switch (role) {
        case Role::Peasant: return true;
        case Role::Farmer: return !rules.is_urban(province);
        case Role::Laborer:
        case Role::Bourgeois: return rules.is_urban(province);
    }
    return false;
}

inline Role employed_role(const Rules& rules, Province province)
{
    return rules.is_urban(province) ? Role::Laborer : Role::Farmer;
}

// Citizens of one owner and role in a province.
inline int count_of(const State& s, const Rules& rules, Owner owner, Province province, Role role)
{
    if (!role_fits(rules, province, role)) return 0;
    if (owner == neutral) return role == Role::Peasant ? s.neutrals[province] : 0;
    if (!is_player(owner) || !sits(s, seat_of(owner))) return 0;
    const Player& player = s.players[seat_of(owner)];
    if (role == Role::Peasant) return player.peasants[province];
    return role == Role::Bourgeois ? player.bourgeois[province] : player.employed[province];
}

inline int citizens_of(const State& s, Owner owner, Province province)
{
    if (owner == neutral) return s.neutrals[province];
    return s.players[seat_of(owner)].citizens_in(province);
}

// So many of the farms or factories have nobody on them.
inline int unworked(const State& s, Province province)
{
    int free = s.buildings[province];
    for (const Player& player : s.players) free -= player.employed[province];
    return free;
}

// The owner of the regiment in a province; `spectator` if there is none (EH-025: at most one).
inline Seat regiment_in(const State& s, Province province)
{
    for (std::size_t i = 0; i < s.players.size(); ++i)
        if (s.players[i].regiments.contains(province)) return id_at<Seat>(i);
    return spectator;
}

// EH-027: the regiment's owner, else who has strictly more citizens than everybody else; `spectator` if nobody.
inline Seat controller(const State& s, const Rules& rules, Province province)
{
    const Seat occupier = regiment_in(s, province);
    if (occupier != spectator) return occupier;
    int most = rules.neutral_blocks_control ? s.neutrals[province] : 0;
    Seat found = spectator;
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        const int count = s.players[i].citizens_in(province);
        if (count == most) found = spectator;
        if (count > most) {
            found = id_at<Seat>(i);
            most = count;
        }
    }
    return found;
}

inline bool controls(const State& s, const Rules& rules, Seat seat, Province province)
{
    const Player& player = s.players[seat];
    if (player.citizens_in(province) == 0 && !player.regiments.contains(province)) return false;
    return controller(s, rules, province) == seat;
}

// How many citizens of a player live in each province.
inline ByProvince citizens_of(const Player& player)
{
    ByProvince citizens;
    for (std::size_t i = 0; i < max_provinces; ++i)
        citizens.items[i] =
            static_cast<std::uint8_t>(player.peasants.items[i] + player.employed.items[i] + player.bourgeois.items[i]);
    return citizens;
}

inline ProvinceSet where_citizens_live(const Player& player)
{
    ByProvince citizens = citizens_of(player);
    for (std::uint8_t& count : citizens) count = count > 0 ? 1 : 0;
    return ProvinceSet::where(citizens.items);
}

// The provinces that each seat controls.
inline PerSeat<ProvinceSet, max_players> control(const State& s, const Rules& rules)
{
    // In each province the largest number of citizens of one owner, and whether two have it.
    ByProvince most{}, shared{};
    if (rules.neutral_blocks_control) most = s.neutrals;
    PerSeat<ProvinceSet, max_players> controlled(Seats{static_cast<int>(s.players.size())});
    ProvinceSet occupied;
    for (std::size_t q = 0; q < s.players.size(); ++q) {
        const ByProvince citizens = citizens_of(s.players[q]);
        occupied |= s.players[q].regiments;
        for (std::size_t i = 0; i < max_provinces; ++i) {
            const std::uint8_t here = citizens.items[i], before = most.items[i];
            most.items[i] = std::max(before, here);
            shared.items[i] = static_cast<std::uint8_t>((here == before) | (shared.items[i] & (here < before)));
        }
    }
    for (std::size_t q = 0; q < s.players.size(); ++q) {
        const ByProvince citizens = citizens_of(s.players[q]);
        std::array<std::uint8_t, max_provinces> has_most;
        for (std::size_t i = 0; i < max_provinces; ++i)
            has_most[i] = static_cast<std::uint8_t>((citizens.items[i] == most.items[i]) & (shared.items[i] ^ 1));
        controlled[q] = ProvinceSet::where(has_most);
        controlled[q] -= occupied;
        controlled[q] |= s.players[q].regiments;
    }
    return controlled;
}

// All provinces that a seat controls.
inline ProvinceSet controlled_by(const State& s, const Rules& rules, Seat seat) { return control(s, rules)[seat]; }

enum class CityStatus : std::uint8_t { None, City, Metropolis };

// EH-029: by all bourgeois of the urban center, or only those of its controller.
inline CityStatus city_status(const State& s, const Rules& rules, Province province)
{
    int bourgeois = 0;
    if (rules.only_the_controllers_bourgeois_count) {
        const Seat seat = controller(s, rules, province);
        if (seat != spectator) bourgeois = s.players[seat].bourgeois[province];
    } else {
        for (const Player& player : s.players) bourgeois += player.bourgeois[province];
    }
    if (bourgeois >= rules.constants.metropolis_min) return CityStatus::Metropolis;
    return bourgeois >= rules.constants.city_min ? CityStatus::City : CityStatus::None;
}

inline int citizens_on_board(const Player& player)
{
    int sum = 0;
    for (std::size_t i = 0; i < max_provinces; ++i) sum += player.citizens_in(id_at<Province>(i));
    return sum;
}

// EH-021: how many citizens a player can still add.
inline int citizen_room(const State& s, const Rules& rules, Seat seat)
{
    if (rules.citizen_supply == 0) return 255;
    return std::max(0, rules.citizen_supply - citizens_on_board(s.players[seat]));
}

// Adds peasants as far as the supply goes, and says how many.
inline int add_peasants(State& s, const Rules& rules, Seat seat, Province province, int n)
{
    const int added = std::min(n, citizen_room(s, rules, seat));
    add_to(s.players[seat].peasants[province], added);
    return added;
}

}  // namespace tessera::eighteen_hundred
