// What a search asks besides evaluation and policy: where to look ahead, what to compare, and how clearly a game was
// won. It states no rule.
#pragma once

#include <limits>

#include "games/eighteen_hundred/strategy/evaluation.h"

namespace tessera::eighteen_hundred {

// Where the weights alone err most, against what the evaluation would choose: where effects take place, and whom to
// send where, regiments and migrants alike. Cards and tokens they judge better.
inline bool uses_one_ply(const State& s)
{
    const auto kind = s.agenda.top().kind;
    return kind == Steps::index<CommandRegiments>() || kind == Steps::index<CommandRegiment>() ||
           kind == Steps::index<ChooseProvince>() || kind == Steps::index<ChooseRoadEnd>() ||
           kind == Steps::index<MigratePeasants>() || kind == Steps::index<ChooseDestination>();
}

// Roads are built from where one's own people live: most others connect nobody, and there are very many.
inline bool one_ply_candidate(const State& s, const Rules& rules, Action action)
{
    if (!s.agenda.asks<ChooseProvince>() || action.kind != Verbs::index<PickProvince>()) return true;
    const auto asked = s.agenda.top_as<ChooseProvince>();
    if (operation_asked(rules, asked).op != Op::BuildRoad) return true;
    return s.players[asked.seat].citizens_in(unpack<PickProvince>(action).province) > 0;
}

// Near the end playing on tells how to make the most of the last turns. Earlier, what the others do drowns most of the
// difference (docs/playtests/1800.md), and the policy does as well by itself.
inline bool compares_by_rollouts(const State& s, const Rules& rules) { return cards_to_come(s, rules) < 5; }

// Luck is the same in rollouts that are compared as long as the same turn is played.
inline bool is_quiet(const State& s) { return s.agenda.asks<ChooseBoom>() && s.turn.boomed.empty(); }

// How clearly each has won or lost: four points of prosperity more than the best of the others are a good lead.
inline Payoffs rollout_payoffs(const State& s, const Rules& rules)
{
    Payoffs clear(Seats{static_cast<int>(s.players.size())});
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        int best_other = std::numeric_limits<int>::min();
        for (std::size_t k = 0; k < s.players.size(); ++k)
            if (k != i) best_other = std::max(best_other, score(s, rules, id_at<Seat>(k)));
        const auto ahead = static_cast<float>(score(s, rules, id_at<Seat>(i)) - best_other);
        clear[i] = 1.0f / (1.0f + std::exp(-ahead / 4.0f));
    }
    return clear;
}

}  // namespace tessera::eighteen_hundred
