// The promises that need the type of the game: evaluations, rollout policies, and no allocation while playing. They are
// checked for all rule sets and numbers of seats of a game, each game in a file of its own (`typed_test.cpp.in`).
#pragma once

#include "engine/json.h"
#include "engine/play.h"
#include "tests/conformance/conformance.h"
#include "tests/conformance/operations.h"
#include "tests/support/allocations.h"

namespace tessera::conformance {

// The described members of a struct must follow each other without a gap that could hold another one.
template <class T>
void expect_all_described()
{
    if constexpr (detail::IsFixedVector<T>::value || detail::IsStdArray<T>::value || detail::IsEnumArray<T>::value) {
        expect_all_described<typename T::value_type>();
    } else if constexpr (DescribedStruct<T> && !std::is_empty_v<T>) {
        const auto aligned = [](std::size_t place, std::size_t to) { return (place + to - 1) / to * to; };
        T value{};
        std::size_t end = 0;
        for_each_member(value, [&](std::string_view name, auto& member) {
            using Member = std::remove_reference_t<decltype(member)>;
            const auto place = static_cast<std::size_t>(reinterpret_cast<const char*>(&member) -
                                                        reinterpret_cast<const char*>(&value));
            EXPECT_EQ(place, aligned(end, alignof(Member)))
                << type_name<T>() << " has a member before \"" << name << "\" that is not described";
            end = place + sizeof member;
            expect_all_described<Member>();
        });
        EXPECT_EQ(sizeof(T), aligned(end, alignof(T))) << type_name<T>() << " ends in a member that is not described";
    }
}

template <Game G>
class TypedConformance : public testing::Test {
protected:
    using Playing = Play<G>;
    using State = typename G::State;
    using Rules = typename G::Rules;

    // Plays random games of each rule set with each number of seats, and shows the positions in which a seat decides.
    template <class Looking>
    void in_every_decision(Looking look)
    {
        for (const Subject& subject : all_subjects()) {
            const std::shared_ptr<const AnyGame> game = load(subject);
            if (game->game_id() != G::id) continue;
            const Rules& rules = *static_cast<const Rules*>(game->typed_rules());
            const int games = std::max(1, games_of_a_rule_set() / 20 / subject.siblings);
            for (int i = 0; i < games && !this->HasFailure(); ++i) {
                SCOPED_TRACE(subject.rule_set + ", " + std::to_string(subject.seats.count) + " seats, game " +
                             std::to_string(i));
                const std::uint64_t before = allocations_so_far();
                play(rules, subject.seats, Rng::for_task(11, static_cast<std::uint64_t>(i)), look);
                allocated_while_playing_ += allocations_so_far() - before;
            }
        }
    }

