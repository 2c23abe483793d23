// Information-set Monte Carlo tree search, for any number of seats, with luck and with secrets.
//
// One simulation: determinize what the seat does not know, walk down the tree by UCB until something untried is tried,
// play out from there, and tell every decision on the way what it brought the seat that took it. Each seat wants the
// most for itself.
//
// Without secrets there is one tree. With secrets every seat has its own, in which it sees the actions of the others as
// the rules show them to it (`redact_for`), and decides there: so nobody acts on what he cannot know (multiple-observer
// ISMCTS by Cowling, Powley and Whitehouse).
//
// Outcomes of a chance are told apart in the tree if they are few. Otherwise they share a node, and what is legal below
// it varies; then an action competes by how often it was available, not by how often its node was visited.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

#include "engine/signature.h"
#include "players/player.h"
#include "players/playout.h"
#include "players/tree.h"

namespace tessera {

template <Game G>
class Search final : public Player<G> {
    using P = Play<G>;
    using State = typename G::State;
    using Rules = typename G::Rules;

public:
    Search(const Rules& rules, const SearchOptions& options) : Search(rules, options, places_for(options.simulations))
    {
    }

    // With room for so many nodes, or what the first decision needs.
    Search(const Rules& rules, const SearchOptions& options, std::size_t places)
        : rules_(rules),
          simulations_(std::max<std::uint64_t>(options.simulations, 1)),
          exploration_(options.exploration > 0 ? options.exploration : hints.exploration),
          playout_decisions_(options.playout_decisions == as_the_game_says ? hints.playout_decisions
                                                                           : options.playout_decisions),
          playout_(options.playout),
          trees_(std::max(places, least_places)),
          log_roots_(log_roots()),
          rng_(0)
    {
    }

    Choice choose(const State& s, std::span<const Action> legal, std::uint64_t seed, const Enough& enough) override
    {
        if (legal.size() == 1) return {.action = legal[0]};
        start(s, seed);
        std::uint64_t done = 0;
        do {
            if (playout_ == Playout::Uniform)
                simulate<Uniform>(s);
            else
                simulate<RolloutPolicy>(s);
            ++done;
        } while (done < simulations_ && !(done % simulations_between_questions == 0 && enough && enough()));
        return conclusion(done);
    }

private:
    static constexpr SearchHints hints = search_hints_of<G>();
    static constexpr auto few_outcomes = static_cast<std::size_t>(hints.chance_branching);
    static constexpr std::uint64_t simulations_between_questions = 64;
    static constexpr std::size_t longest_path = 2048;
    static constexpr std::size_t most_trees = G::hidden_information ? max_seats : 1;

    static constexpr std::size_t least_places = 4 * (most_trees + G::max_actions);

    // Enough for every simulation to visit a node for the second time, whose children then take their places. What is
    // not used costs nothing but addresses.
    static std::size_t places_for(std::uint64_t simulations)
    {
        constexpr std::uint64_t most = std::uint64_t{1} << 21;
        constexpr std::uint64_t of_one_node = 4 + G::max_actions;
        return static_cast<std::size_t>(std::min(std::min(simulations, most) * of_one_node * most_trees, most));
    }

    static std::size_t tree_of(Seat seat) { return G::hidden_information ? index_of(seat) : 0; }
    static std::uint8_t taker_of(Seat seat) { return static_cast<std::uint8_t>(seat); }

    void start(const State& s, std::uint64_t seed)
    {
        rng_ = Rng(seed);
        seat_ = P::decider_of(s).seat();
        decisions_ = 0;
        trees_.clear();
        roots_.clear();
        const std::size_t trees = G::hidden_information ? static_cast<std::size_t>(P::seats_at(s).count) : 1;
        while (roots_.size() < trees) roots_.push_back(trees_.add_root(G::hidden_information));
        if constexpr (G::hidden_information) look_at_some_deals(s);
    }

