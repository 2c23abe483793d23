// What the quick hand thinks of cards: which to take, where to put tokens, what to activate, which admin card to play.
// It counts in points of prosperity, guesses, and states no rule.
#pragma once

#include "games/eighteen_hundred/evaluation.h"

namespace tessera::eighteen_hundred {

// How many turns a player has after this one. About every turn draws a card from the deck; how many do not, the game so
// far tells.
inline float turns_to_come(const State& s, const Rules& rules)
{
    if (s.end_triggered) return 0;
    int left = cards_in_deck(s, rules), all = 0;
    for (std::size_t era = 0; era < eras; ++era) {
        const int size = rules.deck_sizes[era][s.players.size() - 2];
        all += size;
        if (era >= s.era) left += size;
    }
    constexpr float expected = 1.15f, trust = 10;
    const float for_a_card = (expected * trust + s.turns) / (trust + static_cast<float>(all - left));
    return for_a_card * static_cast<float>(left) / static_cast<float>(s.players.size());
}

class QuickCards {
public:
    QuickCards(const State& s, const Rules& rules, Seat seat, const Hand& hand)
        : s_(s), rules_(rules), seat_(seat), likings_(hand.likings), aim_(hand.aim_of(s.players[seat].ambition))
    {
        const bool developing = s.agenda.asks<ChooseDevelopment>();
        if (!developing && !s.agenda.asks<PlaceTokens>() && !s.agenda.asks<ActivateCards>()) return;
        turns_ = turns_to_come(s, rules);
        limit_ = place_limit(s, rules, seat);
        if (!developing) return;
        income_ = income_to_come();
        output_ = output_of(no_card);
    }

    // Tokens go where an activation brings most for each of them, in time.
    float liking_of_put(const Put& put) const
    {
        const Card& info = rules_[put.card];
        if (info.activation == no_list)
            return info.static_ops.contains(StaticOp::Collect)
                       ? likings_.collecting * std::min(1.0f, likings_.collecting_late * turns_)
                       : likings_.kept;
        const CardInPlay& card = s_.cards[place_of(s_, seat_, put.card, put.copy)];
        const int production = info.production - card.production, commerce = info.commerce - card.commerce;
        const int room = limit_ == 0 ? production : std::min(production, limit_ - card.placed);
        const bool now = room == production && production <= s_.mover().production && commerce <= s_.mover().commerce;
        const float later = limit_ == 0 ? 1.0f : static_cast<float>(production - room) / static_cast<float>(limit_);
        const float squares = info.production + likings_.commerce_square * info.commerce;
        const float filled = static_cast<float>(card.tokens()) / static_cast<float>(info.production + info.commerce);
        float liking = 0.2f + 12.0f * worth_of_activation(put.card) / squares * (1.0f + likings_.filled * filled);
        if (now)
            liking *= likings_.completes;
        else if (later > turns_)
            liking *= likings_.too_late;
        return meets(s_, rules_, seat_, info.need) ? liking : liking * likings_.need_unmet;
    }

    float liking_of_taking(CardId id) const
    {
        const Card& card = rules_[id];
        if (is_without_effect(s_, rules_, seat_, card)) return 0.05f;
        float more = output_of(id) - output_;
        if (!meets(s_, rules_, seat_, card.need)) more *= likings_.need_unmet;
        float liking = likings_.card_base + likings_.card_output * more * turns_ + standing_worth(id) +
                       likings_.card_on_play * glance_at(id).on_play +
                       likings_.card_food * static_cast<float>(card.route_food) +
                       likings_.card_production * static_cast<float>(card.route_production);
        if (card.route != no_route) liking += likings_.card_route;
        for (const CardInPlay& old : cards_of(s_, seat_))
            if (replaces(card, rules_[old.card])) liking -= likings_.card_replaced * standing_worth(old.card);
        return std::max(0.1f, liking);
    }

