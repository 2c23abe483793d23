// Contracts: TR-038 to TR-046, and how they are lost (TR-031, `void`).
#pragma once

#include "games/treasury/opening.h"

namespace tessera::treasury {

// Provisions of one business, one bit each.
using Provisions = std::uint8_t;

// TR-040: which provisions a demand card can cover by its icon, and which by its barbarian.
struct Coverage {
    Provisions by_icon = 0;
    Provisions by_barbarian = 0;
};

inline Coverage coverage(const State& s, const Rules& rules, Seat seat, CardId business, CardId demand)
{
    Coverage covers;
    const Card& card = rules[business];
    const Card& shown = rules[demand];
    for (std::size_t i = 0; i < card.provides.size(); ++i) {
        const auto bit = static_cast<Provisions>(1u << i);
        if (shown.demand.contains(card.provides[i])) covers.by_icon |= bit;
        if (shown.barbarian && rules.weapons.contains(card.provides[i])) covers.by_barbarian |= bit;
    }
    for_each_modifier(s, rules, seat, business, Modifier::Substitute, [&](const Ability& ability) {
        const bool by_barbarian =
            shown.barbarian && (ability.with.kind == Icon::Kind::Weapons || ability.with.kind == Icon::Kind::Barbarian);
        const bool by_icon = ability.with.kind != Icon::Kind::Barbarian && shows(rules, demand, ability.with);
        for (std::size_t i = 0; i < card.provides.size(); ++i) {
            if (card.provides[i] != ability.need) continue;
            const auto bit = static_cast<Provisions>(1u << i);
            if (by_icon) covers.by_icon |= bit;
            if (by_barbarian) covers.by_barbarian |= bit;
        }
    });
    return covers;
}

// How many cards there are for each set of provisions that a card could cover.
struct Supplies {
    std::array<std::uint8_t, 1u << max_provisions> cards{};

    // TR-R28: a barbarian card is one card, or one card for each of its roles.
    void add(const Rules& rules, const Coverage& covers)
    {
        if (!rules.barbarians_play_both_roles) return static_cast<void>(++cards[covers.by_icon | covers.by_barbarian]);
        ++cards[covers.by_icon];
        ++cards[covers.by_barbarian];
    }

