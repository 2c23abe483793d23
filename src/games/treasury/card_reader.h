// Reads cards: both halves, abilities and modifiers. What their effects are made of, argument_reader.h reads.
#pragma once

#include "engine/content.h"
#include "games/treasury/argument_reader.h"

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
    void modifier(const Section& from, const ArgumentReader& arguments, Ability& ability) const;

    const Rules& rules_;
};

}  // namespace tessera::treasury
