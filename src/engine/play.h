// Playing a game, whichever it is: who decides, what is legal, what an action does. Everything here is static, so that
// the compiler sees through the rules; `any_game.h` has the same operations for those who do not know the type.
#pragma once

#include <array>
#include <optional>

#include "engine/game_hooks.h"
#include "engine/redaction.h"

namespace tessera {

// Notes whether there was a secret question on the way, whether or not somebody had to be asked.
struct SecretQuestions : NewsSink {
    template <class News>
    void operator()(const News&) const
    {
    }
    void note_secret_question() { any = true; }
    bool any = false;
};

template <Game G>
struct Play {
    static_assert(says_who_sees_what<G>());
    static_assert(brings_what_it_lists<G>());
    static constexpr bool has_secret_questions = asks_in_secret(typename G::Steps{});
    static_assert(!has_secret_questions || game_hooks::CarriesOutTheOnlyAction<G>::brought,
                  "who has but one answer to a secret question must give it unasked");

    using State = typename G::State;
    using Rules = typename G::Rules;
    using Verbs = typename G::Verbs;
    using Steps = typename G::Steps;

    // Room for the actions of one decision.
    struct Choices {
        std::array<Action, G::max_actions> room;
        ActionList list{room};

        Choices() = default;  // the room is left as it is
        Choices(const Choices&) = delete;
        Choices& operator=(const Choices&) = delete;
    };

    // Room for the outcomes of one chance.
    struct Chances {
        std::array<Action, G::max_outcomes> room;
        std::array<double, G::max_outcomes> probabilities;
        Distribution distribution{room, probabilities};

        Chances() = default;
        Chances(const Chances&) = delete;
        Chances& operator=(const Chances&) = delete;
    };

    static bool is_over(const State& s) { return s.agenda.empty(); }

    static Decider decider_of(const State& s)
    {
        Decider found = Decider::nobody();
        if (is_over(s)) return found;
        const Step top = s.agenda.top();
        Steps::visit(top.kind, [&]<class T>(TypeTag<T>) {
            if constexpr (ChanceQuestion<T>)
                found = Decider::chance();
            else if constexpr (SeatQuestion<T>)
                found = Decider::seat(seat_asked(s, unpack<T>(top)));
        });
        return found;
    }

    // The legal actions of the seat that decides: what the verbs offer and their checks allow.
    static void list_legal(const State& s, const Rules& rules, ActionList& out)
    {
        const Step top = s.agenda.top();
        Steps::visit(top.kind, [&]<class T>(TypeTag<T>) {
            if constexpr (SeatQuestion<T>) {
                const T asked = unpack<T>(top);
                T::answers::for_each([&]<class Verb>(TypeTag<Verb>) { list_verb<T, Verb>(s, rules, asked, out); });
            }
        });
    }

    // Everything that the verbs offer, allowed or not: f(action).
    template <class F>
    static void for_each_offer(const State& s, const Rules& rules, F&& f)
    {
        const Step top = s.agenda.top();
        Steps::visit(top.kind, [&]<class T>(TypeTag<T>) {
            if constexpr (SeatQuestion<T>) {
                T::answers::for_each([&]<class Verb>(TypeTag<Verb>) {
                    Choices choices;
                    offer_verb<T, Verb>(s, rules, unpack<T>(top), choices.list);
                    for (Action action : choices.list.all()) f(action);
                });
            }
        });
    }

    // May this be decided now? Chance may do what its distribution contains.
    static Verdict verdict_on(const State& s, const Rules& rules, Action action)
    {
        Verdict verdict = refuse(G::not_asked);
        if (is_over(s) || action.kind >= Verbs::size) return verdict;
        const Step top = s.agenda.top();
        Steps::visit(top.kind, [&]<class T>(TypeTag<T>) {
            if constexpr (SeatQuestion<T>) {
                const T asked = unpack<T>(top);
                T::answers::for_each([&]<class Verb>(TypeTag<Verb>) {
                    // Bytes that the verb does not use make it another action than the one that is listed.
                    const Verb verb = unpack<Verb>(action);
                    if (action == pack<Action, Verbs>(verb)) verdict = checked(s, rules, asked, verb);
                });
            } else if constexpr (ChanceQuestion<T>) {
                Chances chances;
                list_outcomes(s, rules, chances.distribution);
                if (chances.distribution.contains(action)) verdict = allow();
            }
        });
        return verdict;
    }

    static void list_outcomes(const State& s, const Rules& rules, Distribution& out)
    {
        const Step top = s.agenda.top();
        Steps::visit(top.kind, [&]<class T>(TypeTag<T>) {
            if constexpr (ChanceQuestion<T>) {
                T::outcomes::for_each([&]<class Verb>(TypeTag<Verb>) {
                    Outcomes<Verb> list(out, static_cast<std::uint16_t>(Verbs::template index<Verb>()));
                    if constexpr (requires { outcomes(s, rules, unpack<T>(top), list); })
                        outcomes(s, rules, unpack<T>(top), list);
                    else
                        outcomes(s, rules, list);
                });
            }
        });
    }

