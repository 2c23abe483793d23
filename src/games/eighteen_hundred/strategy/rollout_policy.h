// The rollout policy, a sensible move at once: what pays now, tokens onto the best cards, settlers where they are fed.
#pragma once

#include <limits>
#include <span>

#include "games/eighteen_hundred/strategy/card_choices.h"

namespace tessera::eighteen_hundred {

// Who is asked: some questions name a seat, the others are the mover's.
inline Seat who_decides(const State& s)
{
    Seat seat = s.turn.seat;
    const Step top = s.agenda.top();
    Steps::visit(top.kind, [&]<class Asked>(TypeTag<Asked>) {
        if constexpr (requires(Asked asked) {
                          asked.seat;
                          typename Asked::answers;
                      })
            seat = unpack<Asked>(top).seat;
    });
    return seat;
}

// The weight of an action, against the others that are legal now.
class RolloutPolicy {
public:
    RolloutPolicy(const State& s, const Rules& rules, const PolicyVariant& variant)
        : s_(s),
          rules_(rules),
          seat_(who_decides(s)),
          weights_(variant.weights),
          aim_(variant.aim_of(s.players[seat_].ambition)),
          cards_(s, rules, seat_, variant)
    {
    }

    float action_weight(Action action) const
    {
        float liked = 1;
        Verbs::visit(action.kind, [&]<class Verb>(TypeTag<Verb>) {
            if constexpr (requires { of(unpack<Verb>(action)); }) liked = of(unpack<Verb>(action));
        });
        return liked;
    }

private:
    // Steps 1 to 5: booms, development, tokens, activation. Cards of the hand.

    float of(const Boom& a) const
    {
        return rules_.is_urban(a.province) ? commercial(a.province) : population(a.province);
    }
    float of(const Take& a) const { return cards_.weight_of_taking(s_.pool[index_of(a.place)]); }
    float of(const DrawAdmin&) const { return cards_.weight_of_drawing(); }
    float of(const Put& a) const { return cards_.weight_of_put(a); }
    float of(const Activate& a) const { return cards_.weight_of_activation(a.card); }
    float of(const EndStep&) const { return weights_.end_step; }
    float of(const PlayCard& a) const
    {
        if (s_.agenda.asks<PlayBattleCard>()) return of_battle_card(a.card);
        return rules_[a.card].timing == Timing::Turn ? cards_.weight_of_admin_card(a.card) : 3.0f;
    }
    float of(const DiscardCard& a) const { return cards_.weight_of_discard(a.card); }

    // What a boom brings its own side, less what it brings the others.
    float commercial(Province province) const
    {
        const auto own = static_cast<float>(boom_income(s_, rules_, seat_, province));
        float others = 0;
        for (std::size_t i = 0; i < s_.players.size(); ++i)
            if (id_at<Seat>(i) != seat_)
                others += static_cast<float>(boom_income(s_, rules_, id_at<Seat>(i), province));
        others *= weights_.others_boom / static_cast<float>(s_.players.size() - 1);
        return own > 0 ? std::max(0.1f, 0.5f + weights_.own_boom * own * own - others)
                       : std::max(0.05f, 0.3f - 0.1f * others);
    }
    float population(Province province) const
    {
        const Seat who = controller(s_, rules_, province);
        if (who == spectator) return 0.3f;
        const float size = rules_.constants.population_boom[s_.era - 1u];
        return who == seat_ ? 1.0f + weights_.population_boom * size : 0.08f;
    }

    // As many as it takes to win, and not the first one in vain.
    float of_battle_card(HandCard card) const
    {
        const bool attacking = attacks(s_, seat_);
        const int behind =
            battle_points(s_, rules_, !attacking) - battle_points(s_, rules_, attacking) + (attacking ? 1 : 0);
        if (behind <= 0) return 0.05f;
        return card_points(s_, rules_, {seat_, card, false}) >= behind ? 4.0f : 0.8f;
    }

    // Step 6: regiments.

