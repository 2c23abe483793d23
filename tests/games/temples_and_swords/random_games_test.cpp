// What must hold in every game, watched over random games under many options.
#include <gmock/gmock.h>

#include <functional>

#include "engine/play.h"
#include "games/temples_and_swords/game.h"
#include "tests/games/temples_and_swords/tables.h"

namespace tessera::temples_and_swords {
namespace {

// Every option away from its default in at least one of these.
const std::vector<OptionSettings> all_options = {
    {{"round_limit", "30"}},
    {{"victory_points", "10"}, {"domination_requires_armies", "false"}, {"finish_round", "true"}, {"map", "random"}},
    {{"round_limit", "25"}, {"start_mode", "random"}, {"unpaid_upkeep", "laborers_first"}, {"starting_gold", "30"}},
    {{"round_limit", "25"}, {"start_mode", "preset"}, {"owned_results", "lose"}, {"library_effect", "point"}},
    {{"round_limit", "25"}, {"start_order", "forward"}, {"owned_results", "reroll_each"}, {"doctrine_scope", "bonus"}},
    {{"round_limit", "25"}, {"foreign_roads", "false"}, {"combat_order", "simultaneous"}, {"slaves_fight", "true"}},
    {{"round_limit", "25"},
     {"casualty_lock", "combat"},
     {"plunder_source", "victim"},
     {"slaves_require_capture", "false"},
     {"captured_slaves", "destroy"}},
    {{"round_limit", "25"}, {"temples_per_city", "0"}, {"tax_rounding", "up"}, {"temple_gold", "2"}},
    {{"round_limit", "25"},
     {"disaster_faces", "5"},
     {"disaster_scope", "map"},
     {"earthquake_scope", "all_but_city"},
     {"disease_start", "now"},
     {"warband_warning", "none"}},
    {{"round_limit", "25"},
     {"migration_mode", "spill"},
     {"migration_repeat", "true"},
     {"marketplace_scope", "projects"},
     {"min_start_distance", "9"},
     {"seat_gold_bonus", "3"}},
};

// Plays random games with every set of options and every number of seats, and shows each position with what follows.
void watch(const std::function<void(const Rules&, const State&, const State&)>& look)
{
    using P = Play<Game>;
    for (const OptionSettings& options : all_options) {
        const auto game = load(options);
        const Rules& rules = rules_of(*game);
        for (std::uint64_t number = 0; number < 5 && !testing::Test::HasFailure(); ++number) {
            Rng rng = Rng::for_task(7, number);
            Silent tell;
            State s = P::new_game(rules, Seats{static_cast<int>(number) + 2}, tell);
            while (!P::is_over(s) && !testing::Test::HasFailure()) {
                const State before = s;
                Action action{};
                if (P::decider_of(s).is_chance()) {
                    action = P::sample_chance(s, rules, rng);
                } else {
                    P::Choices choices;
                    P::list_legal(s, rules, choices.list);
                    action = choices.list[rng.below(choices.list.size())];
                }
                P::carry_out(s, rules, action, tell);
                look(rules, before, s);
            }
        }
    }
}

// TS-005, TS-007, TS-010, TS-027: what the bookkeeping counts as mistakes never happens.
TEST(RandomGames, KeepTheBoardInOrder)
{
    watch([](const Rules& rules, const State&, const State& after) {
        Tally tally;
        conserved(after, rules, tally);
        for (const Tally::Entry& entry : tally.entries) ASSERT_EQ(entry.amount, 0) << entry.what;
    });
}

// The phase to which a question belongs that is asked in no other; 0 for all others.
int phase_asking(const State& s)
{
    const auto& agenda = s.agenda;
    if (agenda.asks<ChooseHire>() || agenda.asks<ChooseHireCount>()) return 1;
    if (agenda.asks<ChooseShedding>()) return 2;
    if (agenda.asks<ChooseRolls>() || agenda.asks<PickResult>()) return 3;
    if (agenda.asks<ChooseMove>() || agenda.asks<ChooseTarget>() || agenda.asks<ChooseCommitment>()) return 4;
    if (agenda.asks<ChooseBuildHex>() || agenda.asks<ChooseWork>()) return 5;
    if (agenda.asks<RollDisasterDie>() || agenda.asks<RollDisasterChart>()) return 7;
    if (agenda.asks<ChooseMigrationHex>() || agenda.asks<ChooseMigrationTarget>()) return 8;
    return 0;
}

// TS-025: the eight phases follow one another, and everything is asked in its own.
TEST(RandomGames, GoThroughThePhasesInOrder)
{
    watch([](const Rules&, const State& before, const State& after) {
        if (const int asking = phase_asking(before)) {
            ASSERT_EQ(phase_of(before), asking);
        }
        const bool same_turn = before.round == after.round && before.turn.seat == after.turn.seat;
        if (same_turn && phase_of(after) != 0) {
            ASSERT_LE(phase_of(before), phase_of(after));
        }
    });
}

// TS-011: advances are never lost; TS-108: who is out has nothing and stays out.
TEST(RandomGames, KnowledgeStaysAndTheDeadStayDead)
{
    watch([](const Rules& rules, const State& before, const State& after) {
        for (std::size_t i = 0; i < after.players.size(); ++i) {
            const Player& player = after.players[i];
            ASSERT_EQ((before.players[i].advances & player.advances), before.players[i].advances);
            ASSERT_TRUE(before.players[i].eliminated == 0 || player.eliminated == before.players[i].eliminated);
            if (player.eliminated == 0) continue;
            ASSERT_TRUE(player.hexes.empty());
            ASSERT_EQ(player.gold, 0u);
            for (std::size_t hex = 0; hex < rules.places(); ++hex) ASSERT_FALSE(any(player.units.items[hex]));
        }
    });
}

// TS-026, section 2: outside their owner's turn all populations are basic.
TEST(RandomGames, OnlyTheMoverHasLaborers)
{
    watch([](const Rules&, const State&, const State& after) {
        for (std::size_t i = 0; i < after.players.size(); ++i)
            for (Hex hex : after.players[i].hexes)
                ASSERT_TRUE(id_at<Seat>(i) == after.turn.seat || after.hexes[hex].laborers == 0);
    });
}

// TS-012: nobody is asked where there is no choice. Section 6: no decision has more actions than its bound.
TEST(RandomGames, DecisionsHaveTwoToManyActions)
{
    watch([](const Rules& rules, const State&, const State& after) {
        using P = Play<Game>;
        if (P::is_over(after) || !P::decider_of(after).is_seat()) return;
        P::Choices choices;
        P::list_legal(after, rules, choices.list);
        ASSERT_GE(choices.list.size(), 2u);
        const bool many = after.agenda.asks<ChooseMove>() || after.agenda.asks<ChooseShedding>();
        const std::size_t most = after.agenda.asks<ChooseAttack>() ? 499 : many ? 399 : 109;
        ASSERT_LE(choices.list.size(), most);
        ASSERT_TRUE(!after.agenda.asks<ChooseWork>() || choices.list.size() <= 28u);
        ASSERT_TRUE(!after.agenda.asks<ChooseTarget>() || choices.list.size() <= 18u);
        ASSERT_TRUE(!after.agenda.asks<ChooseMigrationTarget>() || choices.list.size() <= 6u);
    });
}

}  // namespace
}  // namespace tessera::temples_and_swords
