// Who is ahead: prosperity, what production and commerce will still make of it, the ambition, and provinces that others
// threaten. All of it is a guess in points of prosperity at the end; nothing here states a rule.
#pragma once

#include <cmath>

#include "games/eighteen_hundred/bookkeeping.h"

namespace tessera::eighteen_hundred {

// How far the game has come, for everybody.
struct Clock {
    float cards = 0;  // that will still be drawn
    bool booms_to_come = false, development_to_come = false, collection_to_come = false, activation_to_come = false;
};

inline Clock clock_of(const State& s, const Rules& rules)
{
    Clock clock;
    clock.cards = static_cast<float>(cards_to_come(s, rules));
    for (const Step& step : s.agenda.steps()) {
        clock.booms_to_come |= step.kind == Steps::index<EndBooms>();
        clock.development_to_come |= step.kind == Steps::index<Develop>();
        clock.collection_to_come |= step.kind == Steps::index<Collect>();
        clock.activation_to_come |= step.kind == Steps::index<ActivateCards>();
    }
    clock.development_to_come |= s.agenda.asks<ChooseDevelopment>();
    return clock;
}

// How much of the game is to come for a player.
struct Time {
    float turns = 0;          // in which it still collects
    float activations = 0;    // of each of its cards
    bool booms_done = false;  // in a turn whose collection is still to come
    bool may_develop = false;
};

// About every turn draws a card. Who sits next to the mover has more turns to come, and the mover has this one as long
// as it has not collected: so the evaluation stays as it is when the turn passes on.
inline Time time_left(const State& s, const Clock& clock, Seat seat)
{
    const std::size_t players = s.players.size();
    const std::size_t places = (index_of(seat) + players - index_of(s.turn.seat)) % players;
    Time time;
    time.turns = 1.15f * clock.cards / static_cast<float>(players);
    if (places > 0 && !s.end_triggered)
        time.turns += static_cast<float>(players - places) / static_cast<float>(players);
    if (places == 0 && clock.collection_to_come) {
        time.turns += 1;
        time.booms_done = !clock.booms_to_come;
        time.may_develop = clock.development_to_come;
    }
    time.activations = time.turns;
    if (places == 0 && !clock.collection_to_come && clock.activation_to_come) time.activations += 1;
    return time;
}

// How a player's provinces work together.
struct Network {
    float boom_income = 0;  // commerce each turn, by cities
    float openings = 0;     // peasants that could become workers and be fed
    float idle_peasants = 0;
    bool well_fed = true;
};

// The groups of connected provinces, found as they are asked for. Players whom no regiment blocks share them.
class ConnectedGroups {
public:
    const ProvinceSet& with(Province province, const Rules& rules, const Lines& lines)
    {
        for (const ProvinceSet& group : groups_)
            if (group.contains(province)) return group;
        groups_.push_back(connected_with(rules, lines, province));
        return groups_.back();
    }

private:
    FixedVector<ProvinceSet, max_provinces> groups_;
};

// What is the same for everybody in one evaluation.
struct SharedTerms {
    Clock clock;
    PerSeat<ProvinceSet, max_players> controlled;
    ConnectedGroups by_land, by_sea;  // where no regiment is in the way
};

// What so many bourgeois of a center are worth as a part of a City, so that the way there counts too.
inline float city_worth(const Rules& rules, int bourgeois)
{
    const Constants& c = rules.constants;
    if (bourgeois >= c.metropolis_min) return c.metropolis_commerce;
    if (bourgeois >= c.city_min) {
        const float way =
            static_cast<float>(bourgeois - c.city_min) / static_cast<float>(c.metropolis_min - c.city_min);
        return c.city_commerce +
               rules.weights.way_to_metropolis * way * static_cast<float>(c.metropolis_commerce - c.city_commerce);
    }
    return rules.weights.way_to_city * c.city_commerce * static_cast<float>(bourgeois) / c.city_min;
}

// Of ten cards on display some belong to a group with so many urban provinces; the others' booms pay a little, too.
inline float booms_for(const State& s, const Rules& rules, float urban_provinces)
{
    const float on_display =
        urban_provinces * rules.constants.province_display / static_cast<float>(rules.province_count());
    const float others =
        rules.weights.others_booms * static_cast<float>(s.players.size() - 1) * urban_provinces / 22.0f;
    return std::min(1.5f, rules.weights.booms * on_display) + others;
}

inline Network network_of(const State& s, const Rules& rules, Seat seat, const ProvinceSet& own, SharedTerms& shared)
{
    const Player& player = s.players[seat];
    const Lines lines = lines_of(s, rules, seat);
    const float bonus = static_cast<float>(sum_of(s, rules, seat, StaticOp::BoomBonus));
    ConnectedGroups around_regiments;
    ConnectedGroups& groups = !lines.blocked.empty() ? around_regiments : lines.sea ? shared.by_sea : shared.by_land;
    const ProvinceSet homes = where_citizens_live(player);
    Network network;
    ProvinceSet seen;
    float surplus = 0, lack = 0, connected = 0;
    for (Province urban : rules.urban) {
        const bool mine = own.contains(urban);
        if ((!mine && workers_in(player, rules, urban) == 0) || seen.contains(urban)) continue;
        const ProvinceSet& group = groups.with(urban, rules, lines);
        seen |= group;
        int balance = 0, peasants = 0;
        for (Province province : group& homes) {
            if (!lines.blocked.contains(province)) peasants += player.peasants[province];
            const bool is_urban = rules.urban.contains(province);
            balance += is_urban ? -player.bourgeois[province] - player.employed[province] : player.employed[province];
        }
        float cities = 0;
        for (Province province : group& own& rules.urban) {
            int bourgeois = 0;
            for (const Player& other : s.players) bourgeois += other.bourgeois[province];
            cities += city_worth(rules, bourgeois);
        }
        const auto urban_provinces = static_cast<float>((group & rules.urban).size());
        if (cities >= 1) cities += bonus;
        network.boom_income += cities * booms_for(s, rules, urban_provinces);
        (balance > 0 ? surplus : lack) += static_cast<float>(std::abs(balance));
        connected += static_cast<float>(peasants);
    }
    const float food = static_cast<float>(food_of(s, rules, seat)) - lack;
    network.well_fed = food >= 0;
    const float fed = std::max(0.0f, surplus + std::min(food, 4.0f));
    network.openings = std::min(connected, fed) + 0.15f * fed;
    network.idle_peasants = static_cast<float>(sum_over(player.peasants)) - std::min(connected, fed);
    return network;
}

// A factory pays for the rest of the game.
inline float factory_worth(const Rules& rules, float turns) { return std::min(1.0f, rules.weights.factory * turns); }

// What activating a card once is worth.
inline float activation_worth(const Rules& rules, CardId card, float turns)
{
    const CardEstimate& estimate = rules.estimates[index_of(card)];
    return estimate.activation + estimate.factories * factory_worth(rules, turns);
}

// A way to turn resources into something: so much of them until the end, at this rate.
struct Outlet {
    float rate;
    float room;
};
using Outlets = FixedVector<Outlet, max_in_play>;

// What an amount brings, spent where it brings most. What finds no outlet is worth next to nothing.
inline float spend(Outlets& outlets, float amount)
{
    std::sort(outlets.begin(), outlets.end(), [](const Outlet& a, const Outlet& b) { return a.rate > b.rate; });
    float worth = 0;
    for (const Outlet& outlet : outlets) {
        const float used = std::min(amount, outlet.room);
        worth += used * outlet.rate;
        amount -= used;
    }
    return worth + std::min(amount, 10.0f) * 0.02f;
}

// What the cards in play make of all production and commerce to come, and what lies on them already.
struct Workshop {
    float output = 0;
    float on_cards = 0;
    float standing = 0;
};

// Navies and banks keep what is put on them.
inline float kept_worth(const Rules& rules, const Card& info, const CardInPlay& card, float turns)
{
    const float squares = static_cast<float>(info.production + info.commerce);
    const float each =
        info.static_ops.contains(StaticOp::Collect) ? rules.weights.kept_token * turns : rules.weights.kept_token;
    const float filled = static_cast<float>(card.tokens()) / squares;
    return each * static_cast<float>(card.tokens()) * (0.7f + 0.3f * filled);
}

inline Workshop workshop_of(const State& s, const Rules& rules, Seat seat, float production, float commerce,
                            const Time& time)
{
    const int limit = place_limit(s, rules, seat);
    Outlets for_production, for_commerce;
    Workshop shop;
    for (const CardInPlay& card : cards_of(s, seat)) {
        const Card& info = rules[card.card];
        shop.standing +=
            rules.estimates[index_of(card.card)].standing * std::min(1.0f, rules.weights.lasting * time.turns);
        const float by_production = info.production, by_commerce = info.commerce;
        if (by_production + by_commerce == 0) continue;
        if (info.activation == no_list) {
            shop.on_cards += kept_worth(rules, info, card, time.turns);
            continue;
        }
        const float worth = activation_worth(rules, card.card, time.turns);
        const float filled = static_cast<float>(card.tokens()) / (by_production + by_commerce);
        const bool in_time = time.activations >= 0.9f;
        if (in_time) shop.on_cards += worth * filled * (rules.weights.on_cards + 0.08f * filled);
        const float times = in_time ? std::max(0.0f, time.activations - filled) : 0.0f;
        if (by_commerce > 0) {
            for_commerce.push_back({std::max(0.0f, worth - 0.1f * by_production) / by_commerce, by_commerce * times});
        } else {
            const float room = limit == 0 ? by_production : std::min(static_cast<float>(limit), by_production);
            for_production.push_back({worth / by_production, room * times});
        }
    }
    shop.output = spend(for_production, production) + spend(for_commerce, commerce);
    return shop;
}

// What an operation is worth that a player is about to carry out so many times.
inline float operation_worth(const Rules& rules, ListId list, std::size_t index, int times, float turns)
{
    const Operation& operation = rules[list].operations[index];
    if (operation.is<operation::BuildFactory>()) return factory_worth(rules, turns) * static_cast<float>(times);
    return rules.operation_estimates[index_of(list)][index] * static_cast<float>(times) / times_of(operation);
}

// What stands on the agenda for a player and cannot be seen in the position yet.
inline float pending_worth(const State& s, const Rules& rules, Seat seat, float turns)
{
    float worth = 0;
    const auto add = [&](Seat who, ListId list, std::size_t index, int times) {
        if (who == seat) worth += operation_worth(rules, list, index, times, turns);
    };
    for (const Step& step : s.agenda.steps()) {
        if (step.kind == Steps::index<ResolveEffects>()) {
            const auto rest = unpack<ResolveEffects>(step);
            const auto& operations = rules[rest.list].operations;
            for (std::size_t i = rest.index; i < operations.size(); ++i)
                add(rest.seat, rest.list, i, times_of(operations[i]));
        } else if (step.kind == Steps::index<CarryOut>()) {
            const auto rest = unpack<CarryOut>(step);
            add(rest.seat, rest.list, rest.index, rest.left);
        } else if (step.kind == Steps::index<ChooseProvince>()) {
            const auto rest = unpack<ChooseProvince>(step);
            add(rest.seat, rest.list, rest.index, rest.left);
        } else if (step.kind == Steps::index<OfferTrade>()) {
            worth += unpack<OfferTrade>(step).seat == seat ? 0.6f : 0.0f;
        } else if (step.kind == Steps::index<ChoosePool>()) {
            const auto rest = unpack<ChoosePool>(step);
            add(rest.seat, rest.list, rest.index, 1);
        } else if (step.kind == Steps::index<ChoosePlayer>()) {
            const auto rest = unpack<ChoosePlayer>(step);
            add(rest.seat, rest.list, rest.index, times_of(rules[rest.list].operations[rest.index]));
        } else if (step.kind == Steps::index<MakeRoom>()) {
            worth += unpack<MakeRoom>(step).seat == seat ? 0.1f : 0.0f;
        }
    }
    return worth;
}

// The bonus of the ambition as it stands, with a part of the way to the next step. A search guesses the ambitions of
// the others, so early on, when a bonus says little about the end, it counts little: guesses would drown everything
// else.
inline float ambition_worth(const State& s, const Rules& rules, Seat seat, float turns)
{
    const AmbitionId id = s.players[seat].ambition;
    if (id == no_ambition) return 0;
    float smooth = 0;
    for (const ScoringPart& part : rules.ambitions[index_of(id)].parts) {
        const float bonus = static_cast<float>(bonus_of_part(s, rules, seat, part));
        smooth += part.kind == ScoringPart::Kind::Per
                      ? static_cast<float>(part.n) * static_cast<float>(metric(s, rules, seat, part.what)) / part.each
                      : bonus;
    }
    const float cap = rules.ambitions[index_of(id)].cap;
    const float now = static_cast<float>(ambition_bonus(s, rules, seat, id));
    const float certainty = std::max(0.1f, 1.0f - rules.weights.ambition_doubt * turns);
    return certainty * (rules.weights.ambition_now * now + (1.0f - rules.weights.ambition_now) * std::min(smooth, cap));
}

// Provinces that a hostile regiment can walk into.
inline float threat(const State& s, const Rules& rules, Seat seat, const ProvinceSet& own)
{
    ProvinceSet reach;
    for (Province enemy : hostile_regiments(s, seat)) reach |= rules.land[index_of(enemy)];
    float danger = 0;
    for (Province province : own& reach) {
        if (s.players[seat].regiments.contains(province)) continue;
        danger += rules.is_urban(province) ? 0.35f + 0.15f * s.players[seat].bourgeois[province] : 0.12f;
    }
    return danger;
}

inline float prospect(const State& s, const Rules& rules, Seat seat, SharedTerms& shared)
{
    const Weights& weights = rules.weights;
    const Player& player = s.players[seat];
    const Time time = time_left(s, shared.clock, seat);
    const float turns = time.turns;
    const ProvinceSet own = shared.controlled[seat];
    const Network network = network_of(s, rules, seat, own, shared);
    const Income income = income_of(s, rules, seat);
    const float booms = network.boom_income * (turns - (time.booms_done ? 1.0f : 0.0f));
    const float production = static_cast<float>(player.production) + turns * static_cast<float>(income.production);
    const float commerce = static_cast<float>(player.commerce) + turns * static_cast<float>(income.commerce()) + booms;
    const Workshop shop = workshop_of(s, rules, seat, production, commerce, time);
    const float late = std::min(1.0f, weights.late * turns);  // what needs time is worth less near the end

    float points = player.prosperity + ambition_worth(s, rules, seat, turns) + pending_worth(s, rules, seat, turns);
    points += weights.output * shop.output + shop.on_cards + shop.standing;
    if (time.may_develop) points += 0.3f + weights.development * late;
    points += late * (weights.opening * network.openings + weights.idle_peasant * network.idle_peasants);
    points += late * weights.province * static_cast<float>(own.size()) +
              late * weights.urban * static_cast<float>((own & rules.urban).size());
    points += late * weights.bourgeois * static_cast<float>(sum_over(player.bourgeois));
    int unstaffed = 0;
    for (Province province : own) unstaffed += std::max(0, unworked(s, province));
    points += late * weights.unstaffed * static_cast<float>(unstaffed);
    points += (0.08f + weights.admin_card * late) * static_cast<float>(hand_size(rules, player, HandDeck::Admin));
    points += weights.military_card * static_cast<float>(hand_size(rules, player, HandDeck::Military)) * (0.5f + late);
    points += late * (weights.regiment * static_cast<float>(player.regiments.size()) + weights.navy * player.navy);
    points -= late * weights.threat * threat(s, rules, seat, own);
    if (!network.well_fed) points -= weights.hunger * late;
    return points;
}

inline Payoffs chances_by_prospect(const State& s, const Rules& rules)
{
    const std::size_t players = s.players.size();
    SharedTerms shared{.clock = clock_of(s, rules), .controlled = control(s, rules), .by_land = {}, .by_sea = {}};
    const float sureness = rules.weights.sureness / (1.0f + 0.06f * time_left(s, shared.clock, s.turn.seat).turns);
    Payoffs chances(Seats{static_cast<int>(players)});
    float most = -10000, sum = 0;
    for (std::size_t i = 0; i < players; ++i) {
        chances[i] = prospect(s, rules, id_at<Seat>(i), shared);
        most = std::max(most, chances[i]);
    }
    for (float& chance : chances) sum += chance = std::exp(sureness * (chance - most));
    for (float& chance : chances) chance /= sum;
    return chances;
}

// A choice in two parts is judged when the second is made: calls f(who makes it, position) for each way to make it.
template <class F>
void for_each_completion(const State& s, const Rules& rules, F&& f)
{
    Silent tell;
    const auto complete = [&]<class Asked, class Verb>(Seat seat, const Asked& asked, const Verb& verb) {
        if (!check(s, rules, asked, verb)) return;
        State after = s;
        after.agenda.take_top();
        apply(after, rules, asked, verb, tell);
        f(seat, after);
    };
    if (s.agenda.asks<ChooseRoadEnd>()) {
        const auto asked = s.agenda.top_as<ChooseRoadEnd>();
        for (const BorderTo& border : rules.borders_of[index_of(asked.end)])
            complete(asked.seat, asked, PickProvince{border.across});
    } else if (s.agenda.asks<ChooseSettler>()) {
        const auto asked = s.agenda.top_as<ChooseSettler>();
        for (Province from : settlers_for(s, rules, s.turn.seat, asked.province))
            complete(s.turn.seat, asked, SettleFrom{from});
    } else if (s.agenda.asks<ChooseDestination>()) {
        const auto asked = s.agenda.top_as<ChooseDestination>();
        for (Province to : adjacent_to(s, rules, asked.seat, asked.from)) complete(asked.seat, asked, MigrateTo{to});
    } else if (s.agenda.asks<CommandRegiment>()) {
        const auto asked = s.agenda.top_as<CommandRegiment>();
        for (Province to : adjacent_to(s, rules, asked.seat, asked.province))
            if (regiment_in(s, to) == spectator) complete(asked.seat, asked, Move{to});
        complete(asked.seat, asked, Hold{});
    }
}

inline Payoffs evaluate(const State& s, const Rules& rules)
{
    Payoffs best;
    for_each_completion(s, rules, [&](Seat seat, const State& after) {
        const Payoffs chances = chances_by_prospect(after, rules);
        if (best.empty() || chances[seat] > best[seat]) best = chances;
    });
    return best.empty() ? chances_by_prospect(s, rules) : best;
}

}  // namespace tessera::eighteen_hundred
