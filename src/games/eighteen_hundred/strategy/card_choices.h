// What the rollout policy makes of cards: which to take, where to put tokens, what to activate, which admin card to
// play. It counts in points of prosperity, guesses, and states no rule.
#pragma once

#include <limits>

#include "games/eighteen_hundred/strategy/economy.h"

namespace tessera::eighteen_hundred {

class CardChoices {
public:
    CardChoices(const State& s, const Rules& rules, Seat seat, const PolicyVariant& variant)
        : s_(s), rules_(rules), seat_(seat), weights_(variant.weights), aim_(&variant.aim_of(s.players[seat].ambition))
    {
        const bool from_pool = s.agenda.asks<ChooseDevelopment>() || s.agenda.asks<ChoosePool>();
        if (!from_pool && !s.agenda.asks<PlaceTokens>() && !s.agenda.asks<ActivateCards>()) return;
        turns_ = turns_to_come(s, rules, weights_);
        if (is_fulfilled()) aim_ = &variant.aims.back();
        if (!from_pool) {
            limit_ = place_limit(s, rules, seat);
            return;
        }
        own_ = Economy(s, rules, seat, weights_, *aim_, turns_);
        output_ = own_.output_of();
        for (std::size_t i = 0; i < s.players.size(); ++i) {
            if (id_at<Seat>(i) == seat) continue;
            const Economy rival(s, rules, id_at<Seat>(i), weights_, variant.aims.back(), turns_);
            rivals_.push_back({rival, rival.output_of()});
        }
        ambition_ = eagerness();
        if (variant.models.empty()) return;
        models_ = &variant.models.at(s.players.size());
        if_taking_ = features_of_taking();
    }

    // Tokens go where an activation brings most for each of them, in time.
    float weight_of_put(const Put& put) const
    {
        const Card& info = rules_[put.card];
        if (info.activation == no_list)
            return info.static_ops.contains(StaticOp::Collect)
                       ? weights_.collecting * std::min(1.0f, weights_.collecting_late * turns_)
                       : weights_.kept;
        const CardInPlay& card = s_.cards[place_of(s_, seat_, put.card, put.copy)];
        const int production = info.production - card.production, commerce = info.commerce - card.commerce;
        const int room = limit_ == 0 ? production : std::min(production, limit_ - card.placed);
        const bool now = room == production && production <= s_.mover().production && commerce <= s_.mover().commerce;
        const float later = limit_ == 0 ? 1.0f : static_cast<float>(production - room) / static_cast<float>(limit_);
        const float squares = info.production + weights_.commerce_square * info.commerce;
        const float filled = static_cast<float>(card.tokens()) / static_cast<float>(info.production + info.commerce);
        float weight = 0.2f + 12.0f * worth_of(put.card) / squares * (1.0f + weights_.filled * filled);
        if (now)
            weight *= weights_.completes;
        else if (later > turns_)
            weight *= weights_.too_late;
        return meets(s_, rules_, seat_, info.need) ? weight : weight * weights_.need_unmet;
    }

    float weight_of_taking(CardId id) const
    {
        const float weight = estimated_weight(id);
        return models_ == nullptr ? weight
                                  : std::max(0.0f, weight + predict(models_->taking[index_of(id)], if_taking_));
    }

    // A card is removed because another could use it, unless it could be taken first.
    float weight_of_removing(CardId id) const
    {
        const float of_others = 1.0f + weights_.card_output * missed_by_rivals(id) * turns_;
        if (!clock_of(s_, rules_).development_to_come) return of_others;
        return std::max(0.1f, of_others - estimated_weight(id));
    }

    // An admin card, and a game that lasts a turn longer: so much of one of one's own.
    float weight_of_drawing() const
    {
        const float weight = weights_.draw_admin + weights_.prolong / static_cast<float>(s_.players.size());
        return models_ == nullptr ? weight : std::max(0.0f, weight + predict(models_->drawing, features_of_drawing()));
    }

    float weight_of_activation(CardId card) const
    {
        return finds_something(card) ? 0.3f + weights_.activation * worth_of(card) : 0.0f;
    }
    float weight_of_admin_card(HandCard card) const
    {
        return std::max(0.02f, weights_.admin_card * aim_->hand_cards[index_of(card)]);
    }
    float weight_of_discard(HandCard card) const
    {
        return 1.0f / (1.0f + weights_.keep_card * std::max(0.0f, aim_->hand_cards[index_of(card)]));
    }

private:
    // What takes a card from the pool needs one there that is good for something.
    bool finds_something(CardId card) const
    {
        for (const Operation& operation : rules_[rules_[card].activation].operations) {
            if (!operation.is<operation::TakeCard>()) continue;
            const CardKind kind = operation.as<operation::TakeCard>().kind;
            for (CardId open : s_.pool)
                if (rules_[open].kind == kind && !is_without_effect(s_, rules_, seat_, rules_[open])) return true;
            return false;
        }
        return true;
    }

