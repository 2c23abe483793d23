// What a game is. Read this first; `tests/games/dice_race/game.h` is the smallest complete example, and
// docs/adding-a-game.md walks through it.
//
// A game is a sequence of decisions. At any moment exactly one decider acts: a seat, chance, or nobody, because the
// game is over. The decider picks one action out of a finite list, and applying it leads to the next decision.
//
// The pieces that a game brings, as members of its front door `struct Game`:
//
//     id            std::string_view, the name of the game's folder under content/
//     State         a plain value: trivially copyable, no pointers, described for reflection, with a member `agenda`
//     and
//                   either a member `players` with one entry for each seat or a function seats_of(const State&)
//     Rules         content and options, loaded once, never changed afterwards
//     View          what one seat may know, described for reflection
//     Verbs         TypeList of all verbs: what a seat or chance can decide
//     Steps         TypeList of all steps: what can stand on the agenda
//     News          std::variant of everything the rules announce
//     max_actions, max_outcomes    bounds on the actions of one decision and the outcomes of one chance
//     hidden_information           false if every seat sees everything but the future
//     PublicVerbs, PublicNews      TypeLists, only where there is hidden information: the verbs and the kinds of news
//                                  of which everybody sees everything. Any other has a `redact_for` (see below), or
//                                  the game does not compile (redaction.h)
//     not_asked     the refusal, citing a rule, of a verb that answers another question than the one asked
//     search_hints  SearchHints, optional: how a search goes about this game
//     carries_out_the_only_action   optional, true: a seat with a single legal action is not asked
//
// A *step* is a struct of at most six bytes. A step that carries itself out has a `perform`. A step that asks has
// either
//     using answers = TypeList<Verb...>;     a seat decides: the member `seat`, or decider(s, step)
//     using outcomes = TypeList<Verb>;       chance decides
// The question leaves the agenda when it is answered; a verb that wants it asked again puts it there again.
//
// The rules themselves are free functions in the game's namespace. For every verb of a seat, next to each other:
//
//     void offer(const State&, const Rules&, Offers<Verb>&)        candidates; may be generous
//     Verdict check(const State&, const Rules&, Verb)              the rule; the only place that states it
//     void apply(State&, const Rules&, Verb, Sink auto&)           assumes that check said yes
//
// for every verb of chance, instead of offer and check:
//
//     void outcomes(const State&, const Rules&, Outcomes<Verb>&)   the exact distribution
//
// and for every other step:
//
//     void perform(State&, const Rules&, Step, Sink auto&)
//
// A verb that answers several questions, or needs what the question says, takes the question as an additional argument
// behind the rules: check(s, rules, asked, verb).
//
// For the game as a whole:
//
//     Rules load_rules(Content&, const Options&)            read and checked; mistakes are noted in the content
//     State begin(const Rules&, Seats)                      before the first decision, which may be chance's
//     State blank(const Rules&, Seats, std::string_view at) the documented empty position that scenarios start from
//     View view(const State&, const Rules&, Seat)           all that a seat, or the spectator, may know
//     void resample_hidden(State&, const Rules&, Seat, Rng&)   deals anew what the seat does not know; depends on
//                                                              nothing but what the seat knows and the generator
//     Verb redact_for(const State&, const Rules&, Verb, Seat viewer)   for each verb that is not public: what the
//                                                                      viewer may see of it
//     SomeNews redact_for(const Rules&, SomeNews, Seat viewer)         the same for each kind of news
//     int score(const State&, const Rules&, Seat)           the number on the score board
//     Ranking ranking(const State&, const Rules&)           of a finished game
//     Payoffs payoffs(const State&, const Rules&)           of a finished game; optional, the winners share 1 otherwise
//     void conserved(const State&, const Rules&, Tally&)    what no action may create or lose
//     int longest_game(const Rules&, Seats)                 no game has more decisions than this
//     Payoffs evaluate(const State&, const Rules&)          how it will end, estimated
//     std::size_t rollout_policy(const State&, const Rules&, std::span<const Action>, Rng&)
//         at once, a sensible one of these legal actions; a search also asks about some of them
//     bool is_quiet(const State&)                           may a playout end here? optional, always otherwise
//     bool uses_one_ply(const State&)                       does the policy go by one-ply values? optional, never
//     bool uses_one_ply(const State&, const Rules&, Action) and of this action? optional, of all otherwise
//     bool compares_by_rollouts(const State&, const Rules&) do rollouts compare the actions of this moment? optional,
//                                                           always otherwise; else it is left to the policy
//     Payoffs rollout_payoffs(const State&, const Rules&)   of a finished game, for rollouts: how clearly each has won
//                                                           or lost, from 0 to 1; optional, the payoffs otherwise
//
// And for people:
//
//     std::span<const std::string> names_of(const Rules&, TypeTag<Id>)    the words of an id type
//     std::string prompt(const State&, const Rules&, Question)            what is asked
//     std::string_view rule_asking(TypeTag<Question>)                     by which rule; optional
//     std::string label(const State&, const Rules&, Verb)                 what the action would be, in a few words
//     std::string line(const Narrator&, const Rules&, SomeNews)           the line in the log; empty for none
//     std::string picture(const View&, const Rules&, const TextStyle&)    the table drawn in text
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/random.h"
#include "engine/agenda.h"
#include "engine/news.h"
#include "engine/offers.h"
#include "engine/packed.h"
#include "engine/ranking.h"
#include "engine/seat.h"
#include "engine/type_list.h"
#include "engine/verdict.h"