    static Action sample_chance(const State& s, const Rules& rules, Rng& rng)
    {
        Chances chances;
        list_outcomes(s, rules, chances.distribution);
        return chances.distribution.sample(rng);
    }

    // The answer to the present question that nobody else notices, if it is a secret one.
    static std::optional<Action> unnoticed_answer(const State& s)
    {
        std::optional<Action> found;
        if (!has_secret_questions || is_over(s)) return found;
        Steps::visit(s.agenda.top().kind, [&]<class T>(TypeTag<T>) {
            if constexpr (SecretQuestion<T>) {
                using Answer = typename T::unnoticed;
                static_assert(T::answers::template contains<Answer> && std::is_empty_v<Answer>);
                found = pack<Action, Verbs>(Answer{});
            }
        });
        return found;
    }

    // Whether a legal action leads past a secret question. Everybody may know that: it is the same whoever is asked.
    static bool leads_past_secret_question(const State& s, const Rules& rules, Action action)
    {
        if constexpr (!has_secret_questions) return false;
        State after = s;
        SecretQuestions questions;
        carry_out(after, rules, action, questions);
        return questions.any;
    }

    // Carries out a legal action and everything that follows from it, up to the next decision.
    template <Sink Tell>
    static void carry_out(State& s, const Rules& rules, Action action, Tell& tell)
    {
        const Step top = s.agenda.take_top();
        Steps::visit(top.kind, [&]<class T>(TypeTag<T>) {
            if constexpr (SeatQuestion<T>)
                apply_answer<typename T::answers>(s, rules, unpack<T>(top), action, tell);
            else if constexpr (ChanceQuestion<T>)
                apply_answer<typename T::outcomes>(s, rules, unpack<T>(top), action, tell);
        });
        run_to_decision(s, rules, tell);
    }

    // A new game, as far as its first decision.
    template <Sink Tell>
    static State new_game(const Rules& rules, Seats seats, Tell& tell)
    {
        State s = begin(rules, seats);
        run_to_decision(s, rules, tell);
        return s;
    }

    // Carries out the steps on the agenda until one of them asks, or none is left.
    template <Sink Tell>
    static void run_to_decision(State& s, const Rules& rules, Tell& tell)
    {
        bool asking = false;
        while (!asking && !s.agenda.empty()) {
            const Step top = s.agenda.top();
            Steps::visit(top.kind, [&]<class T>(TypeTag<T>) {
                if constexpr (Question<T>) {
                    if constexpr (SecretQuestion<T> && std::is_same_v<Tell, SecretQuestions>)
                        tell.note_secret_question();
                    asking = !carried_out_alone(s, rules, unpack<T>(top), tell);
                } else {
                    s.agenda.take_top();
                    perform(s, rules, unpack<T>(top), tell);
                }
            });
        }
    }

    static Payoffs payoffs_at_end(const State& s, const Rules& rules)
    {
        if constexpr (game_hooks::HasPayoffs<G>::brought)
            return payoffs(s, rules);
        else
            return payoffs_of(ranking(s, rules));
    }

    // The action as a viewer may see it: what the viewer may not know is left unsaid.
    static Action redacted(const State& s, const Rules& rules, Action action, Seat viewer)
    {
        if constexpr (!G::hidden_information) {
            return action;
        } else {
            Action seen{};
            Verbs::visit(action.kind, [&]<class Verb>(TypeTag<Verb>) {
                if constexpr (detail::WhoSeesVerb<G, Verb>::everybody)
                    seen = action;
                else
                    seen = pack<Action, Verbs>(redact_for(s, rules, unpack<Verb>(action), viewer));
            });
            return seen;
        }
    }

    // A piece of news as a viewer may hear it.
    template <class News>
    static News redacted(const Rules& rules, const News& news, Seat viewer)
    {
        if constexpr (!G::hidden_information)
            return news;
        else if constexpr (detail::WhoSeesNews<G, News>::everybody)
            return news;
        else
            return redact_for(rules, news, viewer);
    }

