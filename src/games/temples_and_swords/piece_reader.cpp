#include "games/temples_and_swords/piece_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/text.h"
#include "engine/operation_reader.h"
#include "games/temples_and_swords/operations/harms.h"
#include "games/temples_and_swords/operations/standing.h"

namespace tessera::temples_and_swords {

namespace {

// Reads the entries' ids and notes what stands there twice, too often or not often enough.
std::vector<std::string> read_ids(const Section& file, const std::vector<Section>& entries, std::size_t wanted,
                                  std::string_view what)
{
    std::vector<std::string> ids;
    for (const Section& entry : entries) {
        std::string id = entry.text("id");
        if (std::find(ids.begin(), ids.end(), id) != ids.end())
            entry.mistake("id", fmt::format("there are two {}s \"{}\"", what, id));
        ids.push_back(std::move(id));
    }
    if (ids.size() != wanted) file.mistake("", fmt::format("found {} {}s, expected {}", ids.size(), what, wanted));
    ids.resize(wanted);
    return ids;
}

// The numbers on the chart are 1, 2, 3 and so on, without gaps.
void check_roll(const Section& entry, std::size_t place)
{
    const auto expected = static_cast<std::int64_t>(place + 1);
    if (entry.number("roll", {1, 100}) != expected)
        entry.mistake("roll", fmt::format("expected {}: the numbers rise by one from 1 on", expected));
}

template <class Set, class Id>
Set set_of(const std::vector<std::size_t>& places)
{
    Set set;
    for (std::size_t place : places) set.insert(id_at<Id>(place));
    return set;
}

class EffectReader {
public:
    EffectReader(const Options& options, Rules& rules) : options_(options), rules_(rules) {}

    // The sum of the effects of a project or an advance; where they stand decides which operations they can be.
    template <class Allowed>
    Effects sum(const Section& owner) const
    {
        Effects sum;
        for (const Section& from : owner.sections("effects"))
            read_operation<Allowed>(*this, from, what_stands_here, [&](const auto& operation) {
                if (exists(from)) operation.add_to(sum);
            });
        return sum;
    }

    std::vector<Harm> harms(const Section& owner) const
    {
        std::vector<Harm> harms;
        int lingering = 0, warbands = 0;
        for (const Section& from : owner.sections("effects"))
            read_operation<Harms>(*this, from, what_stands_here, [&]<class T>(const T& harm) {
                if constexpr (std::is_same_v<T, operation::Warband>) rules_.warband_gold_sides = harm.gold_loss.sides;
                if (!exists(from)) return;
                lingering += std::is_same_v<T, operation::LingeringLoss> ? 1 : 0;
                warbands += std::is_same_v<T, operation::Warband> ? 1 : 0;
                harms.push_back(Harm(harm));
            });
        if (lingering > 1 || warbands > 1)
            owner.mistake("effects", "a disaster brings at most one lingering loss and one warband");
        return harms;
    }

    // What operations are made of.
    template <int Least, int Most>
    void read(const Section& from, std::string_view key, Amount<Least, Most>& into) const
    {
        into.number = amount(from, key, {Least, Most});
    }
    void read(const Section& from, std::string_view key, Die& die) const
    {
        die.sides = static_cast<std::uint8_t>(read_die(from, key));
    }
    void read(const Section& from, std::string_view key, Project& project) const
    {
        project = id_at<Project>(from.one_of(key, rules_.project_ids, "project"));
    }
    void read(const Section& from, std::string_view key, ProjectSet& projects) const
    {
        for (std::size_t place : from.some_of(key, rules_.project_ids, "project"))
            if (place < project_count) projects.insert(id_at<Project>(place));
    }
    void read(const Section& from, std::string_view key, Prices& prices) const
    {
        for (std::int64_t price : from.numbers(key, {1, 9})) {
            if (prices.full()) return from.mistake(key, fmt::format("at most {} prices", Prices::capacity()));
            prices.push_back(static_cast<std::uint8_t>(price));
        }
    }

    // A number, or the name of an option that is one.
    int amount(const Section& from, std::string_view key, Bounds bounds) const
    {
        if (!from.is_text(key)) return static_cast<int>(from.number(key, bounds));
        const std::string name = from.text(key);
        const Option* option = option_named(name);
        if (option != nullptr && option->type == OptionType::Number) return static_cast<int>(option->value.number);
        from.mistake(key, fmt::format("found \"{}\", expected a number or the name of an option that is one", name));
        return 0;
    }

private:
    const Option* option_named(const std::string& key) const
    {
        for (const Option& option : options_.all())
            if (option.key == key) return &option;
        return nullptr;
    }

