// Operations on businesses and their contracts. TR-085: what is chosen in them belongs to the player concerned.
#pragma once

#include "games/treasury/contracts.h"
#include "games/treasury/operations/context.h"

namespace tessera::treasury {

// `fund`: each, n times, a development card from the pile for a startup on which Develop would be legal; without one,
// or without a card, nothing is taken.
struct operation::Fund {
    MEMBERS(Amount n; Selector who = {});
    static constexpr std::string_view text = "develop {n startup(s)} with a card from the draw pile[ ({who})]";
};

inline void perform(State& s, const Rules& rules, const operation::Fund& a, const EffectContext& context, Seat seat,
                    Sink auto&)
{
    s.agenda.run_next({FundStartups{seat, small_amount(s, rules, a.n, context.you)}});
}

inline void perform(State& s, const Rules& rules, FundStartups step, Sink auto&)
{
    if (step.cards == 0 || piles_are_empty(s, rules)) return;
    for (std::size_t i = 0; i < s.players[step.seat].businesses.size(); ++i)
        if (check_development(s, rules, step.seat, id_at<Place>(i)))
            return s.agenda.run_next({
                ChooseFunded{step.seat},
                FundStartups{step.seat, static_cast<std::uint8_t>(step.cards - 1)},
            });
}

inline void offer(const State& s, const Rules&, const ChooseFunded& asked, Offers<Develop>& out)
{
    for (std::size_t i = 0; i < s.players[asked.seat].businesses.size(); ++i)
        if (s.players[asked.seat].businesses[i].is_startup()) out.add({id_at<Place>(i)});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseFunded& asked, Develop a)
{
    return check_development(s, rules, asked.seat, a.business);
}

inline void apply(State& s, const Rules&, const ChooseFunded& asked, Develop a, Sink auto&)
{
    s.agenda.run_next({TakeCard{Destination::Development, asked.seat, a.business}});
}

// `charter`: you may open a startup up to a printed gold cost for free, regardless of marks and development.
struct operation::Charter {
    MEMBERS(Number<1, 99> max);
    static constexpr std::string_view text = "open a startup with a gold cost of at most {max} for free";
};

inline Verdict check_charter(const State& s, const Rules& rules, const operation::Charter& charter, Seat seat,
                             Place place)
{
    const Player& player = s.players[seat];
    if (!has_business(player, place) || !player.businesses[index_of(place)].is_startup())
        return refuse("TR-085: you have no startup in that place");
    if (rules[player.businesses[index_of(place)].card].gold > charter.max)
        return refuse("TR-085: the gold cost of the startup is higher than the effect allows");
    return allow();
}

inline void perform(State& s, const Rules& rules, const operation::Charter& a, const EffectContext& context, Sink auto&)
{
    for (std::size_t i = 0; i < s.players[context.you].businesses.size(); ++i)
        if (check_charter(s, rules, a, context.you, id_at<Place>(i)))
            return s.agenda.run_next({ChooseCharter{context.card, context.effect, context.you}});
}

inline void offer(const State& s, const Rules&, const ChooseCharter& asked, Offers<Open>& out)
{
    for (std::size_t i = 0; i < s.players[asked.seat].businesses.size(); ++i)
        if (s.players[asked.seat].businesses[i].is_startup()) out.add({id_at<Place>(i), Opening::Charter});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseCharter& asked, Open a)
{
    if (a.by != Opening::Charter) return refuse("TR-085: the effect opens a startup for free");
    return check_charter(s, rules, operation_asked<operation::Charter>(rules, asked), asked.seat, a.business);
}

inline void apply(State& s, const Rules& rules, const ChooseCharter& asked, Open a, Sink auto& tell)
{
    open(s, rules, asked.seat, a.business, Opening::Charter, 0, tell);
}

// `void`: each loses a contract as by a sale, but the business stays.
struct operation::Void {
    MEMBERS(Selector who = {}; ContractSize which);
    static constexpr std::string_view text = "lose the {which} contract[ ({who})]";
};

inline void perform(State& s, const Rules& rules, const operation::Void& a, const EffectContext&, Seat seat,
                    Sink auto& tell)
{
    const Place place = contract_of_size(s, rules, seat, a.which);
    if (place == no_place) return;
    tell(ContractVoided{seat, s.players[seat].businesses[index_of(place)].card});
    s.agenda.run_next({LoseContracts{seat, place, 0}});
}

// `advance`: the treasury pays each the price of a contract, at most what it holds; no overdraft, and no `paid`
// abilities.
struct operation::Advance {
    MEMBERS(Selector who = {}; ContractSize which);
    static constexpr std::string_view text = "the treasury pays the {which} contract in advance[ ({who})]";
};

inline void perform(State& s, const Rules& rules, const operation::Advance& a, const EffectContext&, Seat seat,
                    Sink auto& tell)
{
    const Place place = contract_of_size(s, rules, seat, a.which);
    if (place == no_place) return;
    const CardId card = s.players[seat].businesses[index_of(place)].card;
    const int gold = gain_from_treasury(s, seat, contract_price(s, rules, seat, card));
    tell(ContractAdvanced{seat, card, static_cast<std::uint8_t>(gold)});
}

// `sale`: each may sell one business now, as by Sell; `bonus` more if that sale yields gold.
struct operation::Sale {
    MEMBERS(Selector who = {}; Number<0, 99> bonus = 0);
    static constexpr std::string_view text = "sell a business[ for {bonus gold} more][ ({who})]";
};

inline void perform(State& s, const Rules&, const operation::Sale&, const EffectContext& context, Seat seat, Sink auto&)
{
    if (count_businesses(s.players[seat]) > 0) s.agenda.run_next({ChooseSale{context.card, context.effect, seat}});
}

inline void offer(const State& s, const Rules&, const ChooseSale& asked, Offers<Sell>& out)
{
    for (std::size_t i = 0; i < s.players[asked.seat].businesses.size(); ++i)
        if (s.players[asked.seat].businesses[i].is_there()) out.add({id_at<Place>(i)});
}

inline Verdict check(const State& s, const Rules&, const ChooseSale& asked, Sell a)
{
    if (!has_business(s.players[asked.seat], a.business)) return refuse("TR-029: you have no business in that place");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseSale& asked, Sell a, Sink auto& tell)
{
    sell(s, rules, asked.seat, a.business, operation_asked<operation::Sale>(rules, asked).bonus, tell);
}

}  // namespace tessera::treasury
