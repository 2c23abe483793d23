// The policy, a sensible move at once: hire where work pays and growth goes on, buy knowledge, build the best
// project or the units that a campaign lacks, guard what is threatened, march on what can be taken. Guesses again; no
// rule is stated here.
#pragma once

#include <optional>

#include "games/temples_and_swords/strategy/campaigns.h"
#include "games/temples_and_swords/strategy/evaluation.h"

namespace tessera::temples_and_swords {

// One quick look at the position, shared by all actions of a decision.
class Policy {
public:
    Policy(const State& s, const Rules& rules, const Tuned& tuned, std::size_t variant)
        : s_(s), rules_(rules), tuned_(tuned), weights_(tuned.variants[variant])
    {
    }

    // The weight of an action, above 0.
    float weight(Action action) const
    {
        float out = 1.0f;
        Verbs::visit(action.kind, [&]<class Verb>(TypeTag<Verb>) { out = of(unpack<Verb>(action)); });
        return std::max(out, 0.001f);
    }

private:
    template <class Verb>
    float of(const Verb&) const
    {
        return 1.0f;
    }

    float of(const Start& a) const
    {
        int value = 0;
        for (Hex next : rules_.neighbours[index_of(a.hex)])
            if (is_hex(s_, next)) value += capacity_of(s_, rules_, next);
        return std::exp(0.25f * static_cast<float>(value));
    }

    float of(const End&) const
    {
        if (s_.agenda.asks<ChooseBuildHex>()) return 0.01f;
        if (s_.agenda.asks<ChooseMove>()) return 3.0f;
        if (s_.agenda.asks<ChooseHire>()) return weights_.hire_nobody;  // whoever hires starves the growth
        return 1.0f;
    }

    float of(const Hire& a) const
    {
        const float wage = weights_.wage * means().wage;
        const float density = best_density(s_, rules_, tuned_, s_.mover(), a.hex, outlook());
        const float recruits = campaigns().recruits_worth(a.hex);
        if (recruits > density) return (recruits - wage) * weights_.spare_hand;
        // With two basic populations left of three the hex still grows.
        const bool spare = hands_to_spare(s_, rules_, a.hex) > 0;
        const float work = std::max(0.0f, density - wage) * (spare ? weights_.spare_hand : weights_.needed_hand);
        return work + (needs_guard(a.hex) ? weights_.guard : 0.0f);
    }

    float of(const HireCount& a) const
    {
        const Hex hex = s_.agenda.top_as<ChooseHireCount>().hex;
        const auto laborers = static_cast<float>(a.laborers);
        if (wants_recruits(hex)) return 1.0f + laborers;
        if (needs_guard(hex)) return a.laborers >= 2 ? 2.0f : 1.0f;
        return a.laborers <= std::max(1, hands_to_spare(s_, rules_, hex)) ? 0.5f + laborers : 0.3f;
    }

    float of(const Dismiss&) const { return 1.0f; }

    float of(const Disband& a) const { return needs_guard(a.hex) ? 0.1f : 1.0f; }

    float of(const BuyRolls& a) const
    {
        const int price = price_of(rolls_on_sale(s_, rules_, s_.mover()), a.rolls);
        const auto rolls = static_cast<float>(a.rolls);
        return std::exp(weights_.rolls * rolls - weights_.roll_price * means().wage * static_cast<float>(price));
    }

    float of(const Keep&) const { return 0.01f; }
    float of(const RollChart&) const { return 3.0f; }
    float of(const Copy& a) const { return 0.3f * advance_weight(a.advance); }
    float of(const PickAdvance& a) const { return advance_weight(a.advance); }

    float of(const Move& a) const
    {
        if (a.unit == rules_.slave) return 0.05f;
        const float stay = needs_guard(a.hex) ? weights_.home * hex_worth(s_, rules_, tuned_, a.hex, outlook()) : 0.0f;
        return campaigns().goal_from(a.hex).worth - stay > weights_.march ? 6.0f : 0.15f;
    }

    // Closer to the goal, rather together with others, and rather over one's own land.
    float of(const MoveTo& a) const
    {
        const Hex from = s_.agenda.top_as<ChooseTarget>().hex;
        const Campaigns::Goal goal = campaigns().goal_from(from);
        if (goal.worth <= 0) return needs_guard(a.hex) ? 2.3f : 0.3f;
        const int closer = rules_.distance(from, goal.hex) - rules_.distance(a.hex, goal.hex);
        return 2.0f + static_cast<float>(closer) + (fighters_at(s_.mover(), rules_, a.hex) > 0 ? 0.5f : 0.0f) +
               (is_own(s_, a.hex) ? 0.1f : 0.0f);
    }

    float of(const MoveCount& a) const { return static_cast<float>(a.units); }

