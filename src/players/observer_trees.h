// One tree for each observer, and how far each was followed in the present simulation.
//
// Without secrets all seats share one tree. With secrets every seat has its own, in which it sees the actions of the
// others as the rules show them to it (`redact_for`), and decides there: so nobody acts on what he cannot know
// (multiple-observer ISMCTS by Cowling, Powley and Whitehouse).
//
// Outcomes of a chance are told apart in a tree if they are few. Otherwise they share a node, and what is legal below
// it varies; then an action competes by how often it was available, not by how often its node was visited.
#pragma once

#include <array>
#include <cstring>

#include "engine/play.h"
#include "engine/signature.h"
#include "players/tree.h"

namespace tessera {

template <Game G>
class ObserverTrees {
    using P = Play<G>;
    using State = typename G::State;
    using Rules = typename G::Rules;

public:
    static constexpr std::size_t most_trees = G::hidden_information ? max_seats : 1;

    // With room for so many nodes, or what the first decision needs; outcomes up to this number are few.
    ObserverTrees(const Rules& rules, std::size_t places, std::size_t few_outcomes)
        : nodes(std::max(places, 4 * (most_trees + G::max_actions))), rules_(rules), few_outcomes_(few_outcomes)
    {
    }

    Trees nodes;

    static std::uint8_t taker_of(Seat seat) { return static_cast<std::uint8_t>(seat); }

    // New trees for the position in which the seat decides.
    void plant(const State& s, Seat seat, Rng& rng)
    {
        seat_ = seat;
        nodes.clear();
        roots_.clear();
        const std::size_t trees = G::hidden_information ? static_cast<std::size_t>(P::seats_at(s).count) : 1;
        while (roots_.size() < trees) roots_.push_back(nodes.add_root(G::hidden_information));
        if constexpr (G::hidden_information) look_at_some_deals(s, rng);
    }

    // Back to the roots for a new simulation; what the seat does not know is determinized.
    void begin_simulation(State& s, Rng& rng)
    {
        path_.clear();
        at_ = roots_;
        if constexpr (G::hidden_information)
            deal(s, rng);
        else
            path_.push_back(roots_[0]);
    }

    // Where the seat stands in its tree, or nowhere if its tree does not reach that far.
    NodeId here(Seat seat) const { return at_[tree_of(seat)]; }
    NodeId root() const { return roots_[tree_of(seat_)]; }
    bool path_is_full() const { return path_.full(); }

    // The seat is about to take the action, which leads to this child in its tree; the other trees follow.
    void take(const State& s, Seat seat, Action action, NodeId child)
    {
        if constexpr (G::hidden_information) follow(s, action, taker_of(seat), tree_of(seat));
        at_[tree_of(seat)] = child;
        path_.push_back(child);
    }

    // Chance is about to bring this outcome.
    void pass_chance(const State& s, const Distribution& distribution, Action outcome)
    {
        const bool certain = !distribution.is_range() && distribution.size() == 1;
        const bool few = !distribution.is_range() && distribution.size() <= few_outcomes_;
        if constexpr (G::hidden_information) {
            if (few) follow(s, outcome, taken_by_chance, most_trees);
        } else if (NodeId& here = at_[0]; here != nowhere && !certain) {
            if (few) {
                here = nodes.find_or_add(here, outcome, taken_by_chance);
                if (here != nowhere) path_.push_back(here);
            } else {
                nodes[here].varies = true;
            }
        }
    }

    // Tells every decision on the way what it brought the seat that took it.
    void back_up(const Payoffs& payoffs)
    {
        for (NodeId id : path_) {
            Node& node = nodes[id];
            node.visit(node.taker == taken_by_chance ? 0.0f : payoffs[std::size_t{node.taker}]);
        }
    }

private:
    static constexpr std::size_t longest_path = 2048;

    static std::size_t tree_of(Seat seat) { return G::hidden_information ? index_of(seat) : 0; }

    // Moves every tree but one to what its seat sees of an action.
    void follow(const State& s, Action action, std::uint8_t taker, std::size_t except)
    {
        for (std::size_t tree = 0; tree < at_.size(); ++tree) {
            if (tree == except || at_[tree] == nowhere) continue;
            at_[tree] = nodes.find_or_add(at_[tree], P::redacted(s, rules_, action, id_at<Seat>(tree)), taker);
        }
    }

    // Determinizes what the seat does not know. If that comes to few cases for another seat, its tree tells them apart,
    // so that it plays by the cards it was dealt.
    void deal(State& s, Rng& rng)
    {
        P::determinize(s, rules_, seat_, rng);
        for (std::size_t tree = 0; tree < at_.size(); ++tree)
            if (told_apart_[tree])
                at_[tree] = nodes.find_or_add(roots_[tree], known_to(s, id_at<Seat>(tree)), taken_by_chance);
    }

    // Whether the cases are few shows in some determinizations.
    void look_at_some_deals(const State& s, Rng& rng)
    {
        constexpr int deals = 32;
        std::array<FixedVector<Action, deals>, most_trees> seen;
        for (int i = 0; i < deals; ++i) {
            State dealt = s;
            P::determinize(dealt, rules_, seat_, rng);
            for (std::size_t tree = 0; tree < roots_.size(); ++tree) {
                if (id_at<Seat>(tree) == seat_ || seen[tree].size() > few_outcomes_) continue;
                const Action known = known_to(dealt, id_at<Seat>(tree));
                if (!seen[tree].contains(known)) seen[tree].push_back(known);
            }
        }
        for (std::size_t tree = 0; tree < roots_.size(); ++tree)
            told_apart_[tree] = id_at<Seat>(tree) != seat_ && seen[tree].size() <= few_outcomes_;
    }

    // All that a seat knows, as the number that stands for it in its tree.
    Action known_to(const State& s, Seat seat) const
    {
        const std::uint64_t signature = signature_of(P::view_for(s, rules_, seat));
        Action known;
        std::memcpy(&known, &signature, sizeof known);
        return known;
    }

    const Rules& rules_;
    std::size_t few_outcomes_;
    Seat seat_{};
    FixedVector<NodeId, most_trees> roots_;
    FixedVector<NodeId, most_trees> at_;
    FixedVector<NodeId, longest_path> path_;
    std::array<bool, most_trees> told_apart_{};
};

}  // namespace tessera