    const CardEstimate& estimate_of(CardId card) const { return aim_->estimates[index_of(card)]; }

    float worth_of(CardId card) const { return worth_of_activation(weights_, *aim_, card, turns_); }

    float estimated_weight(CardId id) const
    {
        const Card& card = rules_[id];
        if (is_without_effect(s_, rules_, seat_, card)) return 0.05f;
        float more = own_.output_of(id) - output_;
        if (!meets(s_, rules_, seat_, card.need)) more *= weights_.need_unmet;
        float weight = weights_.card_base + weights_.card_output * more * turns_ + standing_worth(id) +
                       ambition_ * estimate_of(id).ambition + weights_.card_on_play * estimate_of(id).on_play +
                       weights_.card_food * static_cast<float>(card.route_food) +
                       weights_.card_production * static_cast<float>(card.route_production);
        if (card.route != no_route) weight += weights_.card_route;
        for (const CardInPlay& old : cards_of(s_, seat_))
            if (replaces(card, rules_[old.card]))
                weight -=
                    weights_.card_replaced * standing_worth(old.card) + ambition_ * estimate_of(old.card).ambition;
        return std::max(0.1f, weight) + weights_.deny * missed_by_rivals(id) * turns_;
    }

    // What the one of the others who could use a card best would make more of a turn with it.
    float missed_by_rivals(CardId id) const
    {
        float most = 0;
        for (const Rival& rival : rivals_) most = std::max(most, rival.economy.output_of(id) - rival.output);
        return most;
    }

    // The order of these is that of the weights in `trained_models.cpp`; the divisors make all of them about as large.
    Features features_of_taking() const
    {
        int squares = 0;
        for (const CardInPlay& card : cards_of(s_, seat_))
            if (rules_[card.card].activation != no_list) squares += rules_[card.card].commerce;
        const float turns = turns_ / 10.0f, commerce = own_.commerce() / 4.0f;
        return {1.0f, turns, commerce, commerce * turns, static_cast<float>(squares) / 8.0f * turns};
    }
    Features features_of_drawing() const
    {
        float strongest = 0;
        for (const Rival& rival : rivals_) strongest = std::max(strongest, rival.output);
        int most = std::numeric_limits<int>::min();
        for (std::size_t i = 0; i < s_.players.size(); ++i)
            if (id_at<Seat>(i) != seat_) most = std::max<int>(most, s_.players[i].prosperity);
        const float turns = turns_ / 10.0f, ahead = static_cast<float>(s_.players[seat_].prosperity - most);
        const bool sweeps = s_.idle_turns + 1u >= s_.players.size();
        return {1.0f, turns, (output_ - strongest) / 2.0f * turns, ahead / 10.0f, sweeps ? 1.0f : 0.0f};
    }

    // The ambition brings all that it can, and asks nobody to stay within limits.
    bool is_fulfilled() const
    {
        const AmbitionId ambition = s_.players[seat_].ambition;
        if (ambition == no_ambition) return false;
        const Ambition& asked = rules_.ambitions[index_of(ambition)];
        for (const ScoringPart& part : asked.parts)
            if (!part.limit.empty()) return false;
        return ambition_bonus(s_, rules_, seat_, ambition) >= asked.cap;
    }

    // How much the ambition matters: more when the end is near.
    float eagerness() const { return 1.0f + weights_.wish_late / (1.0f + turns_); }

    // What a card is good for by lying there.
    float standing_worth(CardId card) const
    {
        return weights_.card_standing * estimate_of(card).standing * std::min(1.0f, weights_.lasting * turns_) +
               weights_.card_collects * own_.commerce_collected_by(card) * std::min(1.0f, weights_.card_late * turns_);
    }

    const State& s_;
    const Rules& rules_;
    Seat seat_;
    const PolicyWeights& weights_;
    const Aim* aim_;
    float turns_ = 0;
    int limit_ = 0;  // EH-053: of production on a card in a turn; 0 is none
    Economy own_;
    float output_ = 0;  // of the cards in play
    struct Rival {
        Economy economy;
        float output;
    };
    FixedVector<Rival, max_players> rivals_;
    float ambition_ = 0;
    const CardModels* models_ = nullptr;  // none for a variant that was not trained
    Features if_taking_{};
};

}  // namespace tessera::eighteen_hundred