    float of(const SelectRegiment&) const { return weights_.select_regiment; }
    float of(const Hold&) const { return weights_.hold; }
    float of(const Move& a) const
    {
        const auto asked = s_.agenda.top_as<CommandRegiment>();
        const Seat enemy = regiment_in(s_, a.to);
        const Seat master = controller(s_, rules_, a.to);
        float weight = rules_.is_urban(a.to) ? weights_.march_urban : weights_.march;
        if (master == seat_) weight *= weights_.march_own;
        if (master != spectator && master != seat_) weight *= weights_.march_hostile;
        if (s_.players[seat_].citizens_in(asked.province) == 0) weight *= weights_.march_leaving;
        if (enemy != spectator) {
            const int own = battle_points_of(s_, rules_, seat_, BattleRole::Attacker) +
                            hand_size(rules_, s_.players[seat_], HandDeck::Military);
            const int other = battle_points_of(s_, rules_, enemy, BattleRole::Defender) + 1 +
                              hand_size(rules_, s_.players[enemy], HandDeck::Military);
            weight *= own > other ? 1.5f : 0.1f;
        }
        return weight;
    }
    float of(const Convoy&) const { return 0.1f; }
    float of(const Pillage& a) const { return is_own(a.worker) ? weights_.own_harm : weights_.pillage; }
    float of(const PillageRoad&) const { return weights_.pillage; }
    float of(const Oppress& a) const { return is_own(a.owner) ? weights_.own_harm : weights_.oppress; }
    float of(const Massacre&) const { return 0.05f; }

    // Step 7: migration.

    float of(const MigrateFrom&) const { return weights_.migrate; }
    float of(const MigrateTo& a) const { return rules_.is_urban(a.province) ? weights_.to_urban : 1.0f; }
    float of(const Settle& a) const
    {
        const auto wished = [&](Metric what) { return weights_.settle_wish * aim_.wishes[what]; };
        if (a.improvement == Improvement::Farm) return weights_.settle_farm + wished(Metric::Farmers);
        const float own = weights_.settle_among_own * static_cast<float>(s_.mover().citizens_in(a.province));
        if (a.improvement == Improvement::Factory) return weights_.settle_factory + own + wished(Metric::Laborers);
        int bourgeois = 1;
        for (const Player& player : s_.players) bourgeois += player.bourgeois[a.province];
        const Constants& c = rules_.constants;
        float weight = weights_.settle_town + own + wished(Metric::Cities);
        if (bourgeois == c.city_min || bourgeois == c.metropolis_min) weight += weights_.settle_city;
        // Whoever wants a Metropolis goes where most live already, until it is one.
        if (bourgeois <= c.metropolis_min)
            weight += wished(Metric::Metropolises) * static_cast<float>(bourgeois) / c.metropolis_min;
        return weight;
    }
    float of(const SettleFrom& a) const
    {
        return s_.mover().citizens_in(a.province) > 1 ? 1.0f : weights_.settler_leaves;
    }

    // Choices inside effects.

    float of(const PickProvince& a) const
    {
        if (s_.agenda.asks<ChooseRoadEnd>()) return of_road_end(a.province);
        return s_.agenda.asks<ChooseProvince>() ? of_effect_in(a.province) : 1.0f;
    }
    float of(const PickCard& a) const
    {
        const CardId card = s_.pool[index_of(a.place)];
        return operation_asked(rules_, s_.agenda.top_as<ChoosePool>()).is<operation::TakeCard>()
                   ? cards_.weight_of_taking(card)
                   : cards_.weight_of_removing(card);
    }
    float of(const Skip&) const { return 0.05f; }
    float of(const Destroy& a) const { return is_own(a.worker) ? weights_.own_harm : 1.0f; }
    float of(const CallStrike& a) const { return a.seat == seat_ ? weights_.own_harm : 1.0f; }
    float of(const BreakRoute& a) const { return a.seat == seat_ ? weights_.own_harm : 1.0f; }
    float of(const EndAgreement& a) const { return a.first == seat_ || a.second == seat_ ? weights_.own_harm : 1.0f; }
    float of(const Accept&) const { return weights_.accept + weights_.wish * aim_.wishes[Metric::FreeTradeAgreements]; }
    float of(const LoseProsperity&) const { return weights_.lose_prosperity; }

    bool is_own(Owner owner) const { return owner == owner_of(seat_); }

