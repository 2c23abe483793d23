#include "games/temples_and_swords/strategy/tuned.h"

#include "engine/read_numbers.h"

namespace tessera::temples_and_swords {

Tuned tuned_for(const Rules& rules, Content& content)
{
    Tuned tuned;
    const Section file = content.file(strategy_file);
    read_numbers(file.section("evaluation"), tuned.weights);
    read_variants(file.section("policy"), variant_names, tuned.variants);
    tuned.odds = FightOdds(static_cast<double>(rules.hit_faces) / rules.combat_sides);
    return tuned;
}

}  // namespace tessera::temples_and_swords