    // The game's own functions under names of ours, for callers in whose scope the bare names mean something else.
    static Seats seats_at(const State& s)
    {
        if constexpr (game_hooks::SaysSeats<G>::brought)
            return seats_of(s);
        else
            return {static_cast<int>(s.players.size())};
    }
    static typename G::View view_for(const State& s, const Rules& rules, Seat viewer) { return view(s, rules, viewer); }
    static void determinize(State& s, const Rules& rules, Seat seat, Rng& rng) { resample_hidden(s, rules, seat, rng); }
    static int score_of(const State& s, const Rules& rules, Seat seat) { return score(s, rules, seat); }
    static Ranking final_ranking(const State& s, const Rules& rules) { return ranking(s, rules); }
    static void count_conserved(const State& s, const Rules& rules, Tally& tally) { conserved(s, rules, tally); }
    static int longest(const Rules& rules, Seats seats) { return longest_game(rules, seats); }
    static State blank_position(const Rules& rules, Seats seats, std::string_view at)
    {
        return blank(rules, seats, at);
    }
    static std::string label_for(const State& s, const Rules& rules, Action action, Seat viewer)
    {
        std::string out;
        const Action seen = redacted(s, rules, action, viewer);
        Verbs::visit(seen.kind, [&]<class Verb>(TypeTag<Verb>) { out = label(s, rules, unpack<Verb>(seen)); });
        return out;
    }
    // What is asked may tell what only those know who are asked: in a game with hidden information it is for them.
    static std::string prompt_for(const State& s, const Rules& rules, Seat viewer)
    {
        std::string out;
        const Decider asked = decider_of(s);
        if (G::hidden_information && !(asked.is_seat() && asked.seat() == viewer)) return out;
        const Step top = s.agenda.top();
        Steps::visit(top.kind, [&]<class T>(TypeTag<T>) {
            if constexpr (Question<T>) out = prompt(s, rules, unpack<T>(top));
        });
        return out;
    }
    template <class News>
    static std::string line_for(const Narrator& narrator, const Rules& rules, const News& news)
    {
        return line(narrator, rules, redacted(rules, news, narrator.viewer()));
    }
    template <class View, class Style>
    static std::string picture_of(const View& v, const Rules& rules, const Style& style)
    {
        return picture(v, rules, style);
    }

private:
    static constexpr bool carries_out_the_only_action()
    {
        if constexpr (game_hooks::CarriesOutTheOnlyAction<G>::brought)
            return G::carries_out_the_only_action;
        else
            return false;
    }

    template <class Asked>
    static Seat seat_asked(const State& s, const Asked& asked)
    {
        if constexpr (requires { decider(s, asked); })
            return decider(s, asked);
        else
            return asked.seat;
    }

    template <class Asked, class Verb>
    static Verdict checked(const State& s, const Rules& rules, const Asked& asked, const Verb& verb)
    {
        if constexpr (requires { check(s, rules, asked, verb); })
            return check(s, rules, asked, verb);
        else
            return check(s, rules, verb);
    }

    template <class Asked, class Verb>
    static void offer_verb(const State& s, const Rules& rules, const Asked& asked, ActionList& out)
    {
        Offers<Verb> offers(out, static_cast<std::uint16_t>(Verbs::template index<Verb>()));
        if constexpr (requires { offer(s, rules, asked, offers); })
            offer(s, rules, asked, offers);
        else
            offer(s, rules, offers);
    }

    template <class Asked, class Verb>
    static void list_verb(const State& s, const Rules& rules, const Asked& asked, ActionList& out)
    {
        const std::size_t before = out.size();
        offer_verb<Asked, Verb>(s, rules, asked, out);
        std::size_t kept = before;
        for (std::size_t i = before; i < out.size(); ++i)
            if (checked(s, rules, asked, unpack<Verb>(out[i]))) out[kept++] = out[i];
        out.shrink(kept);
    }

    // Where the game says so, a seat with a single legal action is not asked: it is carried out at once.
    template <class Asked, class Tell>
    static bool carried_out_alone(State& s, const Rules& rules, const Asked& asked, Tell& tell)
    {
        if constexpr (SeatQuestion<Asked> && carries_out_the_only_action()) {
            Choices choices;
            Asked::answers::for_each([&]<class Verb>(TypeTag<Verb>) {
                if (choices.list.size() < 2) list_verb<Asked, Verb>(s, rules, asked, choices.list);
            });
            if (choices.list.size() != 1) return false;
            s.agenda.take_top();
            apply_answer<typename Asked::answers>(s, rules, asked, choices.list[0], tell);
            return true;
        } else {
            return false;
        }
    }

    template <class Answers, class Asked, class Tell>
    static void apply_answer(State& s, const Rules& rules, const Asked& asked, Action action, Tell& tell)
    {
        Answers::for_each([&]<class Verb>(TypeTag<Verb>) {
            if (action.kind != Verbs::template index<Verb>()) return;
            if constexpr (requires { apply(s, rules, asked, unpack<Verb>(action), tell); })
                apply(s, rules, asked, unpack<Verb>(action), tell);
            else
                apply(s, rules, unpack<Verb>(action), tell);
        });
    }
};

}  // namespace tessera
