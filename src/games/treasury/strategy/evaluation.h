// Who is ahead: gold, the contracts that will be paid out of this treasury, what businesses and startups promise, and
// how much time is left. A guess; it states no rule.
#pragma once

#include <array>
#include <cmath>

#include "games/treasury/game_end.h"
#include "games/treasury/strategy/tuned.h"

namespace tessera::treasury {

// Prices of contracts, highest first: the k-th belongs to the k-th wave.
struct Prices {
    static constexpr std::size_t waves = 8;
    std::array<float, waves> of_wave{};

    // Beyond the last wave that is looked at, the lowest price is forgotten.
    void add(float price)
    {
        for (float& place : of_wave)
            if (price > place) std::swap(price, place);
    }
};

// What the near future looks like to everybody.
struct Outlook {
    float turns = 0;   // that are left in the whole game
    float rounds = 1;  // payouts that are still to come
    float tax = 0;
    std::array<float, Prices::waves> solvency{};     // how likely each wave of a payout is paid
    EnumArray<Resource, std::uint8_t, 64> wanted{};  // demand cards by icon,
    int barbarians = 0;                              // and those with a barbarian
};

inline Outlook outlook_of(const State& s, const Rules& rules, const Tuned& tuned)
{
    Outlook o;
    const auto players = static_cast<float>(s.players.size());
    float cards = 0;
    for (std::size_t age = 0; age < rules.ages(); ++age) cards += s.piles[age];
    o.turns = cards / tuned.weights.draws_per_turn;
    // When the piles are empty, events or hands are left to be played.
    if (rules.game_end == GameEnd::FinalRound)
        o.turns += static_cast<float>(s.final_phase ? s.current.size() : s.current.size() + s.future.size());
    else
        o.turns += 6.0f * players;
    if (is_last_round(s) && (s.round.set_to_end || s.game_end_triggered)) o.turns = 0.5f * players;
    o.rounds = std::max(1.0f, 0.5f + o.turns / (tuned.weights.laps_per_round * players));
    if (s.agenda.empty()) o.rounds = o.turns = 0;

    o.tax = static_cast<float>(current_age(s, rules)) + 0.5f;
    for (CardId card : s.demand) {
        for (Resource resource : rules[card].demand) ++o.wanted[resource];
        o.barbarians += rules[card].barbarian ? 1 : 0;
    }

    // What a payout finds in the treasury on average, and how far it goes.
    const float inflow = o.tax * (players + static_cast<float>(population(s, rules)));
    float left = o.rounds > 0 ? (static_cast<float>(s.treasury) + inflow * (o.rounds - 1)) / o.rounds : 0.0f;
    std::array<float, Prices::waves> sums{};
    for (const Player& player : s.players) {
        Prices prices;
        for (const Business& business : player.businesses)
            if (business.is_open() && business.contracts > 0) prices.add(rules[business.card].contract);
        for (std::size_t k = 0; k < Prices::waves; ++k) sums[k] += prices.of_wave[k];
    }
    for (std::size_t k = 0; k < Prices::waves; ++k) {
        o.solvency[k] = std::clamp(0.1f + left / (sums[k] + 6.0f), 0.0f, 1.0f);
        left = std::max(0.0f, left - sums[k]);
    }
    if (s.treasury > 0) o.solvency[0] = 1;
    return o;
}

// How likely a business finds a contract soon: ready now, or waiting for the demand that it lacks.
inline float claim_chance(const Rules& rules, const Tuned& tuned, const Outlook& o, CardId card, Age age)
{
    int missing = 0;
    EnumArray<Resource, std::uint8_t, 64> used{};
    int barbarians = o.barbarians;
    for (Resource resource : rules[card].provides) {
        if (rules.old_resources_cannot_claim && rules[resource].last_age < age) return 0;
        if (used[resource]++ < o.wanted[resource]) continue;
        if (rules[resource].weapon && barbarians-- > 0) continue;
        ++missing;
    }
    if (missing == 0) return tuned.weights.idle_ready;
    const float waiting = tuned.weights.idle_waiting / static_cast<float>(missing);
    return o.rounds > 2 ? waiting : 0.5f * waiting;
}

// What an opened business without a contract will bring, from so many rounds on.
inline float promise(const State& s, const Rules& rules, const Tuned& tuned, const Outlook& o, CardId card,
                     float rounds)
{
    if (rounds <= 0) return 0;
    const float claimed = claim_chance(rules, tuned, o, card, current_age(s, rules));
    const float second = 0.5f * (o.solvency[0] + o.solvency[1]);
    return rounds * (claimed * second * tuned.weights.contract * static_cast<float>(rules[card].contract) +
                     tuned.weights.steady * tuned.estimates[index_of(card)].steady);
}

// What a startup is worth: what it promises once it is opened, less what is still to be done; or what its sale yields.
inline float startup_worth(const State& s, const Rules& rules, const Tuned& tuned, const Outlook& o, Seat seat,
                           CardId card, int cards)
{
    const auto players = static_cast<float>(s.players.size());
    const int missing = std::max(0, rules[card].develop - cards);
    const float delay = static_cast<float>(missing + 1) / tuned.weights.laps_per_round;
    const bool rich = s.players[seat].gold >= rules[card].gold;
    const float cost = std::min(tuned.weights.missing_card * static_cast<float>(missing),
                                rich ? static_cast<float>(rules[card].gold) : 99.0f);
    const float turns = o.turns / players;
    float worth = promise(s, rules, tuned, o, card, o.rounds - delay) + tuned.estimates[index_of(card)].on_open;
    if (turns > static_cast<float>(missing) + 1) worth += 0.4f * static_cast<float>(rules[card].gold);
    worth = tuned.weights.startup * worth - cost;
    if (rules.startups_sell_for_gold && turns > 1)
        worth = std::max(worth, tuned.weights.sale * static_cast<float>(rules[card].gold));
    return std::max(worth, 0.2f);
}

// Gold that the player will have in the end.
inline float prospect(const State& s, const Rules& rules, const Tuned& tuned, const Outlook& o, Seat seat)
{
    const Player& player = s.players[seat];
    const Weights& w = tuned.weights;
    const auto players = static_cast<float>(s.players.size());
    float gold = player.gold;
    if (o.rounds <= 0) return gold;

    Prices prices;
    float best_sale = 0, next_sale = 0;
    for (std::size_t i = 0; i < player.businesses.size(); ++i) {
        const Business& business = player.businesses[i];
        if (!business.is_there()) continue;
        const Card& card = rules[business.card];
        if (business.is_startup()) {
            gold += startup_worth(s, rules, tuned, o, seat, business.card, count_laid(s, seat, id_at<Place>(i)));
            continue;
        }
        float sale = card.gold;
        if (business.contracts > 0) {
            prices.add(static_cast<float>(contract_price(s, rules, seat, business.card)));
            gold += o.rounds * w.steady * tuned.estimates[index_of(business.card)].steady;
            sale -= card.contract;
        } else {
            gold += promise(s, rules, tuned, o, business.card, o.rounds - 0.3f);
        }
        if (sale > best_sale) {
            next_sale = best_sale;
            best_sale = sale;
        } else {
            next_sale = std::max(next_sale, sale);
        }
    }
    for (std::size_t k = 0; k < Prices::waves; ++k) gold += o.rounds * w.contract * o.solvency[k] * prices.of_wave[k];

    // In the last turns businesses are sold; what is not sold then is worth nothing.
    const float own_turns = o.turns / players;
    gold += w.sale * (std::min(1.0f, own_turns) * best_sale + std::clamp(own_turns - 1.0f, 0.0f, 1.0f) * next_sale);
    const float useful = std::min(static_cast<float>(player.hand.size()), own_turns);
    gold += w.hand_card * useful * (1.0f + 0.25f * o.tax);
    return gold;
}

// Each seat's chance to win: the further ahead in prospect, and the nearer the end, the surer.
inline Payoffs evaluate(const State& s, const Rules& rules, const Tuned& tuned)
{
    const std::size_t seats = s.players.size();
    const Outlook o = outlook_of(s, rules, tuned);
    Payoffs chances(Seats{static_cast<int>(seats)});
    float most = -1000, strongest = 0;
    std::array<float, max_players> strengths{};
    for (std::size_t i = 0; i < seats; ++i) {
        strengths[i] = static_cast<float>(strength(s, rules, id_at<Seat>(i)));
        strongest = std::max(strongest, strengths[i]);
    }
    for (std::size_t i = 0; i < seats; ++i) {
        chances[i] = prospect(s, rules, tuned, o, id_at<Seat>(i));
        if (strongest > 0 && strengths[i] == strongest && o.rounds > 1) chances[i] += tuned.weights.strength;
        most = std::max(most, chances[i]);
    }
    const float sureness = tuned.weights.certainty / (1.0f + 0.12f * o.rounds);
    float sum = 0;
    for (float& chance : chances) sum += chance = std::exp(sureness * (chance - most));
    for (float& chance : chances) chance /= sum;
    return chances;
}

}  // namespace tessera::treasury
