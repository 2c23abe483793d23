// Effects: MT-059 to MT-065, when they come up and in which order their operations are carried out. What each operation
// does stands in `operations/`.
#pragma once

#include "engine/operation_info.h"
#include "games/market_trading/operations/goods.h"
#include "games/market_trading/operations/land.h"
#include "games/market_trading/operations/market.h"
#include "games/market_trading/operations/points.h"

namespace tessera::market_trading {

template <class T>
concept Performs = requires(State& s, const Rules& rules, const T& a, const CarryOut& step, Silent& tell)
{
    perform(s, rules, a, step, tell);
};

template <class T>
concept Stands = T::stands;

template <class T>
struct DoesSomething {
    static_assert(Performs<T> || AsksForAKind<T> || Stands<T>,
                  "nothing says what this operation does: write beside its arguments `void perform(State&, const "
                  "Rules&, const operation::It&, const CarryOut&, Sink auto&)`; one that asks for a kind has "
                  "`kinds_to_choose` and `choose_kind` instead, and one that only counts elsewhere says `stands`");
    static constexpr bool value = true;
};

// MT-020: can a recipe begin with this operation?
inline Verdict check_first_operation(const State& s, const Rules& rules, const Operation& first, int times)
{
    return first.visit([&]<class T>(const T& a) {
        if constexpr (requires { check_first(s, rules, a, times); })
            return check_first(s, rules, a, times);
        else if constexpr (AsksForAKind<T>)
            return kinds_to_choose(s, rules, a).empty() ? refuse("MT-020: there is no kind to choose") : allow();
        else
            return allow();
    });
}

// Carries out one operation of an effect; the next one stands behind it on the agenda.
inline void perform(State& s, const Rules& rules, CarryOut step, Sink auto& tell)
{
    const Effect& effect = effect_asked(s, rules, step);
    const auto next = static_cast<std::uint8_t>(step.operation + 1);
    if (next < effect.operations.size()) s.agenda.run_next({CarryOut{step.improvement, step.effect, next, 1}});

    effect.operations[step.operation].visit([&]<class T>(const T& a) {
        static_assert(DoesSomething<T>::value);
        if constexpr (Stands<T>) return;  // MT-065
        note_carried_out<T>(tell);
        if constexpr (Performs<T>)
            perform(s, rules, a, step, tell);
        else if constexpr (AsksForAKind<T>)
            if (!kinds_to_choose(s, rules, a).empty()) ask_for_resource(s, step);  // MT-062
    });
}

// A tile for the operation that asks.

inline void offer(const State&, const Rules&, const ChooseTile& asked, Offers<PickTile>& out)
{
    for (std::size_t i = asked.last == no_tile ? 0 : index_of(asked.last) + 1; i < board_tiles; ++i)
        out.add({id_at<Tile>(i)});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseTile& asked, PickTile a)
{
    return operation_asked(s, rules, asked).visit([&]<class T>(const T& operation) {
        if constexpr (AsksForTiles<T>) {
            if (const Verdict verdict = check_tile(s, rules, operation, a.tile); !verdict) return verdict;
            if (asked.last != no_tile && a.tile <= asked.last)
                return refuse("MT-061: several tiles are chosen from north-west to south-east");
            const int more = tiles_to_pick(operation) - asked.picked - 1;
            if (more > 0 && effect_asked(s, rules, asked).when == Occasion::Use) {
                const int possible = tile_candidates(s, rules, operation, asked.last) - 1;
                if (tile_candidates(s, rules, operation, a.tile) < std::min(more, possible))
                    return refuse("MT-063: within a use, as many tiles are chosen as possible");
            }
        }
        return allow();
    });
}

inline void apply(State& s, const Rules& rules, const ChooseTile& asked, PickTile a, Sink auto& tell)
{
    operation_asked(s, rules, asked).visit([&]<class T>(const T& operation) {
        if constexpr (AsksForTiles<T>) {
            choose_tile(s, rules, operation, a.tile, card_asked(s, asked), tell);
            ChooseTile again = asked;
            again.last = a.tile;
            if (++again.picked < tiles_to_pick(operation) && has_tile_candidate(s, rules, operation, a.tile))
                s.agenda.run_next({again});
        }
    });
}

// A kind for the operation that asks.

inline GoodSet kinds_to_choose(const State& s, const Rules& rules, const ChooseResource& asked)
{
    return operation_asked(s, rules, asked).visit([&]<class T>(const T& operation) {
        if constexpr (AsksForAKind<T>)
            return kinds_to_choose(s, rules, operation);
        else
            return GoodSet{};
    });
}

inline void offer(const State& s, const Rules& rules, const ChooseResource& asked, Offers<PickResource>& out)
{
    for (Good good : kinds_to_choose(s, rules, asked)) out.add({good});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseResource& asked, PickResource a)
{
    if (index_of(a.good) >= rules.good_count() || !kinds_to_choose(s, rules, asked).contains(a.good))
        return refuse("MT-062: that kind is not among those to choose from");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseResource& asked, PickResource a, Sink auto& tell)
{
    operation_asked(s, rules, asked).visit([&]<class T>(const T& operation) {
        if constexpr (AsksForAKind<T>) choose_kind(s, operation, a.good, card_asked(s, asked), tell);
    });
}

// Declining.

inline void offer(const State&, const Rules&, Offers<Skip>& out) { out.add({}); }

template <class Asked>
Verdict check(const State& s, const Rules& rules, const Asked& asked, Skip)
{
    if (effect_asked(s, rules, asked).when == Occasion::Use) return refuse("MT-063: within a use nothing is declined");
    return allow();
}

inline void apply(State&, const Rules&, Skip, Sink auto&) {}

// Does this effect of an own improvement belong to the occasion, and do its conditions hold now?
inline bool comes_up(const State& s, const Rules& rules, Occasion when, std::size_t improvement, std::size_t effect)
{
    const Player& player = s.mover();
    const bool just_built = when == Occasion::OnBuild && improvement + 1 == player.improvements.size();
    if (just_built) return false;  // MT-036
    const Effect& candidate = rules[player.improvements[improvement]].effects[effect];
    if (candidate.when != when || candidate.operations[0].is<operation::Store>()) return false;
    return holds(s, rules, candidate.conditions);
}

inline std::uint16_t effect_number(std::size_t improvement, std::size_t effect)
{
    return static_cast<std::uint16_t>(improvement * max_effects + effect);
}

// With player_choice: all effects of the occasion that are not resolved and whose conditions hold now.
inline FixedVector<std::uint16_t, 255> open_effects(const State& s, const Rules& rules, Occasion when)
{
    FixedVector<std::uint16_t, 255> open;
    for (std::size_t i = 0; i < s.mover().improvements.size(); ++i)
        for (std::size_t e = 0; e < rules[s.mover().improvements[i]].effects.size(); ++e)
            if (!s.turn.resolved.contains(effect_number(i, e)) && comes_up(s, rules, when, i, e) && !open.full())
                open.push_back(effect_number(i, e));
    return open;
}

inline void resolve(State& s, Occasion when, std::uint16_t number)
{
    s.turn.resolved.insert(number);
    s.agenda.run_next({
        CarryOut{static_cast<std::uint8_t>(number / max_effects), static_cast<std::uint8_t>(number % max_effects), 0,
                 1},
        ResolveEffects{when, 0, 0},
    });
}

// MT-059: in build order, those of one card as written; or as the player chooses.
inline void perform(State& s, const Rules& rules, ResolveEffects step, Sink auto&)
{
    if (rules.player_orders_effects) {
        const auto open = open_effects(s, rules, step.when);
        if (open.size() == 1) return resolve(s, step.when, open[0]);
        if (open.size() > 1) s.agenda.run_next({ChooseEffect{step.when}});
        return;
    }

    std::size_t effect = step.effect;
    for (std::size_t i = step.improvement; i < s.mover().improvements.size(); ++i, effect = 0) {
        if (!rules[s.mover().improvements[i]].occasions.contains(step.when)) continue;
        for (; effect < rules[s.mover().improvements[i]].effects.size(); ++effect) {
            if (!comes_up(s, rules, step.when, i, effect)) continue;
            const auto place = static_cast<std::uint8_t>(i);
            return s.agenda.run_next({
                CarryOut{place, static_cast<std::uint8_t>(effect), 0, 1},
                ResolveEffects{step.when, place, static_cast<std::uint8_t>(effect + 1)},
            });
        }
    }
}

// Pick the next effect. Of several copies of a card, the oldest with this effect open.

inline std::uint16_t picked_effect(const State& s, const Rules& rules, Occasion when, PickEffect a)
{
    for (std::uint16_t number : open_effects(s, rules, when))
        if (s.mover().improvements[number / max_effects] == a.card && number % max_effects == a.index) return number;
    return 0xFFFF;
}

inline void offer(const State& s, const Rules& rules, const ChooseEffect& asked, Offers<PickEffect>& out)
{
    for (std::uint16_t number : open_effects(s, rules, asked.when)) {
        const PickEffect pick{s.mover().improvements[number / max_effects],
                              static_cast<std::uint8_t>(number % max_effects)};
        if (picked_effect(s, rules, asked.when, pick) == number) out.add(pick);
    }
}

inline Verdict check(const State& s, const Rules& rules, const ChooseEffect& asked, PickEffect a)
{
    if (picked_effect(s, rules, asked.when, a) == 0xFFFF)
        return refuse("MT-059: this effect is not open, or its conditions do not hold now");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseEffect& asked, PickEffect a, Sink auto&)
{
    resolve(s, asked.when, picked_effect(s, rules, asked.when, a));
}

}  // namespace tessera::market_trading
