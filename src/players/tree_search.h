// Information-set Monte Carlo tree search, for any number of seats, with luck and with secrets.
//
// One simulation: determinize what the seat does not know, walk down by UCB until something untried is tried, play out
// from there, and back up what each seat gets. Each wants the most for itself. `observer_trees.h` tells whose tree is
// walked, `tree.h` how it is kept, `playout.h` how a position is played on.
#pragma once

#include <algorithm>
#include <cmath>

#include "players/method.h"
#include "players/observer_trees.h"
#include "players/player.h"
#include "players/playout.h"

namespace tessera {

template <Strategy S>
class TreeSearch final : public Player<typename S::Game> {
    using G = typename S::Game;
    using P = Play<G>;
    using State = StateOf<S>;

public:
    TreeSearch(const Advisor<S>& advisor, const TreeSettings& settings)
        : TreeSearch(advisor, settings, places_for(settings.simulations))
    {
    }

    // With room for so many nodes.
    TreeSearch(const Advisor<S>& advisor, const TreeSettings& settings, std::size_t places)
        : advisor_(advisor),
          settings_(settings),
          trees_(advisor.rules, places, settings.outcomes),
          log_roots_(log_roots()),
          rng_(0)
    {
    }

    Choice choose(const State& s, std::span<const Action> legal, std::uint64_t seed, const Enough& enough) override
    {
        if (legal.size() == 1) return {.action = legal[0]};
        asked_about_ = legal;
        rng_ = Rng(seed);
        decisions_ = 0;
        trees_.plant(s, P::decider_of(s).seat(), rng_);
        std::uint64_t done = 0;
        do {
            if (settings_.playouts == Playouts::Uniform)
                simulate<Uniform>(s);
            else
                simulate<PolicyWithOnePly>(s);
            ++done;
        } while (done < settings_.simulations && !(done % simulations_between_questions == 0 && enough && enough()));
        return conclusion(done);
    }

private:
    static constexpr std::uint64_t simulations_between_questions = 64;

    // Enough for every simulation to visit a node for the second time, whose children then take their places. What is
    // not used costs nothing but addresses.
    static std::size_t places_for(std::uint64_t simulations)
    {
        constexpr std::uint64_t most = std::uint64_t{1} << 21;
        constexpr std::uint64_t of_one_node = 4 + G::max_actions;
        return static_cast<std::size_t>(
            std::min(std::min(simulations, most) * of_one_node * ObserverTrees<G>::most_trees, most));
    }

    template <class Mover>
    void simulate(const State& root)
    {
        State s = root;
        trees_.begin_simulation(s, rng_);
        Silent tell;
        bool in_tree = true;
        while (in_tree && !P::is_over(s) && !trees_.path_is_full()) {
            const Decider decider = P::decider_of(s);
            if (decider.is_chance())
                pass_chance(s, tell);
            else
                in_tree = decide<Mover>(s, decider.seat(), tell);
        }
        const SeatVariants variants{spectator, settings_.variant, settings_.variant};
        trees_.back_up(
            play_out<Mover>(advisor_, s, settings_.depth, IndependentRandomNumbers{rng_}, decisions_, variants));
    }

    // Lets the seat decide in its tree. False when the tree ends here and the playout takes over.
    template <class Mover>
    bool decide(State& s, Seat seat, Silent& tell)
    {
        const NodeId here = trees_.here(seat);
        if (here == nowhere) return false;
        const Node& node = trees_.nodes[here];
        if (node.varies) return decide_among_some<Mover>(s, seat, here, tell);
        if (!node.complete) return try_next<Mover>(s, seat, here, tell);
        const NodeId best = highest_ucb(node);
        take(s, seat, trees_.nodes[best].action, best, tell);
        return true;
    }

    // Where always the same is legal: there is a child for everything, and one that was not visited is tried.
    template <class Mover>
    bool try_next(State& s, Seat seat, NodeId here, Silent& tell)
    {
        Trees& nodes = trees_.nodes;
        ActionList& untried = choices_.list;
        untried.shrink(0);
        if (nodes[here].count == 0) {
            list_actions(s, here, untried);
            if (!nodes.add_all(here, untried.all(), trees_.taker_of(seat))) return false;
        } else {
            for (const Node& child : nodes.children_of(here))
                if (child.visits == 0) untried.add(child.action);
        }
        const Action action = picked<Mover>(s, untried);
        Node& node = nodes[here];
        node.complete = untried.size() == 1;
        std::uint32_t next = 0;
        take(s, seat, action, nodes.find(node, action, trees_.taker_of(seat), next), tell);
        return node.count == 1;  // no choice, so nothing was tried yet
    }