    template <template <Game> class Policy>
    void simulate(const State& root)
    {
        State s = root;
        path_.clear();
        at_ = roots_;
        if constexpr (G::hidden_information)
            deal(s);
        else
            path_.push_back(roots_[0]);

        Silent tell;
        bool in_tree = true;
        while (in_tree && !P::is_over(s) && !path_.full()) {
            const Decider decider = P::decider_of(s);
            if (decider.is_chance())
                pass_chance(s, tell);
            else
                in_tree = decide<Policy>(s, decider.seat(), tell);
        }
        const Payoffs payoffs =
            play_out<G, Policy>(s, rules_, playout_decisions_, IndependentRandomNumbers{rng_}, decisions_);
        for (NodeId id : path_) {
            Node& node = trees_[id];
            node.visit(node.taker == taken_by_chance ? 0.0f : payoffs[std::size_t{node.taker}]);
        }
    }

    // Lets the seat decide in its tree. False when the tree ends here and the playout takes over.
    template <template <Game> class Policy>
    bool decide(State& s, Seat seat, Silent& tell)
    {
        const NodeId here = at_[tree_of(seat)];
        if (here == nowhere) return false;
        if (trees_[here].varies) return decide_among_some<Policy>(s, seat, here, tell);
        if (!trees_[here].complete) return try_next<Policy>(s, seat, here, tell);
        const NodeId best = highest_ucb(trees_[here]);
        take(s, seat, trees_[best].action, best, tell);
        return true;
    }

    // Where always the same is legal: there is a child for everything, and one that was not visited is tried.
    template <template <Game> class Policy>
    bool try_next(State& s, Seat seat, NodeId here, Silent& tell)
    {
        ActionList& untried = choices_.list;
        untried.shrink(0);
        if (trees_[here].count == 0) {
            P::list_legal(s, rules_, untried);
            if (!trees_.add_all(here, untried.all(), taker_of(seat))) return false;
        } else {
            for (const Node& child : trees_.children_of(here))
                if (child.visits == 0) untried.add(child.action);
        }
        const Action action = untried[untried.size() == 1 ? 0 : Policy<G>::pick(s, rules_, untried.all(), rng_)];
        Node& node = trees_[here];
        node.complete = untried.size() == 1;
        std::uint32_t next = 0;
        take(s, seat, action, trees_.find(node, action, taker_of(seat), next), tell);
        return node.count == 1;  // no choice, so nothing was tried yet
    }

    // Where what is legal varies: children come as they turn up, and only those that are legal now compete.
    template <template <Game> class Policy>
    bool decide_among_some(State& s, Seat seat, NodeId here, Silent& tell)
    {
        ActionList& list = choices_.list;
        list.shrink(0);
        P::list_legal(s, rules_, list);
        const bool forced = list.size() == 1;
        const NodeId known = highest_ucb_and_untried(trees_[here], seat, list);
        if (!list.empty()) {
            const Action action = list[list.size() == 1 ? 0 : Policy<G>::pick(s, rules_, list.all(), rng_)];
            if (const NodeId child = trees_.add(here, action, taker_of(seat)); child != nowhere) {
                trees_[child].available = 1;
                take(s, seat, action, child, tell);
                return forced;
            }
        }
        if (known == nowhere) return false;
        take(s, seat, trees_[known].action, known, tell);
        return true;
    }

