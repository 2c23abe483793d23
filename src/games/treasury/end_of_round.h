// End of round: TR-057 to TR-070.
#pragma once

#include "games/treasury/contracts.h"
#include "games/treasury/events.h"

namespace tessera::treasury {

// TR-073, TR-077: the last one has no step 5.
inline bool is_last_round(const State& s) { return s.game_end_triggered || (s.final_phase && !s.extra_round); }

inline void perform(State& s, const Rules& rules, EndRound, Sink auto& tell)
{
    const bool last = is_last_round(s);
    s.extra_round = false;
    tell(RoundEnded{s.round.number});
    if (last)
        s.agenda.run_next({EndGame{}});
    else
        s.agenda.run_next({DetermineStartingPlayer{}, CloseRound{}, BeginRound{}});
    if (!last || rules.final_tax) s.agenda.run_next({BeginTax{}});  // TR-R48
    s.agenda.run_next({
        MoveFutureDeck{},      // step 1
        OrderAbilities{0, 0},  // step 2
        BeginPayout{},         // step 3
    });
}

// TR-057: the events come up in the order in which they were placed.
inline void perform(State& s, const Rules&, MoveFutureDeck, Sink auto&)
{
    move_future_under_current(s);
    s.agenda.run_next({RevealTop{}});
}

// TR-058: `round_end` abilities in turn order from the starting player, in opening order or as the owner likes.

inline bool is_to_be_ordered(const Rules& rules, const Business& business, std::size_t ability, std::uint8_t before)
{
    return business.is_open() && business.opened_as < before && (business.ordered >> ability & 1) == 0 &&
           rules[business.card].abilities[ability].when == Occasion::RoundEnd;
}

inline bool has_round_end(const State& s, const Rules& rules, Seat seat, std::uint8_t before)
{
    for (const Business& business : s.players[seat].businesses)
        for (std::size_t i = 0; business.is_open() && i < rules[business.card].abilities.size(); ++i)
            if (is_to_be_ordered(rules, business, i, before)) return true;
    return false;
}

inline void perform(State& s, const Rules& rules, OrderAbilities step, Sink auto&)
{
    const Seat starting = s.round.starting;
    if (!rules.owner_orders_round_end) return s.agenda.run_next({fire(s, Occasion::RoundEnd, starting)});
    if (step.opened_before == 0) {
        step.opened_before = static_cast<std::uint8_t>(s.openings + 1);
        for (Player& player : s.players)
            for (Business& business : player.businesses) business.ordered = 0;
    }
    while (step.players_done < s.players.size() &&
           !has_round_end(s, rules, left_of(s, starting, step.players_done), step.opened_before))
        ++step.players_done;
    if (step.players_done == s.players.size()) return;
    s.agenda.run_next({
        ChooseOrder{left_of(s, starting, step.players_done), step.players_done, step.opened_before},
        step,
    });
}

inline void offer(const State& s, const Rules& rules, const ChooseOrder& asked, Offers<ChooseAbility>& out)
{
    for (const Business& business : s.players[asked.seat].businesses)
        for (std::size_t i = 0; business.is_open() && i < rules[business.card].abilities.size(); ++i)
            if (is_to_be_ordered(rules, business, i, asked.opened_before))
                out.add({business.card, static_cast<std::uint8_t>(i)});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseOrder& asked, ChooseAbility a)
{
    const Player& player = s.players[asked.seat];
    const Place place = place_of(player, a.card);
    if (place == no_place || a.ability >= rules[a.card].abilities.size() ||
        !is_to_be_ordered(rules, player.businesses[index_of(place)], a.ability, asked.opened_before))
        return refuse("TR-R35: that is no ability of yours that is still to be carried out");
    return allow();
}

inline void apply(State& s, const Rules&, const ChooseOrder& asked, ChooseAbility a, Sink auto&)
{
    Player& player = s.players[asked.seat];
    player.businesses[index_of(place_of(player, a.card))].ordered |= static_cast<std::uint8_t>(1u << a.ability);
    s.agenda.run_next({CarryOutAbility{asked.seat, a.card, a.ability}});
}

// Payout: TR-059 to TR-062. Prices and order are fixed when it begins (TR-R38).

inline void perform(State& s, const Rules& rules, BeginPayout, Sink auto&)
{
    for (std::size_t i = 0; i < s.players.size(); ++i)
        for (Business& business : s.players[i].businesses) {
            if (business.contracts == 0) continue;
            business.paid = 0;
            business.price = static_cast<std::uint8_t>(contract_price(s, rules, id_at<Seat>(i), business.card));
        }
    s.agenda.run_next({PayWave{}});
}

// TR-059: the player's highest contract that is not paid yet; of equal ones the one opened first.
inline Place next_contract(const Player& player)
{
    Place found = no_place;
    for (std::size_t i = 0; i < player.businesses.size(); ++i) {
        const Business& business = player.businesses[i];
        if (!business.is_open() || business.paid >= business.contracts) continue;
        if (found != no_place) {
            const Business& best = player.businesses[index_of(found)];
            if (business.price < best.price) continue;
            if (business.price == best.price && business.opened_as > best.opened_as) continue;
        }
        found = id_at<Place>(i);
    }
    return found;
}

// TR-060, TR-061: a wave is paid in full as long as the treasury holds anything; the supply adds what is missing.
inline void perform(State& s, const Rules&, PayWave, Sink auto& tell)
{
    if (s.treasury == 0) return;
    int sum = 0;
    bool any = false;
    for (Player& player : s.players) {
        player.paid_now = next_contract(player);
        if (player.paid_now == no_place) continue;
        any = true;
        sum += player.businesses[index_of(player.paid_now)].price;
    }
    if (!any) return;
    const bool enough = s.treasury >= sum;
    if (!enough) {
        tell(TreasuryOverdrawn{static_cast<std::uint16_t>(sum - s.treasury)});
        endow_treasury(s, sum - s.treasury);
    }
    for (std::size_t k = 0; k < s.players.size(); ++k) {
        const Seat seat = left_of(s, s.round.starting, k);
        if (s.players[seat].paid_now == no_place) continue;
        Business& business = s.players[seat].businesses[index_of(s.players[seat].paid_now)];
        ++business.paid;
        gain_from_treasury(s, seat, business.price);
        tell(ContractPaid{seat, business.card, business.price});
    }
    if (enough) s.agenda.run_next({PayWave{}});
    s.agenda.run_next({fire(s, Occasion::Paid, s.round.starting), EndWave{}});  // TR-062
}

// TR-R26: where contracts are paid once, they are discarded after the abilities of their wave.
inline void perform(State& s, const Rules& rules, EndWave, Sink auto& tell)
{
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        Player& player = s.players[i];
        const Place place = player.paid_now;
        player.paid_now = no_place;
        if (!rules.contracts_pay_once || place == no_place || !has_business(player, place)) continue;
        Business& business = player.businesses[index_of(place)];
        if (business.contracts == 0 || business.paid == 0) continue;
        remove_contract(s, rules, id_at<Seat>(i), place, 0);
        --business.paid;
        tell(ContractFulfilled{id_at<Seat>(i), business.card});
    }
}

