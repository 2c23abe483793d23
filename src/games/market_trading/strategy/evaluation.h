// Who is ahead. It guesses, and states no rule.
#pragma once

#include <array>
#include <cmath>

#include "games/market_trading/build.h"
#include "games/market_trading/strategy/card_estimate.h"
#include "games/market_trading/units.h"

namespace tessera::market_trading {

// The mover's stock as it will be when what is under way is done: a trade, a payment, a conversion.
inline Goods coming_stock(const State& s, const Rules& rules)
{
    Goods stock = s.mover().stock;
    for (std::size_t i = 0; i < rules.good_count(); ++i)
        stock.items[i] = static_cast<std::uint8_t>(stock.items[i] - s.trade.offered.items[i] + s.trade.taken.items[i]);
    for (const Step& step : s.agenda.steps()) {
        if (step.kind != Steps::index<GainOutput>()) continue;
        const auto gain = unpack<GainOutput>(step);
        const Improvement& card = rules[s.mover().improvements[gain.improvement]];
        const Operation& convert = card.effects[gain.effect].operations[gain.operation];
        add_goods(stock, convert.as<operation::Convert>().out, gain.times);
    }
    return stock;
}

// Is a card being paid for that lies in the row still?
inline CardId coming_card(const State& s)
{
    if (s.turn.built == no_card) return no_card;
    for (const Step& step : s.agenda.steps())
        if (step.kind == Steps::index<TakeCard>()) return s.turn.built;
    return no_card;
}

// What the mover's stock would score if it were donated now.
inline float stock_worth(const State& s, const Rules& rules)
{
    const Goods stock = coming_stock(s, rules);
    float worth = 0.95f * static_cast<float>(s.trade.credit);
    for (std::size_t i = 0; i < rules.good_count(); ++i) {
        if (stock.items[i] == 0) continue;
        const int copies = s.market.items[i] + s.trade.offered.items[i] - s.trade.taken.items[i];
        const int accepted = std::clamp<int>(rules.market_cap - copies, 0, stock.items[i]);
        int points = accepted * rules.goods[i].value;
        if (copies == 0) points += rules.goods[i].first - rules.goods[i].value;
        worth += rules.weights.stock * static_cast<float>(points);
        worth += rules.weights.kept * static_cast<float>((stock.items[i] - accepted) * rules.goods[i].value);
    }
    for (std::size_t i = 0; i < tiers; ++i) worth -= static_cast<float>(s.payment.wild[i] * (i + 1));
    return worth;
}

// How well a player is supplied with each kind, from 0 to 1.
using Supply = std::array<float, max_goods>;

inline Supply supply_of(const Rules& rules, const Player& player, CardId coming)
{
    Supply supply{};
    for (std::size_t i = 0; i < board_tiles; ++i) {
        float& of = supply[index_of(resource_at(player, rules, id_at<Tile>(i)))];
        of = std::min(1.0f, of + (player.piles[i] > 0 ? 0.4f : 0.12f));
    }
    const auto add_outputs = [&](CardId card) {
        for (const RecipeEstimate& recipe : rules.estimates[index_of(card)].recipes)
            for (Good good : recipe.outputs) supply[index_of(good)] = std::max(supply[index_of(good)], 0.7f);
    };
    for (CardId card : player.improvements) add_outputs(card);
    if (coming != no_card) add_outputs(coming);
    return supply;
}

// How likely the kinds that a recipe needs are at hand, and the kinds it makes are wanted.
inline float fit(const State& s, const Rules& rules, const RecipeEstimate& recipe, const Supply& supply)
{
    float at_hand = 1;
    for (Good good : recipe.inputs)
        at_hand = std::min(at_hand, std::max(supply[index_of(good)], s.market[good] > 0 ? 0.35f : 0.1f));
    float wanted = 0.3f;
    for (Good good : recipe.outputs) {
        const int room = rules.market_cap - s.market[good];
        wanted = std::max(wanted, room >= 2 ? 1.0f : room == 1 ? 0.75f : 0.3f);
    }
    return at_hand * wanted;
}

// What a player can expect each turn: points by cards, and what a unit of each kind is good for.
struct Economy {
    float income = 0;
    std::array<float, max_goods> unit{};
};

inline Economy economy_of(const State& s, const Rules& rules, const Player& player, CardId coming)
{
    const Supply supply = supply_of(rules, player, coming);
    Economy economy;
    for (Good good : rules.goods_of_tier[1]) {
        const auto room = static_cast<float>(rules.market_cap - s.market[good]);
        economy.unit[index_of(good)] = rules.weights.pile_unit + rules.weights.pile_room * room;
    }
    const auto add_card = [&](CardId card) {
        const CardEstimate& estimate = rules.estimates[index_of(card)];
        float best = 0;
        for (const RecipeEstimate& recipe : estimate.recipes) {
            const float gain = recipe.gain * fit(s, rules, recipe, supply);
            best = std::max(best, gain);
        }
        economy.income += rules.weights.steady * estimate.steady + rules.weights.recipe * best;
    };
    for (CardId card : player.improvements) add_card(card);
    if (coming != no_card) add_card(coming);
    return economy;
}

// Points that the player will have in the end, if the game goes on for so many turns.
inline float prospect(const State& s, const Rules& rules, Seat seat, float turns)
{
    const Player& player = s.players[seat];
    const bool moving = s.turn.seat == seat;
    const Economy economy = economy_of(s, rules, player, moving ? coming_card(s) : no_card);
    float points = static_cast<float>(rules.bowl_tokens[index_of(seat)] - player.bowl);
    if (moving) points += stock_worth(s, rules);
    for (std::size_t i = 0; i < board_tiles; ++i) {
        if (player.piles[i] == 0) continue;
        // The k-th unit of a pile is harvested k turns from now: a geometric sum, cut off at the end of the game.
        float units = 0, worth = rules.weights.patience;
        for (int k = 0; k < player.piles[i] && static_cast<float>(k) < turns; ++k, worth *= rules.weights.patience)
            units += worth;
        points += rules.weights.pile + units * economy.unit[index_of(resource_at(player, rules, id_at<Tile>(i)))];
    }
    return points + turns * economy.income;
}

// Each seat's chance to win: the further ahead in prospect, and the nearer the end, the surer.
inline Payoffs evaluate(const State& s, const Rules& rules)
{
    const std::size_t seats = s.players.size();
    int least = 99;
    for (const Player& player : s.players) least = std::min<int>(least, player.bowl);
    const float turns = 0.5f + static_cast<float>(least) / rules.weights.pace;

    Payoffs chances(Seats{static_cast<int>(seats)});
    if (seats == 1) {
        const float done = prospect(s, rules, Seat{0}, turns) / static_cast<float>(rules.bowl_tokens[0]);
        const float in_time = (static_cast<float>(rules.solo_par) - static_cast<float>(s.round)) / turns;
        chances[0] = std::clamp(0.3f * done + 0.2f * in_time, 0.0f, 1.0f);
        return chances;
    }

    const float sureness = rules.weights.certainty / (1.0f + 0.25f * turns);
    float sum = 0;
    float most = -1000;
    for (std::size_t i = 0; i < seats; ++i) {
        // Bowls may differ in size: what counts is what is left when the prospect is used up.
        chances[i] = prospect(s, rules, id_at<Seat>(i), turns) - static_cast<float>(rules.bowl_tokens[i]);
        most = std::max(most, chances[i]);
    }
    for (float& chance : chances) {
        chance = std::exp(sureness * (chance - most));
        sum += chance;
    }
    for (float& chance : chances) chance /= sum;
    return chances;
}

}  // namespace tessera::market_trading
