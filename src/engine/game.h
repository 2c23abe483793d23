// What a game is. Read this first; `tests/games/dice_race/game.h` is the smallest complete example, and
// docs/adding-a-game.md walks through it.
//
// It says nothing about playing well: that is a strategy (`players/strategy.h`), which a game may bring beside its
// rules.
//
// A game is a sequence of decisions. At any moment exactly one decider acts: a seat, chance, or nobody, because the
// game is over. The decider picks one action out of a finite list, and applying it leads to the next decision.
//
// The pieces that a game brings, as members of its front door `struct Game`:
//
//     id            std::string_view, the name of the game's folder under content/
//     State         a plain value: trivially copyable, no pointers, described for reflection, with a member `agenda`,
//                   and a member `players` with one entry for each seat, or else the hook `seats_of`
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
//     brings        the names of the optional hooks that it has, if it has some (docs/hooks.md, `game_hooks.h`)
//
// A *step* is a struct of at most six bytes. A step that carries itself out has a `perform`. A step that asks has
// either
//     using answers = TypeList<Verb...>;     a seat decides: the member `seat`, or decider(s, step)
//     using outcomes = TypeList<Verb>;       chance decides
// The question leaves the agenda when it is answered; a verb that wants it asked again puts it there again.
//
// A question may be secret itself: nobody else may learn that somebody was asked. It also has
//     using unnoticed = Verb;                the answer that leaves no trace
// and goes onto the agenda for everybody who might have another answer, as far as everybody knows. Whoever has none
// gives this one by itself (the game says `carries_out_the_only_action`), so that nobody can tell the two apart.
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
//     void conserved(const State&, const Rules&, Tally&)    what no action may create or lose
//     int longest_game(const Rules&, Seats)                 no game has more decisions than this
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

// A question of which nobody else may learn that it was asked.
template <class Step>
concept SecretQuestion = SeatQuestion<Step> && requires
{
    typename Step::unnoticed;
};

template <class... Steps>
constexpr bool asks_in_secret(TypeList<Steps...>)
{
    return (SecretQuestion<Steps> || ...);
}

template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> &&
    requires(const typename G::State& s, typename G::State& changing, const typename G::Rules& rules, Seat seat,
             Rng& rng, Tally& tally)
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
};

}  // namespace tessera