    float of_road_end(Province end) const
    {
        const Player& player = s_.players[seat_];
        if (player.citizens_in(end) == 0) return 0.05f;
        return rules_.is_urban(end) ? 1.55f : 0.65f + player.employed[end];
    }
    float of_effect_in(Province province) const
    {
        const Player& player = s_.players[seat_];
        const auto citizens = static_cast<float>(player.citizens_in(province));
        const float urban = rules_.is_urban(province) ? 1.0f : 0.0f;
        const Operation& asking = operation_asked(rules_, s_.agenda.top_as<ChooseProvince>());
        if (asking.is<operation::BuildRoad>()) return of_road_end(province);
        if (asking.is<operation::BuildFactory>() || asking.is<operation::BuildFarm>())
            return 1.0f + weights_.build_near_own * citizens +
                   (player.peasants[province] > 0 ? weights_.build_near_peasants : 0.0f);
        if (asking.is<operation::AddPeasant>())
            return 1.0f + weights_.peasant_urban * urban + weights_.peasant_lonely / (1.0f + citizens);
        if (asking.is<operation::PlaceRegiment>() || asking.is<operation::RaiseRegiment>())
            return 1.0f + weights_.regiment_front * front_of(province) + weights_.regiment_urban * urban;
        if (asking.is<operation::Convert>())
            return 1.0f + weights_.convert_urban * urban +
                   (controls(s_, rules_, seat_, province) ? 0.0f : weights_.convert_gains);
        if (asking.is<operation::CommercialBoom>())
            return 1.0f + static_cast<float>(boom_income(s_, rules_, seat_, province));
        return 1.0f;
    }
    // What there is to march into.
    float front_of(Province province) const
    {
        float front = 0;
        for (Province next : rules_.land[index_of(province)])
            if (!controls(s_, rules_, seat_, next)) front += rules_.is_urban(next) ? 2.0f : 1.0f;
        return front;
    }

    const State& s_;
    const Rules& rules_;
    Seat seat_;
    const PolicyWeights& weights_;
    const Aim& aim_;
    CardChoices cards_;
};

// Where the weights alone err most, against what the evaluation would choose: where effects take place, and whom to
// send where, regiments and migrants alike. Cards and tokens they judge better.
inline bool uses_one_ply(const State& s)
{
    const auto kind = s.agenda.top().kind;
    return kind == Steps::index<CommandRegiments>() || kind == Steps::index<CommandRegiment>() ||
           kind == Steps::index<ChooseProvince>() || kind == Steps::index<ChooseRoadEnd>() ||
           kind == Steps::index<MigratePeasants>() || kind == Steps::index<ChooseDestination>();
}

// Roads are built from where one's own people live: most others connect nobody, and there are very many.
inline bool uses_one_ply(const State& s, const Rules& rules, Action action)
{
    if (!s.agenda.asks<ChooseProvince>() || action.kind != Verbs::index<PickProvince>()) return true;
    const auto asked = s.agenda.top_as<ChooseProvince>();
    if (!operation_asked(rules, asked).is<operation::BuildRoad>()) return true;
    return s.players[asked.seat].citizens_in(unpack<PickProvince>(action).province) > 0;
}

// Near the end playing on tells how to make the most of the last turns. Earlier, what the others do drowns most of the
// difference (docs/playtests/1800.md), and the policy does as well by itself.
inline bool compares_by_rollouts(const State& s, const Rules& rules) { return cards_to_come(s, rules) < 5; }

// Luck is the same in rollouts that are compared as long as the same turn is played.
inline bool is_quiet(const State& s) { return s.agenda.asks<ChooseBoom>() && s.turn.boomed.empty(); }

// How clearly each has won or lost: four points of prosperity more than the best of the others are a good lead.
inline Payoffs rollout_payoffs(const State& s, const Rules& rules)
{
    Payoffs clear(Seats{static_cast<int>(s.players.size())});
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        int best_other = std::numeric_limits<int>::min();
        for (std::size_t k = 0; k < s.players.size(); ++k)
            if (k != i) best_other = std::max(best_other, score(s, rules, id_at<Seat>(k)));
        const auto ahead = static_cast<float>(score(s, rules, id_at<Seat>(i)) - best_other);
        clear[i] = 1.0f / (1.0f + std::exp(-ahead / 4.0f));
    }
    return clear;
}

// The action of the greatest weight, uniformly at random among equals.
inline std::size_t rollout_policy(const State& s, const Rules& rules, std::span<const Action> legal, Rng& rng,
                                  int variant = 0)
{
    const RolloutPolicy policy(s, rules, rules.variants[static_cast<std::size_t>(variant)]);
    std::size_t best = 0;
    float most = -1;
    std::uint32_t equals = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const float liked = policy.action_weight(legal[i]);
        if (liked < most) continue;
        equals = liked > most ? 1 : equals + 1;
        most = liked;
        if (rng.below(equals) == 0) best = i;
    }
    return best;
}

}  // namespace tessera::eighteen_hundred