    std::uint64_t allocated_while_playing_ = 0;

private:
    template <class Looking>
    void play(const Rules& rules, Seats seats, Rng rng, Looking& look)
    {
        Silent tell;
        State s = Playing::new_game(rules, seats, tell);
        while (!Playing::is_over(s)) {
            if (Playing::decider_of(s).is_chance()) {
                Playing::carry_out(s, rules, Playing::sample_chance(s, rules, rng), tell);
                continue;
            }
            typename Playing::Choices choices;
            Playing::list_legal(s, rules, choices.list);
            look(s, rules, choices.list.all(), rng);
            Playing::carry_out(s, rules, choices.list[rng.below(choices.list.size())], tell);
        }
    }
};

TYPED_TEST_SUITE_P(TypedConformance);

// What is not described would be missing in saved games, in signatures and in the texts of actions.
TYPED_TEST_P(TypedConformance, EverythingIsDescribed)
{
    expect_all_described<typename TypeParam::State>();
    expect_all_described<typename TypeParam::View>();
    TypeParam::Verbs::for_each([]<class T>(TypeTag<T>) { expect_all_described<T>(); });
    TypeParam::Steps::for_each([]<class T>(TypeTag<T>) { expect_all_described<T>(); });
    boost::mp11::mp_for_each<boost::mp11::mp_transform<TypeTag, typename TypeParam::News>>(
        []<class T>(TypeTag<T>) { expect_all_described<T>(); });
}

// The bytes of an action may come from anywhere, and only two of them mean something to a bool: an enumerator serves.
TYPED_TEST_P(TypedConformance, VerbsHoldNoBool)
{
    TypeParam::Verbs::for_each([]<class Verb>(TypeTag<Verb>) {
        Verb verb{};
        for_each_member(verb, [](std::string_view name, auto& member) {
            EXPECT_FALSE((std::is_same_v<std::remove_reference_t<decltype(member)>, bool>))
                << "\"" << name << "\" of " << type_name<Verb>();
        });
    });
}

TYPED_TEST_P(TypedConformance, EvaluationsAreBetweenLostAndWon)
{
    using P = Play<TypeParam>;
    this->in_every_decision([](const auto& s, const auto& rules, auto, Rng&) {
        const Payoffs values = P::evaluation(s, rules);
        ASSERT_EQ(static_cast<int>(values.size()), P::seats_at(s).count);
        for (float value : values) {
            ASSERT_GE(value, 0.0f);
            ASSERT_LE(value, 1.0f);
        }
    });
}

TYPED_TEST_P(TypedConformance, PolicyMovesAreLegal)
{
    using P = Play<TypeParam>;
    this->in_every_decision([](const auto& s, const auto& rules, auto legal, Rng& rng) {
        ASSERT_LT(P::policy_choice(s, rules, legal, rng), legal.size());
        // A search asks about what it has not tried yet.
        const auto untried = legal.last(1 + rng.below(legal.size()));
        ASSERT_LT(P::policy_choice(s, rules, untried, rng), untried.size());
    });
}

// The same generator gives the same move of the policy, so that a search can be repeated.
TYPED_TEST_P(TypedConformance, PolicyMovesDependOnNothingButTheGenerator)
{
    using P = Play<TypeParam>;
    this->in_every_decision([](const auto& s, const auto& rules, auto legal, Rng& rng) {
        Rng same = rng;
        const auto copy = s;
        const std::size_t first = P::policy_choice(s, rules, legal, rng);
        ASSERT_EQ(P::policy_choice(copy, rules, legal, same), first);
    });
}

// Listing, checking, applying, sampling, evaluating: whole games without the heap.
TYPED_TEST_P(TypedConformance, PlayingAllocatesNothing)
{
    using P = Play<TypeParam>;
    int refused = 0;
    this->in_every_decision([&](const auto& s, const auto& rules, auto legal, Rng& rng) {
        refused += P::verdict_on(s, rules, legal[0]) ? 0 : 1;
        P::evaluation(s, rules);
        P::policy_choice(s, rules, legal, rng);
    });
    EXPECT_EQ(refused, 0);
    EXPECT_EQ(this->allocated_while_playing_, 0u);
}

TYPED_TEST_P(TypedConformance, EveryOperationIsCarriedOutByAScenario)
{
    if constexpr (requires { typename TypeParam::Operations; }) {
        const std::set<std::string> carried_out = operations_in_scenarios<TypeParam>();
        for (const std::string& word : operation_words<typename TypeParam::Operations>())
            EXPECT_TRUE(carried_out.contains(word))
                << "no scenario in tests/scenarios/" << TypeParam::id << " carries out \"" << word << "\"";
    }
}

REGISTER_TYPED_TEST_SUITE_P(TypedConformance, EverythingIsDescribed, EveryOperationIsCarriedOutByAScenario,
                            VerbsHoldNoBool, EvaluationsAreBetweenLostAndWon, PolicyMovesAreLegal,
                            PolicyMovesDependOnNothingButTheGenerator, PlayingAllocatesNothing);

}  // namespace tessera::conformance
