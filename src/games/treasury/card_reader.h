// Reads cards: both halves, abilities and effects, in the words of the effect vocabulary (section 4.12).
#pragma once

#include "engine/content.h"
#include "games/treasury/rules.h"

namespace tessera::treasury {

class CardReader {
public:
    // The rules have their resources already.
    explicit CardReader(const Rules& rules) : rules_(rules) {}

    Card read(const Section& from, const std::string& id, Age age) const;

private:
    void read_business(const Section& from, Card& card) const;
    void read_event(const Section& from, Card& card) const;
    Ability ability(const Section& from, Card& card) const;
    void modifier(const Section& from, Ability& ability) const;
    // The place of the first effect of a list in the card's effects.
    std::uint8_t effects(const Section& from, std::string_view key, Card& card, bool of_event) const;
    Effect effect(const Section& from, Card& card, bool of_event) const;
    void arguments(const Section& from, Effect& effect, Card& card) const;

    Amount amount(const Section& from, std::string_view key) const;
    Conditions conditions(const Section& from, std::string_view key) const;
    Condition condition(const Section& from) const;
    Quantity quantity(const Section& from, std::string_view key) const;
    Quantity quantity_named(const Section& from, std::string_view key, const std::string& word) const;
    Selector selector(const Section& from, std::string_view key) const;
    Icon icon(const Section& from, std::string_view key) const;

    const Rules& rules_;
};

}  // namespace tessera::treasury