    // Where what is legal varies: children come as they turn up, and only those that are legal now compete.
    template <class Mover>
    bool decide_among_some(State& s, Seat seat, NodeId here, Silent& tell)
    {
        ActionList& list = choices_.list;
        list.shrink(0);
        list_actions(s, here, list);
        const bool forced = list.size() == 1;
        const NodeId known = highest_ucb_and_untried(trees_.nodes[here], seat, list);
        if (!list.empty()) {
            const Action action = picked<Mover>(s, list);
            if (const NodeId child = trees_.nodes.add(here, action, trees_.taker_of(seat)); child != nowhere) {
                trees_.nodes[child].available = 1;
                take(s, seat, action, child, tell);
                return forced;
            }
        }
        if (known == nowhere) return false;
        take(s, seat, trees_.nodes[known].action, known, tell);
        return true;
    }

    template <class Mover>
    Action picked(const State& s, const ActionList& from)
    {
        return from[from.size() == 1 ? 0 : Mover::pick(advisor_, s, from.all(), rng_, settings_.variant)];
    }

    // What is legal, and where the search begins, what it was asked about.
    void list_actions(const State& s, NodeId here, ActionList& out) const
    {
        if (here != trees_.root()) return P::list_legal(s, advisor_.rules, out);
        for (const Action action : asked_about_) out.add(action);
    }

    // Where every child can always be taken.
    NodeId highest_ucb(const Node& node) const
    {
        const float exploration_term = settings_.exploration * log_root(node.visits);
        NodeId best = node.children;
        float best_ucb = -1;
        for (NodeId id = node.children; id < node.children + node.count; ++id) {
            const float ucb = ucb_of(trees_.nodes[id], exploration_term);
            if (ucb > best_ucb) {
                best_ucb = ucb;
                best = id;
            }
        }
        return best;
    }

    // The child of the highest UCB that can be taken now, or nowhere. Leaves in the list what was never tried.
    NodeId highest_ucb_and_untried(const Node& node, Seat seat, ActionList& list)
    {
        NodeId best = nowhere;
        float best_ucb = -1;
        std::uint32_t next = 0;
        std::size_t untried = 0;
        for (std::size_t i = 0; i < list.size(); ++i) {
            const NodeId id = trees_.nodes.find(node, list[i], trees_.taker_of(seat), next);
            if (id == nowhere) {
                list[untried++] = list[i];
                continue;
            }
            Node& child = trees_.nodes[id];
            ++child.available;
            const float ucb = ucb_of(child, settings_.exploration * log_root(child.available));
            if (ucb > best_ucb) {
                best_ucb = ucb;
                best = id;
            }
        }
        list.shrink(untried);
        return best;
    }

    // UCB1: the mean of the payoffs, and more the less is known.
    static float ucb_of(const Node& child, float exploration_term)
    {
        return (child.value * child.inverse_root + exploration_term) * child.inverse_root;
    }

    float log_root(std::uint32_t n) const { return n < log_roots_.size() ? log_roots_[n] : root_of_log(n); }

    void take(State& s, Seat seat, Action action, NodeId child, Silent& tell)
    {
        trees_.take(s, seat, action, child);
        P::carry_out(s, advisor_.rules, action, tell);
        ++decisions_;
    }

    void pass_chance(State& s, Silent& tell)
    {
        typename P::Chances chances;
        P::list_outcomes(s, advisor_.rules, chances.distribution);
        const Action outcome = chances.distribution.sample(rng_);
        trees_.pass_chance(s, chances.distribution, outcome);
        P::carry_out(s, advisor_.rules, outcome, tell);
    }

    // The action most visited; of several, the one that brought more.
    Choice conclusion(std::uint64_t simulations) const
    {
        Choice choice;
        choice.simulations = simulations;
        choice.decisions = decisions_;
        for (const Node& child : trees_.nodes.children_of(trees_.root())) {
            if (child.visits == 0) continue;
            choice.considered.push_back(
                {child.action, static_cast<double>(child.visits) / static_cast<double>(simulations), child.mean()});
        }
        std::stable_sort(choice.considered.begin(), choice.considered.end(),
                         [](const Considered& a, const Considered& b) {
                             return a.share != b.share ? a.share > b.share : a.value > b.value;
                         });
        choice.action = choice.considered.front().action;
        return choice;
    }

    Advisor<S> advisor_;
    TreeSettings settings_;
    ObserverTrees<G> trees_;
    std::span<const Action> asked_about_;
    typename P::Choices choices_;
    const LogRoots& log_roots_;

    Rng rng_;
    std::uint64_t decisions_ = 0;
};

}  // namespace tessera