    // `when = { option = value }`: the effect exists if every option named has that value.
    bool exists(const Section& from) const
    {
        if (!from.has("when")) return true;
        const Section when = from.section("when");
        bool all = true;
        for (const std::string& key : when.keys()) {
            const Option* option = option_named(key);
            if (option == nullptr) {
                when.mistake(key, fmt::format("there is no option \"{}\"", key));
                continue;
            }
            switch (option->type) {
                case OptionType::Choice: {
                    const std::size_t word = when.one_of(key, option->allowed, "value of this option");
                    all &= word < option->allowed.size() && option->allowed[word] == option->value.word;
                    break;
                }
                case OptionType::Flag: all &= when.flag_or(key, false) == (option->value.number != 0); break;
                case OptionType::Number: all &= when.number(key, option->bounds) == option->value.number; break;
                default: when.mistake(key, "an effect cannot depend on this type of option");
            }
        }
        return all;
    }

    static constexpr std::string_view what_stands_here = "operation that can stand here";

    const Options& options_;
    Rules& rules_;
};

void read_projects(const std::vector<Section>& entries, const EffectReader& effects, Rules& rules)
{
    for (std::size_t i = 0; i < entries.size() && i < project_count; ++i) {
        const Section& from = entries[i];
        ProjectInfo& project = rules.projects.items[i];
        project.name = from.text("name");
        project.text = from.text("text");
        project.cost = static_cast<int>(from.number("cost", {1, 100}));
        project.needs_city = from.flag_or("needs_city", false);
        project.needs_advance =
            set_of<AdvanceSet, Advance>(from.some_of("needs_advance", rules.advance_ids, "advance"));
        project.per_hex = effects.amount(from, "per_hex", {0, 9});
        project.effects = effects.sum<ProjectOperations>(from);
        rules.roads_lead_far |= project.effects.road_hexes > 1;
    }
}

void read_units(const std::vector<Section>& entries, Rules& rules)
{
    static const std::vector<std::string> kinds = {"military", "slave"};
    int slaves = 0;
    for (std::size_t i = 0; i < entries.size() && i < unit_count; ++i) {
        const Section& from = entries[i];
        UnitInfo& unit = rules.units.items[i];
        unit.name = from.text("name");
        unit.plural = from.text("plural");
        unit.text = from.text("text");
        const std::string symbol = from.text("symbol");
        if (symbol.size() != 1) from.mistake("symbol", "\"symbol\" must be a single letter");
        unit.symbol = symbol.empty() ? '?' : symbol[0];
        unit.military = from.one_of("kind", kinds, "kind of unit") == 0;
        unit.cost = static_cast<int>(from.number("cost", {0, 100}));
        unit.needs_city = from.flag_or("needs_city", false);
        unit.needs_advance = set_of<AdvanceSet, Advance>(from.some_of("needs_advance", rules.advance_ids, "advance"));
        unit.dice[Side::Attacker] = static_cast<std::uint8_t>(from.number("dice_attack", {0, 20}));
        unit.dice[Side::Defender] = static_cast<std::uint8_t>(from.number("dice_defence", {0, 20}));
        unit.movements = static_cast<int>(from.number("movements", {1, 2}));
        unit.upkeep = static_cast<int>(from.number("upkeep", {0, 9}));
        unit.labor = static_cast<int>(from.number("labor", {0, 1}));
        if (unit.military) {
            rules.military.insert(kind_at(i));
            for (Side side : {Side::Attacker, Side::Defender})
                if (unit.dice[side] > rules.base_dice) rules.advanced[side].insert(kind_at(i));
        } else {
            ++slaves;
            rules.slave = kind_at(i);
        }
    }
    if (slaves != 1 && !entries.empty()) entries[0].mistake("kind", "expected exactly one unit of the kind \"slave\"");
    rules.fighters = rules.military;
    if (rules.slaves_fight) rules.fighters.insert(rules.slave);  // TS-064: and they are never declared
}

// `unlocks` is for display and must say the same as the prerequisites of the items.
void check_unlocks(const Section& from, Advance advance, const Rules& rules)
{
    const std::vector<std::size_t> unlocks = from.some_of("unlocks", rules.item_ids, "project or unit");
    for (std::size_t i = 0; i < item_count; ++i) {
        const AdvanceSet needs = i < project_count ? rules.projects.items[i].needs_advance
                                                   : rules.units.items[i - project_count].needs_advance;
        const bool said = std::find(unlocks.begin(), unlocks.end(), i) != unlocks.end();
        if (said != needs.contains(advance))
            from.mistake("unlocks", fmt::format("{} {} this advance in its own file", rules.item_ids[i],
                                                said ? "does not need" : "needs"));
    }
}

void read_advances(const std::vector<Section>& entries, const EffectReader& effects, Rules& rules)
{
    for (std::size_t i = 0; i < entries.size() && i < advance_count; ++i) {
        const Section& from = entries[i];
        check_roll(from, i);
        AdvanceInfo& advance = rules.advances.items[i];
        advance.name = from.text("name");
        advance.text = from.text("text");
        check_unlocks(from, id_at<Advance>(i), rules);
        advance.effects = effects.sum<AdvanceOperations>(from);
    }
}

void read_disasters(const std::vector<Section>& entries, const EffectReader& effects, Rules& rules)
{
    std::vector<std::string> picks = rules.terrain_ids;
    picks.insert(picks.end(), {"city", "border"});
    for (std::size_t i = 0; i < entries.size() && i < disaster_count; ++i) {
        const Section& from = entries[i];
        check_roll(from, i);
        DisasterInfo& disaster = rules.disasters.items[i];
        disaster.name = from.text("name");
        disaster.text = from.text("text");
        const std::size_t pick = from.one_of("pick", picks, "group of hexes");
        disaster.pick = pick < terrain_count    ? Pick::PopulatedTerrain
                        : pick == terrain_count ? Pick::City
                                                : Pick::Border;
        if (pick < terrain_count) disaster.terrain = id_at<Terrain>(pick);
        disaster.hexes = static_cast<int>(from.number("hexes", {1, 2}));
        disaster.harms = effects.harms(from);
        if (from.has("names")) rules.warband_names = from.texts("names");
    }
}

}  // namespace

int read_die(const Section& from, std::string_view key)
{
    const std::string text = from.text(key);
    int sides = 0;
    if (text.starts_with("1d")) {
        const auto [end, error] = std::from_chars(text.data() + 2, text.data() + text.size(), sides);
        if (error == std::errc{} && end == text.data() + text.size() && sides >= 2 && sides <= 20) return sides;
    }
    from.mistake(key, fmt::format("found \"{}\", expected a die such as \"1d6\", with 2 to 20 sides", text));
    return 6;
}

void read_terrains(const Section& game, Rules& rules)
{
    const std::vector<Section> entries = game.sections("terrain");
    rules.terrain_ids = read_ids(game, entries, terrain_count, "terrain");
    for (std::size_t i = 0; i < entries.size() && i < terrain_count; ++i) {
        const Section& from = entries[i];
        TerrainInfo& terrain = rules.terrains.items[i];
        terrain.name = from.text("name");
        const std::string glyph = from.text("glyph");
        const bool letter = glyph.size() == 1 && glyph != "." && !(glyph[0] >= '0' && glyph[0] <= '9') && glyph != " ";
        if (!letter) from.mistake("glyph", "\"glyph\" must be a single letter");
        terrain.glyph = glyph.empty() ? '?' : glyph[0];
        static_cast<void>(from.text_or("colour", ""));  // for the page
        terrain.capacity = static_cast<int>(from.number("capacity", {1, 20}));
        terrain.harvest = static_cast<int>(from.number("harvest", {0, 9}));
    }
    if (rules.terrains.items[0].glyph == rules.terrains.items[1].glyph)
        game.mistake("terrain", "both terrains have the same glyph");
}

void read_pieces(Content& content, const Options& options, Rules& rules)
{
    const Section projects = content.file("projects.toml");
    const Section units = content.file("units.toml");
    const Section advances = content.file("advances.toml");
    const Section disasters = content.file("disasters.toml");
    const std::vector<Section> project_entries = projects.sections("project");
    const std::vector<Section> unit_entries = units.sections("unit");
    const std::vector<Section> advance_entries = advances.sections("advance");
    const std::vector<Section> disaster_entries = disasters.sections("disaster");

    // They refer to each other, so all ids come first.
    rules.project_ids = read_ids(projects, project_entries, project_count, "project");
    rules.unit_ids = read_ids(units, unit_entries, unit_count, "unit");
    rules.advance_ids = read_ids(advances, advance_entries, advance_count, "advance");
    rules.disaster_ids = read_ids(disasters, disaster_entries, disaster_count, "disaster");
    rules.item_ids = rules.project_ids;
    rules.item_ids.insert(rules.item_ids.end(), rules.unit_ids.begin(), rules.unit_ids.end());
    const auto city = std::find(rules.project_ids.begin(), rules.project_ids.end(), "city");
    if (city == rules.project_ids.end())
        projects.mistake("", "there is no project \"city\"");
    else
        rules.city = project_at(static_cast<std::size_t>(city - rules.project_ids.begin()));

    const EffectReader effects(options, rules);
    read_projects(project_entries, effects, rules);
    read_units(unit_entries, rules);
    read_advances(advance_entries, effects, rules);
    read_disasters(disaster_entries, effects, rules);
}

}  // namespace tessera::temples_and_swords