// Tax: TR-063 to TR-066. The rate, the population and what everybody owes are fixed before anybody pays.

inline int tax_rate(const State& s, const Rules& rules)
{
    const bool unhappy = count_demand(s, rules, {Icon::Kind::One, rules.happiness}) == 0;  // TR-R39
    return current_age(s, rules) + (unhappy ? 1 : 0);
}

inline void perform(State& s, const Rules& rules, BeginTax, Sink auto&)
{
    s.tax = static_cast<std::uint8_t>(tax_rate(s, rules));
    s.taxed_population = static_cast<std::uint8_t>(population(s, rules));
    for (std::size_t i = 0; i < s.players.size(); ++i)
        s.players[i].due =
            static_cast<std::uint8_t>(std::max(0, s.tax - modifier_sum(s, rules, id_at<Seat>(i), Modifier::TaxRelief)));
    s.agenda.run_next({TaxPlayer{0}, TaxPopulation{}});
}

inline void perform(State& s, const Rules& rules, TaxPlayer step, Sink auto&)
{
    if (step.players_done == s.players.size()) return;
    const Seat seat = left_of(s, s.round.starting, step.players_done);
    s.agenda.run_next({PayTax{seat}, TaxPlayer{static_cast<std::uint8_t>(step.players_done + 1)}});
    const Player& player = s.players[seat];
    if (rules.tax_forces_a_sale && player.gold < player.due && count_businesses(player) > 0)
        s.agenda.run_next({ChooseForcedSale{seat}});  // TR-065
}

// TR-064: who has less than due pays what is there.
inline void perform(State& s, const Rules&, PayTax step, Sink auto& tell)
{
    const std::uint8_t due = s.players[step.seat].due;
    const int paid = lose_to_treasury(s, step.seat, due);
    s.players[step.seat].due = 0;
    tell(TaxPaid{step.seat, static_cast<std::uint8_t>(paid), due});
}

inline void perform(State& s, const Rules&, TaxPopulation, Sink auto& tell)
{
    endow_treasury(s, s.tax * s.taxed_population);
    tell(PopulationTaxed{s.tax, s.taxed_population});
    s.tax = s.taxed_population = 0;
}

