// Step 1, booms: EH-041 to EH-045, and the window after a Commercial Boom, EH-093.
#pragma once

#include "games/eighteen_hundred/turn.h"

namespace tessera::eighteen_hundred {

// EH-043: peasants for whoever controls the province.
inline void population_boom(State& s, const Rules& rules, Province province, Sink auto& tell)
{
    const Seat seat = controller(s, rules, province);
    if (seat == spectator) return tell(PopulationBoomed{s.turn.seat, province, seat, 0});
    const Constants& c = rules.constants;
    int peasants = rules.population_boom_is_flat ? c.population_boom_flat : c.population_boom[s.era - 1u];
    peasants += sum_of(s, rules, seat, StaticOp::PopulationBonus);
    const int added = add_peasants(s, rules, seat, province, peasants);
    tell(PopulationBoomed{s.turn.seat, province, seat, static_cast<std::uint8_t>(added)});
}

// EH-044: what the cities among these provinces pay in a boom.
inline int commerce_of_cities(const State& s, const Rules& rules, const ProvinceSet& provinces)
{
    int commerce = 0;
    for (Province province : provinces& rules.urban) {
        const CityStatus status = city_status(s, rules, province);
        if (status == CityStatus::City) commerce += rules.constants.city_commerce;
        if (status == CityStatus::Metropolis) commerce += rules.constants.metropolis_commerce;
    }
    return commerce;
}

// EH-044: what a boom pays a player, by its cities connected with the boom province.
inline int boom_income(const State& s, const Rules& rules, Seat seat, Province boom)
{
    const ProvinceSet own_cities = controlled_by(s, rules, seat) & rules.urban;
    if (own_cities.empty()) return 0;
    const int commerce = commerce_of_cities(s, rules, connected_with(s, rules, seat, boom) & own_cities);
    return commerce > 0 ? commerce + sum_of(s, rules, seat, StaticOp::BoomBonus) : 0;
}

inline void perform(State& s, const Rules& rules, CommercialBoomAt step, Sink auto& tell)
{
    std::uint8_t paid = 0;
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        const int commerce = boom_income(s, rules, id_at<Seat>(i), step.province);
        if (commerce == 0) continue;
        ++paid;
        add_to(s.players[i].commerce, commerce);
        tell(BoomPaid{id_at<Seat>(i), step.province, static_cast<std::uint8_t>(commerce)});
    }
    tell(CommercialBoomed{s.turn.seat, step.province, paid});
    s.agenda.run_next({AskBoomWindows{1}});
}

// EH-045: the same for a province card and for a card effect.
inline void boom_in(State& s, const Rules& rules, Province province, Sink auto& tell)
{
    if (rules.is_urban(province)) return s.agenda.run_next({CommercialBoomAt{province}});
    population_boom(s, rules, province, tell);
}

// Does a card fit into a window, and can it be paid?
inline bool fits_window(const State& s, const Rules& rules, Seat seat, HandCard card, Timing timing)
{
    return rules[card].timing == timing && s.players[seat].hand[card] > 0 &&
           can_pay(s, rules, seat, rules[card].cost, 1);
}

// EH-094: might it, as far as everybody knows? Some copy does not lie with the discards, and the seat has cards.
inline bool might_fit_window(const State& s, const Rules& rules, Seat seat, HandCard card, Timing timing)
{
    return rules[card].timing == timing && s.discard[card] < rules[card].copies &&
           can_pay(s, rules, seat, rules[card].cost, 1) && hand_size(rules, s.players[seat], rules[card].deck) > 0;
}

inline bool might_hold_window_card(const State& s, const Rules& rules, Seat seat, Timing timing)
{
    for (HandCard card : rules.window_cards)
        if (might_fit_window(s, rules, seat, card, timing)) return true;
    return false;
}

// A card played in a window. Its effects draw no cards, so it can lie with the discards at once.
inline void play_in_window(State& s, const Rules& rules, Seat seat, HandCard card, Sink auto& tell)
{
    leave_hand(s, seat, card);
    ++s.discard[card];
    tell(HandCardPlayed{seat, card});
    pay(s, rules, seat, rules[card].cost, {no_card, card}, tell);
    s.agenda.run_next({ResolveEffects{seat, rules[card].effects, 0}});
}

// EH-093: clockwise. EH-094: everybody who might hold a fitting card; who holds none passes unasked.
inline void perform(State& s, const Rules& rules, AskBoomWindows step, Sink auto&)
{
    for (std::size_t next = step.next; next < s.players.size(); ++next) {
        const Seat seat = clockwise(s, s.turn.seat, next);
        if (might_hold_window_card(s, rules, seat, Timing::Boom))
            return s.agenda.run_next({BoomWindow{seat, static_cast<std::uint8_t>(next + 1)}});
    }
}

inline void offer(const State&, const Rules& rules, const BoomWindow&, Offers<PlayCard>& out)
{
    for (HandCard card : rules.window_cards) out.add({card});
}

inline Verdict check(const State& s, const Rules& rules, const BoomWindow& asked, PlayCard a)
{
    if (rules.has(a.card) && fits_window(s, rules, asked.seat, a.card, Timing::Boom)) return allow();
    return refuse("EH-093: after a Commercial Boom only a boom card of your hand can be played");
}

inline void apply(State& s, const Rules& rules, const BoomWindow& asked, PlayCard a, Sink auto& tell)
{
    s.agenda.run_next({AskBoomWindows{asked.next}});
    play_in_window(s, rules, asked.seat, a.card, tell);
}

inline void offer(const State&, const Rules&, Offers<Pass>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, Pass) { return allow(); }

inline void apply(State& s, const Rules&, const BoomWindow& asked, Pass, Sink auto&)
{
    s.agenda.run_next({AskBoomWindows{asked.next}});
}

// EH-041: different cards, as many as there are at most.

inline void perform(State& s, const Rules& rules, BoomStep step, Sink auto&)
{
    if (step.done < rules.constants.booms_per_turn && s.turn.boomed.size() < s.display.size())
        s.agenda.run_next({ChooseBoom{step.done}});
}

inline void offer(const State& s, const Rules&, Offers<Boom>& out)
{
    for (Province province : s.display) out.add({province});
}

inline Verdict check(const State& s, const Rules&, Boom a)
{
    if (!s.display.contains(a.province)) return refuse("EH-041: that province is not on display");
    if (s.turn.boomed.contains(a.province)) return refuse("EH-041: the second boom is another one");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseBoom& asked, Boom a, Sink auto& tell)
{
    s.turn.boomed.insert(a.province);
    s.agenda.run_next({BoomStep{static_cast<std::uint8_t>(asked.done + 1)}});
    boom_in(s, rules, a.province, tell);
}

// EH-042: the used cards are replaced.
inline void perform(State& s, const Rules& rules, EndBooms, Sink auto&)
{
    if (!rules.used_province_cards_stay) {
        for (std::size_t i = s.display.size(); i-- > 0;) {
            if (!s.turn.boomed.contains(s.display[i])) continue;
            s.province_discard.insert(s.display[i]);
            s.display.erase_at(i);
        }
        s.agenda.run_next({RefillDisplay{}});
    }
    s.turn.boomed.clear();
}

}  // namespace tessera::eighteen_hundred
