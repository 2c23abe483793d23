// The canonical order of a trade (section 6) against the rules of trades (MT-023 to MT-027): every legal pair of
// bundles has exactly one sequence of actions, none is lost, and nobody gets stuck in a trade.
#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <boost/json.hpp>
#include <map>
#include <set>

#include "engine/json_path.h"
#include "tests/games/market_trading/tables.h"

namespace tessera::market_trading {
namespace {

using Bundle = std::map<std::string, int>;
using Trade = std::pair<Bundle, Bundle>;  // the offer and the take

// A few kinds of every tier, in resource order, with their values.
const std::vector<std::pair<std::string, int>> kinds = {{"wood", 1},  {"grain", 1}, {"salt", 1},
                                                        {"bread", 2}, {"iron", 3},  {"tools", 6}};

struct Market {
    Bundle stock, market;
    int cap, credit, passes;
};

int value_of(const Bundle& bundle)
{
    int value = 0;
    for (const auto& [kind, value_of_one] : kinds)
        if (const auto found = bundle.find(kind); found != bundle.end()) value += value_of_one * found->second;
    return value;
}

// All bundles out of these units, the empty one included.
std::vector<Bundle> bundles_out_of(const Bundle& units)
{
    std::vector<Bundle> all = {{}};
    for (const auto& [kind, most] : units) {
        const std::size_t before = all.size();
        for (std::size_t i = 0; i < before; ++i)
            for (int n = 1; n <= most; ++n) {
                Bundle more = all[i];
                more[kind] = n;
                all.push_back(more);
            }
    }
    return all;
}

bool is_legal(const Market& m, const Bundle& offer, const Bundle& take)
{
    if (offer.empty() || take.empty()) return false;                // MT-023
    if (value_of(take) > value_of(offer) + m.credit) return false;  // MT-024
    int beyond = 0;
    for (const auto& [kind, units] : offer) {
        if (take.contains(kind)) return false;  // MT-026
        const auto copies = m.market.find(kind);
        beyond += std::max(0, (copies == m.market.end() ? 0 : copies->second) + units - m.cap);
    }
    return beyond <= m.passes;  // MT-025; MT-027 by the choice of bundles
}

std::string json_of(const Bundle& bundle)
{
    boost::json::object out;
    for (const auto& [kind, units] : bundle)
        if (units > 0) out[kind] = units;
    return boost::json::serialize(out);
}

Bundle bundle_at(const AnyGame& game, const AnyState& s, std::string_view path)
{
    Bundle bundle;
    const auto found = value_at(game.to_json(s), path);
    for (const auto& [kind, units] : found->get_object()) bundle[kind] = static_cast<int>(units.to_number<int>());
    return bundle;
}

// Follows every sequence of actions from here to `close`, and checks what each trade moves (MT-028).
void follow(const AnyGame& game, const AnyState& s, const Market& m, std::vector<Trade>& closed)
{
    const std::vector<Action> legal = game.legal(s);
    RC_ASSERT(!legal.empty());
    for (const Action action : legal) {
        const std::string text = without_labels(game.text(action));
        if (text == "done") continue;
        AnyState next = s;
        game.apply(next, action);
        if (text != "close") {
            follow(game, next, m, closed);
            continue;
        }
        const Trade trade = {bundle_at(game, s, "trade.offered"), bundle_at(game, s, "trade.taken")};
        Bundle stock = m.stock, market = m.market;
        for (const auto& [kind, units] : trade.first) {
            stock[kind] -= units;
            market[kind] = std::min(market[kind] + units, m.cap);
        }
        for (const auto& [kind, units] : trade.second) {
            stock[kind] += units;
            market[kind] -= units;
        }
        const auto without_zeros = [](Bundle bundle) {
            std::erase_if(bundle, [](const auto& item) { return item.second == 0; });
            return bundle;
        };
        RC_ASSERT(bundle_at(game, next, "players.0.stock") == without_zeros(stock));
        RC_ASSERT(bundle_at(game, next, "market") == without_zeros(market));
        closed.push_back(trade);
    }
}

Market any_market()
{
    Market m;
    m.cap = *rc::gen::inRange(1, 5);
    m.credit = *rc::gen::element(0, 0, 1, 3);
    m.passes = *rc::gen::element(0, 0, 1, 2);
    int units_left = 5, copies_left = 5;
    for (const auto& [kind, value] : kinds) {
        const int units = *rc::gen::inRange(0, std::min(units_left, 3) + 1);
        const int copies = *rc::gen::inRange(0, std::min(copies_left, m.cap) + 1);
        if (units > 0) m.stock[kind] = units;
        if (copies > 0) m.market[kind] = copies;
        units_left -= units;
        copies_left -= copies;
    }
    return m;
}

// MT-023, MT-024, MT-025, MT-026, MT-027, MT-028, MT-R06
RC_GTEST_PROP(TradeBundles, EveryLegalBundleHasExactlyOneSequenceOfActions, ())
{
    const Market m = any_market();
    Scene scene(load({{"market_cap", std::to_string(m.cap)}, {"initial_market", "{}"}}), Seats{2}, "step 2");
    scene.set("players.0.stock", json_of(m.stock));
    scene.set("market", json_of(m.market));
    AnyState s = scene.state();
    // Credit and passes as improvements give them, in the step that is under way.
    scene.game().patch(s,
                       nested_at("turn", boost::json::object{{"bonus_credit", m.credit}, {"flood_passes", m.passes}}));

    std::vector<Trade> reached;
    follow(scene.game(), s, m, reached);

    std::set<Trade> expected;
    for (const Bundle& offer : bundles_out_of(m.stock))
        for (const Bundle& take : bundles_out_of(m.market))
            if (is_legal(m, offer, take)) expected.insert({offer, take});
    const std::set<Trade> found(reached.begin(), reached.end());
    RC_ASSERT(found.size() == reached.size());
    RC_ASSERT(found == expected);
    RC_CLASSIFY(!expected.empty(), "something could be traded");
}

}  // namespace
}  // namespace tessera::market_trading
