// What can be counted on the table, and what follows from it: strength, modifiers, amounts, conditions, and who is
// concerned by an effect (section 4.12; TR-007, TR-008).
#pragma once

#include "games/treasury/general.h"

namespace tessera::treasury {

inline int quantity(const State& s, const Rules& rules, const Quantity& q, Seat you);

inline bool holds(const State& s, const Rules& rules, const Conditions& conditions, Seat you)
{
    for (const Condition& condition : conditions) {
        const int found = quantity(s, rules, condition.quantity, you);
        switch (condition.comparison) {
            case Condition::Comparison::AtLeast:
                if (found < condition.number) return false;
                break;
            case Condition::Comparison::AtMost:
                if (found > condition.number) return false;
                break;
            case Condition::Comparison::Equal:
                if (found != condition.number) return false;
                break;
        }
    }
    return true;
}

inline int amount(const State& s, const Rules& rules, const Amount& n, Seat you)
{
    if (n.per.count == Count::Nothing) return n.base;
    return std::min<int>(n.max, n.base + n.times * quantity(s, rules, n.per, you) / n.div);
}

// Calls f(ability) for each modifier of this kind on a card whose condition holds.
template <class F>
void for_each_modifier(const State& s, const Rules& rules, Seat seat, CardId card, Modifier modifier, F&& f)
{
    if (!rules[card].modifiers.contains(modifier)) return;
    for (const Ability& ability : rules[card].abilities)
        if (ability.when == Occasion::Always && ability.modifier == modifier &&
            holds(s, rules, ability.conditions, seat))
            f(ability);
}

// Modifiers of several businesses add up.
inline int modifier_sum(const State& s, const Rules& rules, Seat seat, Modifier modifier)
{
    int sum = 0;
    for (const Business& business : s.players[seat].businesses)
        if (business.is_open())
            for_each_modifier(s, rules, seat, business.card, modifier,
                              [&](const Ability& ability) { sum += amount(s, rules, ability.n, seat); });
    return sum;
}

enum class Harm { Theft, Loss };

inline bool is_shielded(const State& s, const Rules& rules, Seat seat, Harm harm)
{
    bool shielded = false;
    for (const Business& business : s.players[seat].businesses)
        if (business.is_open())
            for_each_modifier(s, rules, seat, business.card, Modifier::Shield, [&](const Ability& ability) {
                shielded |= harm == Harm::Theft ? ability.against_steal : ability.against_loss;
            });
    return shielded;
}

// TR-008: weapon icons on opened businesses, and might.
inline int strength(const State& s, const Rules& rules, Seat seat)
{
    int icons = 0;
    bool mighty = false;
    for (const Business& business : s.players[seat].businesses) {
        if (!business.is_open()) continue;
        icons += rules[business.card].weapons;
        mighty |= rules[business.card].modifiers.contains(Modifier::Might);
    }
    return mighty ? icons + modifier_sum(s, rules, seat, Modifier::Might) : icons;
}

inline int count_provided(const State& s, const Rules& rules, Seat seat, Resource resource)
{
    int icons = 0;
    for (const Business& business : s.players[seat].businesses)
        if (business.is_open())
            for (Resource provided : rules[business.card].provides) icons += provided == resource ? 1 : 0;
    return icons;
}

inline int count_contracts(const Player& player)
{
    int contracts = 0;
    for (const Business& business : player.businesses) contracts += business.is_there() ? business.contracts : 0;
    return contracts;
}

template <class Is>
int count_businesses_that(const Player& player, Is&& is)
{
    int count = 0;
    for (const Business& business : player.businesses) count += business.is_there() && is(business) ? 1 : 0;
    return count;
}

// TR-007: only the demand pile counts.
inline int barbarian_strength(const State& s, const Rules& rules)
{
    return count_demand(s, rules, {Icon::Kind::Barbarian, no_resource});
}

// Opponents who are weaker than this player.
inline int count_weaker(const State& s, const Rules& rules, Seat seat)
{
    const int own = strength(s, rules, seat);
    int weaker = 0;
    for (std::size_t i = 0; i < s.players.size(); ++i) weaker += strength(s, rules, id_at<Seat>(i)) < own ? 1 : 0;
    return weaker;
}

inline int civ_strength(const State& s, const Rules& rules)
{
    int sum = 0;
    for (std::size_t i = 0; i < s.players.size(); ++i) sum += strength(s, rules, id_at<Seat>(i));
    return sum;
}

// Per-player quantities are those of `you`.
inline int quantity(const State& s, const Rules& rules, const Quantity& q, Seat you)
{
    const int players = static_cast<int>(s.players.size());
    const auto own = [&]() -> const Player& { return s.players[you]; };
    switch (q.count) {
        case Count::Nothing: return 0;
        case Count::Players: return players;
        case Count::Treasury: return s.treasury;
        case Count::TreasuryShare: return s.treasury / players;
        case Count::Population: return population(s, rules);
        case Count::Surplus: return std::max(0, population(s, rules) - minimum_population(s));
        case Count::CurrentAge: return current_age(s, rules);
        case Count::Barbarians: return barbarian_strength(s, rules);
        case Count::CivStrength: return civ_strength(s, rules);
        case Count::Raid: return std::max(0, barbarian_strength(s, rules) - civ_strength(s, rules));
        case Count::DemandAny: return static_cast<int>(s.demand.size());
        case Count::DemandOf: return count_demand(s, rules, {Icon::Kind::One, q.resource});
        case Count::DemandWeapons: return count_demand(s, rules, {Icon::Kind::Weapons, no_resource});
        case Count::Gold: return own().gold;
        case Count::Hand: return static_cast<int>(own().hand.size());
        case Count::Strength: return strength(s, rules, you);
        case Count::Open: return count_businesses_that(own(), [](const Business& b) { return b.is_open(); });
        case Count::Startups: return count_businesses_that(own(), [](const Business& b) { return b.is_startup(); });
        case Count::Contracts: return count_contracts(own());
        case Count::Idle:
            return count_businesses_that(own(), [](const Business& b) { return b.is_open() && b.contracts == 0; });
        case Count::Provides: return count_provided(s, rules, you, q.resource);
        case Count::Weaker: return count_weaker(s, rules, you);
    }
    return 0;
}

// TR-084, "Player selectors": who is concerned. `choice` is asked for elsewhere. The selection is made once.
inline SeatBits selected(const State& s, const Rules& rules, const Selector& selector, Seat you)
{
    const std::size_t players = s.players.size();
    SeatBits out = 0;
    const auto select_if = [&](auto&& fits) {
        for (std::size_t i = 0; i < players; ++i)
            if (fits(id_at<Seat>(i))) out = static_cast<SeatBits>(out | bit_of(id_at<Seat>(i)));
    };
    const auto of = [&](Seat seat) { return quantity(s, rules, selector.quantity, seat); };
    // All tied, the first to the left alone, rivals only: the best by a comparison.
    const auto best = [&](bool rivals, bool most) {
        int found = 0;
        bool any = false;
        for (std::size_t k = rivals ? 1 : 0; k < players; ++k) {
            const Seat seat = left_of(s, you, k);
            const int value = of(seat);
            const bool better = !any || (most ? value > found : value < found);
            if (better) out = bit_of(seat);
            if (!better && value == found && !rivals) out = static_cast<SeatBits>(out | bit_of(seat));
            if (better) found = value;
            any = true;
        }
        return found;
    };
    switch (selector.selection) {
        case Selection::You: return bit_of(you);
        case Selection::Each: select_if([](Seat) { return true; }); break;
        case Selection::Choice:
        case Selection::Others: select_if([&](Seat seat) { return seat != you; }); break;
        case Selection::Left: return bit_of(left_of(s, you));
        case Selection::Right: return bit_of(left_of(s, you, players - 1));
        case Selection::Weaker: {
            const int own = strength(s, rules, you);
            select_if([&](Seat seat) { return strength(s, rules, seat) < own; });
            break;
        }
        case Selection::Outmatched: {
            const int barbarians = barbarian_strength(s, rules);
            select_if([&](Seat seat) { return strength(s, rules, seat) < barbarians; });
            break;
        }
        case Selection::Most:
            if (best(false, true) == 0) return 0;
            break;
        case Selection::Least: best(false, false); break;
        case Selection::None: select_if([&](Seat seat) { return of(seat) == 0; }); break;
        case Selection::Some: select_if([&](Seat seat) { return of(seat) > 0; }); break;
        case Selection::RivalMost: best(true, true); break;
        case Selection::RivalLeast: best(true, false); break;
    }
    return out;
}

// The next of these seats in turn order from `you`.
inline Seat first_of(const State& s, SeatBits seats, Seat you)
{
    for (std::size_t k = 0; k < s.players.size(); ++k)
        if (const Seat seat = left_of(s, you, k); (seats & bit_of(seat)) != 0) return seat;
    return spectator;
}

}  // namespace tessera::treasury
