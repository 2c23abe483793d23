// Reads improvements: costs, conditions and operations, in the words of the effect vocabulary (section 4.10).
#pragma once

#include "engine/content.h"
#include "games/market_trading/rules.h"

namespace tessera::market_trading {

class CardReader {
public:
    // The rules have their goods and terrains already.
    explicit CardReader(const Rules& rules) : rules_(rules) {}

    Improvement read(const Section& from, const std::string& id) const;

private:
    Cost cost(const Section& from, std::string_view key) const;
    Goods goods(const Section& from, std::string_view key) const;
    GoodSet good_set(const Section& from, std::string_view key) const;
    GoodSet goods_of_tiers(const Section& from) const;
    TerrainSet terrain_set(const Section& from, std::string_view key) const;
    Terrain terrain(const Section& from, std::string_view key) const;
    FixedVector<AtLeast, 3> at_least(const Section& from, std::string_view key) const;
    Per per(const Section& from) const;
    Conditions conditions(const Section& from) const;
    static void add(const Effect& effect, Improvement& card);
    static void check_limits(const Section& from, const Improvement& card);
    Effect effect(const Section& from) const;
    Operation operation(const Section& from, Occasion when) const;
    void arguments(const Section& from, Operation& operation) const;

    const Rules& rules_;
};

}  // namespace tessera::market_trading
