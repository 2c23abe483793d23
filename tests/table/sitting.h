// People at a table, for tests: they do whatever is legal, or what the test says.
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "base/random.h"
#include "engine/registry.h"
#include "table/messages.h"
#include "table/table.h"
#include "tests/support/calibration.h"

namespace tessera::table {

// A rule set that ships, or of a calibration game, which bots cannot play.
inline std::shared_ptr<const LoadedRuleSet> shared_rule_set(const std::string& rule_set)
{
    static std::map<std::string, std::shared_ptr<const LoadedRuleSet>> rule_sets;
    std::shared_ptr<const LoadedRuleSet>& loaded = rule_sets[rule_set];
    if (loaded != nullptr) return loaded;
    for (const RuleSetListing& listing : calibration_rule_sets()) {
        if (listing.info.id != rule_set) continue;
        auto made = std::make_shared<LoadedRuleSet>();
        made->game = load_calibration(rule_set);
        made->rules = RuleTexts("- **DR-005** Whoever has not rolled in a turn may not hold.\n");
        return loaded = made;
    }
    return loaded = loaded_rule_set(rule_set);
}

inline Occupant person(const std::string& name) { return {SeatKind::Human, "", name}; }
inline Occupant bot(const std::string& level) { return {SeatKind::Bot, level, ""}; }
inline Occupant nobody() { return {SeatKind::Open, "", ""}; }

inline const ChangedBy the_owner = ChangedBy::owner();

inline Header header_of(const LoadedRuleSet& loaded, std::vector<Occupant> seats, const Settings& settings = {})
{
    return {loaded.game->rule_set().id, loaded.options, loaded.game->content_fingerprint(), std::move(seats), settings};
}

class Sitting {
public:
    Sitting(const std::string& rule_set, std::vector<Occupant> seats, const Settings& settings = {},
            std::uint64_t seed = 7)
        : table(shared_rule_set(rule_set), header_of(*shared_rule_set(rule_set), std::move(seats), settings), seed),
          rng(seed)
    {
    }

    // As many people as there are seats.
    static std::vector<Occupant> people(int count)
    {
        static const std::vector<std::string> names = {"Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gina", "Hans"};
        std::vector<Occupant> seats;
        for (int i = 0; i < count; ++i) seats.push_back(person(names[static_cast<std::size_t>(i)]));
        return seats;
    }

    void apply(const Entry& entry)
    {
        table.apply(entry);
        entries.push_back(entry);
    }

    // What was asked happens, and is expected to.
    void expect(const Result& result)
    {
        ASSERT_TRUE(result) << result.refusal().reason;
        for (const Entry& entry : result.entries()) apply(entry);
    }

    void act(Seat seat, const std::string& action) { expect(table.act(seat, table.revision(seat), action, ++now)); }

    // Chance, and what is forced.
    void advance()
    {
        for (;;) {
            const Next next = table.next(++now);
            if (!std::holds_alternative<Entry>(next)) return;
            apply(std::get<Entry>(next));
        }
    }

    // Whoever decides does something; a bot thinks of nothing. False when the game is over.
    bool play_one()
    {
        advance();
        if (!table.decider().is_seat()) return false;
        const std::vector<Action> legal = table.game().legal(table.state());
        const Action action = legal[rng.below(legal.size())];
        apply({++now, Acted{table.decider().seat(), table.game().text(action)}});
        return true;
    }

    boost::json::object update(Seat viewer, Revision since = 0, Previews previews = Previews::Yes) const
    {
        std::string text;
        table.write_update(viewer, since, text, previews);
        return boost::json::parse(text).as_object();
    }

    Table table;
    Rng rng;
    Time now = 1'700'000'000'000;
    std::vector<Entry> entries;
};

constexpr Seat seat0{0};
constexpr Seat seat1{1};
constexpr Seat seat2{2};

}  // namespace tessera::table
