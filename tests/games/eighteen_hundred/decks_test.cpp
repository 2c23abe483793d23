// The development decks (EH-015): what chance draws is exactly what the rule makes of the pools.
#include <gtest/gtest.h>

#include <set>

#include "tests/games/eighteen_hundred/tables.h"

namespace tessera::eighteen_hundred {
namespace {

using P = Play<Game>;
using Policies = std::set<CardId>;

// All sets of policies that EH-015 can put into the deck of era I, each as often as there are ways to it: one of each
// type, and so many of the others.
std::multiset<Policies> possible_policies(const Rules& rules, int count)
{
    std::array<std::vector<CardId>, card_types> by_type;
    std::vector<CardId> all;
    for (std::size_t i = 0; i < rules.cards.size(); ++i) {
        if (rules.cards[i].group != CardGroup::Policy || !rules.cards[i].in_era[1]) continue;
        by_type[rules.cards[i].type].push_back(id_at<CardId>(i));
        all.push_back(id_at<CardId>(i));
    }
    std::multiset<Policies> found;
    for (CardId a : by_type[0])
        for (CardId b : by_type[1])
            for (CardId c : by_type[2])
                for (unsigned more = 0; more < 1u << all.size(); ++more) {
                    Policies set;
                    for (std::size_t i = 0; i < all.size(); ++i)
                        if ((more >> i & 1) != 0) set.insert(all[i]);
                    if (set.contains(a) || set.contains(b) || set.contains(c)) continue;
                    set.insert({a, b, c});
                    if (static_cast<int>(set.size()) == count) found.insert(set);
                }
    return found;
}

bool holds_all(const Policies& set, const Policies& part)
{
    return std::includes(set.begin(), set.end(), part.begin(), part.end());
}

// EH-015
TEST(DevelopmentDeck, DrawsPoliciesAsLikelyAsTheyWerePutIn)
{
    const std::shared_ptr<const AnyGame> game = load();
    const Rules& rules = rules_of(*game);
    for (int seats : {2, 4, 8}) {
        State s = state_of(game->blank(Seats{seats}, "booms"));
        const std::multiset<Policies> sets = possible_policies(rules, s.development.policies);
        Rng rng(static_cast<std::uint64_t>(seats));
        Policies drawn;
        Silent tell;
        while (s.era == 1) {
            s.pool.clear();
            s.agenda.clear();
            s.agenda.run_next({ChooseDevelopmentCard{}});
            P::Chances chances;
            P::list_outcomes(s, rules, chances.distribution);
            const double share = static_cast<double>(s.development.policies) / cards_in_deck(s, rules);
            double fitting = 0;
            for (const Policies& set : sets) fitting += holds_all(set, drawn) ? 1 : 0;
            for (std::size_t i = 0; i < chances.distribution.size(); ++i) {
                const CardId card = unpack<DealCard>(chances.distribution[i]).card;
                if (rules[card].group != CardGroup::Policy) continue;
                Policies with = drawn;
                with.insert(card);
                double ways_to_it = 0;
                for (const Policies& set : sets) ways_to_it += holds_all(set, with) ? 1 : 0;
                const double expected = share * ways_to_it / fitting / s.development.policies;
                EXPECT_NEAR(chances.distribution.probability(i), expected, 1e-12) << seats << " " << rules[card].id;
            }
            const Action dealt = chances.distribution.sample(rng);
            const CardId card = unpack<DealCard>(dealt).card;
            if (rules[card].group == CardGroup::Policy) drawn.insert(card);
            s.agenda.clear();
            apply(s, rules, DealCard{card}, tell);
        }
    }
}

// EH-015, EH-R29
TEST(DevelopmentDeck, HasTheSizeOfTheTable)
{
    const std::shared_ptr<const AnyGame> game = load();
    const std::vector<int> sizes = {13, 16, 20, 23, 26, 28, 30};
    for (int seats = 2; seats <= 8; ++seats) {
        const State s = state_of(game->blank(Seats{seats}, "booms"));
        EXPECT_EQ(cards_in_deck(s, rules_of(*game)), sizes[static_cast<std::size_t>(seats - 2)]) << seats;
    }
}

// EH-013
TEST(HandDecks, HoldEightySixAdminAndFortyEightMilitaryCards)
{
    const std::shared_ptr<const AnyGame> game = load();
    const State s = state_of(game->blank(Seats{2}, "booms"));
    EXPECT_EQ(count_of(rules_of(*game), s.deck, HandDeck::Admin), 86);
    EXPECT_EQ(count_of(rules_of(*game), s.deck, HandDeck::Military), 48);
}

}  // namespace
}  // namespace tessera::eighteen_hundred
