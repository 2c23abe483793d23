// Abilities: TR-080 to TR-083. Those fired by one occurrence are carried out in turn order from the actor, per player
// in opening order, per card in printed order.
#pragma once

#include "games/treasury/quantities.h"

namespace tessera::treasury {

// TR-081: only what is opened when the occurrence happens is listed: now, or when the step comes up.
inline FireAbilities fire(const State& s, Occasion when, Seat actor, CardId card = no_card)
{
    return {when, actor, card, 0, 0, static_cast<std::uint8_t>(s.openings + 1)};
}

inline FireAbilities fire_then(Occasion when, Seat actor) { return {when, actor, no_card, 0, 0, 0}; }

// Does the occurrence concern this business of this player at all?
inline bool concerns(const State& s, const FireAbilities& step, Seat owner, Place place, const Business& business)
{
    switch (step.when) {
        case Occasion::Open:
        case Occasion::Claim: return owner == step.actor && business.card == step.card;
        case Occasion::YouStart:
        case Occasion::YouDevelop:
        case Occasion::YouSell: return owner == step.actor;
        case Occasion::YouOpen:
        case Occasion::YouClaim: return owner == step.actor && business.card != step.card;
        case Occasion::RivalOpen:
        case Occasion::RivalClaim: return owner != step.actor;
        case Occasion::Paid: return s.players[owner].paid_now == place;
        default: return true;
    }
}

// `event` abilities look at the demand and at who the actor was.
inline bool matches(const Rules& rules, const FireAbilities& step, Seat owner, const Ability& ability)
{
    if (ability.when != step.when) return false;
    if (step.when != Occasion::Event) return true;
    if (ability.by == Ability::By::You && owner != step.actor) return false;
    if (ability.by == Ability::By::Others && owner == step.actor) return false;
    return shows(rules, step.card, ability.demand);
}

// The next opened business of a player in opening order, behind a number.
inline Place next_opened(const Player& player, std::uint8_t after, std::uint8_t before)
{
    Place found = no_place;
    std::uint8_t lowest = before;
    for (std::size_t i = 0; i < player.businesses.size(); ++i) {
        const Business& business = player.businesses[i];
        if (!business.is_open() || business.opened_as <= after || business.opened_as >= lowest) continue;
        lowest = business.opened_as;
        found = id_at<Place>(i);
    }
    return found;
}

inline bool fires(const State& s, const Rules& rules, const FireAbilities& step, Seat owner, Place place)
{
    const Business& business = s.players[owner].businesses[index_of(place)];
    if (!rules[business.card].occasions.contains(step.when) || !concerns(s, step, owner, place, business)) return false;
    for (const Ability& ability : rules[business.card].abilities)
        if (matches(rules, step, owner, ability)) return true;
    return false;
}

inline void perform(State& s, const Rules& rules, FireAbilities step, Sink auto&)
{
    if (step.opened_before == 0) step.opened_before = static_cast<std::uint8_t>(s.openings + 1);
    for (; step.players_done < s.players.size(); ++step.players_done, step.fired_up_to = 0) {
        const Seat owner = left_of(s, step.actor, step.players_done);
        const Player& player = s.players[owner];
        for (Place place = next_opened(player, step.fired_up_to, step.opened_before); place != no_place;
             place = next_opened(player, step.fired_up_to, step.opened_before)) {
            const Business& business = player.businesses[index_of(place)];
            step.fired_up_to = business.opened_as;
            if (!fires(s, rules, step, owner, place)) continue;
            s.agenda.run_next({step});
            const Card& card = rules[business.card];
            for (std::size_t i = card.abilities.size(); i-- > 0;)
                if (matches(rules, step, owner, card.abilities[i]))
                    s.agenda.run_next({CarryOutAbility{owner, business.card, static_cast<std::uint8_t>(i)}});
            return;
        }
    }
}

// TR-081: what has left play is skipped; `sold` is carried out by the sale itself. TR-083: so often in a round.
inline void perform(State& s, const Rules& rules, CarryOutAbility step, Sink auto&)
{
    const Ability& ability = rules[step.card].abilities[step.ability];
    const Place place = place_of(s.players[step.seat], step.card);
    if (ability.when != Occasion::Sold) {
        if (place == no_place) return;
        Business& business = s.players[step.seat].businesses[index_of(place)];
        if (ability.per_round > 0 && business.fired >= ability.per_round) return;
        if (ability.per_round > 0) ++business.fired;
    }
    s.agenda.run_next({RunEffects{step.card, ability.effects, step.seat}});
}

}  // namespace tessera::treasury
