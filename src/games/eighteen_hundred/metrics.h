// Metrics and ambitions: section 4.11, one line for each number about a player.
#pragma once

#include "games/eighteen_hundred/connection.h"

namespace tessera::eighteen_hundred {

inline int sum_over(const ByProvince& counts)
{
    int sum = 0;
    for (std::uint8_t count : counts) sum += count;
    return sum;
}

inline int sum_over(const ByProvince& counts, const ProvinceSet& provinces)
{
    int sum = 0;
    for (Province province : provinces) sum += counts[province];
    return sum;
}

inline int count_cities(const State& s, const Rules& rules, Seat seat, CityStatus least)
{
    int cities = 0;
    for (Province province : controlled_by(s, rules, seat) & rules.urban)
        cities += city_status(s, rules, province) >= least ? 1 : 0;
    return cities;
}

// EH-028: own citizens where another player is in control.
inline int citizens_abroad(const State& s, const Rules& rules, Seat seat)
{
    int abroad = 0;
    for (std::size_t i = 0; i < rules.province_count(); ++i) {
        const int here = s.players[seat].citizens_in(id_at<Province>(i));
        if (here == 0) continue;
        const Seat master = controller(s, rules, id_at<Province>(i));
        if (master != seat && master != spectator) abroad += here;
    }
    return abroad;
}

inline int mixed_provinces(const State& s, const Rules& rules, Seat seat)
{
    int mixed = 0;
    for (Province province : controlled_by(s, rules, seat)) {
        int foreign = s.neutrals[province];
        for (std::size_t i = 0; i < s.players.size(); ++i)
            if (id_at<Seat>(i) != seat) foreign += s.players[i].citizens_in(province);
        mixed += foreign > 0 ? 1 : 0;
    }
    return mixed;
}

inline int borders_touched(const State& s, const Rules& rules, Seat seat, const BorderSet& borders)
{
    const ProvinceSet own = controlled_by(s, rules, seat);
    int touched = 0;
    for (BorderId id : borders) {
        const Border& border = rules.borders[index_of(id)];
        touched += own.contains(border.a) || own.contains(border.b) ? 1 : 0;
    }
    return touched;
}

// EH-098
inline bool has_monopoly(const State& s, Seat seat, std::size_t route)
{
    for (std::size_t i = 0; i < s.players.size(); ++i)
        if ((s.players[i].tokens.items[route] > 0) != (id_at<Seat>(i) == seat)) return false;
    return true;
}

template <class Test>
int count_cards(const State& s, const Rules& rules, Seat seat, Test&& test)
{
    int count = 0;
    for (const CardInPlay& card : cards_of(s, seat)) count += test(rules[card.card]) ? 1 : 0;
    return count;
}

inline int hand_size(const Rules& rules, const Player& player, HandDeck deck)
{
    const HandCards& in_deck = rules.in_deck[deck];
    int size = 0;
    for (std::size_t i = 0; i < max_hand_cards; ++i) size += player.hand.items[i] * in_deck.items[i];
    return size;
}

inline int metric(const State& s, const Rules& rules, Seat seat, Metric what)
{
    const Player& player = s.players[seat];
    const auto count = [](std::size_t n) { return static_cast<int>(n); };
    switch (what) {
        case Metric::Provinces: return count(controlled_by(s, rules, seat).size());
        case Metric::UrbanProvincesBeyondTwo:
            return std::max(0, count((controlled_by(s, rules, seat) & rules.urban).size()) - 2);
        case Metric::Cities: return count_cities(s, rules, seat, CityStatus::City);
        case Metric::Metropolises: return count_cities(s, rules, seat, CityStatus::Metropolis);
        case Metric::Peasants: return sum_over(player.peasants);
        case Metric::Farmers: return sum_over(player.employed, rules.countryside);
        case Metric::Laborers: return sum_over(player.employed, rules.urban);
        case Metric::Bourgeois: return sum_over(player.bourgeois);
        case Metric::CitizensHere: return s.battle.is_fought() ? player.citizens_in(s.battle.province) : 0;
        case Metric::CitizensAbroad: return citizens_abroad(s, rules, seat);
        case Metric::MixedProvinces: return mixed_provinces(s, rules, seat);
        case Metric::Roads: return borders_touched(s, rules, seat, s.roads);
        case Metric::Railroads: return borders_touched(s, rules, seat, s.railroads);
        case Metric::Regiments: return count(player.regiments.size());
        case Metric::Navy: return player.navy;
        case Metric::TradeRoutes: {
            int routes = 0;
            for (std::uint8_t tokens : player.tokens) routes += tokens > 0 ? 1 : 0;
            return routes;
        }
        case Metric::Monopolies: {
            int monopolies = 0;
            for (std::size_t i = 0; i < rules.routes.size(); ++i) monopolies += has_monopoly(s, seat, i) ? 1 : 0;
            return monopolies;
        }
        case Metric::FreeTradeAgreements: return count(player.partners.size());
        case Metric::Institutions:
            return count_cards(s, rules, seat, [](const Card& c) { return c.kind == CardKind::Institution; });
        case Metric::TechnologyLevels: {
            int levels = 0;
            for (const CardInPlay& card : cards_of(s, seat)) levels += rules[card.card].level;
            return levels;
        }
        case Metric::PoliciesEra2:
            return count_cards(s, rules, seat, [](const Card& c) { return c.kind == CardKind::Policy && c.in_era[2]; });
        case Metric::PoliciesEra3:
            return count_cards(s, rules, seat, [](const Card& c) { return c.kind == CardKind::Policy && c.in_era[3]; });
        case Metric::BattlesStarted: return player.battles_started;
        case Metric::BattlesWon: return player.battles_won;
        case Metric::MilitaryCards: return hand_size(rules, player, HandDeck::Military);
        case Metric::Stockpile: return player.production + player.commerce;
    }
    return 0;
}

inline int bonus_of_part(const State& s, const Rules& rules, Seat seat, const ScoringPart& part)
{
    switch (part.kind) {
        case ScoringPart::Kind::Per: return part.n * (metric(s, rules, seat, part.what) / part.each);
        case ScoringPart::Kind::Most: {
            const int own = metric(s, rules, seat, part.what);
            int most = 0;
            for (std::size_t i = 0; i < s.players.size(); ++i)
                if (id_at<Seat>(i) != seat) most = std::max(most, metric(s, rules, id_at<Seat>(i), part.what));
            if (own == 0 || own < most) return 0;
            return own > most ? part.n : part.tie;
        }
        case ScoringPart::Kind::Flag:
            for (const Need& limit : part.limit)
                if (metric(s, rules, seat, limit.metric) > limit.least) return 0;
            return meets(s, rules, seat, part.need) ? part.n : 0;
    }
    return 0;
}

// EH-059: the parts are added and limited to the cap.
inline int ambition_bonus(const State& s, const Rules& rules, Seat seat, AmbitionId id)
{
    const Ambition& ambition = rules.ambitions[index_of(id)];
    int bonus = 0;
    for (const ScoringPart& part : ambition.parts) bonus += bonus_of_part(s, rules, seat, part);
    return std::clamp<int>(bonus, 0, ambition.cap);
}

}  // namespace tessera::eighteen_hundred
