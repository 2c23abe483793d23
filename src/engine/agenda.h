// Unfinished business: the steps still to be carried out, innermost last. A chapter says what comes next with
// `run_next`, in the order of the rulebook; what was planned before waits underneath, as data in the state.
#pragma once

#include <cstddef>

#include "base/fixed_vector.h"
#include "engine/packed.h"

namespace tessera {

// Steps about to be put on an agenda: `run_next({A{}, B{}})` takes steps of different types.
template <class Steps>
struct AnyStep {
    template <class T>
    requires(Steps::template contains<T>) AnyStep(const T& step) : packed(pack<Step, Steps>(step)) {}
    Step packed;
};

template <class Steps, std::size_t Capacity>
class Agenda {
public:
    using steps_type = Steps;

    static constexpr std::size_t capacity() { return Capacity; }
    bool empty() const { return steps_.empty(); }
    std::size_t size() const { return steps_.size(); }
    Step top() const { return steps_.back(); }
    Step take_top() { return steps_.take_back(); }

    // The first one named is carried out first; all of them before anything that stands here already.
    void run_next(std::initializer_list<AnyStep<Steps>> steps)
    {
        for (const AnyStep<Steps>* step = steps.end(); step != steps.begin();) steps_.push_back((--step)->packed);
    }

    // The rest of the game does not happen.
    void clear() { steps_.clear(); }

    template <class T>
    bool asks() const
    {
        return !empty() && top().kind == Steps::template index<T>();
    }

    template <class T>
    T top_as() const
    {
        return unpack<T>(top());
    }

    const FixedVector<Step, Capacity>& steps() const { return steps_; }
    FixedVector<Step, Capacity>& steps() { return steps_; }

private:
    FixedVector<Step, Capacity> steps_;
};

}  // namespace tessera