// TR-065, TR-R41: any business whose printed cost covers the shortfall; if there is none, one with the highest cost.

inline Verdict check_forced_sale(const State& s, const Rules& rules, Seat seat, Place place)
{
    const Player& player = s.players[seat];
    if (!has_business(player, place)) return refuse("TR-065: you have no business in that place");
    const int shortfall = player.due - player.gold;
    const int cost = rules[player.businesses[index_of(place)].card].gold;
    int highest = 0, smallest_sufficient = 0;
    for (const Business& business : player.businesses) {
        if (!business.is_there()) continue;
        const int other = rules[business.card].gold;
        highest = std::max(highest, other);
        if (other >= shortfall && (smallest_sufficient == 0 || other < smallest_sufficient))
            smallest_sufficient = other;
    }
    if (smallest_sufficient == 0 && cost < highest)
        return refuse("TR-065: no business covers the shortfall, so one with the highest gold cost is sold");
    if (smallest_sufficient > 0 && cost < shortfall) return refuse("TR-065: the business does not cover the shortfall");
    if (smallest_sufficient > 0 && rules.forced_sale_is_smallest && cost > smallest_sufficient)
        return refuse("TR-R41: the smallest business that covers the shortfall is sold");
    return allow();
}

inline void offer(const State& s, const Rules&, const ChooseForcedSale& asked, Offers<Sell>& out)
{
    for (std::size_t i = 0; i < s.players[asked.seat].businesses.size(); ++i)
        if (s.players[asked.seat].businesses[i].is_there()) out.add({id_at<Place>(i)});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseForcedSale& asked, Sell a)
{
    return check_forced_sale(s, rules, asked.seat, a.business);
}

inline void apply(State& s, const Rules& rules, const ChooseForcedSale& asked, Sell a, Sink auto& tell)
{
    sell(s, rules, asked.seat, a.business, 0, tell);
}

// The starting player: TR-067 to TR-069.

// TR-068: of those who are tied, those with most icons of the best weapon that any of them provides.
inline SeatBits best_armed(const State& s, const Rules& rules, SeatBits tied)
{
    for (std::size_t r = rules.resources.size(); r-- > 0;) {
        const Resource weapon = id_at<Resource>(r);
        if (!rules[weapon].weapon) continue;
        int most = 0;
        SeatBits best = 0;
        for (std::size_t i = 0; i < s.players.size(); ++i) {
            const Seat seat = id_at<Seat>(i);
            if ((tied & bit_of(seat)) == 0) continue;
            const int icons = count_provided(s, rules, seat, weapon);
            if (icons > most) best = 0;
            if (icons > 0 && icons >= most) best = static_cast<SeatBits>(best | bit_of(seat));
            most = std::max(most, icons);
        }
        if (most > 0) return best;
    }
    return tied;
}

inline Seat next_starting_player(const State& s, const Rules& rules)
{
    int most = -1;
    SeatBits tied = 0;
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        const int own = strength(s, rules, id_at<Seat>(i));
        if (own > most) tied = 0;
        if (own >= most) tied = static_cast<SeatBits>(tied | bit_of(id_at<Seat>(i)));
        most = std::max(most, own);
    }
    if ((tied & (tied - 1)) == 0) return first_of(s, tied, s.round.starting);
    if (!rules.tie_goes_to_best_weapon) return s.round.starting;  // TR-069
    return first_of(s, best_armed(s, rules, tied), left_of(s, s.round.starting));
}

inline void perform(State& s, const Rules& rules, DetermineStartingPlayer, Sink auto& tell)
{
    s.round.starting = next_starting_player(s, rules);
    tell(StartingPlayerChosen{s.round.starting});
}

// TR-070, and TR-078: a round that ended because everybody passed costs the top card of the draw pile.
inline void perform(State& s, const Rules& rules, CloseRound, Sink auto& tell)
{
    for (Player& player : s.players)
        for (Business& business : player.businesses) business.fired = 0;
    s.round.set_to_end = false;
    s.extra_round = false;  // TR-074: a final phase that began during this end of round adds one round, not two
    if (s.current.empty() && !s.future.empty()) s.agenda.run_next({MoveFutureDeck{}});
    if (!s.round.everybody_passed) return;
    s.round.everybody_passed = false;
    if (!piles_are_empty(s, rules)) return s.agenda.run_next({TakeCard{Destination::Discard, spectator, no_place}});
    // With nothing left to discard, passing on would go on forever: the game end is triggered.
    s.game_end_triggered = true;
    tell(GameEndTriggered{});
}

}  // namespace tessera::treasury
