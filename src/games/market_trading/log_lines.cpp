// What happened, as lines of the log.
#include <fmt/format.h>

#include "games/market_trading/words.h"

namespace tessera::market_trading {

namespace {

std::string one(const Rules& rules, Good good, int units = 1)
{
    Goods goods{};
    goods[good] = static_cast<std::uint8_t>(units);
    return amounts(rules, goods);
}

const std::string& card_name(const Rules& rules, CardId card) { return rules[card].name; }

std::string points(int n) { return fmt::format("{} point{}", n, n == 1 ? "" : "s"); }

}  // namespace

std::string line(const Narrator& n, const Rules& rules, const BoardDealt& news)
{
    return fmt::format("{} got the board {}.", n.who(news.seat), rules.boards[index_of(news.board)].name);
}

std::string line(const Narrator& n, const Rules&, const BoardGenerated& news)
{
    return fmt::format("{} got a new board.", n.who(news.seat));
}

std::string line(const Narrator&, const Rules& rules, const CardDealt& news)
{
    return fmt::format("{} came into the row.", card_name(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const Settled& news)
{
    return fmt::format("{} settled on tile {} with {}.", n.who(news.seat), index_of(news.tile),
                       one(rules, news.good, news.units));
}

std::string line(const Narrator&, const Rules&, const RoundBegan& news) { return fmt::format("Round {}.", news.round); }
std::string line(const Narrator& n, const Rules&, const TurnBegan& news)
{
    return n.is_viewer(news.seat) ? "Your turn." : fmt::format("{} turn.", n.whose(news.seat));
}

std::string line(const Narrator& n, const Rules& rules, const StoreReturned& news)
{
    return fmt::format("{} took {} back out of store.", n.who(news.seat), amounts(rules, news.goods));
}

std::string line(const Narrator& n, const Rules& rules, const Harvested& news)
{
    return fmt::format("{} harvested {}.", n.who(news.seat), amounts(rules, news.goods));
}

std::string line(const Narrator& n, const Rules& rules, const HarvestedMore& news)
{
    return fmt::format("{} harvested {} more on tile {} thanks to {}.", n.who(news.seat), one(rules, news.good),
                       index_of(news.tile), card_name(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const ImprovementUsed& news)
{
    return fmt::format("{} used {}{}.", n.who(news.seat), card_name(rules, news.card),
                       news.times > 1 ? fmt::format(" {} times", news.times) : "");
}

std::string line(const Narrator& n, const Rules& rules, const GoodsGained& news)
{
    return fmt::format("{} gained {} from {}.", n.who(news.seat), amounts(rules, news.goods),
                       card_name(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const TradeClosed& news)
{
    return fmt::format("{} traded {} for {}.", n.who(news.seat), amounts(rules, news.offered),
                       amounts(rules, news.taken));
}

std::string line(const Narrator& n, const Rules& rules, const ImprovementBuilt& news)
{
    return fmt::format("{} built {} for {}.", n.who(news.seat), card_name(rules, news.card), amounts(rules, news.paid));
}

std::string line(const Narrator& n, const Rules&, const BuildingPassed& news)
{
    return fmt::format("{} built nothing.", n.who(news.seat));
}

std::string line(const Narrator& n, const Rules& rules, const Foraged& news)
{
    return fmt::format("{} foraged {} on tile {}.", n.who(news.seat), one(rules, news.good, news.units),
                       index_of(news.tile));
}

std::string line(const Narrator& n, const Rules& rules, const UnitsPlaced& news)
{
    return fmt::format("{} placed {} on tile {} thanks to {}.", n.who(news.seat), one(rules, news.good, news.units),
                       index_of(news.tile), card_name(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const TileTransformed& news)
{
    return fmt::format("{} turned tile {} into {} with {}.", n.who(news.seat), index_of(news.tile),
                       rules.terrain_ids[index_of(news.terrain)], card_name(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const CreditGained& news)
{
    return fmt::format("{} got {} credit for the next trade from {}.", n.who(news.seat), news.credit,
                       card_name(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const FloodPassesGained& news)
{
    return fmt::format("{} got {} flood pass{} for the next trade from {}.", n.who(news.seat), news.passes,
                       news.passes == 1 ? "" : "es", card_name(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const TakenFromMarket& news)
{
    return fmt::format("{} took {} from the market with {}.", n.who(news.seat), one(rules, news.good, news.units),
                       card_name(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const RemovedFromMarket& news)
{
    return fmt::format("{} removed {} from the market with {}.", n.who(news.seat), one(rules, news.good),
                       card_name(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const CardSwept& news)
{
    return fmt::format("{} swept {} out of the row.", n.who(news.seat), card_name(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const UnitStored& news)
{
    return fmt::format("{} stored {} in {}.", n.who(news.seat), one(rules, news.good), card_name(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const UnitDonated& news)
{
    return fmt::format("{} donated {} for {}{}.", n.who(news.seat), one(rules, news.good), points(news.points),
                       news.first ? " (first copy)" : "");
}

std::string line(const Narrator& n, const Rules& rules, const UnitRefused& news)
{
    return fmt::format("The market refused {} from {}.", one(rules, news.good),
                       n.is_viewer(news.seat) ? "you" : n.name(news.seat));
}

std::string line(const Narrator& n, const Rules& rules, const PointsScored& news)
{
    return fmt::format("{} scored {} thanks to {}.", n.who(news.seat), points(news.points),
                       card_name(rules, news.card));
}

std::string line(const Narrator& n, const Rules&, const TurnEnded& news)
{
    return fmt::format("{} ended the turn with {} token{} left.", n.who(news.seat), news.bowl,
                       news.bowl == 1 ? "" : "s");
}

std::string line(const Narrator&, const Rules&, const RowRedealt&) { return "Nobody built, so the row is dealt anew."; }

std::string line(const Narrator& n, const Rules& rules, const GameEnded& news)
{
    if (news.alone) {
        const std::string how = news.ending == Ending::RoundLimit
                                    ? "The bowl was not emptied"
                                    : fmt::format("The bowl was emptied in round {}", news.round);
        return fmt::format("{}, par is {}: {}.", how, rules.solo_par, news.winner == spectator ? "lost" : "won");
    }
    const std::string who = n.who(news.winner);
    switch (news.ending) {
        case Ending::BowlEmptied: return fmt::format("{} emptied the bowl and won.", who);
        case Ending::RoundFinished:
            return fmt::format("Round {} is over and a bowl is empty. {} won.", news.round, who);
        default: return fmt::format("Round {} was the last. {} won.", news.round, who);
    }
}

}  // namespace tessera::market_trading
