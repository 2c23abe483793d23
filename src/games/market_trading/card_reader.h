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

    // What operations are made of.
    void read(const Section& from, std::string_view key, Cost& cost) const;
    void read(const Section& from, std::string_view key, Goods& goods) const;
    void read(const Section& from, std::string_view key, Good& good) const;
    void read(const Section& from, std::string_view key, Terrain& terrain) const;
    void read(const Section& from, std::string_view key, TerrainSet& terrains) const;
    void read(const Section& from, std::string_view key, Per& per) const;
    void read(const Section& from, std::string_view key, Candidates& candidates) const;
    void read(const Section& from, std::string_view key, Tiers& tiers) const;
    void read(const Section& from, std::string_view key, KindsOrTiers& kinds) const;

private:
    Cost cost(const Section& from, std::string_view key) const;
    Goods goods(const Section& from, std::string_view key) const;
    GoodSet good_set(const Section& from, std::string_view key) const;
    TerrainSet terrain_set(const Section& from, std::string_view key) const;
    Terrain terrain(const Section& from, std::string_view key) const;
    FixedVector<AtLeast, 3> at_least(const Section& from, std::string_view key) const;
    Conditions conditions(const Section& from) const;
    static void add(const Effect& effect, Improvement& card);
    static void check_limits(const Section& from, const Improvement& card);
    Effect effect(const Section& from) const;
    Operation operation(const Section& from, Occasion when) const;

    const Rules& rules_;
};

}  // namespace tessera::market_trading