    // TR-039: is there a separate card for each of these? So it is if every group of them finds as many cards (Hall).
    bool suffice_for(Provisions wanted) const
    {
        for (Provisions group = 1; group <= wanted; ++group) {
            if ((group & wanted) != group) continue;
            int needed = 0, found = 0;
            for (std::size_t i = 0; i < max_provisions; ++i) needed += group >> i & 1;
            for (std::size_t covered = 1; covered < cards.size(); ++covered)
                if ((covered & group) != 0) found += cards[covered];
            if (found < needed) return false;
        }
        return true;
    }
};

inline Supplies supplies_for(const State& s, const Rules& rules, Seat seat, CardId business)
{
    Supplies supplies;
    for (CardId card : s.demand) supplies.add(rules, coverage(s, rules, seat, business, card));
    return supplies;
}

inline Provisions all_provisions(const Rules& rules, CardId card)
{
    return static_cast<Provisions>((1u << rules[card].provides.size()) - 1);
}

// Claim: TR-038, TR-039, TR-044.

inline Verdict check_claim(const State& s, const Rules& rules, Place place)
{
    if (!has_business(s.mover(), place)) return refuse("TR-038: you have no business in that place");
    const Business& business = s.mover().businesses[index_of(place)];
    if (!business.is_open()) return refuse("TR-038: only an opened business claims a contract");
    if (business.contracts >= rules.max_contracts) return refuse("TR-038: the business holds a contract");
    if (rules.old_resources_cannot_claim)
        for (Resource resource : rules[business.card].provides)
            if (rules[resource].last_age < current_age(s, rules))
                return refuse("TR-044: the age of a resource that the business provides has passed");
    if (!supplies_for(s, rules, s.turn.seat, business.card).suffice_for(all_provisions(rules, business.card)))
        return refuse("TR-039: the demand pile lacks a separate card for each provision");
    return allow();
}

inline void offer(const State& s, const Rules& rules, Offers<Claim>& out)
{
    if (s.demand.empty()) return;
    for (std::size_t i = 0; i < s.mover().businesses.size(); ++i) {
        const Business& business = s.mover().businesses[i];
        if (business.is_open() && business.contracts < rules.max_contracts) out.add({id_at<Place>(i)});
    }
}

// TR-042: voluntary, at any time in the own turn.
inline Verdict check(const State& s, const Rules& rules, const TurnMenu&, Claim a)
{
    if (!rules.claims_are_free_actions) return refuse("TR-043: contracts are claimed at the end of the turn");
    return check_claim(s, rules, a.business);
}

inline Verdict check(const State& s, const Rules& rules, const ChooseClaim&, Claim a)
{
    return check_claim(s, rules, a.business);
}

inline void begin_claim(State& s, Place place)
{
    s.claim = {.business = place};
    s.agenda.run_next({CoverProvisions{}, AfterAction{}});
}

inline void apply(State& s, const Rules&, const TurnMenu&, Claim a, Sink auto&)
{
    s.agenda.run_next({TurnMenu{}});
    begin_claim(s, a.business);
}

// TR-043: until none of the own businesses can claim.
inline void perform(State& s, const Rules& rules, ForcedClaims, Sink auto&)
{
    if (rules.claims_are_free_actions) return;
    for (std::size_t i = 0; i < s.mover().businesses.size(); ++i)
        if (check_claim(s, rules, id_at<Place>(i))) return s.agenda.run_next({ChooseClaim{}, ForcedClaims{}});
}

inline void apply(State& s, const Rules&, const ChooseClaim&, Claim a, Sink auto&) { begin_claim(s, a.business); }

// Cover: TR-040, TR-041.

inline CardId claiming_card(const State& s) { return s.mover().businesses[index_of(s.claim.business)].card; }

// The role of a card of this claim that is still free, where it may play both.
inline bool is_spare(const State& s, CardId card, bool as_barbarian)
{
    bool taken = false, role_used = false;
    for (const Covering& covering : s.claim.covered) {
        if (covering.card != card) continue;
        taken = true;
        role_used |= covering.as_barbarian == as_barbarian;
    }
    return taken && !role_used;
}

// What the demand pile and spare roles offer, without one card that is about to play one role.
inline Supplies supplies_without(const State& s, const Rules& rules, CardId used, bool as_barbarian)
{
    const Seat seat = s.turn.seat;
    const CardId business = claiming_card(s);
    Supplies supplies;
    const auto add_role = [&](CardId card, bool barbarian) {
        const Coverage covers = coverage(s, rules, seat, business, card);
        ++supplies.cards[barbarian ? covers.by_barbarian : covers.by_icon];
    };
    for (CardId card : s.demand) {
        if (card != used)
            supplies.add(rules, coverage(s, rules, seat, business, card));
        else if (rules.barbarians_play_both_roles)
            add_role(card, !as_barbarian);
    }
    if (!rules.barbarians_play_both_roles) return supplies;
    for (std::size_t i = 0; i < s.claim.covered.size(); ++i)
        for (bool barbarian : {false, true})
            if (const CardId card = s.claim.covered[i].card; card != used && is_spare(s, card, barbarian))
                add_role(card, barbarian);
    return supplies;
}

// In which role can this card cover the next provision, so that the remaining ones can still be covered?
enum class Role : std::uint8_t { Unfit, Icon, Barbarian };

inline Role fitting_role(const State& s, const Rules& rules, CardId card)
{
    const CardId business = claiming_card(s);
    const std::size_t next = s.claim.covered.size();
    const auto provision = static_cast<Provisions>(1u << next);
    const auto rest = static_cast<Provisions>(all_provisions(rules, business) >> (next + 1) << (next + 1));
    const Coverage covers = coverage(s, rules, s.turn.seat, business, card);
    const bool in_demand = s.demand.contains(card);
    // A barbarian left over covers more than an icon left over, so the icon is used first.
    for (const bool barbarian : {false, true}) {
        if (((barbarian ? covers.by_barbarian : covers.by_icon) & provision) == 0) continue;
        if (!in_demand && !(rules.barbarians_play_both_roles && is_spare(s, card, barbarian))) continue;
        if (supplies_without(s, rules, card, barbarian).suffice_for(rest))
            return barbarian ? Role::Barbarian : Role::Icon;
    }
    return Role::Unfit;
}

inline void perform(State& s, const Rules& rules, CoverProvisions, Sink auto& tell)
{
    const CardId card = claiming_card(s);
    if (s.claim.covered.size() < rules[card].provides.size())
        return s.agenda.run_next({ChooseCover{}, CoverProvisions{}});
    ++s.mover().businesses[index_of(s.claim.business)].contracts;
    s.claim = {};
    tell(ContractClaimed{s.turn.seat, card});
    s.agenda.run_next({
        fire(s, Occasion::Claim, s.turn.seat, card),  // TR-045
        fire(s, Occasion::YouClaim, s.turn.seat, card),
        fire(s, Occasion::RivalClaim, s.turn.seat, card),
    });
}

inline void offer(const State& s, const Rules& rules, Offers<Cover>& out)
{
    for (CardId card : s.demand)
        if (is_first_of_class(s.demand, rules, card)) out.add({card});
    if (!rules.barbarians_play_both_roles) return;
    for (std::size_t i = 0; i < s.claim.covered.size(); ++i)
        if (is_spare(s, s.claim.covered[i].card, false) || is_spare(s, s.claim.covered[i].card, true))
            out.add({s.claim.covered[i].card});
}

inline Verdict check(const State& s, const Rules& rules, Cover a)
{
    const bool spare = rules.barbarians_play_both_roles && index_of(a.card) < rules.card_count &&
                       (is_spare(s, a.card, false) || is_spare(s, a.card, true));
    if (!spare && !s.demand.contains(a.card)) return refuse("TR-039: that card is not in the demand pile");
    if (!spare && !is_first_of_class(s.demand, rules, a.card))
        return refuse("TR-041: of equal demand cards, the one that has lain longest is taken");
    if (fitting_role(s, rules, a.card) == Role::Unfit)
        return refuse("TR-041: the card does not cover the provision, or others would remain uncovered");
    return allow();
}

inline void apply(State& s, const Rules& rules, Cover a, Sink auto& tell)
{
    const bool as_barbarian = fitting_role(s, rules, a.card) == Role::Barbarian;
    s.claim.covered.push_back({a.card, as_barbarian});
    tell(DemandCovered{s.turn.seat, claiming_card(s), a.card});
    if (!remove_from(s.demand, a.card)) return;  // a card that plays its second role
    const std::uint8_t contract = s.mover().businesses[index_of(s.claim.business)].contracts;
    s.laid.push_back({s.turn.seat, s.claim.business, contract, a.card});
}

// Losing contracts. One card returns to the demand pile, as its newest; the others are discarded.

using ContractCards = FixedVector<CardId, 3 * max_provisions>;

inline ContractCards contract_cards(const State& s, Seat seat, Place place, std::uint8_t contract)
{
    ContractCards cards;
    if (!s.players[seat].businesses[index_of(place)].is_open()) return cards;
    for (const LaidCard& laid : s.laid)
        if (laid.seat == seat && laid.business == place && (contract == all_contracts || laid.contract == contract))
            cards.push_back(laid.card);
    return cards;
}

inline void perform(State& s, const Rules&, LoseContracts step, Sink auto&)
{
    if (contract_cards(s, step.seat, step.business, step.contract).empty()) return;
    s.agenda.run_next({ChooseReturn{step.seat, step.business, step.contract}});
}

inline void offer(const State& s, const Rules& rules, const ChooseReturn& asked, Offers<Return>& out)
{
    const ContractCards cards = contract_cards(s, asked.seat, asked.business, asked.contract);
    for (CardId card : cards)
        if (is_first_of_class(cards, rules, card)) out.add({card});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseReturn& asked, Return a)
{
    const ContractCards cards = contract_cards(s, asked.seat, asked.business, asked.contract);
    if (!cards.contains(a.card)) return refuse("TR-031: that card is not part of the contract");
    if (!is_first_of_class(cards, rules, a.card))
        return refuse("TR-031: of equal cards, the one covering the earliest provision returns");
    return allow();
}

// Removes the cards of a contract; those behind it move up.
inline void remove_contract(State& s, const Rules& rules, Seat seat, Place place, std::uint8_t contract)
{
    for (CardId card : contract_cards(s, seat, place, contract)) {
        discard(s, rules, card);
        for (std::size_t i = s.laid.size(); i-- > 0;)
            if (s.laid[i].card == card) s.laid.erase_at(i);
    }
    Business& business = s.players[seat].businesses[index_of(place)];
    if (contract == all_contracts) {
        business.contracts = 0;
        return;
    }
    --business.contracts;
    for (LaidCard& laid : s.laid)
        if (laid.seat == seat && laid.business == place && laid.contract > contract) --laid.contract;
}

inline void apply(State& s, const Rules& rules, const ChooseReturn& asked, Return a, Sink auto& tell)
{
    for (std::size_t i = s.laid.size(); i-- > 0;)
        if (s.laid[i].card == a.card) s.laid.erase_at(i);
    put_into_demand(s, a.card);
    tell(CardReturned{asked.seat, a.card});
    remove_contract(s, rules, asked.seat, asked.business, asked.contract);
}

// The contract price: the printed number and its modifiers, at least 0.
inline int contract_price(const State& s, const Rules& rules, Seat seat, CardId card)
{
    int price = rules[card].contract;
    for_each_modifier(s, rules, seat, card, Modifier::Price,
                      [&](const Ability& ability) { price += amount(s, rules, ability.n, seat); });
    return std::clamp(price, 0, 255);
}

// The business with the smallest or largest contract of a player; of equal ones the one opened first.
inline Place contract_of_size(const State& s, const Rules& rules, Seat seat, ContractSize which)
{
    Place found = no_place;
    int best = 0;
    std::uint8_t after = 0;
    const Player& player = s.players[seat];
    for (Place place = next_opened(player, after, 0xFF); place != no_place; place = next_opened(player, after, 0xFF)) {
        const Business& business = player.businesses[index_of(place)];
        after = business.opened_as;
        if (business.contracts == 0) continue;
        const int price = contract_price(s, rules, seat, business.card);
        if (found != no_place && (which == ContractSize::Largest ? price <= best : price >= best)) continue;
        found = place;
        best = price;
    }
    return found;
}

}  // namespace tessera::treasury
