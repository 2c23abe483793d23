// Phase 6, Tax: TS-083 to TS-085.
#pragma once

#include "games/temples_and_swords/turn.h"

namespace tessera::temples_and_swords {

struct Yield {
    int taxed = 0;     // basic populations, as they count in the sum of TS-083
    int projects = 0;  // gold
};

// What the projects of a hex add to its taxes.
struct ProjectYield {
    int tax_factor = 1;
    int gold = 0;
};

inline ProjectYield yield_of(const Projects& projects, const Rules& rules)
{
    ProjectYield yield;
    int gold_factor = 1;
    for (std::size_t i = 0; i < project_count; ++i) {
        const int copies = projects.items[i];
        if (copies == 0) continue;
        const Effects& effects = rules.projects.items[i].effects;
        int gold = effects.gold;  // TS-084
        for (std::size_t with = 0; with < project_count; ++with)
            if (projects.items[with] > 0) gold += effects.gold_with.items[with];
        yield.gold += copies * gold;
        for (int copy = 0; copy < copies; ++copy) {  // TS-085
            gold_factor *= effects.gold_factor;
            yield.tax_factor *= effects.tax_factor;
        }
    }
    yield.gold *= gold_factor;
    return yield;
}

inline Yield yield_of(const HexState& hex, const Rules& rules)
{
    const ProjectYield projects = yield_of(hex.projects, rules);
    return {basic_populations(hex) * projects.tax_factor, projects.gold};
}

// TS-083: one sum, halved once.
inline Yield taxes_of(const State& s, const Rules& rules, const Player& player)
{
    Yield sum;
    for (Hex hex : player.hexes) {
        const Yield yield = yield_of(s.hexes[hex], rules);
        sum.taxed += yield.taxed;
        sum.projects += yield.projects;
    }
    const int each = rules.basic_populations_per_gold;
    sum.taxed = (sum.taxed + (rules.taxes_round_up ? each - 1 : 0)) / each;
    return sum;
}

inline void perform(State& s, const Rules& rules, CollectTaxes, Sink auto& tell)
{
    const Yield taxes = taxes_of(s, rules, s.mover());
    receive(s.mover(), taxes.taxed + taxes.projects);
    tell(TaxesCollected{s.turn.seat, narrow16(taxes.taxed), narrow16(taxes.projects)});
}

}  // namespace tessera::temples_and_swords
