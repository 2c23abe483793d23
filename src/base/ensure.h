// What our own code must keep true. A broken promise stops the one game that broke it, with a sentence that says what
// should have held; the caller at the edge keeps the log and reports it.
#pragma once

#include <stdexcept>

namespace tessera {

class BrokenPromise : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

[[noreturn]] inline void promise_broken(const char* what_should_hold) { throw BrokenPromise(what_should_hold); }

inline void ensure(bool holds, const char* what_should_hold)
{
    if (!holds) [[unlikely]]
        promise_broken(what_should_hold);
}

}  // namespace tessera
