// Plays a position on, quickly: by the game's own light hand or by lot, to the end or for a number of decisions.
#pragma once

#include <array>
#include <cstdint>
#include <limits>

#include "players/one_ahead.h"

namespace tessera {

// The game's own quick moves, and a look one action ahead where the game wants one.
template <Game G>
struct QuickMoves {
    static std::size_t pick(const typename G::State& s, const typename G::Rules& rules, std::span<const Action> legal,
                            Rng& rng, int hand = 0)
    {
        if (Play<G>::is_worth_a_look(s))
            if (const auto best = best_here<G>(s, rules, legal, rng())) return *best;
        return Play<G>::quick_choice(s, rules, legal, rng, hand);
    }
};

// The game's own quick moves as they come, without any look ahead.
template <Game G>
struct PlainMoves {
    static std::size_t pick(const typename G::State& s, const typename G::Rules& rules, std::span<const Action> legal,
                            Rng& rng, int hand = 0)
    {
        return Play<G>::quick_choice(s, rules, legal, rng, hand);
    }
};

// Every legal action is equally likely.
template <Game G>
struct ByLot {
    static std::size_t pick(const typename G::State&, const typename G::Rules&, std::span<const Action> legal, Rng& rng,
                            int = 0)
    {
        return rng.below(legal.size());
    }
};

// The luck of a playout that stands for itself: everything draws from one generator.
struct OwnLuck {
    Rng& rng;

    Rng& lots() { return rng; }
    Rng& of_step(std::size_t) { return rng; }
    void settle() {}
};

// The luck of playouts that are compared. Every kind of chance draws from a stream of its own that begins anew at
// every settled moment: so the same dice fall in both as long as the same dice are rolled, and a difference in one turn
// does not reshuffle all turns that follow.
template <Game G>
class SharedLuck {
public:
    explicit SharedLuck(std::uint64_t world) : world_(world), lots_(world) {}

    Rng& lots() { return lots_; }
    Rng& of_step(std::size_t kind)
    {
        return stream_ = Rng::for_task(world_ + moment_ * G::Steps::size + kind, drawn_[kind]++);
    }
    void settle()
    {
        ++moment_;
        drawn_.fill(0);
    }

private:
    std::uint64_t world_;
    std::uint64_t moment_ = 0;
    std::array<std::uint32_t, G::Steps::size> drawn_{};
    Rng lots_;
    Rng stream_{0};
};

// One seat plays on with the game's usual hand, and all others with this one.
struct Tempers {
    Seat seat = spectator;
    int others = 0;

    int of(Seat decider) const { return decider == seat ? 0 : others; }
};

// Plays on until the game is over or the decisions are used up, and says how it ended or will end by a glance. The
// glance falls on a settled moment when a seat decides, so that no chance is left open. Counts the decisions of seats.
template <Game G, template <Game> class Hand, class Luck>
Payoffs play_out(typename G::State& s, const typename G::Rules& rules, int most_decisions, Luck&& luck,
                 std::uint64_t& decisions, Tempers tempers = {})
{
    using P = Play<G>;
    Silent tell;
    typename P::Choices choices;
    int left = most_decisions < 0 ? std::numeric_limits<int>::max() : most_decisions;
    while (!P::is_over(s)) {
        if (P::decider_of(s).is_chance()) {
            P::carry_out(s, rules, P::sample_chance(s, rules, luck.of_step(s.agenda.top().kind)), tell);
            continue;
        }
        if (P::is_settled(s)) {
            if (left <= 0) return P::glance(s, rules);
            luck.settle();
        }
        --left;
        choices.list.shrink(0);
        P::list_legal(s, rules, choices.list);
        const std::size_t i = choices.list.size() == 1 ? 0
                                                       : Hand<G>::pick(s, rules, choices.list.all(), luck.lots(),
                                                                       tempers.of(P::decider_of(s).seat()));
        P::carry_out(s, rules, choices.list[i], tell);
        ++decisions;
    }
    return P::judged_at_end(s, rules);
}

}  // namespace tessera
