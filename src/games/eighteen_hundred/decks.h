// The development decks, the pool and the display: EH-014 to EH-016, EH-042, EH-050, EH-057. Decks have no order; what
// chance can draw follows from what has been seen.
#pragma once

#include "games/eighteen_hundred/hand.h"

namespace tessera::eighteen_hundred {

// Province cards.

// EH-042: an empty deck is made of its discards.
inline void perform(State& s, const Rules& rules, RefillDisplay, Sink auto&)
{
    if (s.display.size() >= rules.constants.province_display) return;
    if (s.province_deck.empty()) std::swap(s.province_deck, s.province_discard);
    if (s.province_deck.empty()) return;
    s.agenda.run_next({ChooseProvinceCard{}, RefillDisplay{}});
}

inline void outcomes(const State& s, const Rules&, Outcomes<TurnUp>& out)
{
    for (Province province : s.province_deck) out.add({province});
}

inline void apply(State& s, const Rules&, TurnUp a, Sink auto& tell)
{
    s.province_deck.erase(a.province);
    s.display.push_back(a.province);
    tell(ProvinceTurnedUp{a.province});
}

// Development cards.

inline int cards_in_deck(const State& s, const Rules& rules)
{
    int cards = s.development.policies + s.development.variety;
    for (std::size_t i = 0; i < max_cards; ++i) cards += s.development.left.items[i] * rules.fixed.items[i];
    return cards;
}

// In all eras: the game ends with the last of them (EH-057).
inline int cards_to_come(const State& s, const Rules& rules)
{
    if (s.end_triggered) return 0;
    int cards = cards_in_deck(s, rules);
    for (std::size_t era = s.era; era < eras; ++era) cards += rules.deck_sizes[era][s.players.size() - 2];
    return cards;
}

// EH-015: technologies and core cards in their numbers, so many policies, and variety cards up to the size.
inline void begin_era(State& s, const Rules& rules, std::uint8_t era, Sink auto& tell)
{
    s.era = era;
    s.development = {};
    const std::size_t players = s.players.size() - 2;
    int fixed = 0;
    for (std::size_t i = 0; i < rules.cards.size(); ++i) {
        const Card& card = rules.cards[i];
        if (!card.in_era[era]) continue;
        s.development.left.items[i] = card.is_fixed() ? card.copies[era - 1u][players] : 1;
        if (card.is_fixed()) fixed += card.copies[era - 1u][players];
    }
    const std::uint8_t size = rules.deck_sizes[era - 1u][players];
    s.development.policies = rules.deck_policies[players];
    s.development.variety = static_cast<std::uint8_t>(size - fixed - s.development.policies);
    tell(EraBegan{era, size});
}

// Ways to choose k of n.
inline double ways(int n, int k)
{
    double product = 1;
    for (int i = 0; i < k; ++i) product = product * (n - i) / (i + 1);
    return k > n ? 0 : product;
}

// The chance that the next policy is of each type. EH-015 takes one of each type and the rest from what is left, so
// that a set of policies is as likely as there are ways to single out one of each type in it: with a drawn and b still
// to come of a type, a + b ways.
inline std::array<double, card_types> next_policy_type(const State& s, const std::array<int, card_types>& open)
{
    const DevelopmentDeck& deck = s.development;
    std::array<double, card_types> of_type{};
    double all = 0;
    const auto weight = [&](std::size_t type, int b) { return ways(open[type], b) * (deck.policies_drawn[type] + b); };
    for (int b0 = 0; b0 <= deck.policies; ++b0)
        for (int b1 = 0; b0 + b1 <= deck.policies; ++b1) {
            const int b2 = deck.policies - b0 - b1;
            const double chance = weight(0, b0) * weight(1, b1) * weight(2, b2);
            of_type[0] += chance * b0;
            of_type[1] += chance * b1;
            of_type[2] += chance * b2;
            all += chance * deck.policies;
        }
    for (double& chance : of_type) chance = all > 0 ? chance / all : 0;
    return of_type;
}

inline void outcomes(const State& s, const Rules& rules, Outcomes<DealCard>& out)
{
    const DevelopmentDeck& deck = s.development;
    const double cards = cards_in_deck(s, rules);
    std::array<int, card_types> policies{};
    int variety = 0;
    for (std::size_t i = 0; i < rules.cards.size(); ++i) {
        if (deck.left.items[i] == 0) continue;
        if (rules.cards[i].group == CardGroup::Policy) ++policies[rules.cards[i].type];
        if (rules.cards[i].group == CardGroup::Variety) ++variety;
    }
    std::array<double, card_types> types{};
    if (deck.policies > 0) types = next_policy_type(s, policies);
    for (std::size_t i = 0; i < rules.cards.size(); ++i) {
        if (deck.left.items[i] == 0) continue;
        const Card& card = rules.cards[i];
        double chance = deck.left.items[i];
        if (card.group == CardGroup::Policy) chance = deck.policies * types[card.type] / policies[card.type];
        if (card.group == CardGroup::Variety) chance = static_cast<double>(deck.variety) / variety;
        if (chance > 0) out.add({id_at<CardId>(i)}, chance / cards);
    }
}

// EH-057
inline void trigger_end(State& s, const Rules& rules, Sink auto& tell)
{
    if (s.end_triggered) return;
    s.end_triggered = true;
    tell(EndTriggered{s.turns});
    if (rules.end_timing != EndTiming::Immediate) return;
    s.agenda.clear();
    s.agenda.run_next({FinalScoring{}});
}

inline void apply(State& s, const Rules& rules, DealCard a, Sink auto& tell)
{
    DevelopmentDeck& deck = s.development;
    --deck.left[a.card];
    if (rules[a.card].group == CardGroup::Policy) {
        --deck.policies;
        ++deck.policies_drawn[rules[a.card].type];
    }
    if (rules[a.card].group == CardGroup::Variety) --deck.variety;
    s.pool.push_back(a.card);
    tell(CardDealt{a.card});
    if (cards_in_deck(s, rules) > 0) return;
    if (s.era < eras) return begin_era(s, rules, static_cast<std::uint8_t>(s.era + 1), tell);  // EH-050
    if (!rules.ends_with_empty_pool) trigger_end(s, rules, tell);
}

// EH-050: from an empty deck of era III nothing is drawn.
inline void perform(State& s, const Rules& rules, RefillPool, Sink auto& tell)
{
    if (cards_in_deck(s, rules) > 0) return s.agenda.run_next({ChooseDevelopmentCard{}});
    if (s.pool.empty()) trigger_end(s, rules, tell);
}

inline void perform(State& s, const Rules& rules, FillPool, Sink auto&)
{
    if (s.pool.size() < rules.constants.development_pool) s.agenda.run_next({RefillPool{}, FillPool{}});
}

}  // namespace tessera::eighteen_hundred
