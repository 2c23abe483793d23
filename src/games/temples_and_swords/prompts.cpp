// What is asked.
#include <fmt/format.h>

#include "games/temples_and_swords/game.h"

namespace tessera::temples_and_swords {

std::string prompt(const State&, const Rules&, const ChooseMapSeed&) { return "A new map is made"; }
std::string prompt(const State&, const Rules&, const ChooseFirstPlayer&)
{
    return "Everybody rolls for the first turn";
}

std::string prompt(const State& s, const Rules& rules, const ChooseStart&)
{
    return fmt::format("Where does your first city stand? On grassland, at least {} hexes from every other",
                       demanded_distance(s, rules));
}

std::string prompt(const State&, const Rules&, const DrawSite&) { return "A start site is drawn"; }

std::string prompt(const State& s, const Rules& rules, const ChooseHire&)
{
    return fmt::format("Where do you hire laborers? You have {} gold, {} of it not yet promised", s.mover().gold,
                       laborers_affordable(s, rules) * rules.laborer_upkeep);
}

std::string prompt(const State&, const Rules& rules, const ChooseHireCount& asked)
{
    return fmt::format("How many laborers in {}?", hex_name(rules, asked.hex));
}

std::string prompt(const State& s, const Rules& rules, const ChooseShedding&)
{
    const int due = hired_laborers(s) * rules.laborer_upkeep + unit_upkeep(s.mover(), rules);
    return fmt::format("Upkeep is {} and you have {} gold: who has to go?", due, s.mover().gold);
}

std::string prompt(const State& s, const Rules& rules, const ChooseRolls&)
{
    return fmt::format("How many tech rolls do you buy? You have {} gold and {} of {} tech points", s.mover().gold,
                       s.mover().tech_points, rules.advance_cost);
}

std::string prompt(const State&, const Rules&, const RollTechDie&) { return "A tech roll"; }

std::string prompt(const State& s, const Rules& rules, const ChooseAdvance&)
{
    return fmt::format("You have {} tech points. Spend {} on an advance?", s.mover().tech_points, rules.advance_cost);
}

std::string prompt(const State&, const Rules&, const RollChartDie&) { return "A die on the tech chart"; }
std::string prompt(const State&, const Rules&, const PickResult&) { return "Which advance do you take?"; }
std::string prompt(const State&, const Rules&, const ChooseMove&) { return "Which units move?"; }

std::string prompt(const State&, const Rules& rules, const ChooseTarget& asked)
{
    return fmt::format("Where do the {} in {} move?", rules[asked.unit].plural, hex_name(rules, asked.hex));
}

std::string prompt(const State&, const Rules& rules, const ChooseMoveCount& asked)
{
    return fmt::format("How many move from {} to {}?", hex_name(rules, asked.hex), hex_name(rules, asked.target));
}

std::string prompt(const State&, const Rules&, const ChooseAttack&) { return "Whom do you attack?"; }

std::string prompt(const State& s, const Rules& rules, const ChooseCommitment& asked)
{
    return fmt::format("How many {} attack in {}?", rules[asked.unit].plural,
                       hex_name(rules, s.turn.attacks.back().hex));
}

std::string prompt(const State&, const Rules&, const ChooseCombat&) { return "Which attack is fought next?"; }
std::string prompt(const State&, const Rules&, const ChooseBuildHex&) { return "Where is something built?"; }

std::string prompt(const State& s, const Rules& rules, const ChooseWork& asked)
{
    return fmt::format("{} has {}. What are they spent on?", hex_name(rules, asked.hex),
                       counted(s.turn.points[asked.hex], "build point"));
}

std::string prompt(const State&, const Rules&, const RollDisasterDie&) { return "The disaster die"; }
std::string prompt(const State&, const Rules&, const RollDisasterChart&) { return "The disaster chart"; }
std::string prompt(const State&, const Rules&, const ChooseMigrationHex&)
{
    return "From which hex may people migrate?";
}

std::string prompt(const State&, const Rules& rules, const RollMigrationDie& asked)
{
    return fmt::format("The migration die for {}", hex_name(rules, asked.hex));
}

std::string prompt(const State&, const Rules& rules, const ChooseMigrationTarget& asked)
{
    return fmt::format("Where do the settlers from {} go?", hex_name(rules, asked.hex));
}

std::string prompt(const State& s, const Rules& rules, const ChooseKind& asked)
{
    return fmt::format("Which kind leads your next roll in {}? You have {}", hex_name(rules, s.combat.hex),
                       units_text(rules, force_of(s, rules, asked.side)));
}

std::string prompt(const State&, const Rules&, const RollDamage&) { return "A damage roll"; }

std::string prompt(const State& s, const Rules& rules, const ChooseCasualty& asked)
{
    return fmt::format("Which unit do you lose in {}? {} to go", hex_name(rules, s.combat.hex),
                       counted(s.combat.side(asked.side).hits, "casualty"));
}

std::string prompt(const State& s, const Rules& rules, const ChooseToFightOn&)
{
    return fmt::format("Another round in {}? You have {} against {}", hex_name(rules, s.combat.hex),
                       units_text(rules, force_of(s, rules, Side::Attacker)),
                       units_text(rules, force_of(s, rules, Side::Defender)));
}

std::string prompt(const State& s, const Rules& rules, const ChooseCapture&)
{
    return fmt::format("Do you capture {}?", hex_name(rules, s.combat.hex));
}

std::string prompt(const State& s, const Rules& rules, const ChooseEnslaved&)
{
    return fmt::format("How many populations of {} become slaves?", hex_name(rules, s.combat.hex));
}

std::string prompt(const State&, const Rules&, const DrawStrike&) { return "A hex is drawn"; }

std::string prompt(const State&, const Rules& rules, const RollLoss& asked)
{
    return fmt::format("The losses of {}", hex_name(rules, asked.hex));
}

std::string prompt(const State&, const Rules&, const RollStrength&) { return "The strength of the warband"; }
std::string prompt(const State&, const Rules&, const RollWarbandGold&)
{
    return "The gold that the warband carries off";
}

}  // namespace tessera::temples_and_swords