    float of(const Attack& a) const
    {
        const Units& units = s_.mover().units[a.hex];
        const Prospect prospect = prospect_of(s_, rules_, tuned_, s_.turn.seat, a.defender, a.hex,
                                              count(units, rules_.fighters), units, outlook());
        return prospect.gain + weights_.rivalry * prospect.loss > weights_.strike ? 20.0f : 0.1f;
    }

    float of(const Commit& a) const { return a.units == 0 ? 0.05f : static_cast<float>(a.units * a.units); }
    float of(const UseUnit&) const { return 4.0f; }
    float of(const Lose& a) const { return a.unit == UnitKind{0} ? 3.0f : 1.0f; }
    float of(const FightOn&) const
    {
        const int attackers = force_size(s_, rules_, Side::Attacker);
        const int defenders = force_size(s_, rules_, Side::Defender);
        return attackers >= defenders ? 4.0f : 0.4f;
    }
    float of(const Capture&) const { return 8.0f; }
    float of(const Enslave& a) const { return 1.0f + static_cast<float>(a.populations); }

    float of(const Work& a) const
    {
        const Hex hex = s_.agenda.top_as<ChooseWork>().hex;
        const int missing = missing_points(s_, rules_, hex, a.item);
        const bool most = a.points == std::min<int>(missing, s_.turn.points[hex]);
        if (!most) return 0.005f;
        if (!is_project(a.item)) return weight_of_unit(hex, kind_of(a.item));
        const float worth = project_worth(s_, rules_, tuned_, s_.mover(), hex, project_of(a.item), outlook());
        const float density = worth / static_cast<float>(cost_of(rules_, s_.mover(), a.item));
        const float begun = static_cast<float>(s_.hexes[hex].progress[a.item]);
        return std::exp(1.5f * density) * (1.0f + weights_.begun * begun);
    }

    // The best kind, where units are wanted more than anything else or not at all.
    float weight_of_unit(Hex hex, UnitKind kind) const
    {
        const float skill = 0.01f * static_cast<float>(rules_[kind].dice[Side::Attacker] + rules_[kind].movements);
        if (needs_guard(hex)) return 10000.0f + skill;
        const float recruits = campaigns().recruits_worth(hex);
        return recruits > 0 ? std::exp(1.5f * recruits) * (1.0f + skill) : 0.1f;
    }

    float of(const Done&) const { return 0.001f; }

    float of(const MigrateTo& a) const
    {
        const bool settled = is_own(s_, a.hex);
        const bool grass = terrain_of(s_, a.hex) == Terrain{0};
        return (settled ? 1.0f : 5.0f) * (grass ? 3.0f : 1.0f);
    }

    float advance_weight(Advance advance) const
    {
        const Player& player = s_.mover();
        const int cities = copies_of(s_, player, rules_.city);
        const float worth = tuned_.weights.point * static_cast<float>(rules_[advance].effects.points) +
                            use_of(rules_, advance, cities, 0, outlook());
        return std::exp(0.5f * (worth - tuned_.weights.point));
    }

    // Does an enemy stand near a hex that too few defend?
    bool needs_guard(Hex hex) const
    {
        if (s_.hexes[hex].populations == 0 || !is_own(s_, hex)) return false;
        int enemies = 0;
        for (const Player& player : s_.players) {
            if (&player == &s_.mover()) continue;
            enemies += fighters_at(player, rules_, hex);
            for (Hex next : rules_.neighbours[index_of(hex)]) enemies += fighters_at(player, rules_, next);
        }
        return enemies > fighters_at(s_.mover(), rules_, hex);
    }

    bool wants_recruits(Hex hex) const
    {
        return campaigns().recruits_worth(hex) > best_density(s_, rules_, tuned_, s_.mover(), hex, outlook());
    }

    struct Means {
        Outlook outlook;
        float wage = 1;  // how much a gold at hand means to the mover
    };

    // What the mover has to go on with, worked out when somebody asks: who settles new land does not.
    const Means& means() const
    {
        if (means_) return *means_;
        const Sums sums = sums_of(s_, rules_, s_.mover());
        const float spendable = spendable_gold(s_.mover(), sums.populations, sums.cities);
        means_ = {.outlook = outlook_for(tuned_, weights_.far_sighted * turns_left(s_, rules_),
                                         rate_of_income(sums.income, spendable)),
                  .wage = static_cast<float>(s_.mover().gold) <= spendable ? 1.0f : 0.3f};
        return *means_;
    }
    const Outlook& outlook() const { return means().outlook; }

    const Campaigns& campaigns() const
    {
        if (!campaigns_) campaigns_.emplace(s_, rules_, tuned_, s_.turn.seat, weights_, outlook());
        return *campaigns_;
    }

    const State& s_;
    const Rules& rules_;
    const Tuned& tuned_;
    const PolicyWeights& weights_;
    mutable std::optional<Means> means_;
    mutable std::optional<Campaigns> campaigns_;
};

}  // namespace tessera::temples_and_swords
