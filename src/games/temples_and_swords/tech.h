// Phase 3, Tech: TS-033 to TS-041.
#pragma once

#include "games/temples_and_swords/turn.h"

namespace tessera::temples_and_swords {

inline bool owns_all_advances(const Player& player) { return player.advances.size() == advance_count; }

// What projects and advances of a player add up to, each standing copy once (section 3.3).
template <class Amount>
int sum_of_effects(const State& s, const Rules& rules, const Player& player, Amount amount)
{
    int sum = 0;
    for (Hex hex : player.hexes)
        for (std::size_t i = 0; i < project_count; ++i)
            sum += s.hexes[hex].projects.items[i] * amount(rules.projects.items[i].effects);
    for (Advance advance : player.advances) sum += amount(rules[advance].effects);
    return sum;
}

inline void perform(State& s, const Rules& rules, DoResearch, Sink auto& tell)
{
    Player& player = s.mover();
    if (owns_all_advances(player)) return;  // TS-033
    const int points = sum_of_effects(s, rules, player, [](const Effects& e) { return e.tech_points; });
    if (points > 0) {  // TS-034, TS-037
        player.tech_points = narrow16(player.tech_points + points);
        tell(TechPointsGained{s.turn.seat, narrow16(points), player.tech_points});
    }
    s.agenda.run_next({ChooseRolls{}, SeekAdvance{}});
}

// TS-035: how many rolls are on sale at each price.
inline constexpr std::size_t max_price = 9;
using RollsByPrice = std::array<int, max_price + 1>;

inline RollsByPrice rolls_on_sale(const State& s, const Rules& rules, const Player& player)
{
    RollsByPrice rolls{};
    for (std::size_t i = 0; i < project_count; ++i) {
        const Effects& effects = rules.projects.items[i].effects;
        if (effects.roll_prices.empty()) continue;
        const int copies = copies_of(s, player, project_at(i));
        for (std::uint8_t price : effects.roll_prices) rolls[price] += copies;
    }
    return rolls;
}

// The cheap ones first; -1 if there are not so many.
inline int price_of(const RollsByPrice& on_sale, int rolls)
{
    int sum = 0;
    for (std::size_t price = 0; price < on_sale.size(); ++price) {
        const int taken = std::min(rolls, on_sale[price]);
        sum += taken * static_cast<int>(price);
        rolls -= taken;
    }
    return rolls == 0 ? sum : -1;
}

inline void offer(const State& s, const Rules& rules, Offers<BuyRolls>& out)
{
    const RollsByPrice on_sale = rolls_on_sale(s, rules, s.mover());
    for (int t = 0; t <= 255; ++t) {
        const int price = price_of(on_sale, t);
        if (price < 0 || static_cast<std::uint32_t>(price) > s.mover().gold) return;
        out.add({narrow(t)});
    }
}

inline Verdict check(const State& s, const Rules& rules, BuyRolls a)
{
    const int price = price_of(rolls_on_sale(s, rules, s.mover()), a.rolls);
    if (price < 0) return refuse("TS-035: each city offers one roll at 1 gold and one at 2");
    if (static_cast<std::uint32_t>(price) > s.mover().gold) return refuse("TS-035: you cannot pay that many rolls");
    return allow();
}

inline void apply(State& s, const Rules& rules, BuyRolls a, Sink auto& tell)
{
    const int price = price_of(rolls_on_sale(s, rules, s.mover()), a.rolls);
    const int free = sum_of_effects(s, rules, s.mover(), [](const Effects& e) { return e.tech_rolls; });
    pay(s.mover(), price);
    tell(RollsBought{s.turn.seat, a.rolls, narrow16(price), narrow16(free)});
    s.agenda.run_next({RollTech{narrow16(a.rolls + free)}});  // TS-034: the free ones are rolled with them
}

inline void perform(State& s, const Rules&, RollTech step, Sink auto&)
{
    if (step.rolls > 0) s.agenda.run_next({RollTechDie{step.rolls}});
}

inline void outcomes(const State&, const Rules& rules, Outcomes<TechDie>& out)
{
    for (std::size_t face = 1; face <= rules.tech_points.size(); ++face) out.add({static_cast<std::uint8_t>(face)});
}

// TS-036
inline void apply(State& s, const Rules& rules, const RollTechDie& asked, TechDie a, Sink auto& tell)
{
    const int points = rules.tech_points[a.face - 1u];
    s.mover().tech_points = narrow16(s.mover().tech_points + points);
    tell(TechPointsGained{s.turn.seat, narrow16(points), s.mover().tech_points});
    s.agenda.run_next({RollTech{narrow16(asked.rolls - 1)}});
}

// TS-038: as long as the points suffice and an advance is missing.
inline void perform(State& s, const Rules& rules, SeekAdvance, Sink auto&)
{
    if (s.mover().tech_points >= rules.advance_cost && !owns_all_advances(s.mover()))
        s.agenda.run_next({ChooseAdvance{}});
}

inline void pay_for_advance(State& s, const Rules& rules)
{
    s.mover().tech_points = narrow16(s.mover().tech_points - rules.advance_cost);
}

inline void gain(State& s, Advance advance, bool copied, Sink auto& tell)
{
    s.mover().advances.insert(advance);
    tell(AdvanceGained{s.turn.seat, advance, copied, s.round});
    s.agenda.run_next({SeekAdvance{}});
}

inline void offer(const State&, const Rules&, Offers<RollChart>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, RollChart) { return allow(); }
inline void apply(State& s, const Rules& rules, RollChart, Sink auto&)
{
    pay_for_advance(s, rules);
    s.turn.chart.clear();
    s.agenda.run_next({RollChartDie{}});
}

inline void offer(const State& s, const Rules&, Offers<Copy>& out)
{
    for (std::size_t i = 0; i < advance_count; ++i)
        if (!s.mover().advances.contains(id_at<Advance>(i))) out.add({id_at<Advance>(i)});
}

// TS-041: eliminated players count.
inline Verdict check(const State& s, const Rules&, Copy a)
{
    if (index_of(a.advance) >= advance_count) return refuse("TS-041: there is no such advance");
    if (s.mover().advances.contains(a.advance)) return refuse("TS-041: you own this advance already");
    for (const Player& player : s.players)
        if (player.advances.contains(a.advance)) return allow();
    return refuse("TS-041: nobody has this advance for you to copy");
}

inline void apply(State& s, const Rules& rules, Copy a, Sink auto& tell)
{
    pay_for_advance(s, rules);
    gain(s, a.advance, true, tell);
}

inline void offer(const State&, const Rules&, Offers<Keep>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, Keep) { return allow(); }
inline void apply(State& s, const Rules&, Keep, Sink auto& tell)
{
    tell(PointsKept{s.turn.seat, s.mover().tech_points});
}

// TS-039: three dice on the chart.
inline void outcomes(const State&, const Rules&, Outcomes<ChartDie>& out)
{
    for (std::size_t i = 0; i < advance_count; ++i) out.add({id_at<Advance>(i)});
}

inline void apply(State& s, const Rules& rules, ChartDie a, Sink auto& tell)
{
    const bool owned = s.mover().advances.contains(a.advance);
    tell(ChartRolled{s.turn.seat, a.advance, owned});
    // TS-040: with reroll_each a die that shows an advance of his does not count.
    if (!owned || rules.owned_results != OwnedResults::RerollEach) s.turn.chart.push_back(a.advance);
    const bool all_rolled = s.turn.chart.size() == static_cast<std::size_t>(rules.chart_rolls);
    if (!all_rolled) return s.agenda.run_next({RollChartDie{}});
    s.agenda.run_next({ReadChart{}});
}

inline void perform(State& s, const Rules& rules, ReadChart, Sink auto& tell)
{
    bool anything_new = false;
    for (Advance advance : s.turn.chart) anything_new |= !s.mover().advances.contains(advance);
    if (anything_new) return s.agenda.run_next({PickResult{}});
    if (rules.owned_results == OwnedResults::Lose) {  // TS-040
        tell(PointsLost{s.turn.seat});
        return s.agenda.run_next({SeekAdvance{}});
    }
    s.turn.chart.clear();  // TS-040: all of them again
    s.agenda.run_next({RollChartDie{}});
}

inline void offer(const State& s, const Rules&, Offers<PickAdvance>& out)
{
    AdvanceSet results;  // equal results are one choice
    for (Advance advance : s.turn.chart) results.insert(advance);
    for (Advance advance : results) out.add({advance});
}

inline Verdict check(const State& s, const Rules&, PickAdvance a)
{
    if (!s.turn.chart.contains(a.advance)) return refuse("TS-039: the dice do not show this advance");
    if (s.mover().advances.contains(a.advance)) return refuse("TS-039: you own this advance already");
    return allow();
}

inline void apply(State& s, const Rules&, PickAdvance a, Sink auto& tell)
{
    s.turn.chart.clear();
    gain(s, a.advance, false, tell);
}

}  // namespace tessera::temples_and_swords
