// What happened, as lines of the log.
#include <fmt/format.h>

#include "games/eighteen_hundred/words.h"

namespace tessera::eighteen_hundred {

namespace {

const std::string& province_name(const Rules& rules, Province province) { return rules[province].name; }

// `you`, `Anna`, `a neutral`: inside a sentence.
std::string whom(const Narrator& n, Seat seat) { return n.is_viewer(seat) ? "you" : n.name(seat); }

std::string owners(const Narrator& n, Owner owner, Role role)
{
    if (owner == neutral) return fmt::format("a neutral {}", role_name(role));
    if (!is_player(owner)) return "nobody";
    return fmt::format("a {} of {}", role_name(role), n.is_viewer(seat_of(owner)) ? "yours" : n.name(seat_of(owner)));
}

std::string amounts(int production, int commerce)
{
    if (production > 0 && commerce > 0) return fmt::format("{} production and {} commerce", production, commerce);
    return production > 0 ? fmt::format("{} production", production) : fmt::format("{} commerce", commerce);
}

// ` by Corvee`, or nothing.
std::string cause_text(const Rules& rules, CardId card, HandCard hand_card)
{
    if (card != no_card) return fmt::format(" by {}", rules[card].name);
    return hand_card != no_hand_card ? fmt::format(" by {}", rules[hand_card].name) : "";
}

std::string_view roman(int era)
{
    static constexpr std::array<std::string_view, 4> numerals = {"-", "I", "II", "III"};
    return numerals[static_cast<std::size_t>(era)];
}

}  // namespace

std::string line(const Narrator& n, const Rules& rules, const NationDealt& news)
{
    return fmt::format("{} led {}.", n.who(news.seat), rules[news.nation].name);
}
std::string line(const Narrator& n, const Rules&, const FirstPlayerChosen& news)
{
    return fmt::format("{} went first.", n.who(news.seat));
}
std::string line(const Narrator& n, const Rules& rules, const CitizenDrafted& news)
{
    return fmt::format("{} placed a citizen in {}.", n.who(news.seat), province_name(rules, news.province));
}
std::string line(const Narrator&, const Rules&, const NeutralsAdded& news)
{
    return fmt::format("{} got a neutral peasant.", counted(news.provinces, "province"));
}
std::string line(const Narrator&, const Rules& rules, const ProvinceTurnedUp& news)
{
    return fmt::format("{} was turned up.", province_name(rules, news.province));
}
std::string line(const Narrator&, const Rules&, const EraBegan& news)
{
    return fmt::format("Era {} began, with {} development cards.", roman(news.era), news.cards);
}
std::string line(const Narrator&, const Rules& rules, const CardDealt& news)
{
    return fmt::format("{} came into the pool.", rules[news.card].name);
}
std::string line(const Narrator& n, const Rules& rules, const AmbitionDealt& news)
{
    if (!n.is_viewer(news.seat) && rules.ambitions_secret) return fmt::format("{} got an ambition.", n.who(news.seat));
    return fmt::format("{} got the ambition {}.", n.who(news.seat), rules.ambitions[index_of(news.ambition)].name);
}
std::string line(const Narrator& n, const Rules&, const TurnBegan& news)
{
    return fmt::format("Turn {}, era {}: {}.", news.number, roman(news.era), whom(n, news.seat));
}
std::string line(const Narrator& n, const Rules& rules, const PopulationBoomed& news)
{
    const std::string& where = province_name(rules, news.province);
    if (news.seat == spectator) return fmt::format("Population Boom in {}, for nobody.", where);
    return fmt::format("Population Boom in {}: {} for {}.", where, counted(news.peasants, "peasant"),
                       whom(n, news.seat));
}
std::string line(const Narrator&, const Rules& rules, const CommercialBoomed& news)
{
    return fmt::format("Commercial Boom in {}{}.", province_name(rules, news.province),
                       news.paid == 0 ? ", for nobody" : "");
}
std::string line(const Narrator& n, const Rules&, const BoomPaid& news)
{
    return fmt::format("{} gained {} commerce.", n.who(news.seat), news.commerce);
}
std::string line(const Narrator& n, const Rules& rules, const CardTaken& news)
{
    return fmt::format("{} took {}.", n.who(news.seat), rules[news.card].name);
}
std::string line(const Narrator&, const Rules& rules, const CardWithoutEffect& news)
{
    return fmt::format("{} brings nothing new and is out of the game.", rules[news.card].name);
}
std::string line(const Narrator&, const Rules& rules, const CardReplaced& news)
{
    return fmt::format("{} was replaced.", rules[news.card].name);
}
std::string line(const Narrator&, const Rules& rules, const CardSwept& news)
{
    return fmt::format("Nobody took a card for too long: {} left the pool.", rules[news.card].name);
}
std::string line(const Narrator& n, const Rules& rules, const CardVetoed& news)
{
    return fmt::format("{} removed {} from the pool.", n.who(news.seat), rules[news.card].name);
}
std::string line(const Narrator& n, const Rules&, const Collected& news)
{
    if (news.production + news.commerce == 0) return "";
    return fmt::format("{} collected {}.", n.who(news.seat), amounts(news.production, news.commerce));
}
std::string line(const Narrator& n, const Rules& rules, const TokenPlaced& news)
{
    return fmt::format("{} placed {} on {}.", n.who(news.seat), resource_name(news.resource), rules[news.card].name);
}
std::string line(const Narrator& n, const Rules&, const StockpileDiscarded& news)
{
    return fmt::format("{} lost {}.", n.who(news.seat), amounts(news.production, news.commerce));
}
std::string line(const Narrator& n, const Rules& rules, const CardActivated& news)
{
    return fmt::format("{} activated {}.", n.who(news.seat), rules[news.card].name);
}
std::string line(const Narrator& n, const Rules& rules, const HandCardDrawn& news)
{
    if (n.is_viewer(news.seat)) return fmt::format("You drew {}.", rules[news.card].name);
    return fmt::format("{} drew {} card.", n.who(news.seat), news.deck == HandDeck::Admin ? "an admin" : "a military");
}
std::string line(const Narrator& n, const Rules& rules, const HandCardPlayed& news)
{
    return fmt::format("{} played {}.", n.who(news.seat), rules[news.card].name);
}
std::string line(const Narrator& n, const Rules& rules, const HandCardDiscarded& news)
{
    return fmt::format("{} discarded {}.", n.who(news.seat), rules[news.card].name);
}
std::string line(const Narrator& n, const Rules& rules, const CardStolen& news)
{
    const bool knows = n.is_viewer(news.thief) || n.is_viewer(news.from);
    return fmt::format("{} took {} from {}.", n.who(news.thief), knows ? rules[news.card].name : "an admin card",
                       whom(n, news.from));
}
std::string line(const Narrator& n, const Rules& rules, const ProsperityChanged& news)
{
    return fmt::format("{} {} {} prosperity{}.", n.who(news.seat), news.amount > 0 ? "gained" : "lost",
                       news.amount > 0 ? news.amount : -news.amount, cause_text(rules, news.card, news.hand_card));
}
std::string line(const Narrator& n, const Rules& rules, const ResourcesGained& news)
{
    return fmt::format("{} gained {}{}.", n.who(news.seat), amounts(news.production, news.commerce),
                       cause_text(rules, news.card, news.hand_card));
}
std::string line(const Narrator& n, const Rules&, const CommercePaid& news)
{
    return fmt::format("{} paid {} commerce to {}.", n.who(news.seat), news.commerce, whom(n, news.to));
}
std::string line(const Narrator& n, const Rules& rules, const BuildingBuilt& news)
{
    return fmt::format("{} built a {} in {}.", n.who(news.seat), building_name(rules, news.province),
                       province_name(rules, news.province));
}
std::string line(const Narrator& n, const Rules& rules, const BuildingDestroyed& news)
{
    return fmt::format("{} destroyed a {} in {}.", n.who(news.by), building_name(rules, news.province),
                       province_name(rules, news.province));
}
std::string line(const Narrator& n, const Rules& rules, const RoadBuilt& news)
{
    return fmt::format("{} built a {} {}.", n.who(news.seat), news.railroad ? "railroad" : "road",
                       border_name(rules, news.border));
}
std::string line(const Narrator& n, const Rules& rules, const RoadDestroyed& news)
{
    return fmt::format("{} destroyed a road {}.", n.who(news.by), border_name(rules, news.border));
}
std::string line(const Narrator& n, const Rules& rules, const PeasantAdded& news)
{
    return fmt::format("{} added a peasant in {}.", n.who(news.seat), province_name(rules, news.province));
}
std::string line(const Narrator& n, const Rules& rules, const PeasantMigrated& news)
{
    return fmt::format("{} moved a peasant from {} to {}.", n.who(news.seat), province_name(rules, news.from),
                       province_name(rules, news.to));
}
std::string line(const Narrator& n, const Rules& rules, const PeasantSettled& news)
{
    const bool stayed = news.from == news.to;
    return fmt::format("{} settled a peasant{} on a{} {} in {}.", n.who(news.seat),
                       stayed ? "" : " of " + province_name(rules, news.from),
                       news.improvement == Improvement::UrbanCenter ? "n" : "", improvement_name(news.improvement),
                       province_name(rules, news.to));
}
std::string line(const Narrator& n, const Rules& rules, const RegimentPlaced& news)
{
    return fmt::format("{} placed a regiment in {}.", n.who(news.seat), province_name(rules, news.province));
}
std::string line(const Narrator& n, const Rules& rules, const RegimentMoved& news)
{
    return fmt::format("{} moved a regiment from {} to {}{}.", n.who(news.seat), province_name(rules, news.from),
                       province_name(rules, news.to), news.convoy ? " by railroad" : "");
}
std::string line(const Narrator& n, const Rules& rules, const RegimentRetreated& news)
{
    return fmt::format("{} retreated from {} to {}.", n.who(news.seat), province_name(rules, news.from),
                       province_name(rules, news.to));
}
std::string line(const Narrator& n, const Rules& rules, const RegimentDisbanded& news)
{
    return fmt::format("{} lost a regiment in {}: it could not retreat.", n.who(news.seat),
                       province_name(rules, news.province));
}
std::string line(const Narrator& n, const Rules& rules, const CitizenOppressed& news)
{
    return fmt::format("{} oppressed {} in {}.", n.who(news.by), owners(n, news.owner, news.role),
                       province_name(rules, news.province));
}
std::string line(const Narrator& n, const Rules& rules, const CitizenMassacred& news)
{
    return fmt::format("{} massacred {} in {}.", n.who(news.by), owners(n, news.owner, news.role),
                       province_name(rules, news.province));
}
std::string line(const Narrator& n, const Rules& rules, const PeasantConverted& news)
{
    return fmt::format("{} converted {} in {}.", n.who(news.by), owners(n, news.owner, Role::Peasant),
                       province_name(rules, news.province));
}
std::string line(const Narrator& n, const Rules& rules, const LaborersStruck& news)
{
    return fmt::format("{} of {} in {} went on strike.", counted(news.laborers, "laborer"),
                       n.is_viewer(news.seat) ? "yours" : n.name(news.seat), province_name(rules, news.province));
}
std::string line(const Narrator& n, const Rules&, const HarmAverted& news)
{
    return fmt::format("{} averted what {} was about to do.", n.who(news.seat), whom(n, news.by));
}
std::string line(const Narrator& n, const Rules& rules, const BattleBegan& news)
{
    return fmt::format("{} attacked {} in {}.", n.who(news.attacker), whom(n, news.defender),
                       province_name(rules, news.province));
}
std::string line(const Narrator& n, const Rules& rules, const BattleCardCancelled& news)
{
    return fmt::format("{} cancelled {}.", n.who(news.by), rules[news.card].name);
}
std::string line(const Narrator& n, const Rules&, const BattleDecided& news)
{
    return fmt::format("{} won {} to {}.", n.who(news.attacker_won ? news.attacker : news.defender),
                       news.attacker_won ? news.attack : news.defence, news.attacker_won ? news.defence : news.attack);
}
std::string line(const Narrator& n, const Rules& rules, const RouteShared& news)
{
    return fmt::format("{} placed a trade token on {}.", n.who(news.seat),
                       rules[rules.routes[index_of(news.route)]].name);
}
std::string line(const Narrator& n, const Rules& rules, const RouteBroken& news)
{
    return fmt::format("{} removed a trade token of {} from {}.", n.who(news.by),
                       n.is_viewer(news.seat) ? "yours" : n.name(news.seat),
                       rules[rules.routes[index_of(news.route)]].name);
}
std::string line(const Narrator& n, const Rules&, const TradeOffered& news)
{
    return fmt::format("{} offered Free Trade to {}.", n.who(news.from), whom(n, news.to));
}
std::string line(const Narrator& n, const Rules&, const TradeDeclined& news)
{
    return fmt::format("{} declined.", n.who(news.seat));
}
std::string line(const Narrator& n, const Rules&, const AgreementMade& news)
{
    return fmt::format("{} and {} agreed on Free Trade.", n.who(news.seat), whom(n, news.partner));
}
std::string line(const Narrator& n, const Rules&, const AgreementEnded& news)
{
    return fmt::format("The agreement between {} and {} ended.", whom(n, news.first), whom(n, news.second));
}
std::string line(const Narrator& n, const Rules&, const UltimatumMade& news)
{
    return fmt::format("{} gave {} an ultimatum.", n.who(news.by), whom(n, news.seat));
}
std::string line(const Narrator& n, const Rules&, const FoodGained& news)
{
    return fmt::format("{} can feed {} more this turn.", n.who(news.seat), counted(news.food, "worker"));
}
std::string line(const Narrator& n, const Rules&, const PlaceLimitRaised& news)
{
    return fmt::format("{} can place {} more production on each card this turn.", n.who(news.seat), news.n);
}
std::string line(const Narrator& n, const Rules&, const TurnEnded& news)
{
    return fmt::format("{} ended the turn with {} prosperity and {}.", n.who(news.seat), news.prosperity,
                       counted(news.provinces, "province"));
}
std::string line(const Narrator&, const Rules&, const EndTriggered&) { return "The last development card was drawn."; }
std::string line(const Narrator& n, const Rules& rules, const AmbitionScored& news)
{
    return fmt::format("{} had the ambition {}: {} prosperity.", n.who(news.seat),
                       rules.ambitions[index_of(news.ambition)].name, news.bonus);
}
std::string line(const Narrator& n, const Rules&, const GameEnded& news)
{
    return fmt::format("The game ended after {}; {} won.", counted(news.turns, "turn"), whom(n, news.winner));
}

}  // namespace tessera::eighteen_hundred
