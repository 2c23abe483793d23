// What each action would be, in a few words.
#include <fmt/format.h>

#include "games/eighteen_hundred/words.h"

namespace tessera::eighteen_hundred {

namespace {

std::string_view province_name(const Rules& rules, Province province)
{
    return rules.has(province) ? std::string_view(rules[province].name) : "nowhere";
}

std::string pool_card(const State& s, const Rules& rules, PoolPlace place)
{
    if (index_of(place) >= s.pool.size()) return "a card";
    const Card& card = rules[s.pool[index_of(place)]];
    return fmt::format("{}: {}", card.name, card.text);
}

std::string hand_card(const Rules& rules, HandCard card)
{
    return rules.has(card) ? fmt::format("{}: {}", rules[card].name, rules[card].text) : "a card";
}

// `the farm of a Prussian farmer`, `an unworked factory`.
std::string building_of(const State& s, const Rules& rules, Province province, Owner worker)
{
    const std::string_view building = building_name(rules, province);
    if (worker == nobody) return fmt::format("an unworked {}", building);
    return fmt::format("the {} of {}", building, citizen_name(s, rules, worker, employed_role(rules, province)));
}

// The province that the question is about, where an action does not say it.
Province province_asked(const State& s)
{
    if (s.agenda.asks<CommandRegiment>()) return s.agenda.top_as<CommandRegiment>().province;
    if (s.agenda.asks<MakeRoom>()) return s.agenda.top_as<MakeRoom>().province;
    return s.battle.province;
}

std::string copy_name(const Rules& rules, CardId card, std::uint8_t copy)
{
    return copy == 0 ? rules[card].name : fmt::format("{} ({})", rules[card].name, copy + 1);
}

}  // namespace

std::string label(const State& s, const Rules& rules, const Boom& a)
{
    if (rules.is_urban(a.province)) {
        std::string out = fmt::format("Commercial Boom in {}", rules[a.province].name);
        for (std::size_t i = 0; i < s.players.size(); ++i)
            if (const int commerce = boom_income(s, rules, id_at<Seat>(i), a.province); commerce > 0)
                out += fmt::format(", {} +{}", nation_name(s, rules, id_at<Seat>(i)), commerce);
        return out;
    }
    const Seat seat = controller(s, rules, a.province);
    return fmt::format("Population Boom in {}, {}", rules[a.province].name,
                       seat == spectator ? "for nobody" : "for " + nation_name(s, rules, seat));
}
std::string label(const State& s, const Rules& rules, const Take& a) { return "Take " + pool_card(s, rules, a.place); }
std::string label(const State&, const Rules&, const DrawAdmin&) { return "Draw an admin card"; }
std::string label(const State& s, const Rules& rules, const Put& a)
{
    const std::size_t place = place_of(s, s.turn.seat, a.card, a.copy);
    if (place == s.cards.size()) return "Place a token";
    const CardInPlay& card = s.cards[place];
    const bool production = a.resource == Resource::Production;
    return fmt::format("Place {} on {} ({} of {})", resource_name(a.resource), copy_name(rules, a.card, a.copy),
                       (production ? card.production : card.commerce) + 1, rules[a.card].squares(a.resource));
}
std::string label(const State&, const Rules& rules, const Activate& a)
{
    return fmt::format("Activate {}: {}", copy_name(rules, a.card, a.copy), rules[a.card].text);
}
std::string label(const State&, const Rules&, const EndStep&) { return "End this step"; }
std::string label(const State& s, const Rules& rules, const MigrateFrom& a)
{
    const Seat seat = s.agenda.asks<ChooseMigrant>() ? s.agenda.top_as<ChooseMigrant>().seat : s.turn.seat;
    return fmt::format("Move a peasant from {} (of {})", province_name(rules, a.province),
                       s.players[seat].peasants[a.province]);
}
std::string label(const State&, const Rules& rules, const MigrateTo& a)
{
    return fmt::format("To {}", province_name(rules, a.province));
}
std::string label(const State&, const Rules& rules, const Settle& a)
{
    return fmt::format("Settle on a{} {} in {}", a.improvement == Improvement::UrbanCenter ? "n" : "",
                       improvement_name(a.improvement), province_name(rules, a.province));
}
std::string label(const State&, const Rules& rules, const SettleFrom& a)
{
    return fmt::format("A peasant of {}", province_name(rules, a.province));
}
std::string label(const State&, const Rules& rules, const PlayCard& a) { return "Play " + hand_card(rules, a.card); }
std::string label(const State&, const Rules& rules, const DiscardCard& a)
{
    return "Discard " + (rules.has(a.card) ? rules[a.card].name : "a card");
}
std::string label(const State&, const Rules&, const Pass&) { return "Pass"; }
std::string label(const State&, const Rules& rules, const SelectRegiment& a)
{
    return fmt::format("The regiment in {}", province_name(rules, a.province));
}
std::string label(const State& s, const Rules& rules, const Move& a)
{
    const Seat enemy = rules.has(a.to) ? regiment_in(s, a.to) : spectator;
    if (enemy == spectator) return fmt::format("Move to {}", province_name(rules, a.to));
    return fmt::format("Attack {} in {}", nation_name(s, rules, enemy), province_name(rules, a.to));
}
std::string label(const State&, const Rules& rules, const Convoy& a)
{
    return fmt::format("Go to {} by railroad", province_name(rules, a.to));
}
std::string label(const State& s, const Rules& rules, const Pillage& a)
{
    return "Pillage " + building_of(s, rules, province_asked(s), a.worker);
}
std::string label(const State&, const Rules& rules, const PillageRoad& a)
{
    return fmt::format("Tear up the road to {}", province_name(rules, a.across));
}
std::string label(const State& s, const Rules& rules, const Oppress& a)
{
    return "Oppress " + citizen_name(s, rules, a.owner, a.role);
}
std::string label(const State& s, const Rules& rules, const Massacre& a)
{
    return fmt::format("Massacre {} (-{} prosperity)", citizen_name(s, rules, a.owner, a.role),
                       rules.constants.massacre_cost);
}
std::string label(const State&, const Rules&, const Hold&) { return "Hold"; }
std::string label(const State&, const Rules& rules, const PickProvince& a)
{
    return std::string(province_name(rules, a.province));
}
std::string label(const State& s, const Rules& rules, const Destroy& a)
{
    return "Destroy " + building_of(s, rules, province_asked(s), a.worker);
}
std::string label(const State& s, const Rules& rules, const PickOwner& a)
{
    return "Convert " + citizen_name(s, rules, a.owner, Role::Peasant);
}
std::string label(const State& s, const Rules& rules, const PickPlayer& a) { return nation_name(s, rules, a.seat); }
std::string label(const State& s, const Rules& rules, const PickCard& a) { return pool_card(s, rules, a.place); }
std::string label(const State& s, const Rules& rules, const CallStrike& a)
{
    return fmt::format("{} in {}", nation_name(s, rules, a.seat), province_name(rules, a.province));
}
std::string label(const State&, const Rules& rules, const PickRoute& a)
{
    return "Share " + rules[rules.routes[index_of(a.route)]].name;
}
std::string label(const State& s, const Rules& rules, const BreakRoute& a)
{
    return fmt::format("{}: a token of {}", rules[rules.routes[index_of(a.route)]].name, nation_name(s, rules, a.seat));
}
std::string label(const State&, const Rules& rules, const DestroyRoad& a) { return border_name(rules, a.border); }
std::string label(const State& s, const Rules& rules, const EndAgreement& a)
{
    return fmt::format("{} and {}", nation_name(s, rules, a.first), nation_name(s, rules, a.second));
}
std::string label(const State&, const Rules&, const Accept&) { return "Accept"; }
std::string label(const State&, const Rules&, const Decline&) { return "Decline"; }
std::string label(const State&, const Rules&, const LoseProsperity&) { return "Lose prosperity"; }
std::string label(const State&, const Rules&, const Skip&) { return "Skip"; }

std::string label(const State&, const Rules& rules, const DealLayout& a)
{
    return fmt::format("Seat {} leads {}", index_of(a.seat), rules[rules.layouts[index_of(a.layout)].nation].name);
}
std::string label(const State&, const Rules& rules, const DealNation& a)
{
    return fmt::format("Seat {} leads {}", index_of(a.seat), rules[a.nation].name);
}
std::string label(const State& s, const Rules& rules, const BeginWith& a)
{
    return nation_name(s, rules, a.seat) + " begins";
}
std::string label(const State& s, const Rules& rules, const DraftCard& a)
{
    return fmt::format("{} starts in {}", nation_name(s, rules, a.seat), province_name(rules, a.province));
}
std::string label(const State&, const Rules& rules, const TurnUp& a)
{
    return fmt::format("{} is turned up", province_name(rules, a.province));
}
std::string label(const State&, const Rules& rules, const DealCard& a)
{
    return fmt::format("{} comes into the pool", rules[a.card].name);
}
std::string label(const State& s, const Rules& rules, const DealAmbition& a)
{
    return fmt::format("{} gets {}", nation_name(s, rules, a.seat),
                       is_unsaid(a.ambition) ? "an ambition" : rules.ambitions[index_of(a.ambition)].name);
}
std::string label(const State& s, const Rules& rules, const DrawCard& a)
{
    return fmt::format("{} draws {}", nation_name(s, rules, a.seat), rules.has(a.card) ? rules[a.card].name : "a card");
}
std::string label(const State& s, const Rules& rules, const StealCard& a)
{
    return fmt::format("{} takes {} from {}", nation_name(s, rules, a.thief),
                       rules.has(a.card) ? rules[a.card].name : "a card", nation_name(s, rules, a.from));
}
std::string label(const State& s, const Rules& rules, const LoseCard& a)
{
    return fmt::format("{} loses {}", nation_name(s, rules, a.seat), rules.has(a.card) ? rules[a.card].name : "a card");
}

}  // namespace tessera::eighteen_hundred