    // Where every child can always be taken.
    NodeId highest_ucb(const Node& node) const
    {
        const float exploration_term = exploration_ * log_root(node.visits);
        NodeId best = node.children;
        float best_ucb = -1;
        for (NodeId id = node.children; id < node.children + node.count; ++id) {
            const float ucb = ucb_of(trees_[id], exploration_term);
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
            const NodeId id = trees_.find(node, list[i], taker_of(seat), next);
            if (id == nowhere) {
                list[untried++] = list[i];
                continue;
            }
            Node& child = trees_[id];
            ++child.available;
            const float ucb = ucb_of(child, exploration_ * log_root(child.available));
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

    // Carries out an action; every tree follows it as its seat sees it.
    void take(State& s, Seat seat, Action action, NodeId child, Silent& tell)
    {
        if constexpr (G::hidden_information) follow(s, action, taker_of(seat), tree_of(seat));
        at_[tree_of(seat)] = child;
        path_.push_back(child);
        P::carry_out(s, rules_, action, tell);
        ++decisions_;
    }

    void pass_chance(State& s, Silent& tell)
    {
        typename P::Chances chances;
        P::list_outcomes(s, rules_, chances.distribution);
        const Action outcome = chances.distribution.sample(rng_);
        const bool certain = !chances.distribution.is_range() && chances.distribution.size() == 1;
        const bool few = !chances.distribution.is_range() && chances.distribution.size() <= few_outcomes;
        if constexpr (G::hidden_information) {
            if (few) follow(s, outcome, taken_by_chance, most_trees);
        } else if (NodeId& here = at_[0]; here != nowhere && !certain) {
            if (few) {
                here = trees_.find_or_add(here, outcome, taken_by_chance);
                if (here != nowhere) path_.push_back(here);
            } else {
                trees_[here].varies = true;
            }
        }
        P::carry_out(s, rules_, outcome, tell);
    }

    // Moves every tree but one to what its seat sees of an action.
    void follow(const State& s, Action action, std::uint8_t taker, std::size_t except)
    {
        for (std::size_t tree = 0; tree < at_.size(); ++tree) {
            if (tree == except || at_[tree] == nowhere) continue;
            at_[tree] = trees_.find_or_add(at_[tree], P::redacted(s, rules_, action, id_at<Seat>(tree)), taker);
        }
    }

    // Determinizes what the seat does not know. If that comes to few cases for another seat, its tree tells them apart,
    // so that it plays by the cards it was dealt.
    void deal(State& s)
    {
        P::determinize(s, rules_, seat_, rng_);
        for (std::size_t tree = 0; tree < at_.size(); ++tree)
            if (told_apart_[tree])
                at_[tree] = trees_.find_or_add(roots_[tree], known_to(s, id_at<Seat>(tree)), taken_by_chance);
    }

    void look_at_some_deals(const State& s)
    {
        constexpr int deals = 32;
        std::array<FixedVector<Action, deals>, most_trees> seen;
        for (int i = 0; i < deals; ++i) {
            State dealt = s;
            P::determinize(dealt, rules_, seat_, rng_);
            for (std::size_t tree = 0; tree < roots_.size(); ++tree) {
                if (id_at<Seat>(tree) == seat_ || seen[tree].size() > few_outcomes) continue;
                const Action known = known_to(dealt, id_at<Seat>(tree));
                if (!seen[tree].contains(known)) seen[tree].push_back(known);
            }
        }
        for (std::size_t tree = 0; tree < roots_.size(); ++tree)
            told_apart_[tree] = id_at<Seat>(tree) != seat_ && seen[tree].size() <= few_outcomes;
    }

    // All that a seat knows, as the number that stands for it in its tree.
    Action known_to(const State& s, Seat seat) const
    {
        const std::uint64_t signature = signature_of(P::view_for(s, rules_, seat));
        Action known;
        std::memcpy(&known, &signature, sizeof known);
        return known;
    }

    // The action most visited; of several, the one that brought more.
    Choice conclusion(std::uint64_t simulations) const
    {
        Choice choice;
        choice.simulations = simulations;
        choice.decisions = decisions_;
        for (const Node& child : trees_.children_of(roots_[tree_of(seat_)])) {
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

    const Rules& rules_;
    std::uint64_t simulations_;
    float exploration_;
    int playout_decisions_;
    Playout playout_;

    Trees trees_;
    FixedVector<NodeId, most_trees> roots_;
    FixedVector<NodeId, most_trees> at_;  // how far each tree was followed in this simulation
    FixedVector<NodeId, longest_path> path_;
    std::array<bool, most_trees> told_apart_{};
    typename P::Choices choices_;
    const LogRoots& log_roots_;

    Rng rng_;
    Seat seat_{};
    std::uint64_t decisions_ = 0;
};

}  // namespace tessera
