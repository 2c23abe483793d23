// Effects: EH-063, and the operations of section 4.12, one case for each. Choices within them are in
// `effect_choices.h`.
#pragma once

#include "games/eighteen_hundred/effect_choices.h"

namespace tessera::eighteen_hundred {

// "Possible" as EH-054 and EH-088 want to know it.
inline bool is_possible(const State& s, const Rules& rules, Seat seat, const Operation& operation)
{
    switch (operation.op) {
        case Op::DrawAdmin: return can_draw(s, rules, HandDeck::Admin);
        case Op::DrawMilitary: return can_draw(s, rules, HandDeck::Military);
        case Op::BuildFactory:
        case Op::BuildFarm:
        case Op::BuildRoad:
        case Op::AddPeasant:
        case Op::PopulationBoom:
        case Op::CommercialBoom:
        case Op::Convert: return has_province_for(s, rules, seat, operation);
        case Op::PlaceRegiment: return has_regiment_to_place(s, rules, seat);
        case Op::RaiseRegiment:
            return has_regiment_to_place(s, rules, seat) ||
                   (operation.otherwise != no_list && any_possible(s, rules, seat, operation.otherwise));
        case Op::RegimentAction: return !s.players[seat].regiments.empty();
        case Op::Migrate: return can_migrate_at_all(s, rules, seat);
        case Op::ShareRoute:
            for (std::size_t i = 0; i < rules.routes.size(); ++i)
                if (can_share(s, seat, id_at<RouteId>(i))) return true;
            return false;
        case Op::BreakRoute:
            for (std::size_t i = 0; i < rules.routes.size(); ++i)
                for (std::size_t k = 0; k < s.players.size(); ++k)
                    if (can_break(s, seat, id_at<RouteId>(i), id_at<Seat>(k))) return true;
            return false;
        case Op::OfferFreeTrade: return can_offer(s, {seat, 0});
        case Op::EndFreeTrade:
            for (const Player& player : s.players)
                if (!player.partners.empty()) return true;
            return false;
        case Op::Strike: return has_strike(s, rules, seat);
        case Op::DestroyRoad: return !s.roads.empty();
        case Op::TakeCard:
        case Op::VetoCard:
            for (std::size_t i = 0; i < s.pool.size(); ++i)
                if (check_pool(s, rules, seat, operation, id_at<PoolPlace>(i))) return true;
            return false;
        case Op::StealAdmin:
            for (std::size_t i = 0; i < s.players.size(); ++i)
                if (check_player(s, rules, seat, operation, id_at<Seat>(i))) return true;
            return false;
        default: return true;
    }
}

// In the printed order.
inline void perform(State& s, const Rules& rules, ResolveEffects step, Sink auto&)
{
    const auto& operations = rules[step.list].operations;
    if (step.index >= operations.size()) return;
    s.agenda.run_next({
        CarryOut{step.seat, step.list, step.index, operations[step.index].n},
        ResolveEffects{step.seat, step.list, static_cast<std::uint8_t>(step.index + 1)},
    });
}

// Operations that ask, if anything is possible (EH-063).
inline void ask(State& s, const Rules& rules, CarryOut step)
{
    const Operation& operation = rules[step.list].operations[step.index];
    if (step.left == 0 || !is_possible(s, rules, step.seat, operation)) return;
    const auto [seat, list, index, left] = step;
    switch (operation.op) {
        case Op::RegimentAction: return s.agenda.run_next({ChooseRegiment{seat, list, index, left}});
        case Op::Migrate: return s.agenda.run_next({ChooseMigrant{seat, list, index, left}});
        case Op::ShareRoute: return s.agenda.run_next({ChooseRoute{seat}});
        case Op::BreakRoute: return s.agenda.run_next({ChooseBreak{seat, list, index}});
        case Op::OfferFreeTrade: return s.agenda.run_next({OfferTrade{seat, 0}});
        case Op::EndFreeTrade: return s.agenda.run_next({ChooseAgreement{seat, list, index}});
        case Op::Strike: return s.agenda.run_next({ChooseStrike{seat, list, index}});
        case Op::DestroyRoad: return s.agenda.run_next({ChooseRoad{seat, list, index, left}});
        case Op::TakeCard:
        case Op::VetoCard: return s.agenda.run_next({ChoosePool{seat, list, index}});
        case Op::StealAdmin:
        case Op::Ultimatum:
        case Op::OtherGainsProsperity: return s.agenda.run_next({ChoosePlayer{seat, list, index}});
        default: return s.agenda.run_next({ChooseProvince{seat, list, index, left}});
    }
}

inline void raise_regiment(State& s, const Rules& rules, CarryOut step)
{
    if (has_regiment_to_place(s, rules, step.seat))
        return s.agenda.run_next({ChooseProvince{step.seat, step.list, step.index, 1}});
    const ListId otherwise = rules[step.list].operations[step.index].otherwise;
    if (otherwise != no_list) s.agenda.run_next({ResolveEffects{step.seat, otherwise, 0}});
}

inline void opponent_pays(State& s, Seat seat, int n, Sink auto& tell)
{
    Player& loser = s.players[opponent_of(s, seat)];
    const int paid = std::min<int>(n, loser.commerce);
    add_to(loser.commerce, -paid);
    add_to(s.players[seat].commerce, paid);
    tell(CommercePaid{opponent_of(s, seat), seat, static_cast<std::uint8_t>(paid)});
}

inline void perform(State& s, const Rules& rules, CarryOut step, Sink auto& tell)
{
    const Operation& operation = rules[step.list].operations[step.index];
    const Cause cause = cause_of(rules[step.list]);
    const Seat seat = step.seat;
    const std::uint8_t n = operation.n;
    switch (operation.op) {
        case Op::GainProsperity: return change_prosperity(s, rules, seat, n, ProsperityBy::Card, cause, tell);
        case Op::LoseProsperity: return change_prosperity(s, rules, seat, -n, ProsperityBy::Card, cause, tell);
        case Op::GainProduction: return gain_resources(s, seat, n, 0, cause, tell);
        case Op::GainCommerce: return gain_resources(s, seat, 0, n, cause, tell);
        case Op::DrawAdmin: return s.agenda.run_next({DrawHandCards{seat, HandDeck::Admin, n}});
        case Op::DrawMilitary: return s.agenda.run_next({DrawHandCards{seat, HandDeck::Military, n}});
        case Op::RaiseRegiment: return raise_regiment(s, rules, step);
        case Op::Harvest:
            if (seat == s.turn.seat) add_to(s.turn.harvest, n);
            return tell(FoodGained{seat, n});
        case Op::RaisePlaceLimit:
            if (seat == s.turn.seat) add_to(s.turn.raised_limit, n);
            return tell(PlaceLimitRaised{seat, n});
        case Op::CancelHarm:
        case Op::CancelAdmin: return avert(s, seat, tell);
        case Op::DestroyHere:
            if (step.left > 0 && s.buildings[s.battle.province] > 0)
                s.agenda.run_next({DestroyHere{seat, step.list, step.index, step.left}});
            return;
        case Op::OpponentLosesProsperity:
            return change_prosperity(s, rules, opponent_of(s, seat), -n, ProsperityBy::Battle, cause, tell);
        case Op::OpponentPaysCommerce: return opponent_pays(s, seat, n, tell);
        case Op::Points:  // counted after card play
        case Op::PointsPer:
        case Op::CancelLast:
        case Op::DiscardRandomMilitary:
        case Op::WaiveDefeatLoss: return;
        default: return ask(s, rules, step);
    }
}

}  // namespace tessera::eighteen_hundred
