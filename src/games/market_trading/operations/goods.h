// Operations on the stock: conversions and gains.
#pragma once

#include "games/market_trading/operations/asked.h"
#include "games/market_trading/payment.h"

namespace tessera::market_trading {

// `convert`: pay the input, gain the output, up to so many times (MT-021).
struct operation::Convert {
    MEMBERS(Cost in; Goods out; Number<1, 24> times = 1);
    static constexpr std::string_view text = "{in} -> {out}";
    static constexpr std::array when{Occasion::Use};

    ArgumentMistake mistake() const
    {
        const bool wild = std::any_of(in.wild.begin(), in.wild.end(), [](auto units) { return units > 0; });
        if (wild && times > 1) return {"times", "a recipe with wild inputs has \"times\" 1"};
        return {};
    }
};

inline Verdict check_first(const State& s, const Rules& rules, const operation::Convert& a, int times)
{
    if (can_pay(s.mover().stock, rules, a.in, times)) return allow();
    return refuse("MT-020: your stock does not hold all inputs");
}

inline void perform(State& s, const Rules& rules, const operation::Convert& a, const CarryOut& step, Sink auto&)
{
    if (!can_pay(s.mover().stock, rules, a.in, step.times)) return;  // MT-062, behind another operation
    begin_payment(s, rules, a.in, step.times, false);
    s.agenda.run_next({
        PayWild{},
        GainOutput{step.improvement, step.effect, step.operation, step.times},
    });
}

// MT-021: the outputs come once all inputs are paid.
inline void perform(State& s, const Rules& rules, GainOutput step, Sink auto& tell)
{
    gain(s, operation_asked(s, rules, step).as<operation::Convert>().out, step.times, card_asked(s, step), tell);
}

// `gain`: the output from the bank, once or as often as something is there.
struct operation::Gain {
    MEMBERS(Goods out; Per per = {});
    static constexpr std::string_view text = "gain {out}[ for {per}]";
    static constexpr std::array when{Occasion::Use, Occasion::OnHarvest, Occasion::OnBuild, Occasion::OnForage};
};

inline Verdict check_first(const State& s, const Rules&, const operation::Gain& a, int)
{
    return count_per(s, a.per) >= 1 ? allow() : refuse("MT-020: there is nothing to gain");
}

inline void perform(State& s, const Rules&, const operation::Gain& a, const CarryOut& step, Sink auto& tell)
{
    const int times = count_per(s, a.per);
    if (times > 0) gain(s, a.out, times, card_asked(s, step), tell);
}

// `gain_one`: one unit of a kind that the player chooses.
struct operation::GainOne {
    MEMBERS(Candidates from);
    static constexpr std::string_view text = "gain 1 unit of your choice";
    static constexpr std::array when{Occasion::Use, Occasion::OnHarvest, Occasion::OnBuild, Occasion::OnForage};
};

inline GoodSet kinds_to_choose(const State& s, const Rules& rules, const operation::GainOne& a)
{
    using Source = Candidates::Source;
    GoodSet kinds;
    if (a.from.source == Source::Terrain) {
        for (std::size_t i = 0; i < rules.terrains.size(); ++i)
            if (tiles_of(s.mover(), id_at<Terrain>(i)) >= a.from.min_tiles) kinds.insert(rules.terrains[i].resource);
        return kinds;
    }
    if (a.from.source == Source::Listed) return a.from.goods;
    for (std::size_t i = 0; i < rules.good_count(); ++i) {
        const Good good = id_at<Good>(i);
        const bool fits = a.from.source == Source::Harvested ? s.turn.harvested[good] > 0
                                                             : rules.tier(good) == 1 && s.turn.paid[good] > 0;
        if (fits) kinds.insert(good);
    }
    return kinds;
}

inline void choose_kind(State& s, const operation::GainOne&, Good good, CardId card, Sink auto& tell)
{
    Goods one{};
    one[good] = 1;
    gain(s, one, 1, card, tell);
}

}  // namespace tessera::market_trading
