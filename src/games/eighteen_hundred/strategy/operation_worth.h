// What carrying out an operation is worth, in points of prosperity: one function for each operation. What the
// evaluation finds out by other means, such as factories, and what only battles and windows bring, is worth nothing
// here.
#pragma once

#include "games/eighteen_hundred/effects.h"
#include "games/eighteen_hundred/strategy/weights.h"

namespace tessera::eighteen_hundred {

// What a list of operations is worth.
inline float worth_of(const Rules& rules, const EffectWeights& weights, ListId list);

using W = EffectWeights;

inline float worth(const Rules&, const W&, const operation::GainProsperity& a) { return static_cast<float>(a.n); }
inline float worth(const Rules&, const W&, const operation::LoseProsperity& a) { return -static_cast<float>(a.n); }
inline float worth(const Rules&, const W& w, const operation::GainProduction& a) { return w.production * a.n; }
inline float worth(const Rules&, const W& w, const operation::GainCommerce& a) { return w.commerce * a.n; }
inline float worth(const Rules&, const W& w, const operation::DrawAdmin& a) { return w.draw_admin * a.n; }
inline float worth(const Rules&, const W& w, const operation::DrawMilitary& a) { return w.draw_military * a.n; }
inline float worth(const Rules&, const W&, const operation::BuildFactory&) { return 0.0f; }
inline float worth(const Rules&, const W& w, const operation::BuildFarm& a) { return w.build_farm * a.n; }
inline float worth(const Rules&, const W& w, const operation::BuildRoad& a) { return w.build_road * a.n; }
inline float worth(const Rules&, const W& w, const operation::AddPeasant& a) { return w.add_peasant * a.n; }
inline float worth(const Rules&, const W& w, const operation::PlaceRegiment& a) { return w.place_regiment * a.n; }
inline float worth(const Rules& rules, const W& w, const operation::RaiseRegiment& a)
{
    return w.raise_regiment + worth_of(rules, w, a.otherwise);
}
inline float worth(const Rules&, const W& w, const operation::RegimentAction& a) { return w.regiment_action * a.n; }
inline float worth(const Rules&, const W& w, const operation::Migrate& a) { return w.migrate * a.n; }
inline float worth(const Rules&, const W& w, const operation::Convert& a) { return w.convert * a.n; }
inline float worth(const Rules&, const W& w, const operation::PopulationBoom&) { return w.population_boom; }
inline float worth(const Rules&, const W& w, const operation::CommercialBoom&) { return w.commercial_boom; }
inline float worth(const Rules&, const W& w, const operation::ShareRoute&) { return w.commercial_boom; }
inline float worth(const Rules&, const W& w, const operation::BreakRoute&) { return w.break_route; }
inline float worth(const Rules&, const W& w, const operation::OfferFreeTrade&) { return w.free_trade; }
inline float worth(const Rules&, const W&, const operation::EndFreeTrade&) { return 0.0f; }
inline float worth(const Rules&, const W& w, const operation::Strike& a) { return w.strike * a.n; }
inline float worth(const Rules&, const W&, const operation::DestroyRoad&) { return 0.0f; }
inline float worth(const Rules&, const W& w, const operation::TakeCard& a)
{
    return a.kind == CardKind::Technology ? w.take_technology : w.take_card;
}
inline float worth(const Rules&, const W& w, const operation::VetoCard&) { return w.veto_card; }
inline float worth(const Rules&, const W& w, const operation::StealAdmin&) { return w.steal_admin; }
inline float worth(const Rules&, const W& w, const operation::Ultimatum& a) { return w.ultimatum * a.n; }
inline float worth(const Rules&, const W& w, const operation::OtherGainsProsperity& a)
{
    return -w.others_prosperity * a.n;
}
inline float worth(const Rules&, const W& w, const operation::Harvest& a) { return w.harvest * a.n; }
inline float worth(const Rules&, const W& w, const operation::RaisePlaceLimit& a) { return w.raise_limit * a.n; }
inline float worth(const Rules&, const W&, const operation::CancelHarm&) { return 0.0f; }
inline float worth(const Rules&, const W&, const operation::CancelAdmin&) { return 0.0f; }
inline float worth(const Rules&, const W&, const operation::Points&) { return 0.0f; }
inline float worth(const Rules&, const W&, const operation::PointsPer&) { return 0.0f; }
inline float worth(const Rules&, const W&, const operation::CancelLast&) { return 0.0f; }
inline float worth(const Rules&, const W&, const operation::DiscardRandomMilitary&) { return 0.0f; }
inline float worth(const Rules&, const W&, const operation::WaiveDefeatLoss&) { return 0.0f; }
inline float worth(const Rules&, const W&, const operation::DestroyHere&) { return 0.0f; }
inline float worth(const Rules&, const W&, const operation::OpponentLosesProsperity&) { return 0.0f; }
inline float worth(const Rules&, const W&, const operation::OpponentPaysCommerce&) { return 0.0f; }

template <class T>
struct HasWorth {
    static_assert(
        requires(const Rules& rules, const W& weights, const T& a) { worth(rules, weights, a); },
        "nothing says what a bot expects of this operation: write `float worth(const Rules&, const W&, const "
        "operation::It&)` in strategy/operation_worth.h");
    static constexpr bool value = true;
};

inline float worth_of(const Rules& rules, const EffectWeights& weights, const Operation& operation)
{
    return operation.visit([&]<class T>(const T& a) -> float {
        if constexpr (HasWorth<T>::value) return worth(rules, weights, a);
    });
}

inline float worth_of(const Rules& rules, const EffectWeights& weights, ListId list)
{
    float sum = 0;
    if (list == no_list) return sum;
    for (const Operation& operation : rules[list].operations) sum += worth_of(rules, weights, operation);
    return sum;
}

}  // namespace tessera::eighteen_hundred
