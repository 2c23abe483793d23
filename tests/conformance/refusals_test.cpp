// Refusals: an action is allowed exactly if it is listed, whatever its bytes are, and every refusal cites a rule.
#include <cctype>

#include "tests/conformance/conformance.h"

namespace tessera::conformance {

namespace {

// `MT-031: ...`, or with a letter before the number for a ruling.
bool cites_a_rule(std::string_view reason)
{
    std::size_t at = 0;
    const auto take = [&](auto&& is_wanted) {
        const std::size_t from = at;
        while (at < reason.size() && is_wanted(static_cast<unsigned char>(reason[at]))) ++at;
        return at - from;
    };
    const auto is_upper_or_digit = [](unsigned char c) { return std::isupper(c) != 0 || std::isdigit(c) != 0; };
    if (take(is_upper_or_digit) != 2 || reason.substr(at, 1) != "-") return false;
    ++at;
    if (at < reason.size() && std::isupper(static_cast<unsigned char>(reason[at])) != 0) ++at;
    if (take([](unsigned char c) { return std::isdigit(c) != 0; }) == 0) return false;
    return reason.substr(at, 2) == ": " && reason.size() > at + 2;
}

// Holds actions against the list of one position.
class Judge {
public:
    explicit Judge(const Position& position) : p_(position) {}

    void expect_listed_or_refused(Action action)
    {
        const Verdict verdict = p_.game.check(p_.state, action);
        const bool listed = contains(p_.choices, action);
        if (verdict && !listed)
            FAIL() << p_.text(action) << ", bits " << std::hex << action.bits() << ", is allowed, yet not listed";
        if (verdict) return;
        if (listed) FAIL() << p_.text(action) << " is listed, yet refused: " << verdict.reason();
        if (verdict.reason().data() == cited_.data()) return;
        cited_ = verdict.reason();
        EXPECT_TRUE(cites_a_rule(cited_)) << "the refusal of " << p_.text(action) << " cites no rule: " << cited_;
    }

private:
    const Position& p_;
    std::string_view cited_;  // the reason seen last, which is mostly the next one too
};

// About as many as a game has verbs; others are refused by their number alone.
constexpr std::uint16_t kinds = 32;

Action with_members(std::uint16_t kind, unsigned first, unsigned second)
{
    Action action{};
    action.kind = kind;
    action.members[0] = static_cast<std::uint8_t>(first);
    action.members[1] = static_cast<std::uint8_t>(second);
    return action;
}

}  // namespace

// All verbs with up to two bytes of members, and so all actions of a small game.
TEST_P(Conformance, ExactlyTheListedOfAllShortActionsAreAllowed)
{
    int shown = 0;
    in_positions(hundreds(), [&](const Position& p) {
        if (is_range(p) || shown++ % 97 != 0) return;  // each takes two million checks
        Judge judge(p);
        for (std::uint16_t kind = 0; kind < kinds && !HasFailure(); ++kind)
            for (unsigned members = 0; members < 0x10000; ++members)
                judge.expect_listed_or_refused(with_members(kind, members & 0xFF, members >> 8));
    });
}

// Choices with one byte changed to everything it can be.
TEST_P(Conformance, ExactlyTheListedOfAllNeighboursAreAllowed)
{
    in_positions(hundreds(), [&](const Position& p) {
        if (is_range(p) || p.decider.is_nobody()) return;
        Judge judge(p);
        for (std::size_t i = 0; i < p.next.members.size() && !HasFailure(); ++i)
            for (unsigned byte = 0; byte < 256; ++byte) {
                Action neighbour = p.next;
                neighbour.members[i] = static_cast<std::uint8_t>(byte);
                judge.expect_listed_or_refused(neighbour);
            }
    });
}

TEST_P(Conformance, ExactlyTheListedOfRandomBytesAreAllowed)
{
    Rng rng(1);
    // Small numbers and the largest one are what rules know best; the others are noise.
    const auto random_byte = [&]() -> std::uint8_t {
        switch (rng.below(4)) {
            case 0: return static_cast<std::uint8_t>(rng.below(256));
            case 1: return 255;
            default: return static_cast<std::uint8_t>(rng.below(12));
        }
    };
    in_positions(hundreds(), [&](const Position& p) {
        if (is_range(p)) return;
        Judge judge(p);
        for (int i = 0; i < 500; ++i) {
            Action action{};
            action.kind = static_cast<std::uint16_t>(rng.below(kinds));
            for (std::size_t m = 0; m < rng.below(7); ++m) action.members[m] = random_byte();
            judge.expect_listed_or_refused(action);
        }
    });
}

}  // namespace tessera::conformance