namespace tessera {

// Amounts that must stay as they are: `tally.add("tokens of seat", 0, 30)`.
struct Tally {
    struct Entry {
        std::string_view what;
        std::size_t which;
        std::int64_t amount;
        friend bool operator==(const Entry& a, const Entry& b)
        {
            return a.what == b.what && a.which == b.which && a.amount == b.amount;
        }
    };
    void add(std::string_view what, std::size_t which, std::int64_t amount)
    {
        entries.push_back({what, which, amount});
    }
    std::vector<Entry> entries;
};

// A tree that grows where it is promising, or rollouts: whole turns played on by the rollout policy. Rollouts suit
// games of many small decisions and much luck, in which a tree spreads its simulations too thin.
enum class SearchMethod : std::uint8_t { Tree, Rollouts };

// How a search goes about a game, unless whoever starts it says otherwise.
struct SearchHints {
    SearchMethod method = SearchMethod::Tree;
    // The constant of UCB: how much attention goes to moves other than the best one known.
    float exploration = 0.7f;
    // How many decisions a playout goes on before the position is evaluated, at the next quiet moment; -1: to the
    // end.
    int playout_decisions = -1;
    // A chance of more outcomes than this is not told apart in the tree.
    int chance_branching = 8;
    // Policies go by one-ply values in rollouts, too, where the game wants it. Without it rollouts are quicker.
    bool rollouts_look_ahead = true;
    // A rollout takes as long as so many plain simulations, and counts as so many.
    int rollout_cost = 1;
    // How many variants the rollout policy has: the best one, and others, the mildest last. If there are several,
    // `rollout_policy` is told by its last argument which of them moves, 0 for the best one.
    int variants = 1;
    // The variant of those who have many rollouts, but too few to compare anything.
    int variant_without_rollouts = 0;
    // Rollouts expect this many variants of the others, in turn, from that one on; 0: all of them.
    int variants_expected = 0;
};

template <class G>
constexpr SearchHints search_hints_of()
{
    if constexpr (requires { G::search_hints; })
        return G::search_hints;
    else
        return {};
}

template <class G>
constexpr bool carries_out_the_only_action_of()
{
    if constexpr (requires { G::carries_out_the_only_action; })
        return G::carries_out_the_only_action;
    else
        return false;
}

template <class Step>
concept SeatQuestion = requires
{
    typename Step::answers;
};

template <class Step>
concept ChanceQuestion = requires
{
    typename Step::outcomes;
};

template <class Step>
concept Question = SeatQuestion<Step> || ChanceQuestion<Step>;

template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> &&
    requires(const typename G::State& s, typename G::State& changing, const typename G::Rules& rules, Seat seat,
             Rng& rng, Tally& tally, std::span<const Action> legal)
{
    typename G::View;
    typename G::Verbs;
    typename G::Steps;
    typename G::News;
    {
        G::id
        } -> std::convertible_to<std::string_view>;
    {
        G::max_actions
        } -> std::convertible_to<std::size_t>;
    {
        G::max_outcomes
        } -> std::convertible_to<std::size_t>;
    {
        G::hidden_information
        } -> std::convertible_to<bool>;
    {
        G::not_asked
        } -> std::convertible_to<const char*>;
    {
        changing.agenda.top()
        } -> std::same_as<Step>;
    {
        begin(rules, Seats{})
        } -> std::same_as<typename G::State>;
    {
        blank(rules, Seats{}, std::string_view{})
        } -> std::same_as<typename G::State>;
    {
        view(s, rules, seat)
        } -> std::same_as<typename G::View>;
    resample_hidden(changing, rules, seat, rng);
    {
        score(s, rules, seat)
        } -> std::convertible_to<int>;
    {
        ranking(s, rules)
        } -> std::same_as<Ranking>;
    conserved(s, rules, tally);
    {
        longest_game(rules, Seats{})
        } -> std::convertible_to<int>;
    {
        evaluate(s, rules)
        } -> std::same_as<Payoffs>;
    {
        rollout_policy(s, rules, legal, rng)
        } -> std::convertible_to<std::size_t>;
};

}  // namespace tessera
