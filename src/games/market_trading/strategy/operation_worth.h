// What an operation brings each turn to whoever owns the card, all told, in points: one function for each operation,
// which is told the occasion. Fitted like the weights of the evaluation.
#pragma once

#include "games/market_trading/effects.h"

namespace tessera::market_trading {

inline float worth(const operation::Convert&, Occasion) { return 0.1f; }
inline float worth(const operation::Gain&, Occasion when) { return when == Occasion::Use ? 0.4f : 0.2f; }
inline float worth(const operation::GainOne&, Occasion when) { return when == Occasion::Use ? 0.4f : 0.2f; }
inline float worth(const operation::Place& a, Occasion)
{
    return 0.04f * static_cast<float>(a.n) * static_cast<float>(a.tiles);
}
inline float worth(const operation::Transform&, Occasion) { return 0.1f; }
inline float worth(const operation::ExtraHarvest& a, Occasion) { return 0.05f * static_cast<float>(a.n); }
inline float worth(const operation::Credit&, Occasion) { return 0.6f; }
inline float worth(const operation::FloodPass& a, Occasion) { return 0.3f * static_cast<float>(a.n); }
inline float worth(const operation::Take&, Occasion) { return 0.7f; }
inline float worth(const operation::Remove&, Occasion) { return 0.6f; }
inline float worth(const operation::Sweep&, Occasion) { return -0.4f; }
inline float worth(const operation::Score& a, Occasion) { return 0.17f * static_cast<float>(a.n); }
inline float worth(const operation::Store&, Occasion) { return 0.0f; }
inline float worth(const operation::Discount&, Occasion) { return 0.25f; }
inline float worth(const operation::Premium& a, Occasion) { return 0.35f * static_cast<float>(a.max); }
inline float worth(const operation::Overflow& a, Occasion) { return 0.2f * static_cast<float>(a.max); }

template <class T>
struct HasWorth {
    static_assert(
        requires(const T& a, Occasion when) { worth(a, when); },
        "nothing says what a bot expects of this operation: write `float worth(const operation::It&, "
        "Occasion)` in strategy/operation_worth.h");
    static constexpr bool value = true;
};

inline float steady_points(const Operation& operation, Occasion when)
{
    return operation.visit([&]<class T>(const T& a) -> float {
        if constexpr (HasWorth<T>::value) return worth(a, when);
    });
}

}  // namespace tessera::market_trading
