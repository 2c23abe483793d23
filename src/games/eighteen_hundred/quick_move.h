// A sensible quick move for playouts: what pays now, tokens onto the best cards, settlers where they are fed.
#pragma once

#include <span>

#include "games/eighteen_hundred/evaluation.h"

namespace tessera::eighteen_hundred {

// How much a quick hand likes a boom: what it brings its own side, less what it brings the others.
inline float liking_of_boom(const State& s, const Rules& rules, Province province)
{
    const Seat seat = s.turn.seat;
    if (!rules.is_urban(province)) {
        const Seat who = controller(s, rules, province);
        if (who == spectator) return 0.3f;
        const float size = rules.constants.population_boom[s.era - 1u];
        return who == seat ? 1.0f + rules.likings.population_boom * size : 0.08f;
    }
    const float own = static_cast<float>(boom_income(s, rules, seat, province));
    float others = 0;
    for (std::size_t i = 0; i < s.players.size(); ++i)
        if (id_at<Seat>(i) != seat) others += static_cast<float>(boom_income(s, rules, id_at<Seat>(i), province));
    others /= static_cast<float>(s.players.size() - 1);
    return own > 0 ? std::max(0.1f, 0.5f + rules.likings.own_boom * own * own - others)
                   : std::max(0.05f, 0.3f - 0.1f * others);
}

// Tokens go where an activation brings most for each of them.
inline float liking_of_put(const State& s, const Rules& rules, const Put& put)
{
    const Card& info = rules[put.card];
    const float squares = static_cast<float>(info.production + info.commerce);
    if (info.activation == no_list)
        return info.static_ops.contains(StaticOp::Collect) ? rules.likings.collecting : rules.likings.kept;
    const std::size_t place = place_of(s, s.turn.seat, put.card, put.copy);
    const float filled = place < s.cards.size() ? static_cast<float>(s.cards[place].tokens()) / squares : 0.0f;
    const float rate = activation_worth(rules, put.card, 10.0f) / squares;
    return 0.2f + 12.0f * rate * (1.0f + rules.likings.filled * filled);
}

inline float liking_of_battle_card(const State& s, const Rules& rules, const PlayBattleCard& asked, HandCard card)
{
    const bool attacking = attacks(s, asked.seat);
    const int behind = battle_points(s, rules, !attacking) - battle_points(s, rules, attacking) + (attacking ? 1 : 0);
    if (behind <= 0) return 0.05f;
    const int points = card_points(s, rules, {asked.seat, card, false});
    return points >= behind ? 4.0f : 0.8f;
}

// Cards that simply give something are played; others want more thought than there is time for.
inline float liking_of_admin_card(const Rules& rules, HandCard card)
{
    for (const Operation& operation : rules[rules[card].effects].operations)
        if (operation.op > Op::DrawMilitary) return 0.02f;
    return rules[card].cost.spend_prosperity > 0 ? 0.02f : rules.likings.admin_card;
}

inline float liking_of_move(const State& s, const Rules& rules, const CommandRegiment& asked, Province to)
{
    const Seat enemy = regiment_in(s, to);
    const Seat master = controller(s, rules, to);
    const bool leaves_own = s.players[asked.seat].citizens_in(asked.province) == 0;
    float liking = rules.is_urban(to) ? 1.5f : 0.8f;
    if (master == asked.seat) liking *= 0.3f;
    if (master != spectator && master != asked.seat) liking *= 1.3f;
    if (leaves_own) liking *= 0.6f;
    if (enemy != spectator) {
        const int own = battle_points_of(s, rules, asked.seat, BattleRole::Attacker) +
                        hand_size(rules, s.players[asked.seat], HandDeck::Military);
        const int other = battle_points_of(s, rules, enemy, BattleRole::Defender) + 1 +
                          hand_size(rules, s.players[enemy], HandDeck::Military);
        liking *= own > other ? 1.5f : 0.1f;
    }
    return liking;
}

inline float liking_of_road(const State& s, const Rules& rules, Seat seat, Province end)
{
    const Player& player = s.players[seat];
    float liking = 0.05f;
    if (player.citizens_in(end) > 0) liking += rules.is_urban(end) ? 1.5f : 0.6f + player.employed[end];
    return liking;
}

inline float liking(const State& s, const Rules& rules, Action action)
{
    const auto is = [&]<class Verb>(TypeTag<Verb>) { return action.kind == Verbs::index<Verb>(); };
    if (is(TypeTag<Put>{})) return liking_of_put(s, rules, unpack<Put>(action));
    if (is(TypeTag<EndStep>{})) return rules.likings.end_step;
    if (is(TypeTag<Activate>{}))
        return 0.3f + rules.likings.activation * activation_worth(rules, unpack<Activate>(action).card, 10.0f);
    if (is(TypeTag<Boom>{})) return liking_of_boom(s, rules, unpack<Boom>(action).province);
    if (is(TypeTag<Take>{})) {
        const CardId card = s.pool[index_of(unpack<Take>(action).place)];
        const Card& info = rules[card];
        if (info.kind == CardKind::Technology && info.level <= technology_level(s, rules, s.turn.seat, info.type))
            return 0.05f;
        const float liked = rules.glances[index_of(card)].liking;
        return std::max(0.1f, liked * liked);
    }
    if (is(TypeTag<DrawAdmin>{})) return rules.likings.draw_admin;
    if (is(TypeTag<PlayCard>{})) {
        const HandCard card = unpack<PlayCard>(action).card;
        if (s.agenda.asks<PlayBattleCard>())
            return liking_of_battle_card(s, rules, s.agenda.top_as<PlayBattleCard>(), card);
        return rules[card].timing == Timing::Turn ? liking_of_admin_card(rules, card) : 3.0f;
    }
    if (is(TypeTag<Settle>{}))
        return unpack<Settle>(action).improvement == Improvement::Farm ? rules.likings.settle_farm
                                                                       : rules.likings.settle_other;
    if (is(TypeTag<MigrateFrom>{})) return rules.likings.migrate;
    if (is(TypeTag<MigrateTo>{}))
        return rules.is_urban(unpack<MigrateTo>(action).province) ? rules.likings.to_urban : 1.0f;
    if (is(TypeTag<SelectRegiment>{})) return rules.likings.select_regiment;
    if (is(TypeTag<Move>{}))
        return liking_of_move(s, rules, s.agenda.top_as<CommandRegiment>(), unpack<Move>(action).to);
    if (is(TypeTag<Hold>{})) return 1.0f;
    if (is(TypeTag<Convoy>{}) || is(TypeTag<Pillage>{}) || is(TypeTag<PillageRoad>{})) return 0.1f;
    if (is(TypeTag<Oppress>{})) return 0.3f;
    if (is(TypeTag<Massacre>{})) return 0.05f;
    if (is(TypeTag<Skip>{})) return 0.05f;
    if (is(TypeTag<PickProvince>{})) {
        const Province province = unpack<PickProvince>(action).province;
        if (s.agenda.asks<ChooseRoadEnd>())
            return liking_of_road(s, rules, s.agenda.top_as<ChooseRoadEnd>().seat, province);
        if (s.agenda.asks<ChooseProvince>())
            return liking_of_road(s, rules, s.agenda.top_as<ChooseProvince>().seat, province);
    }
    return 1.0f;
}

// Where liking alone errs most, against what the evaluation would choose: which card to take, what to activate, where
// to build, whom to send where. Putting tokens on cards is left to liking, since it is asked most often.
inline bool worth_a_look(const State& s)
{
    const auto kind = s.agenda.top().kind;
    return kind == Steps::index<ChooseDevelopment>() || kind == Steps::index<ActivateCards>() ||
           kind == Steps::index<CommandRegiments>() || kind == Steps::index<CommandRegiment>() ||
           kind == Steps::index<MigratePeasants>() || kind == Steps::index<ChooseProvince>() ||
           kind == Steps::index<ChooseRoadEnd>();
}

// Roads are built from where one's own people live: most others connect nobody, and there are very many.
inline bool worth_a_look(const State& s, const Rules& rules, Action action)
{
    if (!s.agenda.asks<ChooseProvince>() || action.kind != Verbs::index<PickProvince>()) return true;
    const auto asked = s.agenda.top_as<ChooseProvince>();
    if (operation_asked(rules, asked).op != Op::BuildRoad) return true;
    return s.players[asked.seat].citizens_in(unpack<PickProvince>(action).province) > 0;
}

// What it likes best, by lot among equals.
inline std::size_t quick_move(const State& s, const Rules& rules, std::span<const Action> legal, Rng& rng)
{
    std::size_t best = 0;
    float most = -1;
    std::uint32_t equals = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const float liked = liking(s, rules, legal[i]);
        if (liked < most) continue;
        equals = liked > most ? 1 : equals + 1;
        most = liked;
        if (rng.below(equals) == 0) best = i;
    }
    return best;
}

}  // namespace tessera::eighteen_hundred
