// The rules' data: options and content of 1800, checked once, never changed afterwards.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "engine/options.h"
#include "engine/seat.h"
#include "engine/type_list.h"
#include "games/eighteen_hundred/nouns.h"

namespace tessera::eighteen_hundred {

enum class StartingCitizens : std::uint8_t { Ten, EightTwoFarmers, EightTwoPeasants };
enum class SeaAdjacency : std::uint8_t { Open, Always, Never };
enum class RoadBuildRule : std::uint8_t { Any, OneEnd, BothEnds };
enum class StagnationSweep : std::uint8_t { Round, EveryAdminTurn, Off };
enum class EndTiming : std::uint8_t { Turn, Immediate, Round };

struct ProvinceInfo {
    std::string name;
    std::string region;
    bool urban = false;
    bool coastal = false;
};

struct Border {
    Province a;
    Province b;
};
// A border of a province, and the province across.
struct BorderTo {
    BorderId border;
    Province across;
};

struct Nation {
    std::string name;
    std::string adjective;
    Province capital{};
};

struct Layout {
    NationId nation{};
    std::vector<Province> laborers, farmers, peasants;
    std::vector<BorderId> roads;
};

struct Start {
    std::string id;
    int players = 0;
    bool is_default = false;
    std::vector<LayoutId> layouts;
};

// Numbers that the rules refer to by name.
struct Constants {
    std::uint8_t province_display = 10;
    std::uint8_t booms_per_turn = 2;
    std::uint8_t development_pool = 5;
    std::uint8_t urban_improvement_limit = 5;
    std::uint8_t countryside_improvement_limit = 2;
    std::uint8_t city_min = 2;
    std::uint8_t metropolis_min = 5;
    std::uint8_t city_commerce = 1;
    std::uint8_t metropolis_commerce = 2;
    std::array<std::uint8_t, eras> population_boom{};
    std::uint8_t population_boom_flat = 2;
    std::uint8_t start_peasants = 4;
    std::uint8_t start_laborers = 2;
    std::uint8_t start_farmers = 4;
    std::uint8_t draft_citizens = 8;
    std::uint8_t draft_factories = 2;
    std::uint8_t draft_farms = 4;
    std::uint8_t monopoly_commerce = 1;
    std::uint8_t adjacent_moves = 1;
    std::uint8_t massacre_cost = 1;
    std::uint8_t defeat_cost = 1;
};

struct Rules {
    // Options, named as in options.toml.
    bool free_draft = false;
    std::string start;  // "default": the one marked
    StartingCitizens starting_citizens = StartingCitizens::Ten;
    bool starting_roads = true;
    std::int16_t starting_prosperity = 0;
    bool nations_as_listed = false;
    bool first_seat_begins = false;
    bool ambitions_secret = true;
    std::uint8_t hand_limit = 0;
    std::uint8_t citizen_supply = 0;
    bool neutral_blocks_control = true;
    bool only_the_controllers_bourgeois_count = false;  // city_counts
    bool urban_center_counts = true;
    SeaAdjacency sea_adjacency = SeaAdjacency::Open;
    RoadBuildRule road_build_rule = RoadBuildRule::Any;
    bool population_boom_is_flat = false;
    bool used_province_cards_stay = false;
    bool discards_unplaced_resources = false;
    bool replaced_card_loses_tokens = false;
    bool technologies_in_order = false;
    bool all_citizens_defend = false;  // battle_parties
    bool retreats_anywhere = false;    // no_retreat
    bool convoy_sea = false;
    bool pillage_roads = true;
    bool prosperity_stops_at_zero = false;
    bool reaction_may_be_massacre = true;
    bool adjacent_move_requires_control = true;
    bool farm_move_requires_well_fed = false;
    StagnationSweep stagnation_sweep = StagnationSweep::Round;
    std::uint8_t turn_limit = 0;
    bool ends_with_empty_pool = false;  // end_trigger
    EndTiming end_timing = EndTiming::Turn;
    bool ties_are_shared = false;

    // Content.
    Constants constants;
    std::vector<ProvinceInfo> provinces;
    std::vector<Border> borders;
    std::vector<Nation> nations;
    std::vector<Layout> layouts;
    std::vector<Start> starts;
    std::vector<Card> cards;  // the mat first
    std::vector<HandCardInfo> hand_cards;
    std::vector<Ambition> ambitions;
    std::vector<EffectList> lists;
    std::vector<CardId> routes;  // the card of each trade route
    std::array<std::array<std::uint8_t, max_players - 1>, eras> deck_sizes{};
    std::array<std::uint8_t, max_players - 1> deck_policies{};

    // Derived once, because it is asked all the time.
    EnumArray<HandDeck, HandCards, 2> in_deck{};         // 1 for each card of the deck
    EnumArray<CardId, std::uint8_t, max_cards> fixed{};  // 1 for each card that is in its deck in fixed numbers
    std::array<FixedVector<BorderTo, 12>, max_provinces> borders_of{};
    std::array<BorderSet, max_provinces> borders_at{};  // the same as a set
    std::array<ProvinceSet, max_provinces> land{};      // provinces across a land border
    std::array<ProvinceSet, max_provinces> sea{};       // provinces across a sea crossing
    ProvinceSet urban{};
    ProvinceSet countryside{};
    ProvinceSet with_crossing{};
    std::vector<HandCard> window_cards;  // harmed, targeted and boom cards

    std::vector<std::string> province_ids, border_ids, nation_ids, layout_ids, card_ids, hand_card_ids, route_ids,
        ambition_ids, owner_ids;

    std::size_t province_count() const { return provinces.size(); }
    bool is_urban(Province province) const { return provinces[index_of(province)].urban; }
    const ProvinceInfo& operator[](Province province) const { return provinces[index_of(province)]; }
    const Card& operator[](CardId card) const { return cards[index_of(card)]; }
    const HandCardInfo& operator[](HandCard card) const { return hand_cards[index_of(card)]; }
    const EffectList& operator[](ListId list) const { return lists[index_of(list)]; }
    const Nation& operator[](NationId nation) const { return nations[index_of(nation)]; }
    bool has(Province province) const { return index_of(province) < provinces.size(); }
    bool has(HandCard card) const { return index_of(card) < hand_cards.size(); }
};

// Reads and checks everything; mistakes are noted in the content.
Rules load_rules(Content& content, const Options& options);

inline std::span<const std::string> names_of(const Rules& rules, TypeTag<Province>) { return rules.province_ids; }
inline std::span<const std::string> names_of(const Rules& rules, TypeTag<BorderId>) { return rules.border_ids; }
inline std::span<const std::string> names_of(const Rules& rules, TypeTag<NationId>) { return rules.nation_ids; }
inline std::span<const std::string> names_of(const Rules& rules, TypeTag<LayoutId>) { return rules.layout_ids; }
inline std::span<const std::string> names_of(const Rules& rules, TypeTag<CardId>) { return rules.card_ids; }
inline std::span<const std::string> names_of(const Rules& rules, TypeTag<HandCard>) { return rules.hand_card_ids; }
inline std::span<const std::string> names_of(const Rules& rules, TypeTag<RouteId>) { return rules.route_ids; }
inline std::span<const std::string> names_of(const Rules& rules, TypeTag<AmbitionId>) { return rules.ambition_ids; }
inline std::span<const std::string> names_of(const Rules& rules, TypeTag<Owner>) { return rules.owner_ids; }

}  // namespace tessera::eighteen_hundred
