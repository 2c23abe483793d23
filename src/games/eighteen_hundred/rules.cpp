#include "games/eighteen_hundred/rules.h"

#include <fmt/format.h>
#include <algorithm>

#include "base/text.h"
#include "engine/names.h"
#include "games/eighteen_hundred/card_reader.h"
#include "games/eighteen_hundred/state.h"

namespace tessera::eighteen_hundred {

namespace {

std::vector<Province> provinces_in(const Section& from, std::string_view key, const Rules& rules)
{
    std::vector<Province> provinces;
    for (std::size_t place : from.some_of(key, rules.province_ids, "province"))
        if (place < rules.provinces.size()) provinces.push_back(id_at<Province>(place));
    return provinces;
}

void read_provinces(const std::vector<Section>& sections, Rules& rules)
{
    for (const Section& from : sections) {
        add_id(from, rules.province_ids, max_provinces, "provinces");
        ProvinceInfo province;
        province.name = from.text("name");
        province.region = from.text("region");
        province.urban = from.one_of("kind", {"countryside", "urban"}, "kind of province") == 1;
        province.coastal = from.flag_or("coastal", false);
        // For the page.
        if (!from.is_list("label") || !from.is_list("polygons"))
            from.mistake("", "a province needs a label and polygons to be drawn");
        rules.provinces.push_back(province);
    }
}

void add_border(const Section& from, Rules& rules, Province a, Province b)
{
    if (rules.borders.size() == max_borders) return from.mistake("neighbours", "there are more than 192 borders");
    const auto id = id_at<BorderId>(rules.borders.size());
    for (Province end : {a, b}) {
        if (rules.borders_of[index_of(end)].full())
            return from.mistake("neighbours", "a province has more than 12 neighbours");
        rules.borders_of[index_of(end)].push_back({id, end == a ? b : a});
        rules.borders_at[index_of(end)].insert(id);
        rules.land[index_of(end)].insert(end == a ? b : a);
    }
    rules.borders.push_back({a, b});
    rules.border_ids.push_back(rules.province_ids[index_of(a)] + "/" + rules.province_ids[index_of(b)]);
}

// Each border is listed on both sides; it is numbered when it is met first.
void read_borders(const std::vector<Section>& sections, Rules& rules)
{
    std::vector<ProvinceSet> listed(sections.size());
    for (std::size_t i = 0; i < sections.size(); ++i)
        for (Province neighbour : provinces_in(sections[i], "neighbours", rules)) listed[i].insert(neighbour);
    for (std::size_t i = 0; i < sections.size(); ++i)
        for (Province neighbour : listed[i]) {
            const auto here = id_at<Province>(i);
            if (neighbour == here || !listed[index_of(neighbour)].contains(here))
                sections[i].mistake("neighbours", fmt::format("the border with {} is not listed there",
                                                              rules.province_ids[index_of(neighbour)]));
            else if (here < neighbour)
                add_border(sections[i], rules, here, neighbour);
        }
}

void read_map(Content& content, Rules& rules)
{
    const Section file = content.file("map.toml");
    if (!file.is_table("map")) file.mistake("map", "the size of the map is missing");
    const std::vector<Section> provinces = file.sections("province");
    read_provinces(provinces, rules);
    if (rules.provinces.size() > max_provinces) content.refuse_mistakes();
    read_borders(provinces, rules);
    for (const Section& from : file.sections("crossing")) {
        const std::size_t a = from.one_of("a", rules.province_ids, "province");
        const std::size_t b = from.one_of("b", rules.province_ids, "province");
        static_cast<void>(from.text("name"));
        if (!from.is_list("line")) from.mistake("", "a crossing needs a line to be drawn");
        rules.sea[a].insert(id_at<Province>(b));
        rules.sea[b].insert(id_at<Province>(a));
        rules.with_crossing.insert(id_at<Province>(a));
        rules.with_crossing.insert(id_at<Province>(b));
    }
    for (std::size_t i = 0; i < rules.provinces.size(); ++i)
        (rules.provinces[i].urban ? rules.urban : rules.countryside).insert(id_at<Province>(i));
}

void read_constants(const Section& from, Rules& rules)
{
    const auto number = [&](std::string_view key, std::int64_t least, std::int64_t most) {
        return static_cast<std::uint8_t>(from.number(key, {least, most}));
    };
    Constants& c = rules.constants;
    c.province_display = number("province_display", 1, max_display);
    c.booms_per_turn = number("booms_per_turn", 0, max_display);
    c.development_pool = number("development_pool", 1, max_pool);
    c.urban_improvement_limit = number("urban_improvement_limit", 1, 20);
    c.countryside_improvement_limit = number("countryside_improvement_limit", 0, 20);
    c.city_min = number("city_min", 1, 20);
    c.metropolis_min = number("metropolis_min", 1, 20);
    c.city_commerce = number("city_commerce", 0, 20);
    c.metropolis_commerce = number("metropolis_commerce", 0, 20);
    const std::vector<std::int64_t> booms = from.numbers("population_boom", {0, 20});
    if (booms.size() != eras) from.mistake("population_boom", "expected a number for each of the three eras");
    for (std::size_t i = 0; i < eras && i < booms.size(); ++i)
        c.population_boom[i] = static_cast<std::uint8_t>(booms[i]);
    c.population_boom_flat = number("population_boom_flat", 0, 20);
    c.start_peasants = number("start_peasants", 2, 20);
    c.start_laborers = number("start_laborers", 0, 20);
    c.start_farmers = number("start_farmers", 2, 20);
    c.draft_citizens = number("draft_citizens", 1, 8);
    c.draft_factories = number("draft_factories", 0, 20);
    c.draft_farms = number("draft_farms", 0, 20);
    c.monopoly_commerce = number("monopoly_commerce", 0, 20);
    c.adjacent_moves = number("adjacent_moves", 0, 20);
    c.massacre_cost = number("massacre_cost", 0, 20);
    c.defeat_cost = number("defeat_cost", 0, 20);
}

// The lists have a number for each number of players from 2 to 8.
void read_decks(const Section& from, Rules& rules)
{
    const auto by_players = [&](std::string_view key, auto& into) {
        const std::vector<std::int64_t> numbers = from.numbers(key, {0, 60});
        if (numbers.size() != max_players - 1)
            from.mistake(key, "expected a number for each number of players from 2 to 8");
        for (std::size_t i = 0; i < numbers.size() && i < into.size(); ++i)
            into[i] = static_cast<std::uint8_t>(numbers[i]);
    };
    std::array<std::uint8_t, max_players - 1> players{};
    by_players("players", players);
    for (std::size_t i = 0; i < players.size(); ++i)
        if (players[i] != i + 2) return from.mistake("players", "expected the numbers of players from 2 to 8");
    by_players("era1", rules.deck_sizes[0]);
    by_players("era2", rules.deck_sizes[1]);
    by_players("era3", rules.deck_sizes[2]);
    by_players("policies", rules.deck_policies);
}

// EH-015: what a deck needs must be there, and all institutions must find a place on the table.
void check_decks(Content& content, const Rules& rules)
{
    for (std::size_t n = 0; n < max_players - 1; ++n) {
        std::size_t in_play = 6 * (n + 2);
        for (std::size_t era = 1; era <= eras; ++era) {
            std::size_t fixed = 0, technologies = 0, policies = 0, variety = 0;
            std::array<bool, card_types> types{};
            for (const Card& card : rules.cards) {
                if (!card.in_era[era]) continue;
                fixed += card.copies[era - 1][n];
                if (card.group == CardGroup::Technology) technologies += card.copies[era - 1][n];
                if (card.group == CardGroup::Policy) types[card.type] = true;
                policies += card.group == CardGroup::Policy ? 1 : 0;
                variety += card.group == CardGroup::Variety ? 1 : 0;
            }
            const std::size_t size = rules.deck_sizes[era - 1][n], wanted = rules.deck_policies[n];
            const std::string deck = fmt::format("game.toml: the deck of era {} for {} players", era, n + 2);
            if (wanted < card_types || wanted > policies || !types[0] || !types[1] || !types[2])
                content.mistake(
                    fmt::format("{} takes {} policies, expected at least 3, one of each type, and at most "
                                "the {} there are",
                                deck, wanted, policies));
            if (size < fixed + wanted || size > fixed + wanted + variety || size <= rules.constants.development_pool)
                content.mistake(fmt::format("{} has {} cards, expected {} to {}", deck, size, fixed + wanted,
                                            fixed + wanted + variety));
            in_play += size - std::min(size, technologies + wanted);
        }
        if (in_play > max_in_play)
            content.mistake(fmt::format("game.toml: with {} players {} cards can be in play, expected at most {}",
                                        n + 2, in_play, max_in_play));
    }
}

void read_nations(const Section& file, Rules& rules)
{
    for (const Section& from : file.sections("nation")) {
        add_id(from, rules.nation_ids, 60, "nations");
        Nation nation;
        nation.name = from.text("name");
        nation.adjective = from.text("adjective");
        static_cast<void>(from.text("colour"));  // for the page
        nation.capital = id_at<Province>(from.one_of("capital", rules.province_ids, "province"));
        rules.nations.push_back(nation);
    }
    if (rules.nations.size() < max_players) file.mistake("nation", "expected at least 8 nations");
}

// `berlin/saxony` or `saxony/berlin`.
BorderId border_named(const Rules& rules, const std::string& word)
{
    for (std::size_t i = 0; i < rules.borders.size(); ++i) {
        const std::string& a = rules.province_ids[index_of(rules.borders[i].a)];
        const std::string& b = rules.province_ids[index_of(rules.borders[i].b)];
        if (word == fmt::format("{}/{}", a, b) || word == fmt::format("{}/{}", b, a)) return id_at<BorderId>(i);
    }
    return unsaid<BorderId>();
}

Layout read_layout(const Section& from, const Rules& rules)
{
    Layout layout;
    layout.nation = id_at<NationId>(from.one_of("nation", rules.nation_ids, "nation"));
    layout.laborers = provinces_in(from, "laborers", rules);
    layout.farmers = provinces_in(from, "farmers", rules);
    layout.peasants = provinces_in(from, "peasants", rules);
    const Constants& c = rules.constants;
    if (layout.laborers.size() != c.start_laborers || layout.farmers.size() != c.start_farmers ||
        layout.peasants.size() != c.start_peasants)  // EH-005
        from.mistake("", fmt::format("expected {} laborers, {} farmers and {} peasants", c.start_laborers,
                                     c.start_farmers, c.start_peasants));
    for (Province province : layout.laborers)
        if (!rules.is_urban(province)) from.mistake("laborers", "a factory stands in an urban province");
    for (Province province : layout.farmers)
        if (rules.is_urban(province)) from.mistake("farmers", "a farm stands in a countryside province");
    return layout;
}

void read_starts(Content& content, Rules& rules)
{
    const Section file = content.file("starts.toml");
    const Section layouts = file.section("layout");
    for (const std::string& id : layouts.keys()) {
        const Section from = layouts.section(id);
        Layout layout = read_layout(from, rules);
        for (const std::string& road : from.texts("roads")) {
            const BorderId border = border_named(rules, road);
            if (is_unsaid(border))
                from.mistake("roads", fmt::format("there is no land border \"{}\"", road));
            else
                layout.roads.push_back(border);
        }
        rules.layout_ids.push_back(id);
        rules.layouts.push_back(layout);
    }
    for (const Section& from : file.sections("start")) {
        Start start;
        start.id = from.text("id");
        static_cast<void>(from.text("name"));
        start.players = static_cast<int>(from.number("players", {2, max_players}));
        start.is_default = from.flag_or("default", false);
        for (std::size_t place : from.some_of("layouts", rules.layout_ids, "layout"))
            start.layouts.push_back(id_at<LayoutId>(place));
        if (start.layouts.size() != static_cast<std::size_t>(start.players))
            from.mistake("layouts", fmt::format("expected a layout for each of the {} players", start.players));
        rules.starts.push_back(start);
    }
}

void read_cards(Content& content, Rules& rules, const Section& game)
{
    CardReader reader(rules);
    for (const Section& from : game.sections("mat")) reader.read_development(from, CardGroup::Mat);
    if (rules.cards.size() != 2 * card_types) game.mistake("mat", "a mat has 6 cards, one of each type");
    const Section developments = content.file("developments.toml");
    for (const Section& from : developments.sections("card")) reader.read_development(from, CardGroup::Policy);
    const Section admin = content.file("admin.toml");
    for (const Section& from : admin.sections("card")) reader.read_hand_card(from, HandDeck::Admin);
    const Section military = content.file("military.toml");
    for (const Section& from : military.sections("card")) reader.read_hand_card(from, HandDeck::Military);
    const Section ambitions = content.file("ambitions.toml");
    for (const Section& from : ambitions.sections("ambition")) reader.read_ambition(from);
    if (rules.ambitions.size() < max_players) ambitions.mistake("ambition", "expected at least 8 ambitions");
}

void read_options(const Options& options, Rules& rules)
{
    const auto small = [&](std::string_view key) { return static_cast<std::uint8_t>(options.number(key)); };
    // Is the second word chosen?
    const auto second = [&](std::string_view key, const char* first_word, const char* second_word) {
        return options.choice(key, {first_word, second_word}) == 1;
    };
    std::vector<std::string> starts = {"default"};
    for (const Start& start : rules.starts) starts.push_back(start.id);

    rules.free_draft = second("setup", "standard", "free_draft");
    rules.start = starts[options.choice("start", starts)];
    rules.starting_citizens = id_at<StartingCitizens>(
        options.choice("starting_citizens", {"ten", "eight_two_farmers", "eight_two_peasants"}));
    rules.starting_roads = options.flag("starting_roads");
    rules.starting_prosperity = static_cast<std::int16_t>(options.number("starting_prosperity"));
    rules.nations_as_listed = second("nation_assignment", "random", "listed");
    rules.first_seat_begins = second("first_player", "random", "first_seat");
    rules.ambitions_secret = options.flag("ambitions_secret");
    rules.hand_limit = small("hand_limit");
    rules.citizen_supply = small("citizen_supply");
    rules.neutral_blocks_control = options.flag("neutral_blocks_control");
    rules.only_the_controllers_bourgeois_count = second("city_counts", "all", "controller");
    rules.urban_center_counts = options.flag("urban_center_counts");
    rules.sea_adjacency = id_at<SeaAdjacency>(options.choice("sea_adjacency", {"open", "always", "never"}));
    rules.road_build_rule = id_at<RoadBuildRule>(options.choice("road_build_rule", {"any", "one_end", "both_ends"}));
    rules.population_boom_is_flat = second("population_boom_size", "era", "flat_two");
    rules.used_province_cards_stay = second("used_province_cards", "replace", "stay");
    rules.discards_unplaced_resources = second("unplaced_resources", "keep", "discard");
    rules.replaced_card_loses_tokens = second("replaced_card_cubes", "return", "lost");
    rules.technologies_in_order = second("technology_order", "skip_allowed", "in_order");
    rules.all_citizens_defend = second("battle_parties", "regiment_owner", "all_citizens");
    rules.retreats_anywhere = second("no_retreat", "disband", "any_controlled");
    rules.convoy_sea = options.flag("convoy_sea");
    rules.pillage_roads = options.flag("pillage_roads");
    rules.prosperity_stops_at_zero = second("prosperity_floor", "none", "zero");
    rules.reaction_may_be_massacre = !second("massacre_reaction", "any_action", "no_massacre");
    rules.adjacent_move_requires_control = options.flag("adjacent_move_requires_control");
    rules.farm_move_requires_well_fed = options.flag("farm_move_requires_well_fed");
    rules.stagnation_sweep =
        id_at<StagnationSweep>(options.choice("stagnation_sweep", {"round", "every_admin_turn", "off"}));
    rules.turn_limit = small("turn_limit");
    rules.ends_with_empty_pool = second("end_trigger", "deck_empty", "pool_empty");
    rules.end_timing = id_at<EndTiming>(options.choice("end_timing", {"turn", "immediate", "round"}));
    rules.ties_are_shared = second("tie_break", "ladder", "shared");
    if (rules.stagnation_sweep == StagnationSweep::Off && rules.turn_limit == 0)  // EH-056
        options.mistake("stagnation_sweep", "\"off\" needs a turn_limit, or the game might never end");
}

}  // namespace

Rules load_rules(Content& content, const Options& options)
{
    Rules rules;
    for (std::size_t i = 0; i < max_players; ++i) rules.owner_ids.push_back(std::to_string(i));
    rules.owner_ids.emplace_back("neutral");
    read_map(content, rules);
    {
        const Section game = content.file("game.toml");
        read_constants(game.section("constants"), rules);
        read_nations(game, rules);
        read_decks(game.section("decks"), rules);
        read_cards(content, rules, game);
    }
    content.refuse_mistakes();  // starts and decks refer to all of these
    read_starts(content, rules);
    read_options(options, rules);
    check_decks(content, rules);
    if (static_cast<std::size_t>(options.rule_set().most_seats) > max_players)
        content.mistake(fmt::format("at most {} seats are possible", max_players));
    content.refuse_mistakes();
    for (std::size_t i = 0; i < rules.hand_cards.size(); ++i) rules.in_deck[rules.hand_cards[i].deck].items[i] = 1;
    for (std::size_t i = 0; i < rules.cards.size(); ++i) rules.fixed.items[i] = rules.cards[i].is_fixed() ? 1 : 0;
    return rules;
}

}  // namespace tessera::eighteen_hundred
