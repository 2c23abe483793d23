// Reads what abilities and operations are made of, in the words of section 4.12: amounts, selections, conditions,
// icons, lists of effects.
#pragma once

#include "engine/content.h"
#include "games/treasury/rules.h"

namespace tessera::treasury {

// One for each card: the lists of effects that it reads go to the end of the card's.
class ArgumentReader {
public:
    ArgumentReader(const Rules& rules, Card& card, bool of_event) : rules_(rules), card_(card), of_event_(of_event) {}

    void read(const Section& from, std::string_view key, Amount& amount) const;
    void read(const Section& from, std::string_view key, Selector& selector) const;
    void read(const Section& from, std::string_view key, Conditions& conditions) const;
    void read(const Section& from, std::string_view key, Icon& icon) const;
    void read(const Section& from, std::string_view key, Resource& resource) const;
    void read(const Section& from, std::string_view key, Effects& effects) const;
    void read(const Section& from, std::string_view key, EffectOptions& options) const;

private:
    Effect effect(const Section& from) const;
    Condition condition(const Section& from) const;
    Quantity quantity(const Section& from, std::string_view key) const;
    Quantity quantity_named(const Section& from, std::string_view key, const std::string& word) const;

    const Rules& rules_;
    Card& card_;
    bool of_event_;
};

}  // namespace tessera::treasury
