// What happened, as lines of the log.
#include <fmt/format.h>

#include "games/temples_and_swords/words.h"

namespace tessera::temples_and_swords {

namespace {

const std::string& at(const Rules& rules, Hex hex) { return hex_name(rules, hex); }

std::string one(const Rules& rules, UnitKind kind) { return "a " + item_name(rules, item_of(kind)); }

// The names of warbands are taken in turn.
std::string warband(const Rules& rules, int number)
{
    if (rules.warband_names.empty()) return "a warband";
    return fmt::format(
        "a warband of {}",
        rules.warband_names[static_cast<std::size_t>(std::max(0, number - 1)) % rules.warband_names.size()]);
}

}  // namespace

std::string line(const Narrator&, const Rules&, const MapLaid& news)
{
    return fmt::format("The map of {} hexes is laid.", news.hexes);
}
std::string line(const Narrator&, const Rules&, const MapGenerated& news)
{
    return fmt::format("A map is drawn, after {} that would not do.", news.rejected);
}
std::string line(const Narrator& n, const Rules&, const FirstPlayerFound& news)
{
    return fmt::format("{} won the roll for the first turn.", n.who(news.seat));
}
std::string line(const Narrator& n, const Rules& rules, const Started& news)
{
    return fmt::format("{} founded a first city in {}.", n.who(news.seat), at(rules, news.hex));
}
std::string line(const Narrator&, const Rules&, const RoundBegan& news) { return fmt::format("Round {}.", news.round); }
std::string line(const Narrator& n, const Rules&, const TurnBegan& news)
{
    return n.is_viewer(news.seat) ? "Your turn." : fmt::format("{} turn.", n.whose(news.seat));
}
std::string line(const Narrator& n, const Rules& rules, const LaborersHired& news)
{
    return fmt::format("{} hired {} in {}.", n.who(news.seat), counted(news.laborers, "laborer"), at(rules, news.hex));
}
std::string line(const Narrator& n, const Rules& rules, const LaborerDismissed& news)
{
    return fmt::format("{} dismissed a laborer in {}.", n.who(news.seat), at(rules, news.hex));
}
std::string line(const Narrator& n, const Rules& rules, const UnitDisbanded& news)
{
    return fmt::format("{} disbanded {} in {}.", n.who(news.seat), one(rules, news.unit), at(rules, news.hex));
}
std::string line(const Narrator& n, const Rules&, const UpkeepPaid& news)
{
    if (news.laborers + news.units == 0) return "";
    return fmt::format("{} paid {} gold for laborers and {} for units.", n.who(news.seat), news.laborers, news.units);
}
std::string line(const Narrator& n, const Rules&, const RollsBought& news)
{
    if (news.rolls + news.free_rolls == 0) return "";
    if (news.free_rolls == 0)
        return fmt::format("{} bought {} for {} gold.", n.who(news.seat), counted(news.rolls, "tech roll"), news.price);
    return fmt::format("{} bought {} for {} gold, with {} free.", n.who(news.seat), counted(news.rolls, "tech roll"),
                       news.price, news.free_rolls);
}
std::string line(const Narrator& n, const Rules&, const TechPointsGained& news)
{
    return fmt::format("{} gained {} and now had {}.", n.who(news.seat), counted(news.points, "tech point"), news.now);
}
std::string line(const Narrator&, const Rules& rules, const ChartRolled& news)
{
    return fmt::format("The chart showed {}{}.", rules[news.advance].name, news.owned ? ", known already" : "");
}
std::string line(const Narrator& n, const Rules&, const PointsLost& news)
{
    return fmt::format("{} knew all of that and learned nothing.", n.who(news.seat));
}
std::string line(const Narrator& n, const Rules& rules, const AdvanceGained& news)
{
    return fmt::format("{} {} {}.", n.who(news.seat), news.copied ? "copied" : "discovered", rules[news.advance].name);
}
std::string line(const Narrator& n, const Rules&, const PointsKept& news)
{
    return fmt::format("{} kept {}.", n.who(news.seat), counted(news.points, "tech point"));
}
std::string line(const Narrator& n, const Rules& rules, const UnitsMoved& news)
{
    return fmt::format("{} moved {} from {} to {}{}.", n.who(news.seat), units_text(rules, news.unit, news.units),
                       at(rules, news.from), at(rules, news.to), news.by_road ? " by road" : "");
}
std::string line(const Narrator& n, const Rules& rules, const AttackBegan& news)
{
    return fmt::format("{} attacked {} in {} with {} against {}.", n.who(news.seat), n.name(news.defender),
                       at(rules, news.hex), counted(news.attackers, "unit"), news.defenders);
}
std::string line(const Narrator& n, const Rules& rules, const KindDeclared& news)
{
    return fmt::format("{} led with {}.", n.who(news.seat), one(rules, news.unit));
}
std::string line(const Narrator& n, const Rules&, const DamageRolled& news)
{
    const std::string who = news.seat == spectator ? "The warband" : n.who(news.seat);
    return fmt::format("{} rolled {} dice: {}.", who, news.dice, counted(news.hits, "hit"));
}
std::string line(const Narrator& n, const Rules& rules, const UnitLost& news)
{
    return fmt::format("{} lost {} in {}.", n.who(news.seat), one(rules, news.unit), at(rules, news.hex));
}
std::string line(const Narrator& n, const Rules& rules, const AttackWon& news)
{
    return fmt::format("{} won in {}{}.", n.who(news.seat), at(rules, news.hex),
                       news.without_a_fight ? " without a fight" : "");
}
std::string line(const Narrator& n, const Rules& rules, const AttackFailed& news)
{
    return fmt::format("{} failed in {}.", n.who(news.seat), at(rules, news.hex));
}
std::string line(const Narrator& n, const Rules& rules, const AttackStopped& news)
{
    return fmt::format("{} stopped the attack in {}.", n.who(news.seat), at(rules, news.hex));
}
std::string line(const Narrator& n, const Rules& rules, const SlavesTaken& news)
{
    return fmt::format("{} {} {} of {} in {}.", n.who(news.seat), news.destroyed ? "killed" : "took",
                       counted(news.slaves, "slave"), n.name(news.from), at(rules, news.hex));
}
std::string line(const Narrator& n, const Rules& rules, const Plundered& news)
{
    return fmt::format("{} plundered {} gold in {}.", n.who(news.seat), news.gold, at(rules, news.hex));
}
std::string line(const Narrator& n, const Rules& rules, const HexCaptured& news)
{
    return fmt::format("{} captured {} from {} with {}{}.", n.who(news.seat), at(rules, news.hex), n.name(news.from),
                       counted(news.populations, "population"), news.city ? " and its city" : "");
}
std::string line(const Narrator& n, const Rules& rules, const CaptureDeclined& news)
{
    return fmt::format("{} left {} to its people.", n.who(news.seat), at(rules, news.hex));
}
std::string line(const Narrator& n, const Rules& rules, const PopulationsEnslaved& news)
{
    return fmt::format("{} enslaved {} in {}.", n.who(news.seat), counted(news.populations, "population"),
                       at(rules, news.hex));
}
std::string line(const Narrator& n, const Rules& rules, const PointsSpent& news)
{
    if (news.missing == 0) return "";  // the next line says that it is completed
    return fmt::format("{} put {} into a {} in {}, {} to go.", n.who(news.seat), counted(news.points, "point"),
                       item_name(rules, news.item), at(rules, news.hex), news.missing);
}
std::string line(const Narrator& n, const Rules& rules, const ProjectCompleted& news)
{
    return fmt::format("{} completed a {} in {}.", n.who(news.seat), item_name(rules, item_of(news.project)),
                       at(rules, news.hex));
}
std::string line(const Narrator& n, const Rules& rules, const UnitBuilt& news)
{
    return fmt::format("{} raised {} in {}.", n.who(news.seat), one(rules, news.unit), at(rules, news.hex));
}
std::string line(const Narrator& n, const Rules&, const BuildPointsForfeited& news)
{
    return fmt::format("{} left {} unused.", n.who(news.seat), counted(news.points, "build point"));
}
std::string line(const Narrator& n, const Rules&, const TaxesCollected& news)
{
    return fmt::format("{} collected {} gold in taxes and {} from projects.", n.who(news.seat), news.from_populations,
                       news.from_projects);
}
std::string line(const Narrator& n, const Rules& rules, const DisasterCame& news)
{
    return fmt::format("{} came upon {}. {}", rules[news.disaster].name,
                       n.is_viewer(news.seat) ? "you" : n.name(news.seat), rules[news.disaster].text);
}
std::string line(const Narrator&, const Rules&, const DisasterAverted&) { return "It found nothing to strike."; }
std::string line(const Narrator& n, const Rules& rules, const PopulationsLost& news)
{
    return fmt::format("{} lost {} in {}.", n.who(news.seat), counted(news.populations, "population"),
                       at(rules, news.hex));
}
std::string line(const Narrator& n, const Rules& rules, const ProjectsLost& news)
{
    return fmt::format("{} lost {} in {}.", n.who(news.seat), counted(news.projects, "project"), at(rules, news.hex));
}
std::string line(const Narrator&, const Rules& rules, const DiseaseBroke& news)
{
    return fmt::format("Disease stays in {} for {}.", at(rules, news.hex), counted(news.turns, "turn"));
}
std::string line(const Narrator& n, const Rules& rules, const WarbandSighted& news)
{
    return fmt::format("{} sighted {}, {}, before {}.", n.who(news.seat), warband(rules, news.number),
                       counted(news.soldiers, "soldier"), at(rules, news.hex));
}
std::string line(const Narrator&, const Rules& rules, const WarbandMissed& news)
{
    return fmt::format("The warband turned away from {}.", at(rules, news.hex));
}
std::string line(const Narrator&, const Rules& rules, const WarbandAttacked& news)
{
    return fmt::format("The warband attacked {} with {} against {}.", at(rules, news.hex),
                       counted(news.soldiers, "soldier"), counted(news.defenders, "unit"));
}
std::string line(const Narrator& n, const Rules& rules, const WarbandRepelled& news)
{
    return fmt::format("{} repelled the warband in {}.", n.who(news.seat), at(rules, news.hex));
}
std::string line(const Narrator& n, const Rules& rules, const HexRazed& news)
{
    return fmt::format("The warband razed {}: {} lost {} and {}.", at(rules, news.hex), n.name(news.seat),
                       counted(news.populations, "population"), counted(news.projects, "project"));
}
std::string line(const Narrator& n, const Rules&, const GoldLost& news)
{
    return fmt::format("{} lost {} gold.", n.who(news.seat), news.gold);
}
std::string line(const Narrator& n, const Rules&, const Grown& news)
{
    return fmt::format("{} grew in {}.", n.who(news.seat), hexes_text(news.hexes));
}
std::string line(const Narrator& n, const Rules& rules, const Migrated& news)
{
    return fmt::format("{} {} {} from {}.", n.who(news.seat), news.settled ? "settled" : "sent people to",
                       at(rules, news.to), at(rules, news.from));
}
std::string line(const Narrator&, const Rules& rules, const MigrationFailed& news)
{
    return fmt::format("Nobody left {}.", at(rules, news.hex));
}
std::string line(const Narrator& n, const Rules& rules, const ControlLost& news)
{
    return fmt::format("{} lost control of {}.", n.who(news.seat), at(rules, news.hex));
}
std::string line(const Narrator& n, const Rules&, const TurnEnded& news)
{
    return fmt::format("{} ended the turn with {} and {} gold.", n.who(news.seat),
                       counted(news.points, "victory point"), news.gold);
}
std::string line(const Narrator& n, const Rules&, const Eliminated& news)
{
    return fmt::format("{} had nothing left and {} out of the game.", n.who(news.seat),
                       n.is_viewer(news.seat) ? "are" : "is");
}
std::string line(const Narrator& n, const Rules&, const TargetReached& news)
{
    return fmt::format("{} reached {}.", n.who(news.seat), counted(news.points, "victory point"));
}
std::string line(const Narrator& n, const Rules&, const FinalStanding& news)
{
    return fmt::format("{}: {}, {} from cities, {} from temples, {} from advances.", n.name(news.seat),
                       counted(news.points, "victory point"), news.points_from_cities, news.points_from_temples,
                       news.points_from_advances);
}
std::string line(const Narrator& n, const Rules&, const GameEnded& news)
{
    const std::string winner = news.winner == spectator ? "The victory is shared" : n.who(news.winner) + " won";
    switch (news.ending) {
        case Ending::Points: return fmt::format("{} by points in round {}.", winner, news.round);
        case Ending::LastOneLeft: return fmt::format("{} as the last one left, in round {}.", winner, news.round);
        case Ending::NobodyLeft: return fmt::format("{}: nobody is left in round {}.", winner, news.round);
        case Ending::RoundFinished: return fmt::format("{} when round {} was finished.", winner, news.round);
        case Ending::RoundLimit: return fmt::format("{} by the round limit, after round {}.", winner, news.round);
        case Ending::NotYet: break;
    }
    return "";
}

}  // namespace tessera::temples_and_swords
