// Donations against a second opinion: the rules MT-042 to MT-049 and the cards that touch a donation, written down once
// more from the text, without a look at the program.
#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <boost/json.hpp>
#include <map>
#include <set>

#include "engine/json_path.h"
#include "tests/games/market_trading/tables.h"

namespace tessera::market_trading {
namespace {

using Amounts = std::map<std::string, int>;

struct Kind {
    std::string id;
    int tier, value, first;
};

// In resource order.
const std::vector<Kind> kinds = {{"wood", 1, 1, 2},     {"grain", 1, 1, 2}, {"fish", 1, 1, 2},
                                 {"salt", 1, 1, 2},     {"bread", 2, 2, 3}, {"iron", 2, 3, 4},
                                 {"saltfish", 2, 2, 3}, {"tools", 3, 6, 8}, {"ship", 4, 9, 12}};

struct Table {
    // Before the donation.
    std::vector<std::string> cards;
    std::set<std::string> taken;
    int cap = 4;
    bool first_after_take = true;
    bool ends_at_once = true;
    // Before and after it.
    Amounts stock, market, tokens;
    int square = 0, bowl = 30, surplus = 0;

    bool over() const { return ends_at_once && bowl == 0; }

    void score(int points, const std::string& beside)
    {
        const int moved = std::min(points, bowl);
        bowl -= moved;
        surplus += points - moved;
        (beside.empty() ? square : tokens[beside]) += moved;
    }
};

int limited(int& left, int points)
{
    const int paid = std::min(left, points);
    left -= paid;
    return paid;
}

// What each card still has to give in this turn.
struct Limits {
    int fishmongers = 2, danzig = 2, antwerp = 2, cologne = 2;
};

int premium(const Table& t, const Kind& kind, bool first, Limits& limits)
{
    int points = 0;
    for (const std::string& card : t.cards) {
        if (card == "fishmongers" && (kind.id == "fish" || kind.id == "saltfish"))
            points += limited(limits.fishmongers, 1);
        if (card == "danzig_fleet" && (kind.id == "grain" || kind.id == "bread")) points += limited(limits.danzig, 1);
        if (card == "antwerp_bourse" && kind.tier >= 2 && first) points += limited(limits.antwerp, 1);
    }
    return points;
}

void after_donating(Table& t, const std::map<std::string, int>& accepted)
{
    int high_kinds = 0;
    for (const Kind& kind : kinds) high_kinds += kind.tier >= 2 && accepted.contains(kind.id) ? 1 : 0;
    for (const std::string& card : t.cards) {
        if (t.over()) return;
        if (card == "bursa_bazaar" && accepted.size() >= 4) t.score(2, "");
        if (card == "florentine_guilds" && high_kinds >= 2) t.score(1, "");
        if (t.over()) return;
        if (card == "florentine_guilds" && high_kinds >= 3) t.score(1, "");
        if (card == "gabelle" && accepted.contains("salt") && t.tokens["salt"] >= 2) t.score(2, "salt");
        const int improvements = static_cast<int>(t.cards.size());
        if (card == "parthenon" && improvements >= 4) t.score(std::min(improvements / 4, 2), "statuary");
    }
}

void donate(Table& t)
{
    Limits limits;
    std::map<std::string, int> accepted;
    for (const Kind& kind : kinds) {
        while (t.stock[kind.id] > 0) {
            if (t.over()) return;  // MT-054: what is not yet donated stays in stock
            --t.stock[kind.id];
            int& copies = t.market[kind.id];
            if (copies == t.cap) {  // MT-045
                const bool staple = std::count(t.cards.begin(), t.cards.end(), "cologne_staple") > 0;
                if (staple && kind.tier <= 2) t.score(limited(limits.cologne, 1), kind.id);
                continue;
            }
            const bool first = copies == 0 && (t.first_after_take || !t.taken.contains(kind.id));  // MT-043, MT-047
            ++copies;
            ++accepted[kind.id];
            t.score((first ? kind.first : kind.value) + premium(t, kind, first, limits), kind.id);
        }
    }
    if (!t.over()) after_donating(t, accepted);
}

Table any_table()
{
    Table t;
    t.cap = *rc::gen::inRange(1, 6);
    t.first_after_take = *rc::gen::arbitrary<bool>();
    t.ends_at_once = *rc::gen::arbitrary<bool>();
    t.bowl = *rc::gen::weightedOneOf<int>({{1, rc::gen::inRange(1, 12)}, {2, rc::gen::inRange(12, 60)}});
    for (const Kind& kind : kinds) {
        t.stock[kind.id] = *rc::gen::weightedElement<int>({{3, 0}, {2, 1}, {1, 2}, {1, 4}});
        t.market[kind.id] = *rc::gen::inRange(0, t.cap + 1);
        if (*rc::gen::arbitrary<bool>()) t.taken.insert(kind.id);
    }
    for (const char* card : {"fishmongers", "danzig_fleet", "antwerp_bourse", "cologne_staple", "bursa_bazaar",
                             "florentine_guilds", "gabelle", "parthenon", "karum"})
        if (*rc::gen::arbitrary<bool>())
            t.cards.insert(t.cards.begin() + *rc::gen::inRange<int>(0, static_cast<int>(t.cards.size()) + 1), card);
    return t;
}

template <class Texts>
std::string list_of(const Texts& texts)
{
    return boost::json::serialize(boost::json::array(texts.begin(), texts.end()));
}

std::string amounts_of(const Amounts& amounts)
{
    boost::json::object out;
    for (const auto& [kind, units] : amounts)
        if (units > 0) out[kind] = units;
    return boost::json::serialize(out);
}

// MT-042, MT-043, MT-044, MT-045, MT-046, MT-047, MT-048, MT-049, MT-054, MT-059, MT-R21, MT-R25
RC_GTEST_PROP(Donation, AgreesWithASecondOpinion, ())
{
    const Table before = any_table();
    Scene scene(load({{"market_cap", std::to_string(before.cap)},
                      {"initial_market", "{}"},
                      {"first_value_after_take", before.first_after_take ? "true" : "false"},
                      {"end_rule", before.ends_at_once ? "immediate" : "finish_round"}}),
                Seats{2}, "step 5");
    scene.set("players.0.improvements", list_of(before.cards));
    scene.set("players.0.stock", amounts_of(before.stock));
    scene.set("players.0.bowl", std::to_string(before.bowl));
    scene.set("market", amounts_of(before.market));
    scene.set("turn.taken", list_of(before.taken));

    scene.play("forage 12");

    Table after = before;
    donate(after);
    const auto same = [&](std::string_view path, const Amounts& expected) {
        return same_value(boost::json::parse(scene.seen(path)), boost::json::parse(amounts_of(expected)));
    };
    RC_ASSERT(same("players.0.stock", after.stock));
    RC_ASSERT(same("market", after.market));
    RC_ASSERT(same("players.0.tokens.beside", after.tokens));
    RC_ASSERT(scene.number("players.0.tokens.square") == after.square);
    RC_ASSERT(scene.number("players.0.bowl") == after.bowl);
    if (!before.ends_at_once) RC_ASSERT(scene.number("players.0.surplus") == after.surplus);
    RC_ASSERT((scene.asked() == "over") == after.over());
    RC_CLASSIFY(after.over(), "the game ended");
}

}  // namespace
}  // namespace tessera::market_trading