    float liking_of_activation(CardId card) const { return 0.3f + likings_.activation * worth_of_activation(card); }
    float liking_of_admin_card(HandCard card) const
    {
        return std::max(0.02f, likings_.admin_card * aim_.hand_cards[index_of(card)]);
    }
    float liking_of_discard(HandCard card) const
    {
        return 1.0f / (1.0f + likings_.keep_card * std::max(0.0f, aim_.hand_cards[index_of(card)]));
    }

private:
    struct Amounts {
        float production = 0, commerce = 0;
    };

    const CardGlance& glance_at(CardId card) const { return aim_.glances[index_of(card)]; }

    float worth_of_activation(CardId card) const
    {
        const float factory = std::min(1.0f, likings_.factory * turns_) + likings_.wish * aim_.wishes[Metric::Laborers];
        return glance_at(card).activation + glance_at(card).factories * factory;
    }

    // Each turn, with a part of what is in stock.
    Amounts income_to_come() const
    {
        const Income income = income_of(s_, rules_, seat_);
        const float booms = likings_.booms + likings_.others_booms * static_cast<float>(s_.players.size() - 1);
        return {
            static_cast<float>(income.production) + likings_.stock * s_.mover().production,
            static_cast<float>(income.commerce()) + likings_.stock * s_.mover().commerce +
                booms * (1.0f + static_cast<float>(commerce_of_cities(s_, rules_, controlled_by(s_, rules_, seat_))))};
    }

    // What a card collects each turn, as things are.
    Amounts collected_by(CardId card) const
    {
        Amounts sum;
        for (const Static& effect : rules_[card].statics) {
            if (effect.op != StaticOp::Collect) continue;
            float times = meets(s_, rules_, seat_, effect.need) ? 1.0f : likings_.need_unmet;
            if (effect.per != no_metric)
                times *= static_cast<float>(metric(s_, rules_, seat_, effect.per) + 1) / effect.each;
            const auto capped = [&](float amount) {
                return effect.cap > 0 ? std::min(amount, static_cast<float>(effect.cap)) : amount;
            };
            sum.production += capped(effect.production * times);
            sum.commerce += capped(effect.commerce * times);
        }
        return sum;
    }

    // What the cards make of a turn's income, with one more in its place.
    float output_of(CardId added) const
    {
        Outlets for_production, for_commerce;
        Amounts income = income_;
        const auto use = [&](CardId id) {
            const Card& info = rules_[id];
            if (info.activation == no_list || info.production + info.commerce == 0) return;
            const float worth = worth_of_activation(id);
            const int production = limit_ == 0 ? info.production : std::min<int>(limit_, info.production);
            if (info.commerce > 0)
                for_commerce.push_back({worth / info.commerce, static_cast<float>(info.commerce)});
            else
                for_production.push_back({worth / info.production, static_cast<float>(production)});
        };
        for (const CardInPlay& old : cards_of(s_, seat_)) {
            if (added == no_card || !replaces(rules_[added], rules_[old.card])) {
                use(old.card);
                continue;
            }
            const Amounts lost = collected_by(old.card);
            income.production -= lost.production;
            income.commerce -= lost.commerce;
        }
        if (added != no_card) {
            use(added);
            const Amounts won = collected_by(added);
            income.production += won.production + rules_[added].route_production;
            income.commerce += won.commerce;
        }
        return spend(for_production, std::max(0.0f, income.production)) +
               spend(for_commerce, std::max(0.0f, income.commerce));
    }

    // What a card is good for by lying there.
    float standing_worth(CardId card) const
    {
        return likings_.card_standing * glance_at(card).standing * std::min(1.0f, likings_.lasting * turns_) +
               likings_.card_collects * collected_by(card).commerce * std::min(1.0f, likings_.card_late * turns_) +
               glance_at(card).ambition;
    }

    const State& s_;
    const Rules& rules_;
    Seat seat_;
    const Likings& likings_;
    const Aim& aim_;
    float turns_ = 0;
    int limit_ = 0;  // EH-053: of production on a card in a turn; 0 is none
    Amounts income_;
    float output_ = 0;  // of the cards in play
};

}  // namespace tessera::eighteen_hundred
