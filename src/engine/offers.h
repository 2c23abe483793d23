// Where the rules write what could be decided: candidates for a seat (`Offers`) and weighted outcomes for chance
// (`Outcomes`). Both fill lists of packed actions that live on the stack.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/ensure.h"
#include "base/random.h"
#include "engine/packed.h"

namespace tessera {

// A list of actions over somebody else's memory.
class ActionList {
public:
    explicit ActionList(std::span<Action> room) : room_(room) {}

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Action operator[](std::size_t i) const { return room_[i]; }
    Action& operator[](std::size_t i) { return room_[i]; }
    const Action* begin() const { return room_.data(); }
    const Action* end() const { return room_.data() + size_; }
    std::span<const Action> all() const { return room_.first(size_); }

    void add(Action action)
    {
        ensure(size_ < room_.size(), "a decision has no more actions than max_actions, or outcomes than max_outcomes");
        room_[size_++] = action;
    }
    void shrink(std::size_t size) { size_ = size; }

private:
    std::span<Action> room_;
    std::size_t size_ = 0;
};

// What a verb's `offer` writes into.
template <class Verb>
class Offers {
public:
    Offers(ActionList& list, std::uint16_t kind) : list_(list), kind_(kind) {}

    void add(const Verb& verb) { list_.add(pack_as<Action>(kind_, verb)); }

private:
    ActionList& list_;
    std::uint16_t kind_;
};

// The exact distribution of a chance action: a list of outcomes, equally likely or each with its probability, or all
// numbers below a bound where a list would be absurd.
class Distribution {
public:
    explicit Distribution(std::span<Action> room, std::span<double> probabilities)
        : actions_(room), probabilities_(probabilities)
    {
    }

    bool is_range() const { return range_ > 0; }
    std::uint64_t range() const { return range_; }
    std::size_t size() const { return actions_.size(); }
    Action operator[](std::size_t i) const { return actions_[i]; }
    double probability(std::size_t i) const
    {
        return weighted_ ? probabilities_[i] : 1.0 / static_cast<double>(size());
    }
    std::span<const Action> outcomes() const { return actions_.all(); }

    // The outcome of a range for one of its numbers.
    Action at(std::uint32_t number) const
    {
        Action action = actions_[0];
        std::memcpy(action.members.data(), &number, sizeof number);
        return action;
    }

    Action sample(Rng& rng) const
    {
        ensure(size() > 0, "chance is asked only where it decides");
        if (is_range()) return at(rng.below(range_));
        if (!weighted_) return actions_[rng.below(size())];
        double left = rng.unit();
        for (std::size_t i = 0; i + 1 < size(); ++i)
            if ((left -= probabilities_[i]) < 0) return actions_[i];
        return actions_[size() - 1];
    }

    bool contains(Action action) const
    {
        if (is_range()) {
            std::uint32_t number;
            std::memcpy(&number, action.members.data(), sizeof number);
            return number < range_ && action == at(number);
        }
        for (Action outcome : outcomes())
            if (outcome == action) return true;
        return false;
    }

    void add(Action action)
    {
        ensure(!weighted_, one_kind);
        actions_.add(action);
    }
    void add(Action action, double probability)
    {
        ensure(weighted_ || actions_.empty(), one_kind);
        weighted_ = true;
        actions_.add(action);
        probabilities_[size() - 1] = probability;
    }
    void set_range(Action action, std::uint64_t count)
    {
        actions_.add(action);
        range_ = count;
    }

private:
    static constexpr const char* one_kind = "either all outcomes have a probability of their own, or none";

    ActionList actions_;
    std::span<double> probabilities_;
    bool weighted_ = false;
    std::uint64_t range_ = 0;
};

// What a chance verb's `outcomes` writes into. One call of either kind for each outcome, all calls of the same kind.
template <class Verb>
class Outcomes {
public:
    Outcomes(Distribution& distribution, std::uint16_t kind) : distribution_(distribution), kind_(kind) {}

    // One of several equally likely outcomes.
    void add(const Verb& verb) { distribution_.add(packed(verb)); }
    void add(const Verb& verb, double probability) { distribution_.add(packed(verb), probability); }

    // Any number from 0 to count-1, for a verb that is one 32-bit number.
    void any_below(std::uint64_t count) requires(sizeof(Verb) == sizeof(std::uint32_t))
    {
        distribution_.set_range(packed(Verb{}), count);
    }

private:
    Action packed(const Verb& verb) const { return pack_as<Action>(kind_, verb); }

    Distribution& distribution_;
    std::uint16_t kind_;
};

}  // namespace tessera
