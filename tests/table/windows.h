// Games of 1800 in which Ben may be asked in secret: EH-094. In one world he holds Profiteers, for after a Commercial
// Boom, in the other Diplomatic Protest, for when he is harmed; everything else is the same. Both are played in step.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/table/sitting.h"

namespace tessera::table {

constexpr Seat bens{1};
inline const std::vector<Seat> onlookers = {spectator, seat0, seat2};

// A table with everything that was ever sent to those who look on while Ben is asked.
class World {
public:
    explicit World(const Settings& settings = {}, std::vector<Occupant> seats = Sitting::people(3))
        : sitting("1800", std::move(seats), settings)
    {
        tell();
    }

    Table& table() { return sitting.table; }
    const Table& table() const { return sitting.table; }
    const AnyGame& game() const { return table().game(); }
    bool has_ben(const AnyState& s, const std::string& card) const
    {
        return game().view(s, bens).at("players").at(1).at("hand").as_object().contains(card);
    }
    bool asks_ben() const { return table().is_withheld_from(spectator) && table().asked() == bens; }

    void apply(const Entry& entry)
    {
        sitting.apply(entry);
        tell();
    }
    void act(Seat seat, const std::string& action)
    {
        const Result result = table().act(seat, table().revision(seat), action, sitting.now);
        ASSERT_TRUE(result) << result.refusal().reason;
        for (const Entry& entry : result.entries()) apply(entry);
    }
    void act_by_chance(const std::string& action) { apply({sitting.now, Acted{std::nullopt, action}}); }

    // What happens by itself, up to a decision, chance included, or to Ben's being asked.
    void advance()
    {
        while (!table().decider(spectator).is_chance()) {
            const Next next = table().next(sitting.now);
            if (!std::holds_alternative<Entry>(next)) return;
            apply(std::get<Entry>(next));
        }
    }
    // The same, and Ben passes whenever he is asked; time passes as long as a window needs.
    void advance_while_ben_passes()
    {
        for (advance(); table().is_withheld_from(spectator); advance()) {
            if (!asks_ben()) {
                sitting.now += 1000;
                continue;
            }
            ++passed;
            act(bens, "pass");
        }
    }

    Sitting sitting;
    std::map<Seat, std::vector<std::string>> heard;
    int passed = 0;

private:
    // As a server does: whoever counts a new revision gets it. While they wait, they try what they can.
    void tell()
    {
        for (const Seat viewer : onlookers) {
            const Revision revision = table().revision(viewer);
            if (const auto seen = seen_.find(viewer); seen != seen_.end() && seen->second == revision) continue;
            std::vector<std::string>& messages = heard[viewer];
            const auto message = [&] { return &messages.emplace_back(); };
            table().write_update(viewer, seen_[viewer], *message());
            seen_[viewer] = revision;
            if (!table().is_withheld_from(viewer)) continue;
            table().write_why(1, viewer, "pass", *message());
            table().write_preview(2, viewer, revision, "pass", *message());
            table().write_at(3, viewer, table().position(viewer), *message());
            table().write_chart(4, viewer, *message());
            if (viewer == spectator) continue;
            const Result acted = table().act(viewer, revision, "pass", sitting.now);
            const Result undone = table().undo(viewer, revision, sitting.now);
            messages.push_back(acted.refusal().reason + undone.refusal().reason);
            messages.push_back(std::get<Refusal>(table().hint(viewer, revision)).reason);
        }
    }

    std::map<Seat, Revision> seen_;
};

// Plays worlds in step, by decisions that are possible in all of them.
class InStep {
public:
    explicit InStep(std::vector<World*> worlds, std::uint64_t seed = 5) : worlds_(std::move(worlds)), rng_(seed) {}

    // Ben passes; one more decision, of a seat or of chance. False when nothing more can be done alike.
    bool play_one()
    {
        for (World* world : worlds_) world->advance_while_ben_passes();
        return decide();
    }
    // Up to Ben's being asked in the first world. False if that does not come.
    bool play_until_ben_is_asked()
    {
        for (int i = 0; i < 3000; ++i) {
            for (World* world : worlds_) world->advance();
            if (worlds_[0]->asks_ben()) return true;
            for (World* world : worlds_) world->advance_while_ben_passes();
            if (!decide()) return false;
        }
        return false;
    }

private:
    bool decide()
    {
        World& first = *worlds_[0];
        const Decider who = first.table().decider();
        for (const World* world : worlds_)
            if (!(world->table().decider() == who)) return false;
        if (who.is_nobody()) return false;
        if (who.is_chance() && deal_to_ben()) return true;
        std::vector<Action> choices = first.game().legal(first.table().state());
        if (who.is_chance())
            for (const Outcome& outcome : first.game().chances(first.table().state()))
                choices.push_back(outcome.action);
        std::vector<std::string> common;
        for (Action action : choices)
            if (is_common(action)) common.push_back(first.game().text(action));
        if (common.empty()) return false;
        std::string chosen = common[rng_.below(common.size())];
        for (const std::string& action : common)
            if (action == "draw-admin" && rng_.below(2) == 0) chosen = action;
        if (dealt_ && shows_the_difference(first.game().action_from_text(chosen))) return false;
        for (World* world : worlds_)
            if (who.is_chance())
                world->act_by_chance(chosen);
            else
                world->act(who.seat(), chosen);
        return true;
    }

    // The first admin card that Ben draws is the difference between the worlds.
    bool deal_to_ben()
    {
        if (dealt_) return false;
        const AnyGame& game = worlds_[0]->game();
        const Action drawn = game.action_from_text("draw-card seat:1 card:" + difference()[0]);
        if (!game.check(worlds_[0]->table().state(), drawn)) return false;
        for (std::size_t i = 0; i < worlds_.size(); ++i)
            worlds_[i]->act_by_chance("draw-card seat:1 card:" + difference()[i]);
        return dealt_ = true;
    }

    static const std::vector<std::string>& difference()
    {
        static const std::vector<std::string> cards = {"profiteers", "diplomatic_protest"};
        return cards;
    }

    // When Ben loses the card, there is nothing left to hide.
    bool shows_the_difference(Action action) const
    {
        for (std::size_t i = 0; i < worlds_.size(); ++i) {
            AnyState after = worlds_[i]->table().state();
            worlds_[i]->game().apply(after, action);
            if (!worlds_[i]->has_ben(after, difference()[i])) return true;
        }
        return false;
    }

    // Possible everywhere, and has nothing to do with the cards that make the difference.
    bool is_common(Action action) const
    {
        const std::string text = worlds_[0]->game().text(action);
        for (const char* card : {"profiteers", "diplomatic_protest", "counter_intelligence"})
            if (text.find(card) != std::string::npos) return false;
        for (const World* world : worlds_)
            if (!world->game().check(world->table().state(), action)) return false;
        return true;
    }

    std::vector<World*> worlds_;
    Rng rng_;
    bool dealt_ = false;
};

}  // namespace tessera::table
