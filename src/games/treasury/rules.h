// The rules' data: options and content of Treasury, checked once, never changed afterwards.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "engine/options.h"
#include "engine/type_list.h"
#include "games/treasury/nouns.h"

namespace tessera::treasury {

enum class Overdeveloping : std::uint8_t { Allowed, Spoils, Forbidden };
enum class GameEnd : std::uint8_t { OutOfCards, FinalRound };

struct ResourceInfo {
    std::string id;
    bool weapon = false;
    std::uint8_t rank = 0;
    Age last_age = 5;
};

// TR-010, TR-011: the numbers of the setup.
struct SetupNumbers {
    std::uint8_t treasury_per_player = 2;
    std::uint8_t first_player_gold = 2;
    std::uint8_t gold_step = 1;
    std::uint8_t hand_cards = 5;
    std::uint8_t current_events_per_player = 1;
    std::uint8_t draw_cards_per_player = 3;
};

struct Rules {
    // Options in which the versions differ, by what they allow.
    Age last_age = 3;
    bool seeds_from_draw_pile = true;
    bool starts_face_up = false;
    bool opens_after_main_action = true;
    Overdeveloping overdeveloping = Overdeveloping::Forbidden;
    bool claims_are_free_actions = true;
    bool startups_sell_for_gold = false;
    bool tax_forces_a_sale = false;
    bool tie_goes_to_best_weapon = true;
    bool old_resources_cannot_claim = false;
    GameEnd game_end = GameEnd::FinalRound;

    // Rulings with alternatives.
    std::uint8_t draw_limit = 8;
    std::uint8_t later_age_cards_per_player = 0;
    bool age_of_last_drawn = false;
    bool seeder_looks = false;
    bool opening_pays_treasury = false;
    std::uint8_t max_contracts = 1;
    bool contracts_pay_once = false;
    bool barbarians_play_both_roles = false;
    bool population_counts_resolving = false;
    bool owner_orders_round_end = false;
    bool forced_sale_is_smallest = false;
    bool startups_delay_game_end = false;
    bool late_exhaustion_adds_round = false;
    bool final_tax = true;
    bool strength_breaks_final_tie = false;
    bool may_pass = false;
    bool public_discard = true;

    // Content.
    SetupNumbers setup;
    std::vector<std::string> age_names;
    std::vector<ResourceInfo> resources;
    std::vector<Card> cards;  // those in play by rising age, then the stand-ins of the ages
    std::size_t card_count = 0;

    // Derived once, because it is asked all the time.
    std::array<CardSet, max_ages> cards_of_age{};
    ResourceSet weapons{};
    Resource happiness = no_resource;

    std::vector<std::string> card_ids, resource_ids;

    const Card& operator[](CardId card) const { return cards[index_of(card)]; }
    const ResourceInfo& operator[](Resource resource) const { return resources[index_of(resource)]; }
    // A face-down card of this age that nobody has seen.
    CardId unseen_card(Age age) const { return id_at<CardId>(card_count + age); }
    bool is_unseen(CardId card) const { return index_of(card) >= card_count; }
    std::size_t ages() const { return last_age + std::size_t{1}; }
};

// Reads and checks everything; mistakes are noted in the content.
Rules load_rules(Content& content, const Options& options);

inline std::span<const std::string> names_of(const Rules& rules, TypeTag<CardId>) { return rules.card_ids; }
inline std::span<const std::string> names_of(const Rules& rules, TypeTag<Resource>) { return rules.resource_ids; }

}  // namespace tessera::treasury
