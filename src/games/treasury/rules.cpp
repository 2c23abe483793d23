#include "games/treasury/rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/treasury/card_reader.h"

namespace tessera::treasury {

namespace {

void read_resources(const Section& file, Rules& rules)
{
    for (const Section& from : file.sections("resource")) {
        ResourceInfo resource;
        resource.id = from.text("id");
        resource.weapon = from.one_of("kind", {"basic", "weapon"}, "kind of resource") == 1;
        if (resource.weapon) resource.rank = static_cast<std::uint8_t>(from.number("rank", {1, 99}));
        const std::int64_t first_age = from.number("first_age", {0, static_cast<std::int64_t>(max_ages) - 1});
        resource.last_age =
            static_cast<Age>(from.number("last_age", {first_age, static_cast<std::int64_t>(max_ages) - 1}));
        const Resource id = id_at<Resource>(rules.resources.size());
        if (rules.resources.size() == max_resources) {
            from.mistake("id", fmt::format("there are more than {} resources", max_resources));
            return;
        }
        for (const ResourceInfo& other : rules.resources) {
            if (other.id == resource.id) from.mistake("id", fmt::format("there are two resources \"{}\"", resource.id));
            if (other.weapon && resource.weapon && other.rank >= resource.rank)
                from.mistake("rank", "weapons stand in the order of their rank");
        }
        if (resource.weapon) rules.weapons.insert(id);
        if (resource.id == "happiness") rules.happiness = id;
        rules.resource_ids.push_back(resource.id);
        rules.resources.push_back(resource);
    }
    // TR-063: the tax asks for it by name.
    if (rules.happiness == no_resource) file.mistake("resource", "one of the resources must be \"happiness\"");
}

void read_setup(const Section& from, Rules& rules)
{
    const auto small = [&](std::string_view key, std::int64_t least, std::int64_t most) {
        return static_cast<std::uint8_t>(from.number(key, {least, most}));
    };
    rules.setup.treasury_per_player = small("treasury_per_player", 0, 50);
    rules.setup.first_player_gold = small("first_player_gold", 0, 50);
    rules.setup.gold_step = small("gold_step", 0, 20);
    rules.setup.hand_cards = small("hand_cards", 1, 12);
    rules.setup.current_events_per_player = small("current_events_per_player", 1, 5);
    rules.setup.draw_cards_per_player = small("draw_cards_per_player", 1, 12);
}

void read_ages(const Section& file, Rules& rules)
{
    for (const Section& from : file.sections("age")) {
        if (from.number("index", {0, static_cast<std::int64_t>(max_ages) - 1}) !=
            static_cast<std::int64_t>(rules.age_names.size()))
            from.mistake("index", "ages stand in order, from 0");
        rules.age_names.push_back(from.text("name"));
    }
    if (rules.age_names.size() < rules.ages())
        file.mistake("age", fmt::format("ages 0 to {} are in play, found {}", rules.last_age, rules.age_names.size()));
    rules.age_names.resize(std::max(rules.age_names.size(), rules.ages()));
}

// All files are checked; the cards of the ages in play are kept.
void read_cards(Content& content, Rules& rules)
{
    std::vector<std::string> ids;
    const CardReader reader(rules);
    for (std::size_t number = 0; number < rules.age_names.size(); ++number) {
        const auto age = static_cast<Age>(number);
        const Section file = content.file(fmt::format("cards_age{}.toml", age));
        for (const Section& from : file.sections("card")) {
            const std::string id = from.text("id");
            if (std::find(ids.begin(), ids.end(), id) != ids.end())
                from.mistake("id", fmt::format("there are two cards \"{}\"", id));
            ids.push_back(id);
            Card card = reader.read(from, id, age);
            if (age <= rules.last_age) rules.cards.push_back(std::move(card));
        }
    }
    rules.card_count = rules.cards.size();
    if (rules.card_count + rules.ages() > max_cards) {
        content.mistake(
            fmt::format("{} cards are in play, at most {} are possible", rules.card_count, max_cards - rules.ages()));
        return;
    }
    for (std::size_t i = 0; i < rules.card_count; ++i) {
        rules.cards_of_age[rules.cards[i].age].insert(id_at<CardId>(i));
        rules.card_ids.push_back(rules.cards[i].id);
    }
    for (Age age = 0; age <= rules.last_age; ++age) {
        Card unseen;
        unseen.id = fmt::format("unseen_age{}", age);
        unseen.name = unseen.event_name = fmt::format("a card of age {}", age);
        unseen.age = age;
        rules.card_ids.push_back(unseen.id);
        rules.cards.push_back(unseen);
    }
}

void read_options(const Options& options, Rules& rules)
{
    const auto small = [&](std::string_view key) { return static_cast<std::uint8_t>(options.number(key)); };
    // Is the second of two words chosen?
    const auto second = [&](std::string_view key, const char* first, const char* other) {
        return options.choice(key, {first, other}) == 1;
    };
    rules.last_age = small("last_age");
    rules.seeds_from_draw_pile = second("seed_source", "hand", "hand_or_draw");
    rules.starts_face_up = options.flag("start_face_up");
    rules.opens_after_main_action = second("open_timing", "before_action", "any_time");
    rules.overdeveloping =
        static_cast<Overdeveloping>(options.choice("overdevelop", {"allowed", "spoils", "forbidden"}));
    rules.claims_are_free_actions = second("claim_timing", "end_of_turn_forced", "free_action");
    rules.startups_sell_for_gold = !second("sell_gold", "always", "opened_only");
    rules.tax_forces_a_sale = !second("tax_shortfall", "forced_sale", "pay_available");
    rules.tie_goes_to_best_weapon = second("start_tie", "keep", "best_weapon_then_left");
    rules.old_resources_cannot_claim = !second("obsolescence", "strict", "none");
    rules.game_end = static_cast<GameEnd>(options.choice("game_end", {"out_of_cards", "final_round"}));
    rules.draw_limit = small("draw_limit");
    rules.later_age_cards_per_player = small("later_age_cards_per_player");
    rules.age_of_last_drawn = second("age_rule", "draw_pile", "last_drawn");
    rules.seeder_looks = options.flag("seed_look");
    rules.opening_pays_treasury = second("open_gold_to", "supply", "treasury");
    rules.max_contracts = small("max_contracts");
    rules.contracts_pay_once = second("contract_lifetime", "permanent", "single_payout");
    rules.barbarians_play_both_roles = second("barbarian_roles", "one", "both");
    rules.population_counts_resolving = options.flag("population_counts_resolving");
    rules.owner_orders_round_end = second("round_end_order", "opened", "choose");
    rules.forced_sale_is_smallest = second("forced_sale_pick", "any_sufficient", "smallest_sufficient");
    rules.startups_delay_game_end = second("out_of_cards", "hand", "hand_and_startups");
    rules.late_exhaustion_adds_round = second("late_exhaustion", "this_round", "extra_round");
    rules.final_tax = options.flag("final_tax");
    rules.strength_breaks_final_tie = second("final_tie", "shared", "strength");
    rules.may_pass = options.flag("may_pass");
    rules.public_discard = options.flag("public_discard");
}

// TR-011: age 0 supplies hands, current events and a draw pile.
void check_counts(Content& content, const Rules& rules, const RuleSetInfo& info)
{
    if (static_cast<std::size_t>(info.most_seats) > max_players)
        content.mistake(fmt::format("at most {} seats are possible", max_players));
    if (info.least_seats < 2) content.mistake("at least two seats are needed");
    const SetupNumbers& setup = rules.setup;
    const int needed =
        info.most_seats * (setup.hand_cards + setup.current_events_per_player + setup.draw_cards_per_player);
    if (rules.cards_of_age[0].size() < static_cast<std::size_t>(needed))
        content.mistake(fmt::format("cards_age0.toml: {} players need {} cards, found {}", info.most_seats, needed,
                                    rules.cards_of_age[0].size()));
    for (Age age = 1; age <= rules.last_age; ++age)
        if (rules.cards_of_age[age].empty()) content.mistake(fmt::format("cards_age{}.toml: there is no card", age));
}

}  // namespace

Rules load_rules(Content& content, const Options& options)
{
    Rules rules;
    read_options(options, rules);
    {
        const Section file = content.file("game.toml");
        read_setup(file.section("setup"), rules);
        read_resources(file, rules);
        read_ages(file, rules);
    }
    content.refuse_mistakes();  // cards refer to all of these
    read_cards(content, rules);
    check_counts(content, rules, options.rule_set());
    return rules;
}

}  // namespace tessera::treasury
