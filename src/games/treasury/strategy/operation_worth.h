// What an operation is worth to whoever carries it out, once, in gold: one function for each operation.
#pragma once

#include <algorithm>

#include "games/treasury/effects.h"

namespace tessera::treasury {

// What an amount comes to, usually.
inline float usual(const Amount& n)
{
    if (n.per.count == Count::Nothing) return n.base;
    const float most = n.max < 30000 ? static_cast<float>(n.max) : 4.0f;
    return std::min(most, static_cast<float>(n.base) + 0.5f * most);
}

inline bool is_own(const Selector& who) { return who.selection == Selection::You; }
inline bool is_of_others(const Selector& who) { return who.selection == Selection::Others; }

// Of a list of effects.
inline float worth_of(const Card& card, std::uint8_t first);

inline float worth(const Card&, const operation::Gain& a)
{
    return usual(a.n) * (is_own(a.who) ? 1.0f : is_of_others(a.who) ? -0.6f : 0.3f);
}
inline float worth(const Card&, const operation::Lose& a)
{
    return usual(a.n) * (is_own(a.who) ? -1.0f : is_of_others(a.who) ? 0.6f : 0.0f);
}
inline float worth(const Card&, const operation::Steal& a) { return 1.3f * usual(a.n); }
inline float worth(const Card&, const operation::Endow& a) { return 0.3f * usual(a.n); }
inline float worth(const Card&, const operation::Drain& a) { return -0.2f * usual(a.n); }
inline float worth(const Card&, const operation::Grow& a) { return 0.3f * usual(a.n); }
inline float worth(const Card&, const operation::Shrink& a) { return -0.2f * usual(a.n); }
inline float worth(const Card&, const operation::Draw& a) { return (is_own(a.who) ? 0.8f : 0.2f) * usual(a.n); }
inline float worth(const Card&, const operation::Discard& a) { return is_own(a.who) ? -0.7f * usual(a.n) : 0.0f; }
inline float worth(const Card&, const operation::Fund& a) { return (is_own(a.who) ? 1.2f : 0.3f) * usual(a.n); }
inline float worth(const Card&, const operation::Charter& a) { return 0.5f * static_cast<float>(a.max); }
inline float worth(const Card&, const operation::Announce& a) { return 0.4f * usual(a.n); }
inline float worth(const Card&, const operation::Clear&) { return 0.2f; }
inline float worth(const Card&, const operation::Peek&) { return 0.1f; }
inline float worth(const Card&, const operation::Bury&) { return 0.1f; }
inline float worth(const Card&, const operation::Void&) { return 0.0f; }
inline float worth(const Card&, const operation::Advance&) { return 0.0f; }
inline float worth(const Card&, const operation::Sale&) { return 1.0f; }

inline float worth(const Card& card, const operation::If& a)
{
    return 0.5f * (worth_of(card, a.then.first) + worth_of(card, a.else_.first));
}
inline float worth(const Card& card, const operation::May& a)
{
    return std::max(0.0f,
                    worth_of(card, a.do_.first) - static_cast<float>(a.pay) - 0.6f * static_cast<float>(a.discard));
}
inline float worth(const Card& card, const operation::Choose& a)
{
    float best = 0;
    for (const Effects& option : a.options) best = std::max(best, worth_of(card, option.first));
    return best;
}

template <class Operation>
struct HasWorth {
    static_assert(
        requires(const Card& card, const Operation& a) { worth(card, a); },
        "nothing says what a bot expects of this operation: write `float worth(const Card&, const "
        "operation::It&)` in strategy/operation_worth.h");
    static constexpr bool value = true;
};

inline float worth_of(const Card& card, std::uint8_t first)
{
    float sum = 0;
    for (std::size_t i = first; i < card.effects.size(); ++i) {
        sum += card.effects[i].operation.visit([&]<class Operation>(const Operation& operation) -> float {
            if constexpr (HasWorth<Operation>::value) return worth(card, operation);
        });
        if (card.effects[i].last) break;
    }
    return sum;
}

}  // namespace tessera::treasury
